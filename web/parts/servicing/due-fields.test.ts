import { expect, it } from 'vitest'
import { dueOf } from './due-fields.tsx'

it.each([
  [{ day: '2026-11-23' }, { dueAt: '2026-11-24T04:59:00.000Z' }],
  [{ day: '2026-11-23', time: '15:00' }, { dueAt: '2026-11-23T20:00:00.000Z' }],
  [{}, { dueAt: null }],
  [{ time: '15:00', was: '2026-11-23T20:00:00.000Z' }, { dueAt: null }],
  [{ time: '15:00' }, { dueAt: '15:00' }],
])('%j is due at %j', (fields, due) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ zone: 'America/New_York', ...fields }))
    form.append(`intent.due.${name}`, value)
  expect(dueOf(form)).toEqual(due)
})
