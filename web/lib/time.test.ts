import { expect, it } from 'vitest'
import { duration, relativeTime } from './time.ts'

const now = new Date(2026, 10, 20, 12, 0).getTime()
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

it.each([
  [0.5, 'just now'],
  [4, '4 min ago'],
  [120, '2 h ago'],
  [13 * 60, 'Yesterday'],
  [3 * 24 * 60, '3 days ago'],
  [8 * 24 * 60 + 139, '11/12/26, 9:41 AM'],
])('calls %d minutes before noon "%s"', (minutes, words) => {
  expect(relativeTime(before(minutes), now).replace(/\s/g, ' ')).toBe(words)
})

it('says how long something took', () => {
  expect(duration('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.400Z')).toBe('0.4 s')
  expect(duration('2026-01-01T00:00:00Z', '2026-01-01T00:03:05Z')).toBe('3 min 5 s')
})
