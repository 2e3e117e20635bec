/** Chance that comes out the same for the same seed. */
export type Chance = {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  pick<T>(items: readonly T[]): T
  /** True with this probability. */
  maybe(probability: number): boolean
  shuffle<T>(items: readonly T[]): T[]
  /** So many different ones, in their order. */
  some<T>(items: readonly T[], count: number): T[]
  digits(count: number): string
}

/** Mulberry32: small, and good enough to draw documents with. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffle = <T>(items: readonly T[]) => {
    const mixed = [...items]
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = int(0, at)
      ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
    }
    return mixed
  }
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)]!,
    maybe: (probability) => next() < probability,
    shuffle,
    some: (items, count) => {
      const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count))
      return items.filter((_, index) => chosen.has(index))
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}
