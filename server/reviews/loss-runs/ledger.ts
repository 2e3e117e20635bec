import type { ClaimFigure, Measure } from '../../documents/index.ts'
import { type Claim, plainNumber } from './claim.ts'
import { cents } from './money.ts'

/** What a total sums up: a measure, how many claims there are, or a column of the document's own. */
export type Column = Measure | 'count' | (string & {})

/**
 * Some claims that may be summed up. `rows` counts what is listed, `count` the claims: one may be listed in several rows, for each of its claimants or
 * coverages. `sumOf`: in cents, and how many rows do not tell theirs.
 */
export type Group = {
  rows: number
  count: number
  first: (most: number) => Claim[]
  sumOf: (column: Column) => { sum: number; lacking: number }
  lacking: (column: Column, most: number) => Claim[]
  /** Those of these claims that are among its rows. */
  among: (claims: readonly Claim[]) => Claim[]
}

type Sums = { sums: number[]; lacking: number[] }

/** Claims in the order they are listed; what a stretch of them comes to takes as long for many as for few. */
export class Ledger {
  readonly claims: readonly Claim[]
  /** How many claims begin before each row. */
  private readonly begun: number[] = [0]
  private readonly rowOf: ReadonlyMap<Claim, number>
  private readonly columns = new Map<Column, Sums>()

  constructor(claims: readonly Claim[]) {
    this.claims = claims
    this.rowOf = new Map(claims.map((claim, row) => [claim, row]))
    for (const [at] of claims.entries()) this.begun.push(this.begun[at]! + (this.begins(at) ? 1 : 0))
  }

  get whole(): Group {
    return this.stretch(0, this.claims.length)
  }

  /** The rows from one on, up to another. */
  stretch(from: number, to: number): Group {
    const { claims } = this
    return {
      rows: to - from,
      count: from < to ? this.begun[to]! - this.begun[from]! + (this.begins(from) ? 0 : 1) : 0,
      first: (most) => claims.slice(from, Math.min(to, from + most)),
      sumOf: (column) => {
        const { sums, lacking } = this.sumsOf(column)
        return { sum: sums[to]! - sums[from]!, lacking: lacking[to]! - lacking[from]! }
      },
      lacking: (column, most) => {
        const found: Claim[] = []
        for (let at = from; at < to && found.length < most; at++)
          if (figureOf(claims[at]!, column) === null) found.push(claims[at]!)
        return found
      },
      among: (some) => some.filter((claim) => (this.rowOf.get(claim) ?? -1) >= from && this.rowOf.get(claim)! < to),
    }
  }

  private begins(at: number): boolean {
    const before = this.claims[at - 1]
    return !before || plainNumber(before.number) !== plainNumber(this.claims[at]!.number)
  }

  private sumsOf(column: Column): Sums {
    const kept = this.columns.get(column)
    if (kept) return kept
    const made: Sums = { sums: [0], lacking: [0] }
    for (const [at, claim] of this.claims.entries()) {
      const figure = figureOf(claim, column)
      made.sums.push(made.sums[at]! + cents(figure?.value ?? 0))
      made.lacking.push(made.lacking[at]! + (figure ? 0 : 1))
    }
    this.columns.set(column, made)
    return made
  }
}

const figureOf = ({ figures }: Claim, column: Column): ClaimFigure | null =>
  isMeasure(column) ? figures[column] : (figures.others.find(({ name }) => name === column) ?? null)

const MEASURES: readonly string[] = ['paid', 'reserved', 'recovered', 'incurred'] satisfies Measure[]
const isMeasure = (column: Column): column is Measure => MEASURES.includes(column)
