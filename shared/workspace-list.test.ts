import { expect, it } from 'vitest'
import { WORKSPACE_STATES } from './states.ts'
import { DAY_BANDS, spanOf, workspaceFilterOf } from './workspace-list.ts'

const MIDNIGHT = new Date('2026-11-20T05:00:00Z')
const NOW = new Date('2026-11-20T20:30:00Z')
const changedOn = (typed: string) => {
  const { date } = workspaceFilterOf((name) => (name === 'date' ? [typed] : []))
  const { updatedAfter, updatedBefore } = spanOf(date, MIDNIGHT, NOW)
  return [updatedAfter?.toISOString() ?? null, updatedBefore?.toISOString() ?? null]
}

it.each([
  ['any', null, null],
  ['today', '2026-11-20T05:00:00.000Z', null],
  ['yesterday', '2026-11-19T05:00:00.000Z', '2026-11-20T05:00:00.000Z'],
  ['week', '2026-11-13T20:30:00.000Z', null],
  ['month', '2026-10-21T20:30:00.000Z', null],
  ['year', '2025-11-20T20:30:00.000Z', null],
  ['a date that is no more', null, null],
])('the date filter %j asks for what changed from %j to %j', (date, from, to) => {
  expect(changedOn(date)).toEqual([from, to])
})

it('groups come in the order of the specification', () => {
  expect(WORKSPACE_STATES.map(({ id }) => id)).toEqual(['CREATED', 'WAITING_FOR_INPUT', 'WORKING', 'IDLE'])
  expect(DAY_BANDS.map(({ label, days }) => [label, days])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Past week', 7],
    ['Past month', 30],
    ['Earlier', null],
  ])
})
