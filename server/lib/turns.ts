/** Something that waits for its turn: `of` says whose turn it takes. */
export type Waiting = { of: string; urgent: boolean }

type Line<T> = { waiting: T[]; running: number; served: number }

/**
 * Who is next, so that nobody waits because of how much somebody else sends. Whoever has least under way goes first, then
 * whoever was served longest ago; only within one's own line does it count who came first, and what is urgent.
 */
export class Turns<T extends Waiting> {
  private readonly lines = new Map<string, Line<T>>()
  private clock = 0

  join(one: T): void {
    // Who comes anew stands before the one served last and behind all who waited longer.
    const line = this.lines.get(one.of) ?? { waiting: [], running: 0, served: this.clock - 0.5 }
    this.lines.set(one.of, line)
    if (one.urgent) line.waiting.unshift(one)
    else line.waiting.push(one)
  }

  /** Takes somebody who waits out of the line. */
  leave(one: T): void {
    const line = this.lines.get(one.of)
    const at = line?.waiting.indexOf(one) ?? -1
    if (at >= 0) line!.waiting.splice(at, 1)
    this.forgetIfIdle(one.of)
  }

  /** The next one, now under way; with `onlyIdle`, only of those that have nothing under way. */
  next({ onlyIdle }: { onlyIdle: boolean }): T | null {
    const ready = [...this.lines.values()].filter(({ waiting, running }) => waiting.length && !(onlyIdle && running))
    const [line] = ready.sort((a, b) => a.running - b.running || a.served - b.served)
    if (!line) return null
    line.running += 1
    line.served = ++this.clock
    return line.waiting.shift()!
  }

  /** Everybody who waits, in the order in which they go when nobody else comes. */
  order(): T[] {
    const lines = [...this.lines.values()].map(({ waiting, served }) => ({ waiting: [...waiting], served }))
    const order: T[] = []
    for (let { clock } = this; ; ) {
      const [line] = lines.filter(({ waiting }) => waiting.length).sort((a, b) => a.served - b.served)
      if (!line) return order
      line.served = ++clock
      order.push(line.waiting.shift()!)
    }
  }

  /** Says that one that was under way is done. */
  done(one: T): void {
    const line = this.lines.get(one.of)
    if (line) line.running -= 1
    this.forgetIfIdle(one.of)
  }

  /** Everybody who waits, out of the line. */
  clear(): T[] {
    return [...this.lines.values()].flatMap(({ waiting }) => waiting.splice(0))
  }

  private forgetIfIdle(of: string): void {
    const line = this.lines.get(of)
    if (line && !line.waiting.length && line.running <= 0) this.lines.delete(of)
  }
}
