import { expect, it } from 'vitest'
import { reckoningIn } from './reckoning.ts'

it.each([
  ['how many days between the loss and the denial letter', 'days', ['loss', 'denial letter']],
  ['how many days from the statement date to the due date', 'days', ['statement date', 'due date']],
  ['How many days after the loss was the letter sent?', 'days', ['loss', 'letter sent']],
  ['how much more is option 3 than option 1?', 'difference', ['option 3', 'option 1']],
  [
    'what is the difference between the building limit and the contents limit?',
    'difference',
    ['building limit', 'contents limit'],
  ],
  ['total building limit + contents limit', 'sum', ['building limit', 'contents limit']],
  ['temporary storage and transit added up', 'sum', ['temporary storage', 'transit']],
])('“%s”', (text, way, parts) => {
  expect(reckoningIn(text)).toEqual({ way, parts })
})

it('a long text wants nothing worked out, however it is made', () => {
  expect(reckoningIn(`how many days from ${'a to '.repeat(4000)}`)).toBeNull()
})

it.each([
  'what is the premium',
  'how many days notice of cancellation',
  'loss and expense',
  'who is the agent and what is the phone',
])('“%s” wants nothing worked out', (text) => {
  expect(reckoningIn(text)).toBeNull()
})
