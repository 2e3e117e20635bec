import { addDays, dayIn, daysBetween, END_OF_DAY, mediumDate, timeIn } from '../../../shared/dates.ts'
import type { RequestState } from '../../../shared/requests.ts'

const clock = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at)

/** When something is due, by the agency's clock: "Nov 23, 2026", or "Nov 23, 2026, 3:00 PM" where a time was said. */
export function dueText(timeZone: string, dueAt: string): string {
  const at = new Date(dueAt)
  const day = mediumDate(dayIn(timeZone, at))
  return timeIn(timeZone, at) === END_OF_DAY ? day : `${day}, ${clock(timeZone, at)}`
}

/** Whether it should have been done by now. */
export const isOverdue = (of: { state: RequestState; dueAt?: string | null }, now: number) =>
  of.state === 'OPEN' && !!of.dueAt && Date.parse(of.dueAt) <= now

/** How far off a due day is by the agency's clock: "today", "tomorrow", "in 3 days", "yesterday", "3 days ago". */
export function howFar(timeZone: string, dueAt: string, now: number): string {
  const [today, day] = [dayIn(timeZone, new Date(now)), dayIn(timeZone, new Date(dueAt))]
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  if (day === addDays(today, -1)) return 'yesterday'
  const days = daysBetween(today, day)
  return day > today ? `in ${String(days)} days` : `${String(days)} days ago`
}
