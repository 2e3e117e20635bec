import type { Finding } from '../types.ts'
import { plainNumber } from './claim.ts'
import { computed, counted, from, said, wordsAcross } from './money.ts'
import { passagesOf, titleOf } from './printed-total.ts'
import type { Run } from './runs.ts'
import { isEqual } from './sums.ts'

/** A count that a loss run prints of its claims, and how many it lists: fewer. */
type Shortfall = { total: Run['totals'][number]; printed: number; listed: number }

/** The most claims that a run counts, where it lists fewer; null where it lists them all as far as it tells. */
export function shortfallOf({ claims, totals, sums }: Run): Shortfall | null {
  const listed = new Set(claims.map(({ number }) => plainNumber(number))).size
  if (!listed) return null
  // Where the amounts of all that is listed are what is printed, only the count is wrong.
  const summed = new Map(
    sums.map(({ total, held, group }) => {
      const amounts = held.filter(({ column }) => column !== 'count')
      return [total, { isAll: amounts.some(({ sum }) => sum !== 0) && amounts.every(isEqual), group }]
    }),
  )
  const found = totals.flatMap((total): Shortfall[] => {
    const printed = total.fields.count?.value
    const own = summed.get(total)
    // What a row of a year counts is held against the claims of that year.
    const rows = total.year ? (own?.group.rows ?? 0) : claims.length
    const count = total.year ? (own?.group.count ?? 0) : listed
    return typeof printed === 'number' && printed > rows && !own?.isAll ? [{ total, printed, listed: count }] : []
  })
  return found.reduce<Shortfall | null>((most, one) => (most && most.printed >= one.printed ? most : one), null)
}

/** That a run counts more claims than it lists: what is added up from those listed is not all. */
export function checkListed(run: Run): Finding[] {
  const short = shortfallOf(run)
  if (!short) return []
  const { total, printed, listed } = short
  const where = run.isWhole ? 'listed' : 'listed, or not all could be read'
  return [
    {
      id: `listed:${run.paper.fileId}`,
      group: 'Totals',
      topic: `${titleOf(total)}: not all claims are listed`,
      verdict: run.isWhole ? 'CONTRADICTS' : 'UNSURE',
      severity: 'HIGH',
      cells: [
        said(run.paper, counted(printed), wordsAcross(total.name.source, passagesOf(total, ['count']))),
        computed(counted(listed), from(run.claims)),
      ],
      why: `${run.paper.name} counts ${counted(printed)} and lists ${listed}: ${printed - listed} are not ${where}.`,
      action: 'Ask the carrier for a loss run that lists every claim.',
    },
  ]
}
