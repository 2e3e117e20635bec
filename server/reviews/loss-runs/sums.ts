import { measureNamed } from '../../documents/index.ts'
import type { Claim } from './claim.ts'
import { type Column, type Group, Ledger } from './ledger.ts'
import { cents } from './money.ts'
import { NamedGroups } from './named-groups.ts'
import type { PrintedTotal } from './printed-total.ts'
import { repeatedAmong } from './same-rows.ts'
import { countBefore, isBefore, type Spot, spotOf } from './spots.ts'

/** A printed figure held against the claims; amounts in cents. `lacking`: how many rows do not tell theirs. */
export type Held = { column: Column; field: string; printed: number; sum: number; lacking: number }
/** A total and the claims it sums up as far as its figures tell; `isNamed`: it says itself which, or it is the last of all. */
export type Summed = { total: PrintedTotal; group: Group; held: Held[]; isNamed: boolean }

/** As many sums before are looked back on, for one that adds up sums. */
const MOST_BACK = 16

/**
 * Every total with the claims it sums up. `rows`: rows of amounts that no word calls a total; one whose figures are the sums of the claims is one,
 * whatever it is called.
 */
export function sumsIn(
  claims: readonly Claim[],
  totals: readonly PrintedTotal[],
  rows: readonly PrintedTotal[],
): Summed[] {
  const repeated = repeatedAmong(claims)
  const lists = repeated.size ? [claims, claims.filter((claim) => !repeated.has(claim))] : [claims]
  const books = lists.map((list) => new Book(list))
  const columns = new Set(claims.flatMap(({ figures }) => columnsOf(figures)))
  const all = [...totals.map((total) => ({ total, isTold: true })), ...rows.map((total) => ({ total, isTold: false }))]
  all.sort((a, b) => (isBefore(a.total.spot, b.total.spot) ? -1 : isBefore(b.total.spot, a.total.spot) ? 1 : 0))
  const lastTold = all.findLastIndex(({ isTold, total }) => isTold && !isOfYears(total))
  const years = totals.filter(({ year }) => year)
  const isListed = years.every((total) => books.some((book) => book.ofYear(total).length > 0))
  return all.flatMap(({ total, isTold }, at) => {
    // A summary by year stands where it stands: it sums up what it names, or all where no year is left out.
    if (isOfYears(total)) {
      const own = total.year
        ? books.flatMap((book) => book.ofYear(total))
        : isListed
          ? books.map(({ whole }) => whole)
          : []
      const best = bestOf(own, figuresOf(total, columns))
      return best ? [{ total, isNamed: true, ...best }] : []
    }
    const next =
      all.slice(at + 1, at + 1 + MOST_BACK).find((one) => one.isTold && !isOfYears(one.total))?.total.spot ?? null
    const figures = figuresOf(total, columns)
    const found = books.map((book) => book.groupsFor(total, next))
    const groups = found.flatMap(({ groups: own }) => own)
    const named = found.some(({ named: count }) => count > 0)
    const best = bestOf(groups, figures)
    const isFound = best !== null && (isTold || isSum(best))
    if (isFound) for (const book of books) book.close(total.spot, best)
    if (!isFound || saysNone(total)) return []
    const isLast = at >= lastTold && countBefore(claims, placeOf, total.spot) === claims.length
    return [{ total, isNamed: named || isLast, ...best }]
  })
}

const isOfYears = ({ year, ofYears }: PrintedTotal) => year !== undefined || ofYears === true
const placeOf = ({ key }: Claim): Spot => spotOf(key.source)
const saysNone = ({ fields }: PrintedTotal) => Object.keys(fields).length === 1 && fields.count?.value === 0
const columnsOf = (figures: Claim['figures']): Column[] => [
  ...(['paid', 'reserved', 'recovered', 'incurred'] as const).filter((measure) => figures[measure] !== null),
  ...figures.others.map(({ name }) => name),
]

type Printed = Pick<Held, 'column' | 'field' | 'printed'>

