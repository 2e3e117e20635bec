import { expect, it } from 'vitest'
import { byMonth, deedOf, doerOf } from './history-words.ts'

const CHANGE = { field: 'pricing.premium', label: 'Premium', was: '$8,420', is: '$8,655' }

it('names who did it; what the house does stands for itself', () => {
  const robin = { name: 'Robin' }
  expect(doerOf({ actor: 'USER', agencyUser: robin })).toBe('Robin')
  expect(doerOf({ actor: 'CARA', agencyUser: robin })).toBe('Cara, for Robin,')
  expect(doerOf({ actor: 'USER', agencyUser: null })).toBe('A former user')
  expect(doerOf({ actor: 'HOUSE', agencyUser: null })).toBeNull()
})

it('tells one change by its field, several by the record', () => {
  const told = (changes: (typeof CHANGE)[]) => deedOf({ kind: 'POLICY_CHANGED', actor: 'USER', changes })
  expect(told([CHANGE])).toBe('changed premium')
  expect(told([{ ...CHANGE, label: 'ZIP code' }])).toBe('changed ZIP code')
  expect(told([CHANGE, { ...CHANGE, field: 'type' }])).toBe('changed the policy')
  expect(deedOf({ kind: 'POLICY_RENEWED', actor: 'USER', changes: [CHANGE] })).toBe('renewed the policy')
})

it('begins a sentence that has nobody in it', () => {
  expect(deedOf({ kind: 'POLICY_BEGAN', actor: 'HOUSE', changes: [] })).toBe('The policy came into force')
})

it('puts events under their months, in their order', () => {
  const events = ['2026-11-20', '2026-11-02', '2026-10-30', '2025-11-20'].map((day) => ({ at: `${day}T12:00:00Z` }))
  expect(byMonth(events).map(({ month, events: of }) => [month, of.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['November 2025', 1],
  ])
})
