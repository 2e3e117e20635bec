import { addYears, daysBetween, type IsoDate, mediumDate } from '../../../../shared/dates.ts'
import { bareNumber } from '../../../documents/index.ts'
import { distinct } from './compare.ts'
import type { CheckRow, Said, Side } from './types.ts'

const ofPath = ({ said }: Side, path: string) => distinct(said.filter((one) => one.path === path))

/** What is not likened between a policy and the one it renews: its dates follow one another, and its documents are others. */
const NOT_LIKENED = ['inforceAt', 'expiresAt', 'issuedAt', 'policy.prior']

/** Both sides without the dates and numbers that a renewal has of its own. */
export const withoutTerm = (side: Side): Side => ({
  ...side,
  said: side.said.filter(({ path }) => !NOT_LIKENED.includes(path)),
})

/** How the term of a renewal follows that of the expiring policy, and whether it says that it renews that one. */
export function termRows(expiring: Side, issued: Side): CheckRow[] {
  const start = { label: 'Begins when the expiring policy ends', path: 'term.begins' }
  return [
    ...pairRow(start, ofPath(expiring, 'expiresAt'), ofPath(issued, 'inforceAt'), (was, is) => gapIn(was, is)),
    ...lengthRow(expiring, issued),
    ...pairRow(
      { label: 'Renewal of policy', path: 'term.renews' },
      ofPath(expiring, 'policyNumber'),
      ofPath(issued, 'policy.prior'),
      (was, is) => (bareNumber(was) === bareNumber(is) ? null : 'It renews another policy number.'),
    ),
  ]
}

function pairRow(
  own: Pick<CheckRow, 'path' | 'label'>,
  was: Said[],
  is: Said[],
  wrongWith: (was: string, is: string) => string | null,
): CheckRow[] {
  if (!was.length || !is.length) return []
  const isSure = [was, is].every(([one, ...more]) => one!.isSure && !more.length)
  const concern = wrongWith(was[0]!.value, is[0]!.value)
  const kind = !isSure ? 'UNSURE' : concern ? 'CHANGED' : 'SAME'
  return [{ ...own, kind, was, is, concern, note: null }]
}

function gapIn(ends: IsoDate, begins: IsoDate): string | null {
  const days = daysBetween(ends, begins)
  const far = days === 1 ? '1 day' : `${String(days)} days`
  if (days === 0) return null
  return begins > ends ? `A gap of ${far} without coverage.` : `It begins ${far} before the expiring policy ends.`
}

/** How long each term is, where both sides tell both of its dates. */
function lengthRow(expiring: Side, issued: Side): CheckRow[] {
  const [was, is] = [termOf(expiring), termOf(issued)]
  if (!was || !is) return []
  const row = { path: 'term.length', label: 'Policy term', was: [was], is: [is], note: null }
  return [
    lengthOf(was) === lengthOf(is)
      ? { ...row, kind: 'SAME', concern: null }
      : { ...row, kind: 'CHANGED', concern: lengthConcern(was, is) },
  ]
}

function termOf(side: Side): Said | null {
  const [[begins], [ends]] = [ofPath(side, 'inforceAt'), ofPath(side, 'expiresAt')]
  if (!begins || !ends) return null
  const shown = `${mediumDate(begins.value)} – ${mediumDate(ends.value)}`
  return { ...ends, value: `${begins.value}/${ends.value}`, shown }
}

function lengthOf({ value }: Said): string {
  const [begins, ends] = value.split('/') as [IsoDate, IsoDate]
  const years = Number(ends.slice(0, 4)) - Number(begins.slice(0, 4))
  return addYears(begins, years) === ends ? `${String(years)} years` : `${String(daysBetween(begins, ends))} days`
}

const daysOf = ({ value }: Said) => daysBetween(...(value.split('/') as [IsoDate, IsoDate]))

const lengthConcern = (was: Said, is: Said) =>
  daysOf(is) < daysOf(was) ? 'The term is shorter than before.' : 'The term is longer than before.'
