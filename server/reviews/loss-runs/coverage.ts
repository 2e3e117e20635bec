import { daysBetween, formatDate, type IsoDate } from '../../../shared/dates.ts'
import { LINES, lineSaid } from '../../documents/index.ts'
import { nothing } from '../cells.ts'
import { placeIn } from '../holdings.ts'
import type { Finding, Place } from '../types.ts'
import type { Claim } from './claim.ts'
import { computed, counted, named, numbersOf, said } from './money.ts'
import { termSaid } from './policy-term.ts'
import type { PrintedTotal } from './printed-total.ts'
import { printedYears } from './printed-years.ts'
import type { Run } from './runs.ts'
import { countBefore, type Spot, spotOf } from './spots.ts'
import { textOf } from './words.ts'
import type { Year } from './years.ts'

const RUNS = 'Loss runs'
/** Underwriters take no older loss runs, in days. */
const OLDEST = 90
const YEAR = 365.25

/** A term for which a run says in words that there are no losses. */
export type NoLosses = { run: Run; total: PrintedTotal; year: string | null; line: string | null; place: Place }

export function noLossesIn(run: Run): NoLosses[] {
  const nones = run.totals.filter(({ fields }) => Object.keys(fields).length === 1 && fields.count?.value === 0)
  return nones.map((total) => {
    const { of, name } = total
    const from = termSaid(of.policy_period)?.from ?? /\b(?:19|20)\d\d\b/.exec(textOf(name)!)?.[0] ?? null
    const line = lineSaid(textOf(of.line) ?? '')
    return {
      run,
      total,
      year: from?.slice(0, 4) ?? null,
      line: line && LINES[line],
      place: placeIn(run.paper, name.source),
    }
  })
}

export const checkRuns = (runs: Run[], today: IsoDate): Finding[] =>
  runs.flatMap((run) => [valuation(run, today), ...sayNothing(run)])

function valuation({ paper, valued, days: told }: Run, today: IsoDate): Finding {
  const base = { id: `valued:${paper.fileId}`, group: RUNS, topic: `${paper.name}: valuation date` }
  const made = told.find(({ kind }) => kind === 'printed')
  if (!valued && made)
    return {
      ...base,
      verdict: 'UNSURE',
      severity: 'MODERATE',
      cells: [{ text: formatDate(made.day), place: made.place, note: 'when the report was made' }, nothing('')],
      why: `No valuation date was found. The report was made on ${formatDate(made.day)}, so its figures are no newer.`,
      action: 'Ask the carrier for a loss run with its valuation date.',
    }
  if (!valued)
    return {
      ...base,
      verdict: 'NOT_SHOWN',
      severity: 'MODERATE',
      cells: [nothing(`${paper.name} was looked through and shows no valuation date`), nothing('')],
      why: 'No valuation date was found, so the date of these figures is unknown.',
      action: 'Ask the carrier for a loss run with its valuation date.',
    }
  const days = valued.day > today ? 0 : daysBetween(valued.day, today)
  const isOld = days > OLDEST
  const years = Math.floor(days / YEAR)
  return {
    ...base,
    verdict: isOld ? 'GAP' : 'MET',
    severity: isOld ? 'MODERATE' : 'NONE',
    cells: [
      { text: formatDate(valued.day), place: valued.place, note: null },
      computed(
        years ? `over ${counted(years, 'year')}` : counted(days, 'day'),
        `from the valuation to ${formatDate(today)}`,
      ),
    ],
    why: `The figures are of ${formatDate(valued.day)}${isOld ? `; underwriters ask for none older than ${OLDEST} days` : ''}.`,
    action: isOld ? 'Ask the carrier for a current loss run.' : null,
  }
}

