import { addYears, type IsoDate, parseDate } from '../../../shared/dates.ts'
import { isSamePolicy, Likenesses, type LineOfBusiness, lineSaid, normal, unitsOf } from '../../documents/index.ts'
import { termIn } from '../loss-runs/policy-term.ts'
import { textOf } from '../loss-runs/words.ts'
import { ofBoxes } from './answers.ts'
import { ALIKE, COVERAGE_LINES } from './coverage-lines.ts'
import type { LossesTold } from './losses-told.ts'
import type { Told } from './prior-policies.ts'
import type { Part } from './said.ts'

type Span = { from: IsoDate; to: IsoDate }

/** The lines that a loss run says it is of, or that the application says its policy is of. */
export function linesOfRun({ paper }: Part, policies: readonly Told[]): Set<LineOfBusiness> {
  const { policies: own, claimLists } = paper.facts
  const headed = (claimLists?.heads ?? []).flatMap(({ line }) => lineSaid(textOf(line) ?? '') ?? [])
  const said = [...headed, ...own.flatMap(({ lines }) => lines)]
  if (said.length) return new Set(said)
  const numbers = own.flatMap(({ number }) => number ?? [])
  const named = policies.filter(
    ({ side, fields }) =>
      side === 'Application' && numbers.some((one) => fields.number && isSamePolicy(one, fields.number.shown)),
  )
  return new Set(named.flatMap(({ lines }) => lines.map((line) => COVERAGE_LINES[line].lines[0])))
}

/** The lines that applications are for, or name a policy of. */
export function linesAppliedFor(applications: readonly Part[], policies: readonly Told[]): Set<LineOfBusiness> {
  const named = policies.filter(({ side }) => side === 'Application').flatMap(({ lines }) => lines)
  return new Set([
    ...applications.flatMap(({ paper }) => paper.facts.policies.flatMap(({ lines }) => lines)),
    ...named.map((line) => COVERAGE_LINES[line].lines[0]),
  ])
}

/** Whether a run shows that it lists the losses of a day: its terms, the last day of each left out, told in one search. */
export function termsOf({ paper }: Part): (day: IsoDate) => boolean {
  const { policies, claimLists } = paper.facts
  const headed = (claimLists?.heads ?? []).flatMap(({ policy_period: period }) => termIn(period) ?? [])
  const told = policies.map(({ effective, expiration }) => ({
    from: parseDate(effective ?? ''),
    to: parseDate(expiration ?? ''),
  }))
  const spans = [...headed, ...told].flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  const merged: Span[] = []
  for (const span of spans.sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = [last.to, span.to].sort()[1]!
    else merged.push({ ...span })
  }
  return (day) => {
    let [from, to] = [0, merged.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (merged[middle]!.to <= day) from = middle + 1
      else to = middle
    }
    return from < merged.length && merged[from]!.from <= day
  }
}

/** When an application says that it was written. */
const WRITTEN = new Likenesses([
  { id: 'written', labels: ['date of application', 'application date', 'date completed', 'date signed', 'date prepared'] },
]) // biome-ignore format: a table

function writtenOn(part: Part): IsoDate | null {
  const [box] = ofBoxes(['Form_CompletionDate'], part, 'date')
  const pair = part.pages
    .flatMap(unitsOf)
    .find(({ kind, label }) => kind === 'pair' && (WRITTEN.of(normal(label))[0]?.score ?? 0) >= ALIKE)
  return parseDate(box?.shown ?? pair?.value ?? '')
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const YEARS = new RegExp(`\\b(\\d{1,2}|${NUMBERS.join('|')})\\W*(?:\\(\\d+\\)\\W*)?years?\\b`, 'i')

/** So many years back an application asks for losses, by its box or by the title of the list. */
function yearsTold(part: Part, { titles }: LossesTold): number | null {
  const [box] = ofBoxes(['LossHistory_InformationYearCount'], part, 'number')
  const told = box ? `${box.shown} years` : titles.find((one) => YEARS.test(one))
  const [, count] = YEARS.exec(told ?? '') ?? []
  return count ? Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1 : null
}

/**
 * The days whose losses the applications surely list, both ends among them: from as many years back as one says, else from its first loss, to
 * the day it was written, else to its last loss. Null where none tells.
 */
export function daysAsked(told: readonly (readonly [Part, LossesTold])[], today: IsoDate): Span | null {
  const days = told.flatMap(([, { losses }]) => losses.flatMap(({ date }) => parseDate(date.shown) ?? [])).sort()
  const written = told.flatMap(([part]) => writtenOn(part) ?? []).find((day) => day <= today) ?? null
  const years = told.flatMap(([part, losses]) => yearsTold(part, losses) ?? [])
  const from = years.length ? addYears(written ?? today, -Math.min(...years)) : days[0]
  const to = written ?? days.at(-1)
  return from && to ? { from, to } : null
}

export const isWithin = (span: Span | null, day: string): boolean => {
  const own = parseDate(day)
  return span !== null && own !== null && own >= span.from && own <= span.to
}
