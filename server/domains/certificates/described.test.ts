import { describe, expect, it } from 'vitest'
import type { Policy } from '../policies/types.ts'
import { describedFigures, unstatedFigure } from './described.ts'

const policy = (given: Partial<Policy>) => ({ limits: {}, details: {}, policyNumber: null, ...given }) as Policy
const POLICIES = [
  policy({
    type: 'GENERAL_LIABILITY',
    policyNumber: 'QF-1042 88',
    limits: { glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' } as Policy['limits'],
    details: { deductible: '$2,500 per claim' } as Policy['details'],
  }),
  policy({
    type: 'UMBRELLA',
    policyNumber: 'UMB0091872',
    limits: { umbrellaOrExcessPerOccurrenceLimit: '5000000.00' } as Policy['limits'],
  }),
  policy({
    type: 'COMMERCIAL_AUTO',
    details: { extraLimits: [{ name: 'Combined single limit', limit: '$750,000' }] } as Policy['details'],
  }),
]
const unstatedIn = (text: string) => unstatedFigure(describedFigures(text), POLICIES)?.written ?? null

describe('a figure in a description', () => {
  it.each([
    ['General liability limit: $1,000,000 each occurrence, $2,000,000 aggregate.'],
    ['Umbrella $5M follows form.'],
    ['Umbrella limit 5,000,000; GL aggregate 2 million'],
    ['Auto CSL $750,000.'],
    ['General liability deductible $2,500.'],
    ['Policies QF-104288 and UMB0091872 apply.'],
    ['Policy #QF1042-88, all operations.'],
  ])('may be what a policy has: %s', (text) => {
    expect(unstatedIn(text)).toBeNull()
  })

  it.each([
    ['Umbrella coverage of $10,000,000 applies.', '$10,000,000'],
    // Another line has that limit.
    ['Umbrella limit $1,000,000.', '$1,000,000'],
    ['GL occurrence limit: $5M', '$5M'],
    ['Auto liability 1,000,000 CSL', '1,000,000'],
    ['Cyber coverage $1,000,000', '$1,000,000'],
    ['Contract value $3,000,000 with liability limits of $4,000,000', '$4,000,000'],
    ['Ｌimit ＄9,000,000 of insurance', '$9,000,000'],
    ['Coverage under policy no. QF-999999.', 'QF-999999'],
    ['Policies QF-104288, XX-1234567 apply', 'XX-1234567'],
  ])('must be: %s', (text, written) => {
    expect(unstatedIn(text)).toBe(written)
  })

  it.each([
    ['Contract value $3,250,000, job 2210.'],
    ['Loan amount $400,000 on 1200 Harbor Street, ZIP 55802.'],
    ['Insured vehicle: 2022 pickup, VIN ending 4471.'],
    ['Event on 12/05/2026 for 12,000 visitors.'],
    ['Project budget: $3,000,000. Additional terms per policy provisions.'],
    ['Re: lease of 4th floor, $12,000 rent.'],
  ])('is of the work, not of the coverage: %s', (text) => {
    expect(unstatedIn(text)).toBeNull()
  })
})