function figuresOf(total: PrintedTotal, columns: ReadonlySet<Column>): Printed[] {
  return Object.entries(total.fields).flatMap(([field, { value }]) => {
    const column: Column = field === 'count' ? 'count' : (measureNamed(field) ?? field)
    const isListed = column === 'count' || columns.has(column)
    return isListed && typeof value === 'number'
      ? [{ column, field, printed: column === 'count' ? value : cents(value) }]
      : []
  })
}

/** The claims of a run as its totals may sum them up, in the order they are listed. */
class Book {
  private readonly ledger: Ledger
  private readonly named: NamedGroups
  /** The rows at which what was summed up so far begins, the last one last. */
  private readonly starts: number[] = []
  private closed = 0

  constructor(claims: readonly Claim[]) {
    this.ledger = new Ledger(claims)
    this.named = new NamedGroups(claims)
  }

  get whole(): Group {
    return this.ledger.whole
  }
  ofYear(total: PrintedTotal): Group[] {
    return this.named.ofYear(total).map(({ whole }) => whole)
  }

  /** What a total may sum up: what it names; by where it stands, the claims since the sums before, of its policy, so far, below it, or all. */
  groupsFor(total: PrintedTotal, next: Spot | null): { groups: Placed[]; named: number } {
    const { claims } = this.ledger
    const at = countBefore(claims, placeOf, total.spot)
    const until = next ? countBefore(claims, placeOf, next) : claims.length
    const named = this.named.named(total).filter((ledger) => ledger.claims.length < claims.length)
    const ofPolicy = this.named
      .ofPolicy(claims[at - 1]?.policy ?? null)
      .map((ledger) => ledger.stretch(0, countBefore(ledger.claims, placeOf, total.spot)))
    const isNothing = Object.values(total.fields).every(({ value }) => value === 0)
    const back = this.starts.slice(-MOST_BACK).reverse()
    const stretches = [this.closed, ...back, 0].map((from) => ({
      from,
      ...this.ledger.stretch(Math.min(from, at), at),
    }))
    const placed: Placed[] = [
      ...stretches.slice(0, 1),
      ...ofPolicy,
      ...stretches.slice(1),
      this.ledger.whole,
      ...this.named.ofLine(total.of.line).map(({ whole }) => whole),
      this.ledger.stretch(at, Math.max(at, until)),
    ]
    const groups = [...named.map(({ whole }) => whole), ...placed.filter(({ rows }) => rows > 0 || isNothing)]
    return { groups, named: named.length }
  }

  /** What was summed up is what a later sum may add up again. */
  close(spot: Spot, { group, held }: Best): void {
    const at = countBefore(this.ledger.claims, placeOf, spot)
    const from = held.some(isEqual) && (group as Placed).from !== undefined ? (group as Placed).from! : this.closed
    while (this.starts.length && this.starts.at(-1)! >= from) this.starts.pop()
    this.starts.push(from)
    this.closed = at
  }
}

/** `from`: the row it begins with, where it is a stretch of the list. */
type Placed = Group & { from?: number }
type Best = { group: Group; held: Held[] }

function bestOf(groups: readonly Group[], figures: readonly Printed[]): Best | null {
  let best: (Best & { score: number }) | null = null
  for (const group of groups) {
    const held = figures.map((one) => hold(one, group))
    const score = scoreOf(held)
    if (held.length && (!best || score > best.score)) best = { group, held, score }
  }
  return best && { group: best.group, held: best.held }
}

function hold(one: Printed, group: Group): Held {
  if (one.column !== 'count') {
    const { sum, lacking } = group.sumOf(one.column)
    return { ...one, sum, lacking }
  }
  // Some count the rows they list, others the claims.
  return { ...one, sum: one.printed === group.rows ? group.rows : group.count, lacking: 0 }
}

export const isEqual = ({ printed, sum }: Held) => printed === sum
/** How many figures speak for these claims being the ones summed up; nothing does so less than a figure. */
export const scoreOf = (held: readonly Held[]) =>
  held.filter((one) => isEqual(one) && one.sum !== 0).length + held.filter(isEqual).length / 100

/** Whether a row that no word calls so is a sum: of several claims, of which it tells one figure at least; or with all its figures. */
const isSum = ({ group, held }: Best) =>
  scoreOf(held) >= 1 && (held.every(isEqual) || (group.count > 1 && held.filter(isEqual).length * 2 >= held.length))
