import type { PolicyState } from '../../../shared/states.ts'
import type { NewPolicyInput } from '../../domains/policies/create.ts'
import type { Company } from './accounts.ts'

type Says = Omit<NewPolicyInput, 'type' | 'key'>

const BLANKET = [
  {
    type: 'Owners, lessees or contractors',
    description: 'An additional insured where a written contract with the insured requires it.',
  },
]
const WAIVER = {
  title: 'Waiver of subrogation',
  description: 'Rights of recovery are waived where a written contract requires it.',
  policyQuotes: ['We waive any right of recovery against any person or organization as required by written contract.'],
}
const PRIMARY = {
  title: 'Primary and noncontributory',
  description: 'The insurance is primary and noncontributory where a written contract requires it.',
  policyQuotes: [],
}
const exclusion = (title: string, description: string) => ({ title, description, policyQuotes: [] })
const ROOFING = exclusion('Torch-down roofing', 'No coverage for work with open flame on combustible decks.')
const FLOOD = exclusion('Flood', 'Damage by flood or surface water is excluded.')

/** What a policy says beyond what its line of business usually does, by its number. */
export const SAYS: Readonly<Record<string, Says>> = {
  'QF-1042': {
    market: 'ADMITTED',
    details: {
      summary: 'Liability of a joinery that works in residential buildings. Written contracts extend it to owners.',
      deductible: '$1,000, property damage, per claim',
      insured: { name: 'Otter & Thimble Joinery LLC', address: '12 Example Street, Sampleton, OH 43001' },
      blanketAdditionalInsureds: BLANKET,
      locations: ['12 Example Street, Sampleton, OH 43001', '40 Sawdust Lane, Testford, OH 43002'],
      coverageDescriptions: [WAIVER, PRIMARY],
      exclusionDescriptions: [
        FLOOD,
        exclusion('Professional services', 'Rendering of professional services is excluded.'),
        exclusion('Asbestos', 'Removal of asbestos is excluded.'),
      ],
    },
  },
  'IW-20771': { details: { coverageDescriptions: [WAIVER], locations: ['12 Example Street, Sampleton, OH 43001'] } },
  'PB-G-2210': { market: 'ADMITTED', details: { blanketAdditionalInsureds: BLANKET, deductible: '$500 per claim' } },
  'LS-4387': {
    market: 'ADMITTED',
    limits: { glRentedPremisesDamageLimit: '300000', glMedicalPerPersonLimit: '10000' },
    details: {
      summary: 'Ship repair ashore and alongside. Work under way is not covered.',
      blanketAdditionalInsureds: BLANKET,
      namedAdditionalInsureds: ['Port of Sampleton Authority', 'Dummyville Yacht Basin'],
      coverageDescriptions: [WAIVER, PRIMARY],
      exclusionDescriptions: [exclusion('Watercraft', 'Vessels over 60 feet are excluded.'), FLOOD],
    },
  },
  'HX-G-1301': {
    market: 'EXCESS_AND_SURPLUS',
    pricing: { billingType: 'AGENCY', taxes: '937.50', brokerFees: '350', policyFees: '150' },
    details: {
      blanketAdditionalInsureds: BLANKET,
      coverageDescriptions: [WAIVER],
      exclusionDescriptions: [ROOFING, exclusion('Height', 'Work above three stories is excluded.')],
      deductible: '$5,000 per claim',
    },
  },
  'HX-G-1344': {
    market: 'EXCESS_AND_SURPLUS',
    pricing: { billingType: 'AGENCY', taxes: '473', brokerFees: '250' },
    details: { blanketAdditionalInsureds: BLANKET, exclusionDescriptions: [exclusion('Blasting', 'Explosives.')] },
  },
  'PB-A-655': {
    pricing: { paymentIntervalType: 'MONTHLY', policyFees: '600' },
    details: {
      locations: ['3300 Freight Highway, Mockbury, OH 43004', '12 Terminal Road, Testford, OH 43002'],
      extraLimits: [
        { name: 'Combined single limit', limit: '1000000.00' },
        { name: 'Hired physical damage', limit: '75000.00' },
        { name: 'Uninsured motorist', limit: '50000.00' },
      ],
      coverageDescriptions: [{ ...WAIVER, policyQuotes: [] }],
    },
  },
  'CB-P-6001': {
    limits: { propertyBuildingLimit: '4800000', propertyContentsLimit: '2650000' },
    details: {
      locations: ['900 Carousel Court, Suite 14, Dummyville, OH 43003', '2 Lighthouse Loop, Sampleton, OH 43001'],
      exclusionDescriptions: [FLOOD, exclusion('Ordinance or law', 'The cost of building to a newer code.')],
      deductible: '$10,000; wind and hail 2 %',
    },
  },
  'CB-P-5933': { limits: { propertyBuildingLimit: '18400000', propertyContentsLimit: '600000' } },
  'CB-R-404': { limits: { propertyBuildingLimit: '9750000', propertyContentsLimit: '420000' } },
  'NS-CY-031': {
    limits: { cyberAggregateLimit: '3000000', cyberRetentionLimit: '25000' },
    details: {
      extraLimits: [
        { name: 'Ransom payments', limit: '500000.00' },
        { name: 'Funds transfer fraud', limit: '250000.00' },
      ],
      exclusionDescriptions: [exclusion('Unencrypted devices', 'Loss of data on devices that are not encrypted.')],
    },
  },
  'HX-LQ-77': { market: 'EXCESS_AND_SURPLUS', details: { summary: 'Liquor liability.' }, quoteNumber: 'Q-77-1180' },
  'HX-LQ-64': { market: 'EXCESS_AND_SURPLUS', details: { summary: 'Liquor liability of the taproom.' } },
  'HX-AV-03': { market: 'EXCESS_AND_SURPLUS', details: { summary: 'Liability for balloons in the air.' } },
  'HX-PR-91': { pricing: { paymentIntervalType: 'QUARTERLY', billingType: 'AGENCY', agencyFees: '250' } },
  'HX-JB-08': { market: 'EXCESS_AND_SURPLUS', details: { summary: 'Stock on the premises and on the road.' } },
  'GG-PK-88': { details: { blanketAdditionalInsureds: BLANKET, deductible: '$2,500' } },
  'QF-1101': { details: { blanketAdditionalInsureds: BLANKET } },
  'GG-7702': { details: { blanketAdditionalInsureds: BLANKET } },
  'UW-3308': { limits: { umbrellaOrExcessPerOccurrenceLimit: '3000000', umbrellaOrExcessAggregateLimit: '3000000' } },
}

/** Placed through a broker, by the number of the policy. */
export const BROKERS: Readonly<Record<string, Company>> = {
  'HX-G-1301': 'magpie',
  'HX-G-1344': 'magpie',
  'HX-LQ-77': 'magpie',
  'HX-LQ-64': 'magpie',
  'HX-AV-03': 'semaphore',
  'HX-JB-08': 'semaphore',
  'HX-PR-91': 'semaphore',
  'UW-3308': 'umbrellaworks',
}

/** States that no act of Cara makes and that come with policies from elsewhere. */
export const BROUGHT_IN: Readonly<Record<string, PolicyState>> = {
  'HX-LQ-77': 'PENDING',
  'LS-EP-33': 'PENDING',
  'TS-AH-17': 'UNKNOWN',
}