/** What is said to have no losses is taken as zero, unless claims are listed under it. */
function sayNothing(run: Run): Finding[] {
  return noLossesIn(run).map(({ total, year, place }, at) => {
    const next = run.heads[countBefore(run.heads, ({ spot }) => spot, { ...total.spot, y: total.spot.y + BELOW })]?.spot
    const before = (spot: Spot) => countBefore(run.claims, ({ key }) => spotOf(key.source), spot)
    const after = next ? before(next) - before(total.spot) : 0
    const of = textOf(total.of.policy_period) ?? textOf(total.of.policy_number) ?? year ?? 'what it heads'
    return {
      id: `none:${run.paper.fileId}:${total.page}:${at}`,
      group: RUNS,
      topic: `${run.paper.name}: no losses`,
      verdict: after ? 'UNSURE' : 'FOUND',
      severity: after ? 'LOW' : 'NONE',
      cells: [
        { text: textOf(total.name)!, place, note: null },
        computed('0 claims', `taken from these words for ${of}`),
      ],
      why: after
        ? `${counted(after)} stand below these words, so it is not certain what they are said of.`
        : `No losses are reported for ${of}; they are taken as zero.`,
      action: after ? 'Look at the page.' : null,
    } satisfies Finding
  })
}

/** In points: what stands so little lower is on the same row. */
const BELOW = 0.01

/** The years that a run speaks of: by its claims, the terms it heads, the years it sums up and what it says has no losses. */
export function yearsTold(runs: Run[], claims: Claim[]): Set<string> {
  const headed = runs.flatMap(({ heads }) =>
    heads.flatMap(({ head }) => termSaid(head.policy_period)?.from.slice(0, 4) ?? []),
  )
  const told = runs.flatMap((run) => noLossesIn(run).flatMap(({ year }) => year ?? []))
  const printed = runs.flatMap((run) => printedYears(run).map(({ year }) => year))
  return new Set([...claims.flatMap(({ year }) => year ?? []), ...headed, ...told, ...printed])
}

/** The years between the first and the last that no run speaks of. */
export function missingYears(runs: Run[], claims: Claim[]): Finding[] {
  const years = yearsTold(runs, claims)
  const told = [...years].map(Number).sort((a, b) => a - b)
  const [first, last] = [told[0], told.at(-1)]
  if (first === undefined || last === undefined) return []
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const names = runs.map(({ paper }) => paper.name).join(', ')
  const unplaced = numbersOf(claims.filter(({ year }) => year === null))
  const may = unplaced.length ? ` ${named(unplaced, unplaced.length)} may be of it.` : ''
  return all
    .filter((year) => !years.has(String(year)))
    .map((year) => ({
      id: `year:${year}`,
      group: RUNS,
      topic: String(year),
      verdict: 'NOT_SHOWN',
      severity: 'MODERATE',
      cells: [nothing(`looked through ${names}`), nothing(`losses are told for ${first} to ${last}`)],
      why: `No loss run for ${year} was given. This does not mean there were no losses.${may}`,
      action: `Ask the carrier for the loss run of ${year}.`,
    }))
}

/** A year stands out that has more than so many times the claims of the others' median, and so many more. */
const TIMES = 2
const MORE = 3

/** The years with far more claims than the others. */
export function outliers(counts: readonly Year[]): Finding[] {
  if (counts.length < 3) return []
  const sorted = counts.map(({ own }) => own.length).sort((a, b) => a - b)
  const middle = (counts.length - 1) >> 1
  return counts.flatMap(({ year, own }): Finding[] => {
    // The middle one of those that are left without it.
    const usual = sorted[own.length <= sorted[middle]! ? middle + 1 : middle] ?? 0
    const [first] = own
    if (!first || own.length <= usual * TIMES || own.length < usual + MORE) return []
    const listed = counts.map((one) => `${one.year}: ${one.own.length}`).join(', ')
    return [
      {
        id: `frequency:${year}`,
        group: 'Frequency and severity',
        topic: `${year}: claims`,
        verdict: 'FOUND',
        severity: 'LOW',
        cells: [
          { ...said(first.paper, first.number, first.key.source), note: `the first of ${counted(own.length)}` },
          computed(counted(usual), `the median of the other years (${listed})`),
        ],
        why: `${year} has ${counted(own.length)}; the median of the other years is ${usual}.`,
        action: `Be ready to tell the underwriter what happened in ${year}.`,
      },
    ]
  })
}
