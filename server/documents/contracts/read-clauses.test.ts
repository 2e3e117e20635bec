import { expect, it } from 'vitest'
import { drawnPage } from '../facts/drawn-pages.ts'
import { clausesIn } from './read-clauses.ts'
import { clauseWeights } from './weights.ts'

const PLAIN = `
  1. Term. This Agreement begins on May 1, 2027 and goes on for two years, and either party
  may cancel it upon thirty days written notice to the other party.
  2. Limitation of Liability. The aggregate liability of either party shall not exceed $1,000,000 or
  what its insurance policies then in effect have paid.
  3. Indemnity. Any loss is paid net of insurance proceeds received by the indemnified party.
  4. Employees. Roofer's staff takes no part in health insurance or other benefits of Owner.
  5. Title. Seller delivers a policy of title insurance in the amount of $400,000.
`
const ARTICLE = `
  6. Insurance. Roofer shall maintain commercial general liability insurance with limits of not
  less than $1,000,000 each occurrence and $2,000,000 general aggregate, and umbrella liability
  coverage of AU$5 million per occurrence.
  Owner shall be named as an additional insured, and the policy shall be primary and
  noncontributory. Certificates shall provide thirty (30) days notice of cancellation to Owner.
  7. Notices. All notices are in writing and are sent to the address above.
`

it('finds what a contract asks for about insurance, each demand with its page and words', () => {
  const clauses = clausesIn([drawnPage(PLAIN, 1), drawnPage(ARTICLE, 2)])!
  expect(clauses).toHaveLength(1)
  expect(clauses[0]!.heading).toBe('6. Insurance.')
  const [limits, insured, notice, ...more] = clauses[0]!.demands
  expect(more).toEqual([])
  expect(limits!.who).toBe('Roofer')
  expect(limits!.limits).toEqual([
    { line: 'gl', limit: 'each-occurrence', printed: '$1,000,000' },
    { line: 'gl', limit: 'general-aggregate', printed: '$2,000,000' },
    { line: 'umbrella', limit: 'each-occurrence', printed: 'AU$5 million' },
  ])
  expect(limits!.source).toMatchObject({ page: 2, quote: expect.stringMatching(/^Roofer shall .* per occurrence\.$/) })
  expect(limits!.source.boxes).toHaveLength(3)
  expect(insured!.asks).toEqual(expect.arrayContaining(['additional insured', 'primary']))
  expect(notice).toMatchObject({ asks: expect.arrayContaining(['notice']), days: 30 })
})

it('finds none in a contract that speaks of insurance in other senses', () => {
  expect(clausesIn([drawnPage(PLAIN)])).toEqual([])
})

it('says nothing of a contract with a page that has no words', () => {
  expect(clausesIn([drawnPage(PLAIN), { ...drawnPage(''), lines: [] }])).toBeNull()
})

it('leaves it open whether a contract without a clause asks for none where a sentence may be one', () => {
  const unsure = { ...clauseWeights(), sure: 1.1 }
  expect(clausesIn([drawnPage(ARTICLE)], unsure)).toBeNull()
  expect(clausesIn([drawnPage(PLAIN)], unsure)).toEqual([])
})
