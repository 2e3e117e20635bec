import { expect, it } from 'vitest'
import { colleaguesOf } from './session.ts'

it('work is given to others who may still sign in', () => {
  const agency = { id: 'g', name: 'Otter Agency', timeZone: 'America/New_York' }
  const user = { id: 'u1', name: 'Robin', email: 'robin@otter.example.com', agency }
  const users = [
    { id: 'u1', name: 'Robin', state: 'ACTIVE' as const },
    { id: 'u2', name: 'Sam', state: 'ACTIVE' as const },
    { id: 'u3', name: 'Kim', state: 'DISABLED' as const },
  ]
  expect(colleaguesOf({ user, users })).toEqual([{ id: 'u2', label: 'Sam' }])
})
