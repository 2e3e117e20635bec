import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const POLICY = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26
      Named Insured: Otter & Thimble Joinery LLC
      Each Occurrence Limit                $1,000,000
      General Aggregate Limit              $2,000,000`

it.each([
  [
    'a box with a mark',
    `
      [ ] Aldershot Mutual Insurance Company
      [X] Aldershot Casualty Company
      [ ] Aldershot Indemnity Company`,
    ['Aldershot Casualty Company'],
  ],
  [
    'boxes side by side',
    `
      ☐ Aldershot Mutual Insurance Company     ☒ Aldershot Casualty Company     ☐ Aldershot Indemnity Company`,
    ['Aldershot Casualty Company'],
  ],
  [
    'no mark',
    `
      Aldershot Mutual Insurance Company
      Aldershot Casualty Company`,
    [],
  ],
  [
    'one run of words',
    `
      Aldershot Mutual Insurance Company, Aldershot Casualty Company, Aldershot Indemnity Company`,
    [],
  ],
  [
    'the short and the whole name of one',
    `
      Aldershot Mutual
      Aldershot Mutual Insurance Company`,
    ['Aldershot Mutual Insurance Company'],
  ],
])('of the companies of a group the marked one writes the policy: %s', (_case, head, carriers) => {
  const { facts } = readFacts([drawnPage(head + POLICY)])
  expect(facts.filter(({ key }) => key === 'carrier.name').map(({ value }) => value)).toEqual(carriers)
})
