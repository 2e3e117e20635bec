import { expect, it } from 'vitest'
import { CLAIMED } from '../certainty.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

/** The aggregates read from two columns under these heads, with a question mark where they are not claimed. */
const aggregates = (heads: string) =>
  readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042

      Coverage                ${heads}
      General Aggregate       $4,000,000             $2,000,000
      Each Occurrence         $2,000,000             $1,000,000`),
  ])
    .facts.filter(({ key }) => key === 'gl.generalAggregate')
    .map(({ value, confidence }) => (confidence >= CLAIMED ? value : `${value}?`))

it.each([
  ['Limit requested        Limit granted', ['2,000,000']],
  ['Limit granted          Limit requested', ['4,000,000']],
  ['Applied for            Granted', ['2,000,000']],
])('what was asked for is not what holds: %s', (heads, told) => {
  expect(aggregates(heads)).toEqual(told)
})

it.each([
  ['Limit                  Whimsy', ['4,000,000?']],
  ['Whimsy                 Limit', ['2,000,000?']],
  ['Limit of insurance     Amount', ['4,000,000', '2,000,000']],
  ['Whimsy                 Fancy', []],
])('of two columns of limits none is taken while a head does not say which holds: %s', (heads, told) => {
  expect(aggregates(heads)).toEqual(told)
})

it('what is no limit beside one casts no doubt on it', () => {
  expect(aggregates('Limit                  Premium')).toEqual(['4,000,000'])
  expect(aggregates('Current limit          Whimsy')).toEqual(['4,000,000'])
})
