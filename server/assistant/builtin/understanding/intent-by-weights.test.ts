import { expect, it } from 'vitest'
import { messages } from '../../../../tests/papers/questions/questions.ts'
import { INTENTS, intentOf } from './intent-by-weights.ts'

it.each([
  ['hey, good to see you again', 'none', 'greeting'],
  ['thank you so much, that was quick', 'form_filled', 'thanks'],
  ['call the underwriter today', 'none', 'cannot'],
  ['no, the limit you gave is wrong', 'form_filled', 'complaint'],
  ['who is the carrier on the auto', 'none', 'question'],
] as const)('“%s” (%s) is understood as %s', (message, state, intent) => {
  expect(intentOf(message, state)).toBe(intent)
})

it('takes nothing for understood that it is not sure of', () => {
  expect(intentOf('xq zzt', 'none')).toBeNull()
})

it('tells most messages that it did not learn from, and is seldom sure of the wrong thing', () => {
  const report = messages().filter(({ set }) => set === 'report')
  const told = report.map(({ message, intent, state = 'none' }) => ({ intent, told: intentOf(message, state) }))
  const right = told.filter((one) => one.told === one.intent).length
  const wrong = told.filter((one) => one.told !== null && one.told !== one.intent).length
  expect(right / report.length).toBeGreaterThan(0.5)
  expect(wrong / report.length).toBeLessThan(0.2)
  expect(new Set(report.map(({ intent }) => intent))).toEqual(new Set(INTENTS))
})
