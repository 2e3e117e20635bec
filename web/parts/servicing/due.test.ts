import { describe, expect, it } from 'vitest'
import { dueText, howFar, isOverdue, lateBy } from './due.ts'

const NEW_YORK = 'America/New_York'

describe('a due date', () => {
  it.each([
    ['2026-11-24T04:59:00Z', 'Nov 23, 2026'],
    ['2026-11-23T20:00:00Z', 'Nov 23, 2026, 3:00 PM'],
    ['2026-11-24T05:00:00Z', 'Nov 24, 2026, 12:00 AM'],
  ])('%s is told by the agency’s clock: %s', (at, told) => {
    expect(dueText(NEW_YORK, at)).toBe(told)
  })

  it.each([
    ['2026-11-24T04:59:00Z', 'today'],
    ['2026-11-24T05:00:00Z', 'tomorrow'],
    ['2026-11-27T04:59:00Z', 'in 3 days'],
  ])('%s is %s', (at, told) => {
    expect(howFar(NEW_YORK, at, Date.parse('2026-11-23T17:00:00Z'))).toBe(told)
  })

  it.each([
    ['2026-11-21T03:00:00Z', '3 days'],
    ['2026-11-23T04:59:00Z', '1 day'],
    ['2026-11-23T05:30:00Z', '12 hours'],
    ['2026-11-23T16:48:00Z', '12 min'],
  ])('%s is late by %s', (at, told) => {
    expect(lateBy(NEW_YORK, at, Date.parse('2026-11-23T17:00:00Z'))).toBe(told)
  })

  it('is missed from its very minute, by open requests only', () => {
    const dueAt = '2026-11-23T20:00:00Z'
    const now = Date.parse(dueAt)
    expect([isOverdue({ state: 'OPEN', dueAt }, now - 1), isOverdue({ state: 'OPEN', dueAt }, now)]).toEqual([
      false,
      true,
    ])
    expect([isOverdue({ state: 'CLOSED', dueAt }, now), isOverdue({ state: 'OPEN', dueAt: null }, now)]).toEqual([
      false,
      false,
    ])
  })
})
