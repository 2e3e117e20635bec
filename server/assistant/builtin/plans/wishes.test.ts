import { expect, it } from 'vitest'
import { ownTitle } from './own-letter.ts'
import { respelled, wishesIn } from './wishes.ts'

it.each([
  ['med exp 5,000', [{ label: 'med exp', value: '5,000' }]],
  ['each occ $1M', [{ label: 'each occ', value: '$1M' }]],
  ['insured Otter Holdings LLC', [{ label: 'insured', value: 'Otter Holdings LLC' }]],
  ['holder is spelled Saltspur, one word', [{ label: 'holder', value: 'Saltspur', isSpelling: true }]],
  ['thanks a lot', []],
])('an element may stand beside its value: %s', (message, wishes) => {
  expect(wishesIn(message)).toEqual(wishes.map((wish) => expect.objectContaining(wish)))
})

it.each([
  ['Salt Spur School District', 'Saltspur', 'Saltspur School District'],
  ['Otter Hodlings LLC', 'Holdings', 'Otter Holdings LLC'],
  ['Lamp & Wick', 'Saltspur', null],
])('in “%s”, “%s” is spelled: %s', (value, spelling, spelled) => {
  expect(respelled(value, spelling)).toBe(spelled)
})

it.each([
  ['a cancellation request i can have them sign, effective 9/15', 'Cancellation request'],
  ['need a statement of no loss for signature', 'Statement of no loss'],
  ['draft a coverage summary letter', null],
  ['a summary document of the policy', null],
])('what a document of the user’s own words is called: %s', (message, title) => {
  expect(ownTitle(message)).toBe(title)
})
