import { expect, it } from 'vitest'
import { messages } from '../../../../tests/papers/questions/questions.ts'
import { floor, INTENTS, intentOf, readingsOf } from './intent-by-weights.ts'
import type { TalkState } from './intent-features.ts'

const told = (message: string, state: TalkState = 'none') => {
  const [{ want, certainty }] = readingsOf({ message, state }) as [{ want: 'question'; certainty: number }]
  return { intent: intentOf(want), want, certainty }
}

it.each([
  ['hey, good to see you again', 'none', 'greeting'],
  ['thank you so much, that was quick', 'form_filled', 'thanks'],
  ['call the underwriter today', 'none', 'cannot'],
  ['no, the limit you gave is wrong', 'form_filled', 'complaint'],
  ['who is the carrier on the auto', 'none', 'question'],
  ['fil out teh certifcate pls', 'none', 'fill_form'],
  ['cert 4 the city asap, w/ AI', 'none', 'fill_form'],
  ['shrter & less stiff', 'draft_open', 'edit_draft'],
  ['sign as Robin and add that we will call on Monday', 'draft_open', 'edit_draft'],
  ['log into the portal and delete the vehicle', 'none', 'cannot'],
  ['what naics code should we use for a roofer', 'none', 'other_preset'],
  ['buenas tardes', 'none', 'language'],
] as const)('“%s” (%s) is understood as %s', (message, state, intent) => {
  expect(told(message, state).intent).toBe(intent)
})

it.each([
  ['compare the two quotes', 'compare'],
  ['are you an AI?', 'ability'],
  ['where did you find that', 'sources'],
] as const)('“%s” is told apart as %s', (message, want) => {
  expect(told(message).want).toBe(want)
})

it('takes nothing for understood that it is not sure of', () => {
  expect(told('xq zzt').certainty).toBeLessThan(floor())
})

it('tells more than eight of ten messages that it did not learn from', () => {
  const report = messages().filter(({ set }) => set === 'report')
  const right = report.filter(({ message, intent, state }) => told(message, state).intent === intent)
  expect(right.length / report.length).toBeGreaterThan(0.8)
  expect(new Set(report.map(({ intent }) => intent))).toEqual(new Set(INTENTS))
})
