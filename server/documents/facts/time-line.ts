import { sortableDate } from './dates.ts'
import type { PolicyEvent } from './events.ts'
import { bareNumber, sameNumber } from './policies.ts'

/** An event with the file it was read from, by its place among the files. */
export type FiledEvent = PolicyEvent & { file: number }

/**
 * What has become of a policy by a day: `ended`; `ending`, as it will on a day still to come; `open`, where the documents leave it so.
 * `event` is what says it.
 */
export type Ending = { state: 'ended' | 'ending' | 'open'; event: FiledEvent }

/** MM/DD/YYYY, each null where the documents do not say. */
type Term = { effective: string | null; expiration: string | null }

const RANK: Ending['state'][] = ['ending', 'open', 'ended']

/** Whether two printed policy numbers are one policy's; one may have its suffix of term or state. */
export function isSamePolicy(one: string, other: string): boolean {
  return sameNumber(bareNumber(one), bareNumber(other))
}

/**
 * What the events of a policy, in the order of files and pages, say of it on a day (YYYY-MM-DD; null: once they all have taken effect).
 * Null where it stands.
 */
export function endingOf(events: FiledEvent[], term: Term, today: string | null): Ending | null {
  const day = today?.replaceAll('-', '')
  const endings = events.flatMap((event): Ending[] => {
    if (event.kind !== 'cancelled') return []
    const { date, isConditional } = event
    if (date && term.expiration && sortableDate(date) >= sortableDate(term.expiration)) return []
    const isEarly = date !== null && term.effective !== null && sortableDate(date) < sortableDate(term.effective)
    if (isEarly && daysBetween(date, term.effective!) > OF_THE_TERM_BEFORE) return []
    const revived = events.filter(({ kind }) => kind === 'reinstated').map((later) => isAfter(later, event, events))
    if (revived.includes('yes')) return []
    if (date && day && sortableDate(date) > day) return [{ state: 'ending', event }]
    const isOpen = isEarly || isConditional || revived.includes('unknown')
    return [{ state: isOpen ? 'open' : 'ended', event }]
  })
  return endings.toSorted((a, b) => RANK.indexOf(b.state) - RANK.indexOf(a.state))[0] ?? null
}

/** An end so many days before a policy's term ended the term before; later, it may have ended this one before it began. */
const OF_THE_TERM_BEFORE = 90

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** Whether a reinstatement came after an end: by the days both take effect, else by those they were written, else by their place. */
function isAfter(back: FiledEvent, end: FiledEvent, order: FiledEvent[]): 'yes' | 'no' | 'unknown' {
  const is = (yes: boolean) => (yes ? 'yes' : 'no')
  const at = (date: string) => sortableDate(date)
  if (back.date && end.date) return is(at(back.date) >= at(end.date))
  const isSamePage = back.file === end.file && back.source.page === end.source.page
  if (isSamePage) return 'yes'
  if (back.written && end.written && back.written !== end.written) return is(at(back.written) > at(end.written))
  if (back.file === end.file) return is(order.indexOf(back) > order.indexOf(end))
  const told = back.written ?? back.date
  return told && end.date && at(told) >= at(end.date) ? 'yes' : 'unknown'
}
