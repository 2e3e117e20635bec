import { expect, it } from 'vitest'
import { clockTime, dateOf, duration, fullTime, monthOf, relativeTime } from './time.ts'

const ZONE = 'America/New_York'
const now = Date.parse('2026-11-20T12:00:00-05:00')
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const plain = (text: string) => text.replace(/\s/g, ' ')

it.each([
  [0.5, 'just now'],
  [4, '4 min ago'],
  [120, '2 h ago'],
  [13 * 60, 'Yesterday'],
  [3 * 24 * 60, '3 days ago'],
  [8 * 24 * 60 + 139, '11/12/26, 9:41 AM'],
])('calls %d minutes before noon "%s"', (minutes, words) => {
  expect(plain(relativeTime(ZONE, before(minutes), now))).toBe(words)
})

it.each([
  ['America/New_York', 'Nov 30, 2026', 'November 30, 2026 at 8:00 PM', 'November 2026'],
  ['Pacific/Kiritimati', 'Dec 1, 2026', 'December 1, 2026 at 3:00 PM', 'December 2026'],
])('says a moment by the clock of %s', (zone, date, whole, month) => {
  const at = '2026-12-01T01:00:00Z'
  expect([dateOf(zone, at), plain(fullTime(zone, at)), monthOf(zone, at)]).toEqual([date, whole, month])
})

it('calls yesterday what was another day there', () => {
  const [evening, night] = ['2026-11-20T22:00:00Z', Date.parse('2026-11-21T01:00:00Z')]
  expect(relativeTime('UTC', evening, night)).toBe('Yesterday')
  expect(relativeTime(ZONE, evening, night)).toBe('3 h ago')
  expect(clockTime('UTC', evening, night)).toBe('Nov 20, 2026')
  expect(plain(clockTime(ZONE, evening, night))).toBe('5:00 PM')
})

it('says how long something took', () => {
  expect(duration('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.400Z')).toBe('0.4 s')
  expect(duration('2026-01-01T00:00:00Z', '2026-01-01T00:03:05Z')).toBe('3 min 5 s')
})
