import { plain } from '../cells.ts'
import type { Cell, Finding, ReviewTable } from '../types.ts'
import type { Claim } from './claim.ts'
import { computed, counted, dollars, from, named, numbersOf, said } from './money.ts'
import { incurredCell, largestCell, UNDATED, yearCell } from './tables.ts'
import type { Year } from './years.ts'

/** How often and how much: what is drawn, too. */
const DRAWN = new Set(['Claims', 'Average'])

/** Frequency and severity by year, each year against the one before in words; against none while a claim is in no year. */
export function byYear(years: readonly Year[], unplaced: readonly Claim[]): ReviewTable {
  const head = ['Year', 'Claims', 'Incurred', 'Average', 'Largest', 'Change from prior year shown'].map(
    (label, at) => ({
      ...{ label, isNumber: at > 0 && at < 5 },
      ...(DRAWN.has(label) && { isBar: true as const }),
    }),
  )
  return {
    title: 'Frequency and severity',
    head,
    rows: [
      ...years.map((one, at) => rowOf(one, years[at - 1], unplaced)),
      ...(unplaced.length ? [unplacedRow(unplaced)] : []),
    ],
  }
}

const UNREAD = 'No claims could be read'

const averageOf = ({ own, incurred }: Year) =>
  own.length && incurred !== null ? Math.round(incurred / own.length) : null

const unplacedRow = (own: readonly Claim[]): Cell[] => [
  plain(UNDATED),
  computed(String(own.length), from(own)),
  incurredCell(own),
  computed('', 'of no year'),
  largestCell(own),
  computed('', 'of no year'),
]

function rowOf(one: Year, before: Year | undefined, unplaced: readonly Claim[]): Cell[] {
  const { year, own, isRead } = one
  if (!isRead) return [yearCell(year, own), ...Array.from({ length: 5 }, () => computed('', UNREAD))]
  const average = averageOf(one)
  return [
    yearCell(year, own),
    computed(String(own.length), from(own)),
    own.length ? incurredCell(own) : computed('$0', from(own)),
    average === null
      ? computed('', own.length ? 'not all lines could be read' : 'no claims are listed')
      : computed(dollars(average), `incurred by ${counted(own.length)}`),
    own.length ? largestCell(own) : computed('', 'no claims are listed'),
    before?.isRead && unplaced.length
      ? computed('', `${named(numbersOf(unplaced), unplaced.length)} may be of either year`)
      : before?.isRead
        ? computed(changeWords(one, before), `computed from ${before.year} and ${year}`)
        : computed('', before ? `${before.year}: ${UNREAD}` : 'the first year'),
  ]
}

function changeWords(one: Year, before: Year): string {
  const more = one.own.length - before.own.length
  const count =
    more === 0
      ? 'same number of claims'
      : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} ${Math.abs(more) === 1 ? 'claim' : 'claims'}`
  const [now, then] = [averageOf(one), averageOf(before)]
  if (now === null || !then) return count
  const percent = Math.round(((now - then) / Math.abs(then)) * 100)
  return `${count}; average ${percent === 0 ? 'unchanged' : `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)} %`}`
}

/** How the number and the cost of claims, each of which is in a year, went from the first to the last one, in words. */
export function trendOf(claims: Claim[], years: readonly Year[]): Finding[] {
  const [first, last] = [years[0], years.at(-1)]
  const [earliest] = claims.toSorted((a, b) => a.year!.localeCompare(b.year!))
  if (!first || !last || first === last || !earliest) return []
  const way = (a: number, b: number) => (b > a ? 'rose' : b < a ? 'fell' : 'stayed')
  const [before, after] = [averageOf(first), averageOf(last)]
  const severity =
    before === null || after === null
      ? ''
      : ` The average claim ${way(before, after)} from ${dollars(before)} to ${dollars(after)}.`
  const listed = years.map(({ year, own }) => `${year}: ${own.length}`).join(', ')
  return [
    {
      id: 'trend',
      group: 'Frequency and severity',
      topic: `${first.year} to ${last.year}`,
      verdict: 'FOUND',
      severity: 'NONE',
      cells: [
        {
          ...said(earliest.paper, earliest.number, earliest.key.source),
          note: `the first of ${counted(claims.length)}`,
        },
        computed(listed, from(claims)),
      ],
      why: `Claims ${way(first.own.length, last.own.length)} from ${first.own.length} in ${first.year} to ${last.own.length} in ${last.year}.${severity}`,
      action: null,
    },
  ]
}
