/**
 * A cache in two halves: when the newer half costs more than half of `most`, the older is dropped, except for entries used again since.
 * Cheaper than keeping an order of use, which many small things ask for.
 */
export class BoundedCache<K, V> {
  private newer = new Map<K, { value: V; cost: number }>()
  private older = new Map<K, { value: V; cost: number }>()
  private readonly half: number
  private total = 0

  constructor(most: number) {
    this.half = most / 2
  }

  get(key: K): V | undefined {
    const found = this.newer.get(key)
    if (found) return found.value
    const old = this.older.get(key)
    return old && this.set(key, old.value, old.cost)
  }

  /** `cost` in the unit of `most`; what costs more than half of that is not kept. A key has one value for good. */
  set(key: K, value: V, cost: number): V {
    if (cost > this.half || this.newer.has(key)) return value
    if (this.total + cost > this.half) {
      this.older = this.newer
      this.newer = new Map()
      this.total = 0
    }
    this.newer.set(key, { value, cost })
    this.total += cost
    return value
  }
}
