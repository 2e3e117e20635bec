import { expect, test } from 'vitest'
import { layOut } from '../layout/lay-out.ts'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const read = (rows: string) =>
  readFacts([
    drawnPage(`
      BINDER OF COVERAGES
      Insured: Alder Roofing LLC

      Line                    From / to       Limits
      ${rows}`),
  ])

const termOf = (rows: string) =>
  read(rows)
    .facts.filter(({ key }) => key === 'policy.effective' || key === 'policy.expiration')
    .map(({ value }) => value)

const LIABILITY = `General liability       04/15/2026      Each occurrence $500,000
                              04/15/2027      General aggregate $1,000,000`

test('a term under its head is that of the document', () => {
  expect(termOf(LIABILITY)).toEqual(['04/15/2026', '04/15/2027'])
})

test('a head over the terms of several policies tells none of the document', () => {
  expect(
    termOf(`${LIABILITY}
      Automobile              05/16/2026      Combined single limit $250,000
                              05/16/2027`),
  ).toEqual([])
})

test('several terms of one line each are rivals', () => {
  const liability = 'General liability       04/15/2026 - 04/15/2027      Each occurrence $500,000'
  const auto = 'Automobile              05/16/2026 - 05/16/2027      Combined single limit $250,000'
  expect(termOf(liability)).toEqual(['04/15/2026', '04/15/2027'])
  const umbrella = 'Umbrella                06/17/2026 - 06/17/2027      Each occurrence $5,000,000'
  const { conflicts } = read([liability, auto, umbrella].join('\n      '))
  expect(conflicts.map(({ key }) => key)).toEqual(['policy.effective', 'policy.expiration'])
})

test('the days on which installments are due are no further term', () => {
  const due = `
                              11/15/2026
                              12/15/2026`
  expect(termOf(LIABILITY + due)).toEqual(['04/15/2026', '04/15/2027'])
})

test('a number goes on in the next cell where its prefix alone stands in one', () => {
  const page = layOut(
    drawnPage(`
      GENERAL LIABILITY DECLARATIONS
      Policy No.:    HRG 0091763   New
      Limit:         $   100,000   Each
      Limit:         $   200,000   Each
      Limit:         $   300,000   Each`),
  )
  expect(page.lines.map(({ text }) => text)).toContain('HRG')
  const { facts } = readFacts([page])
  expect(facts.filter(({ key }) => key === 'policy.number').map(({ value }) => value)).toEqual(['HRG 0091763'])
})
