import { expect, it } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const named = (title: string, person: string) =>
  readFacts([
    drawnPage(`
      ${title}
      Policy Number: QF-000-1042
      SCHEDULE
      Name of Person or Organization:    ${person}`),
  ])
    .facts.filter(({ key }) => key === 'wording.additionalInsuredNamed')
    .map(({ value }) => value)

it('whom an endorsement names is an additional insured, unless it is said to be so no more', () => {
  const title = 'ADDITIONAL INSURED - DESIGNATED PERSON OR ORGANIZATION'
  expect(named(title, 'Birch Trust')).toEqual(['Birch Trust'])
  expect(named(title, 'Birch Trust (deleted 04/01/2026)')).toEqual([])
  expect(named(title, 'Birch Trust    Removed 04/01/2026')).toEqual([])
  expect(named('ADDITIONAL INSURED DELETED', 'Birch Trust')).toEqual([])
})
