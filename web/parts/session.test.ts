import { expect, it } from 'vitest'
import { agentsOf, colleaguesOf } from './session.ts'

const users = [
  { id: 'u1', name: 'Robin', state: 'ACTIVE' as const },
  { id: 'u2', name: 'Sam', state: 'ACTIVE' as const },
  { id: 'u3', name: 'Kim', state: 'DISABLED' as const },
]

it('work is given to others who may still sign in', () => {
  const user = { id: 'u1' }
  expect(colleaguesOf({ user, users })).toEqual([{ id: 'u2', label: 'Sam' }])
})

it('whoever has left stays the agent of what was theirs, and of nothing else', () => {
  expect(agentsOf(users, null).map(({ label }) => label)).toEqual(['Robin', 'Sam'])
  expect(agentsOf(users, 'u3').map(({ label }) => label)).toEqual(['Robin', 'Sam', 'Kim'])
})
