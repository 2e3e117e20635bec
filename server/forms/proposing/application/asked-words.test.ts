import { expect, test } from 'vitest'
import { APPLICATIONS_ASK } from '../../acord/applications-ask.ts'
import { questionWords } from './asked-words.ts'

test('brackets that a question opens and never closes are read at once', () => {
  expect(questionWords(`Are cranes used ${'(explain '.repeat(12_000)}?`).stems).toContain('cran')
})

test('what is asked beside is no part of a question', () => {
  const bare = questionWords('Are cranes used?').stems
  expect(questionWords('Are cranes used (if yes, explain below)?').stems).toEqual(bare)
  expect(questionWords('Are cranes used (please explain)?').stems).toEqual(bare)
})

test('a question of a page’s length asks for nothing', () => {
  const asked = 'Do you own or operate drones'
  expect(APPLICATIONS_ASK.of('125', `${asked}?`)).not.toBeNull()
  expect(APPLICATIONS_ASK.of('125', `${asked}${' on or operate'.repeat(400)}?`)).toBeNull()
})

test('“with or without” denies nothing', () => {
  const means = (asked: string) => APPLICATIONS_ASK.of('126', asked)?.meaning('yes')
  expect(means('Do you lease equipment to others?')).toBe('Y')
  expect(means('We do not lease equipment to others')).toBe('N')
  expect(questionWords('Is work done without certificates?').negations).toBe(1)
})
