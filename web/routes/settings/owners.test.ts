import { expect, it } from 'vitest'
import { askAnOwner } from './owners.tsx'

it('names whom to ask, and of many only the first', () => {
  expect(askAnOwner([])).toBe('Ask an owner.')
  expect(askAnOwner(['Robin'], 'to upgrade')).toBe('Ask an owner to upgrade: Robin.')
  expect(askAnOwner(['Robin', 'Sam'])).toBe('Ask an owner: Robin or Sam.')
  expect(askAnOwner(['Robin', 'Sam', 'Kim'])).toBe('Ask an owner: Robin, Sam or Kim.')
  expect(askAnOwner(['Robin', 'Sam', 'Kim', 'Lee', 'Max'])).toBe('Ask an owner: Robin, Sam, Kim or another owner.')
})
