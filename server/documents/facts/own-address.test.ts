import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

test('an address under its label is not that of the party whose lines go on beside the label', () => {
  const { facts } = readFacts([
    drawnPage(`
      COMMERCIAL GENERAL LIABILITY DECLARATIONS
      POLICY NUMBER: QF-000-1042-26
      NAMED INSURED:                               PRODUCER: 0441-22
      BRISTLECONE MASONRY, INC.                    FERRY STREET INSURANCE AGENCY
      MAILING ADDRESS:                             118 N SANTA FE AVE STE 200
      2217 W. KETTLE CREEK RD                      SALINA, KS 67402
      SALINA, KS 67401
      EACH OCCURRENCE LIMIT                        $1,000,000`),
  ])
  const claimed = facts.filter(({ key, confidence }) => /^insured\.(?:line1|zip)$/.test(key) && confidence >= 0.6)
  expect(claimed.map(({ value }) => value)).toEqual(['2217 W. KETTLE CREEK RD', '67401'])
})
