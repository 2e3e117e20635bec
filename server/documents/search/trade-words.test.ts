import { expect, it } from 'vitest'
import { partyWords, withoutPartyWords } from './party-words.ts'
import { writtenOut } from './trade-words.ts'

it.each([
  ['whats the P&AI limit', 'what is the personal and advertising injury limit'],
  ['coll ded on B-136?', 'coll deductible on B-136?'],
  ['is there an AI on the GL?', 'is there an additional insured on the GL?'],
  ['who can aid me', 'who can aid me'],
  ['building limit at prem 2, est. premium', 'building limit at premises 2, estimated premium'],
  ['which are over 140k or $1.5M', 'which are over 140,000 or $1,500,000'],
  ['class code 4k12', 'class code 4k12'],
  ['do AIs see our COIs', 'do additional insured see our COI'],
])('“%s” is written out', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

const papers = [
  {
    facts: [
      { key: 'insured.name', value: 'Tumbleweed Roofing Partners, LLC' },
      { key: 'carrier.name', value: 'Kilbride Mutual Insurance Company' },
    ],
  },
] as never

it('words of the parties’ names only say whose documents are meant, and those of the trade ask for something', () => {
  const words = partyWords(papers)
  expect(withoutPartyWords('coverage A for Tumbleweed’s house', words)).toBe('coverage A for house')
  expect(withoutPartyWords('is roofing covered by Kilbride', words)).toBe('is roofing covered by')
  expect(withoutPartyWords('Tumbleweed', words)).toBe('Tumbleweed')
})
