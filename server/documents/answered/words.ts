import { type Cell, passageOf, spanOf } from '../facts/sheet.ts'
import type { Passage } from '../types.ts'

type Placed = { from: number; to: number; cell: Cell; at: number }

/** Words of a page in a row, from which a stretch can be quoted. */
export class Words {
  readonly page: number
  text = ''
  private readonly placed: Placed[] = []

  constructor(page: number) {
    this.page = page
  }

  /** Adds words of a cell, from one token to another, behind what parts them from those before. */
  add(cell: Cell, parting: string, from = 0, to = cell.tokens.length): this {
    for (let at = from; at < to; at++) {
      if (this.text) this.text += at === from ? parting : ' '
      const start = this.text.length
      this.text += cell.tokens[at]!.text
      this.placed.push({ from: start, to: this.text.length, cell, at })
    }
    return this
  }

  /** The words of stretches as the page has them. */
  passage(stretches: readonly (readonly [from: number, to: number])[]): Passage {
    const own = new Set(stretches.flatMap(([from, to]) => this.within(from, to)))
    return passageOf(
      this.page,
      [...own].map(({ cell, at }) => spanOf(cell, at, at + 1)),
    )
  }

  /** The words of one stretch, found by halves: a long item may ask a great many questions. */
  private within(from: number, to: number): Placed[] {
    let [first, end] = [0, this.placed.length]
    while (first < end) {
      const half = (first + end) >> 1
      if (this.placed[half]!.to > from) end = half
      else first = half + 1
    }
    let last = first
    while (last < this.placed.length && this.placed[last]!.from < to) last++
    return this.placed.slice(first, last)
  }
}
