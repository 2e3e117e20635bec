import { useEffect, useState } from 'react'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const REFRESH_MS = 5000 // spec 2 §9
const ABSOLUTE_AFTER = 7 * DAY

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' })
const fullFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** "just now", "4 min ago", "2 h ago", "Yesterday", "3 days ago"; after seven days the short date and time (spec 3 §9): "11/12/26, 9:41 AM". */
export function relativeTime(iso: string, now: number) {
  const then = new Date(iso).getTime()
  const age = now - then
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  const nights = Math.round((midnight(now) - midnight(then)) / DAY)
  if (nights === 0) return `${Math.floor(age / HOUR)} h ago`
  if (age >= ABSOLUTE_AFTER) return shortFormat.format(then)
  return nights === 1 ? 'Yesterday' : `${nights} days ago`
}

/** The date alone (spec 3 §9): "Mar 4, 2024". */
export const dateOf = (iso: string) => dayFormat.format(new Date(iso))

/** The whole date and time, for a title. */
export function fullTime(iso: string) {
  return fullFormat.format(new Date(iso))
}

/** The time of day, or the date when it was another day. */
export function clockTime(iso: string, now = Date.now()) {
  const then = new Date(iso)
  return midnight(then.getTime()) === midnight(now) ? clockFormat.format(then) : dayFormat.format(then)
}

/** "0.4 s", "12 s", "3 min 5 s" between two moments. */
export function duration(from: string, to: string | number) {
  const seconds = Math.max(0, (new Date(to).getTime() - new Date(from).getTime()) / 1000)
  if (seconds < 1) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** The first moment of the day, in the user's own time zone. */
export function midnight(time: number) {
  return new Date(time).setHours(0, 0, 0, 0)
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
