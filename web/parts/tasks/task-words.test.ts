import { expect, it } from 'vitest'
import { dueWords, nextMonday } from './task-words.ts'

it.each([
  ['2026-11-23', '2 days late'],
  ['2026-11-24', '1 day late'],
  ['2026-11-25', 'Today'],
  ['2026-11-26', 'Tomorrow'],
  ['2026-12-01', 'Dec 1, 2026'],
])('%s is told as %s', (day, words) => {
  expect(dueWords(day, '2026-11-25')).toBe(words)
})

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-11-23', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
])('the week after %s begins on %s', (today, monday) => {
  expect(nextMonday(today)).toBe(monday)
})
