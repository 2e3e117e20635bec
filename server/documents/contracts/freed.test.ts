import { expect, it } from 'vitest'
import { deniesAll, withoutFreed } from './freed.ts'

it.each([
  'Agent is not required to carry professional liability insurance.',
  'Maker need not insure the goods of Buyer, nor carry cargo insurance.',
  'No automobile insurance is asked for.',
  'Lessor is under no duty to insure the tools.',
  'Neither party is required to carry pollution insurance.',
  'Nothing in this Agreement requires Maker to buy any insurance.',
  'Owner makes no demand that Maker insure the goods.',
  'The usual requirement of $1,000,000 of crime insurance is waived.',
])('words that free somebody of a duty ask for nothing: %s', (text) => {
  expect(withoutFreed(text)).toBe('')
})

it.each([
  ['Agent need not carry auto insurance, but shall carry crime insurance.', 'but shall carry crime insurance.'],
  ['Each guide shall carry auto insurance, except cooks, of whom none is required.', 'Each guide shall carry auto insurance'],
])('its other clauses stay: %s', (text, left) => {
  expect(withoutFreed(text)).toBe(left)
}) // biome-ignore format: a list

it.each([
  'The policies shall be primary and shall not require contribution.',
  'Agent shall carry workers compensation insurance even if not required by law.',
  'The retention shall not be above $5,000.',
])('what is denied may be asked all the same: %s', (text) => {
  expect(withoutFreed(text)).toBe(text)
})

it.each([
  ['Nothing in this Agreement requires Maker to buy any insurance.', true],
  ['Whether to insure is left to Maker, and Owner makes no demand that it do so.', true],
  ['Nothing in this Agreement requires Maker to buy insurance beyond that of Section 9.', false],
  ['Maker need not carry auto insurance.', false],
  ['Nothing in this Agreement requires Maker to answer.', false],
])('whether a contract says that it asks for no insurance at all: %s', (text, isDenied) => {
  expect(deniesAll(text)).toBe(isDenied)
})
