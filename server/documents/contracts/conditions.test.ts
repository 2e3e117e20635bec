import { describe, expect, it } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { Demands } from './demands.ts'
import { sentencesOf } from './sentences.ts'
import { clauseWeights } from './weights.ts'

const demandsIn = (text: string) => {
  const sentences = sentencesOf([drawnPage(`\n  A "Keeper" and a "Guest".\n${text.replace(/^/gm, '  ')}`)])
  const demands = new Demands(sentences, clauseWeights())
  return sentences.flatMap((one) => demands.of(one, { before: '', isChange: false }))
}
const conditionsIn = (text: string) =>
  demandsIn(text).flatMap(({ limits }) => limits.map(({ condition = null }) => condition))

describe('an amount is told with the one case in which it is asked for', () => {
  it.each([
    ['If Guest sells wine, Guest shall carry liquor liability of $1,000,000 per claim.', 'If Guest sells wine'],
    [
      'If wine is worth $25,000, Guest shall carry liquor liability of $1,000,000 per claim.',
      'If wine is worth $25,000',
    ],
    ['Should Guest sell wine, it must carry liquor liability of $1,000,000 per claim.', 'Should Guest sell wine'],
    [
      'For any visit by boat, Guest shall have umbrella insurance of $1,000,000 per occurrence.',
      'For any visit by boat',
    ],
    ['Guest shall carry liquor liability, $1,000,000 per claim, but only if it sells wine.', 'only if it sells wine'],
    ['Guest shall carry liquor liability of $1,000,000 per claim where it sells wine.', 'where it sells wine'],
    ['Guest shall carry liquor liability of $1,000,000 per claim, unless it sells no wine.', 'unless it sells no wine'],
    ['With wine sold, Guest shall carry liquor liability of $1,000,000 per claim.', 'With wine sold'],
    ['A Guest that sells wine shall carry liquor liability of $1,000,000 per claim.', 'A Guest that sells wine'],
    ['Guest who sells wine must carry liquor liability of $1,000,000 per claim.', 'Guest who sells wine'],
  ])('%s', (text, condition) => {
    expect(conditionsIn(text)).toEqual([condition])
  })
})

it.each([
  'Guest shall carry auto liability of $1,000,000 per accident, with a filing where the law asks for one.',
  'A policy that has a limit for each claim shall have a limit of general liability of $1,000,000 per occurrence.',
  'General liability that follows the form shall be of $1,000,000 per occurrence.',
  'Boats land only where Guest has general liability insurance of $1,000,000 per occurrence.',
])('what is asked for in all cases has no condition: %s', (text) => {
  expect(conditionsIn(text)).toEqual([null])
})

it('a condition is of the amounts it is said of', () => {
  expect(
    conditionsIn(
      'Guest shall carry general liability of $1,000,000 per occurrence; and, only if it drives, auto liability of $500,000 combined single limit.',
    ),
  ).toEqual([null, 'only if it drives'])
  expect(
    conditionsIn(
      'Keeper shall carry cyber liability of $5,000,000 per claim, or of $2,000,000 per claim where records are few.',
    ),
  ).toEqual([null, 'where records are few'])
  expect(
    conditionsIn(
      'The general liability becomes $3,000,000 per occurrence once Guest sells beer, and Guest must then carry liquor liability of $1,000,000 per claim.',
    ),
  ).toEqual(['once Guest sells beer', 'once Guest sells beer'])
})

it('the items of a list hold under the condition that opens it', () => {
  const text = `
7.1 If Guest drives, Guest shall carry:
(a) auto liability insurance of $500,000 combined single limit; and
(b) cargo insurance of $100,000.
7.2 Guest shall carry general liability insurance of $1,000,000 per occurrence.`
  expect(conditionsIn(text)).toEqual(['If Guest drives', 'If Guest drives', null])
})

it('a case of the insurance itself is none of what is asked for', () => {
  const own = demandsIn(
    'If Guest drives, Guest shall carry auto liability insurance and name Keeper as an additional insured.',
  ).at(-1)
  expect(own!.condition).toBe('If Guest drives')
  const notice = demandsIn('If a policy is cancelled, Guest shall give Keeper ten days notice of the cancellation.').at(
    -1,
  )
  expect(notice!.condition).toBeUndefined()
})
