import { expect, it } from 'vitest'
import { FORM_CARDS, wordsOfForm } from './forms.ts'
import { formsFound } from './forms-found.ts'
import { WANTED_FOR } from './forms-wanted.ts'

const forms = FORM_CARDS.map((card) => ({ form: card.id, words: wordsOfForm(card, WANTED_FOR[card.id]) }))

it.each([
  ['130', ['130']],
  ['acord 27', ['27']],
  ['evidence for the lender', ['27', '28']],
  ['evidence of insurance for the lender', ['27', '28']],
  ['work comp application', ['130']],
  ['the umbrella application', ['131']],
  ['wc', ['130']],
  ['COI', ['25', '24']],
  ['change of agent', ['36']],
  ['marine hull survey', []],
  ['xyz', []],
])('“%s” finds %j', (typed, found) => {
  expect(formsFound(forms, typed)).toEqual(found)
})

it('nothing typed finds all', () => {
  expect(formsFound(forms, ' ')).toHaveLength(FORM_CARDS.length)
})
