import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const DECLARATIONS = `
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      Policy Number: QF-000-1042-26        Policy Period: 04/01/2026 to 04/01/2027
      Company: Tidewrack Casualty Company
      Named Insured: Alder Roofing LLC
      Mailing Address: 41 Shore Road, Mobile, AL 36602
      Agent: Ferry Street Insurance Agency, 9 Quay Street, Mobile, AL 36603
      Each Occurrence                      $1,000,000`

/** What the declarations still claim of a key with this page behind them. */
const claimed = (key: string, page: string) =>
  readFacts([drawnPage(DECLARATIONS), drawnPage(page, 2)])
    .facts.filter((fact) => fact.key === key && fact.confidence >= 0.6)
    .map(({ value }) => value)

describe('a short page that tells of a change in words we do not know leaves in doubt what it may change', () => {
  test.each([
    ['insured.name', 'The words of item 1 are deleted and in their stead is inserted Gannet Slate and Copper LLC.'],
    ['carrier.name', 'All duties under this contract have been taken over by Lanternfish Assurance Company.'],
    ['producer.name', 'The servicing of this account passes to Gannet Insurance Services from that day on.'],
    ['insured.zip', 'The insured has moved and receives its mail at 800 Tyler St, Pittsfield, MA 01201.'],
    ['policy.number', 'The policy will be known from inception as HMX 0210077-01 and by no other number.'],
    ['policy.expiration', 'The insurance is prolonged by three months so that it shall cease on July 1, 2027.'],
    ['gl.eachOccurrence', 'The most we will pay for one occurrence has been brought down to $500,000 from that day.'],
  ])('%s: %s', (key, sentence) => {
    expect(claimed(key, '')).toHaveLength(1)
    expect(claimed(key, `      Notice to our policyholder\n      ${sentence}`)).toEqual([])
  })
})

test('names beside the parties change none of them, nor does a page without a change', () => {
  const additional = 'The policy is amended to include as additional insured Gannet Slate and Copper LLC for its work.'
  expect(claimed('insured.name', `      ${additional}`)).toHaveLength(1)
  expect(
    claimed('insured.name', '      Thank you for your business, says the team of Gannet Slate and Copper LLC here.'),
  ).toHaveLength(1)
})

test('a page of words that only names are made of holds nothing up', () => {
  const page = `      The policy is changed ${'of the and of '.repeat(30)}`
  expect(claimed('insured.name', page)).toHaveLength(1)
})
