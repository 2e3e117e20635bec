import { expect, test } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { statedOn } from './stated.ts'

const statedIn = (sentence: string) =>
  statedOn(drawnPage(`\n  ${sentence}\n`)).map(({ question, answer }) => [question, answer])

test('a sentence of who writes is a question with a yes, with what it denies', () => {
  expect(statedIn('We have a written safety program.')).toEqual([['We have a written safety program', 'yes']])
  expect(statedIn('We do not lease employees.')).toEqual([['We do not lease employees', 'yes']])
})

test('a no alone states nothing', () => {
  expect(statedIn('No.')).toEqual([])
})

test('statements that follow one another in a sentence stand for themselves', () => {
  expect(statedIn('We use no subcontractors, and our crews never work at night.').map(([asked]) => asked)).toEqual([
    'We use no subcontractors',
    'our crews never work at night',
  ])
})

test('who denies a list in some years denies each of it in these', () => {
  const asked = statedIn('We had no bankruptcy, lien or judgment in the last five years.').map(([question]) => question)
  expect(asked).toContain('No lien or judgment in the last five years')
  expect(asked).toContain('We had no bankruptcy in the last five years')
})

test.each([
  'The landlord sponsors a team.',
  'Do we lease employees?',
  'If we grow, we lease employees.',
  'We plan to lease employees.',
  'We used to lease employees.',
  'We have no employees without a contract.',
  'We lease no employees, except in May.',
  'We think we lease employees.',
])('“%s” states nothing', (sentence) => {
  expect(statedIn(sentence)).toEqual([])
})
