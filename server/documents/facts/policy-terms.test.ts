import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const termOf = (rows: string) =>
  readFacts([
    drawnPage(`
      BINDER OF COVERAGES
      Insured: Alder Roofing LLC

      Line                    From / to       Limits
      ${rows}`),
  ])
    .facts.filter(({ key }) => key === 'policy.effective' || key === 'policy.expiration')
    .map(({ value }) => value)

const LIABILITY = `General liability       04/15/2026      Each occurrence $500,000
                              04/15/2027      General aggregate $1,000,000`

test('a term under its head is that of the paper', () => {
  expect(termOf(LIABILITY)).toEqual(['04/15/2026', '04/15/2027'])
})

test('a head over the terms of several policies tells none of the paper', () => {
  expect(
    termOf(`${LIABILITY}
      Automobile              05/16/2026      Combined single limit $250,000
                              05/16/2027`),
  ).toEqual([])
})
