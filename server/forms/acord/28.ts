import { BOXES_OF_QUESTIONS, QUESTIONS } from './28-questions.ts'
import { describe } from './definition.ts'
import {
  AUTHORIZED,
  address,
  CODES,
  type ElementRow,
  fact,
  head,
  INSURED,
  INSURER,
  listed,
  PRODUCER_WITH_CONTACT,
  term,
} from './describe.ts'
import {
  building,
  CAUSES,
  contents,
  interest,
  interestKinds,
  ONE_CAUSE,
  ofCoverage,
  other,
  standing,
} from './property.ts'

const COVERAGE = 'CommercialPropertyCoverage_'

const either = (name: string) => building(name) || contents(name)
/** What may be part of the amount wherever it stands. */
const beside = (name: string) => either(name) || /\bpersonal property\b/i.test(name)

/** Evidence of commercial property insurance. */
export const acord28 = describe('28', {
  title: 'Evidence of Commercial Property Insurance',
  wantedFor: 'For a lender or mortgagee: a building',
  interest: true,
  editions: ['2016/03'],
  called: 'the evidence',
  lines: ['property'],
  ofBusiness: [
    'Property_BusinessPersonalProperty_CoverageIndicator_A',
    `${COVERAGE}Property_LimitAmount_A`,
    `${COVERAGE}Property_DeductibleAmount_A`,
  ],
  onlyOne: [ONE_CAUSE, ...BOXES_OF_QUESTIONS],
  sections: [
    ['Evidence', head('the evidence is issued')],
    ['Producer', [...PRODUCER_WITH_CONTACT, ...CODES]],
    ['Insurer', [...INSURER, ['Insurer_NAICCode_A', 'NAIC number', 'TEXT', fact('carrier.naic')]]],
    ['Insured', [...INSURED, ['NamedInsured_FullName_B', 'Additional named insured', 'TEXT']]],
    [
      'Policy',
      [
        ['Policy_TypeDescription_A', 'Policy type', 'TEXT', fact('policy.type')],
        ['Policy_PolicyNumberIdentifier_A', 'Policy number', 'TEXT', fact('policy.number')],
        ...term(),
        ...standing('Policy_ContinuedUntilTerminatedIndicator_A'),
        ['AdditionalInterest_AccountNumberIdentifier_A', 'Loan number', 'TEXT', interest('loan')],
      ],
    ],
    [
      'Property',
      [
        [
          'Property_Building_CoverageIndicator_A',
          'Building',
          'TICK',
          ofCoverage(0, 'limit', building, { speaksOf: /\bb(?:ui)?ld(?:in)?g/i }),
        ],
        [
          'Property_BusinessPersonalProperty_CoverageIndicator_A',
          'Business personal property',
          'TICK',
          ofCoverage(0, 'limit', contents, { speaksOf: /\bpers(?:onal)? prop|\bcontents\b|\bBPP\b/i }),
        ],
        ...address('Location_PhysicalAddress_', (one) => listed('place', 0, one)),
        [
          'Location_LocationDescription_A',
          'Description of the location',
          'MULTILINE',
          listed('place', 0, 'classification'),
        ],
      ],
    ],
    [
      'Coverage',
      [
        ...CAUSES,
        ...other('Policy_PolicyType_OtherIndicator_A', 'Policy_PolicyType_OtherDescription_A'),
        [
          `${COVERAGE}Property_LimitAmount_A`,
          'Amount of insurance',
          'AMOUNT',
          ofCoverage(0, 'limit', either, { speaksOf: { test: either } }, beside),
        ],
        [
          `${COVERAGE}Property_DeductibleAmount_A`,
          'Deductible',
          'AMOUNT',
          ofCoverage(0, 'deductible', either, { ofAll: 'property.deductible', speaksOf: /\bded/i }),
        ],
      ],
    ],
    ['What else is insured', QUESTIONS],
    [
      'Additional interest',
      [
        ...interestKinds('ContractOfSale', 'LendersLossPayable', 'LossPayee', 'Mortgagee'),
        ['AdditionalInterest_FullName_A', 'Name', 'TEXT', interest('name')],
        ...address('AdditionalInterest_MailingAddress_', interest),
      ],
    ],
    ['Servicing agent of the lender', servicing()],
    ['Signature', AUTHORIZED],
  ],
})

/** The second interest of the form. */
function servicing(): ElementRow[] {
  const rows: ElementRow[] = [
    ['AdditionalInterest_FullName_A', 'Name', 'TEXT'],
    ...address('AdditionalInterest_MailingAddress_', () => ({})),
  ]
  return rows.map(([name, label, type]) => [name.replace(/A$/, 'B'), label, type])
}
