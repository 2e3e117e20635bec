import { describe, expect, it } from 'vitest'
import { isSure, type Passage, passagesNear, passagesShown } from './library-passages.ts'

const told = (words: string) => [{ words, quote: words, isRow: false }]
const passage = (over: Partial<Passage>): Passage => ({
  ...{ file: 'K1', name: 'bulletin-07', page: 1, quote: '', covered: 0.9, lacks: false, worth: 1, told: [] },
  ...over,
})

describe('what is told as the answer', () => {
  const asked = 'What is the hail deductible in county number 49?'
  const right = 'In county number 49 the hail deductible is $700.'
  it.each([
    ['a sentence with the number that is asked for', passage({ quote: right, told: told(right) }), true],
    ['one of another number', passage({ told: told(right.replace('49', '126')) }), false],
    ['one whose number only holds it', passage({ told: told(right.replace('49', '494')) }), false],
    ['one without an amount', passage({ told: told('In county number 49 the hail deductible is agreed.') }), false],
    ['no sentence of its own', passage({ quote: right }), false],
    ['one that lacks a rare word', passage({ quote: right, told: told(right), lacks: true }), false],
    ['one that speaks of half of it', passage({ quote: right, told: told(right), covered: 0.5 }), false],
  ])('%s: %#', (_, one, is) => expect(isSure(one, asked)).toBe(is))

  it('holds each name of the question', () => {
    const words = 'Quotes are valid for 45 days.'
    expect(
      isSure(
        passage({ name: 'Larkmead guide', quote: words, told: told(words) }),
        'How long are Larkmead quotes valid?',
      ),
    ).toBe(true)
    expect(
      isSure(
        passage({ name: 'Brasswick guide', quote: words, told: told(words) }),
        'How long are Larkmead quotes valid?',
      ),
    ).toBe(false)
  })
})

it('puts a figure of the kind that is asked for before one that is worth a little more', () => {
  const near = passagesNear(
    [
      passage({ file: 'K1', quote: 'Signed by an officer of the firm.', worth: 1 }),
      passage({ file: 'K2', quote: 'Valid for 10 days from signing.', worth: 0.95 }),
      passage({ file: 'K3', quote: 'Nothing of it.', worth: 0.9, covered: 0.01, name: 'Other' }),
    ],
    'how long is the letter good for',
  )
  expect(near.map(({ file }) => file)).toEqual(['K2', 'K1'])
})

it('shows what a sentence says before what a passage says here and there, and takes neither for a better answer', () => {
  const found = [
    passage({ file: 'K1', quote: 'A letter of one page, signed by an officer.', worth: 1 }),
    passage({ file: 'K2', quote: 'The letter is good.', told: told('The letter is good.'), worth: 0.9 }),
  ]
  expect(passagesShown(found, 'is the letter good').map(({ file }) => file)).toEqual(['K2', 'K1'])
  expect(passagesNear(found, 'is the letter good').map(({ file }) => file)).toEqual(['K1', 'K2'])
})

it('takes a passage of the document that is named, which holds such a figure, though it says little else', () => {
  const letter = passage({ name: 'Form NL-3, no loss letter', quote: 'Valid for 10 days.', covered: 0 })
  expect(passagesNear([letter], 'how long is a no loss letter good for')).toEqual([letter])
  expect(
    passagesNear([{ ...letter, quote: 'Signed by an officer.' }], 'how long is a no loss letter good for'),
  ).toEqual([])
})
