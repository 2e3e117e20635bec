import { dayIn, daysBetween, END_OF_DAY, mediumDate, timeIn } from '../../../shared/dates.ts'
import type { RequestState } from '../../../shared/requests.ts'

const clock = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at)

/** When something is due, by the agency's clock: "Nov 23, 2026", or "Nov 23, 2026, 3:00 PM" where a time was said. */
export function dueText(timeZone: string, dueAt: string): string {
  const at = new Date(dueAt)
  const day = mediumDate(dayIn(timeZone, at))
  return timeIn(timeZone, at) === END_OF_DAY ? day : `${day}, ${clock(timeZone, at)}`
}

/** Whether it should have been done now. */
export const isOverdue = (of: { state: RequestState; dueAt?: string | null }, now: number) =>
  of.state === 'OPEN' && !!of.dueAt && Date.parse(of.dueAt) <= now

/** How far off a due day that has not passed is, by the agency's clock: "today", "tomorrow", "in 3 days". */
export function howFar(timeZone: string, dueAt: string, now: number): string {
  const days = daysOff(timeZone, dueAt, now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`
}

/** How late something is, wherever that is told: by the days of the agency's calendar, and within its own day by the clock ("2 days", "3 hours"). */
export function lateBy(timeZone: string, dueAt: string, now: number): string {
  const days = -daysOff(timeZone, dueAt, now)
  if (days <= 0) return span(now - Date.parse(dueAt))
  return days === 1 ? '1 day' : `${String(days)} days`
}

function daysOff(timeZone: string, at: string, now: number) {
  const [today, day] = [dayIn(timeZone, new Date(now)), dayIn(timeZone, new Date(at))]
  return day < today ? -daysBetween(today, day) : daysBetween(today, day)
}

const MINUTE_MS = 60_000

/** "12 min", "6 hours", "2 days". */
export function span(ms: number) {
  const minutes = Math.max(Math.round(ms / MINUTE_MS), 0)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`
  const days = Math.round(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
