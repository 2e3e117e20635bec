import { expect, it } from 'vitest'
import { chosenFrom } from './choices.ts'

const POLICIES = ['QF-1042 (04/01/2025 to 04/01/2026)', 'QF-2288 (04/01/2026 to 04/01/2027)']
const NAMES = ['Otter & Thimble Joinery LLC', 'Heron Lane Bakery Inc']

it.each([
  ['QF-2288', POLICIES, 1],
  ['the newer one', POLICIES, 1],
  ['use the expiring policy', POLICIES, 0],
  ['second', POLICIES, 1],
  ['option 1 please', POLICIES, 0],
  ['the last one', POLICIES, 1],
  ['Heron Lane Bakery Inc', NAMES, 1],
  ['for the bakery', NAMES, 1],
  ['otter & thimble', NAMES, 0],
  ['both', NAMES, null],
  ['I do not know', NAMES, null],
  ['the newer one', NAMES, null],
])('%s', (answer, choices, index) => {
  expect(chosenFrom(answer, choices)).toBe(index === null ? null : choices[index])
})
