import { useEffect, useState } from 'react'
import { dayIn, daysBetween } from '../../shared/dates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const REFRESH_MS = 5000 // spec 2 §9
const ABSOLUTE_AFTER = 7 * DAY

/** Formats moments by the clock of a time zone; one is made slowly and used often. */
function formatting(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string, iso: string) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    made.set(timeZone, format)
    return format.format(new Date(iso))
  }
}

const shortTime = formatting({ dateStyle: 'short', timeStyle: 'short' })
const timeOfDay = formatting({ timeStyle: 'short' })

/** The date alone (spec 3 §9): "Mar 4, 2024". Like all days and times here by the clock of `timeZone`, which is the agency's. */
export const dateOf = formatting({ dateStyle: 'medium' })

/** The date in a sentence: "March 4, 2024". */
export const longDateOf = formatting({ dateStyle: 'long' })

/** "March 2024". */
export const monthOf = formatting({ month: 'long', year: 'numeric' })

/** The whole date and time, for a title. */
export const fullTime = formatting({ dateStyle: 'long', timeStyle: 'short' })

/** "just now", "4 min ago", "2 h ago", "Yesterday", "3 days ago"; after seven days the short date and time (spec 3 §9): "11/12/26, 9:41 AM". */
export function relativeTime(timeZone: string, iso: string, now: number) {
  const then = new Date(iso).getTime()
  const age = now - then
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  const nights = daysBetween(dayIn(timeZone, new Date(then)), dayIn(timeZone, new Date(now)))
  if (nights === 0) return `${Math.floor(age / HOUR)} h ago`
  if (age >= ABSOLUTE_AFTER) return shortTime(timeZone, iso)
  return nights === 1 ? 'Yesterday' : `${nights} days ago`
}

/** The time of day, or the date when it was another day. */
export function clockTime(timeZone: string, iso: string, now = Date.now()) {
  const isToday = dayIn(timeZone, new Date(iso)) === dayIn(timeZone, new Date(now))
  return isToday ? timeOfDay(timeZone, iso) : dateOf(timeZone, iso)
}

/** "0.4 s", "12 s", "3 min 5 s" between two moments. */
export function duration(from: string, to: string | number) {
  const seconds = Math.max(0, (new Date(to).getTime() - new Date(from).getTime()) / 1000)
  if (seconds < 1) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The present, refreshed every five seconds (or as told) while the page is shown. */
export function useNow(every = REFRESH_MS) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = window.setInterval(() => document.hidden || setNow(Date.now()), every)
    return () => window.clearInterval(timer)
  }, [every])
  return now
}
