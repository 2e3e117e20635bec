import { describe, expect, it } from 'vitest'
import type { Policy } from '../policies/types.ts'
import { unstatedIn as findingOn } from './described.ts'

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
const unstatedIn = (text: string) => findingOn(text, POLICIES)?.topic ?? null

describe('a figure in a description', () => {
  it.each([
    ['General liability limit: $1,000,000 each occurrence, $2,000,000 aggregate.'],
    ['Umbrella $5M follows form.'],
    ['Umbrella limit 5,000,000; GL aggregate 2 million'],
    ['Auto CSL $750,000.'],
    ['General liability deductible $2,500.'],
    ['Policies QF-104288 and UMB0091872 apply.'],
    ['Policy #QF1042-88, all operations.'],
    ['Policy QF 1042 88 applies to all operations.'],
    ['GL $1M occ / $2M agg, auto CSL $750,000, umbrella $5M.'],
    ['Umbrella limit five million.'],
    ['$1,000,000 per occurrence / $2,000,000 aggregate general liability limits apply.'],
    ['Auto liability $750,000 each accident'],
    ['Per policy form CG 20 10 04 13 and policy CG 20 37 04 13.'],
    ['Policy period 01/01/2026 to 01/01/2027. Policy 2026-2027.'],
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
    ['Workers compensation statutory limits apply, all employees.', 'workers compensation'],
    ['Professional liability included.', 'professional liability'],
    ['Cyber coverage is in force.', 'cyber'],
    ['Builders risk coverage applies to the project.', 'property'],
    // Under another limit of the same line.
    ['General aggregate limit $1,000,000.', '$1,000,000'],
    ['GL occurrence limit $2,000,000', '$2,000,000'],
    ['GL $5M occ / $10M agg.', '$5M'],
    ['E&O $2M.', '$2M'],
    ['Umbrella, $10,000,000.', '$10,000,000'],
    ['Umbrella limit ten million', '10 million'],
    ['Umbrella limit: ten (10) million dollars', '10 million'],
    ['Umbrella limit:\n$10,000,000', '$10,000,000'],
    ['Coverage: Umbrella; Amount: $10,000,000', '$10,000,000'],
    ['Umbrella $10 000 000', '$10,000,000'],
    ['Umbrella $10.000.000', '$10,000,000'],
    ['Umbrella 10 mio', '10 million'],
    ['Umbrella limit 10000000', '10000000'],
    ['Límite de responsabilidad $9,000,000', '$9,000,000'],
    ['Auto $5,000,000', '$5,000,000'],
    ['Pollution $5,000,000', '$5,000,000'],
    ['EPLI $1,000,000', '$1,000,000'],
    ['D&O $5M', '$5M'],
    ['Garagekeepers $500,000', '$500,000'],
    ['EL each accident $2,000,000', '$2,000,000'],
    ['Contract requires umbrella; insured carries $10,000,000 for project', '$10,000,000'],
    ['Pol. # XX-999999', 'XX-999999'],
    ['Pol# XX999999', 'XX999999'],
    ['Policy no QF 999999', 'QF 999999'],
    ['Policy XX 123 456', 'XX 123 456'],
    ['Policy number is XX-999999', 'XX-999999'],
    ['Policy (XX-999999)', 'XX-999999'],
    ['Policy #: "XX-999999"', 'XX-999999'],
    ['Binder B123456', 'B123456'],
    ['WC policy: XX/999999', 'XX/999999'],
    ['Policy QF-104288 / XX-1234567', 'XX-1234567'],
    ['Póliza XX-999999', 'XX-999999'],
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
    ['Insured location: 12,000 sq ft warehouse at 1200 Harbor Street.'],
    ['General liability for event with 12,000 attendees.'],
    ['Coverage for employees (1,150 workers) at plant.'],
    ['Insured crane capacity 80,000 lb'],
    ['Max vehicle weight 26,000 lbs under auto policy.'],
    ['Umbrella Road 12,500 block'],
    ['Named on the policy: 1001-1005 Harbor Street'],
    ['Cyber awareness training for 3,000 employees.'],
    ['General liability applies to a $3,000,000 project at 12 Example Street.'],
    ['Coverage applies to contract no. 4471 for $250,000.'],
    ['Auto body shop at 12 Example Street; general liability applies.'],
    ['The City, its officers, directors, agents and employees, as required by written contract.'],
    ['Professional services agreement dated 01/05/2026. Evidence of insurance.'],
    ['No workers compensation coverage. Pollution coverage excluded.'],
    ['Contract requires professional liability from others.'],
    ['Cyber awareness training; environmental cleanup of the site.'],
  ])('is of the work, not of the coverage: %s', (text) => {
    expect(unstatedIn(text)).toBeNull()
  })

  it('contradicts what a policy has under that line and limit, which stands beside it with its record', () => {
    expect(findingOn('GL occurrence limit: $5M', POLICIES)).toMatchObject({
      ...{ topic: '$5M', verdict: 'CONTRADICTS' },
      why: expect.stringMatching(/under that limit\. .*QF-1042 88 has \$1,000,000: .*occurrence\.$/i),
      cells: [{ text: '$5M' }, { text: '$1,000,000', place: { of: 'record', path: 'limits.glPerOccurrenceLimit' } }],
    })
    for (const text of ['Cyber coverage $1,000,000', 'Policy XX-999999', 'Professional liability included.'])
      expect(findingOn(text, POLICIES)).toMatchObject({ verdict: 'NOT_SHOWN', cells: [{ place: { of: 'message' } }] })
  })
})
