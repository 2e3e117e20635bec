import type { LineOfBusiness } from '../../documents/index.ts'
import { free, PROPERTY } from './24-property.ts'
import { describe } from './definition.ts'
import {
  AUTHORIZED,
  type ElementRow,
  HOLDER,
  head,
  INSURED,
  insurers,
  listed,
  OF_INSURERS,
  PRODUCER_WITH_CONTACT,
  term,
  waits,
} from './describe.ts'
import { ONE_CAUSE, other } from './property.ts'

const REMARKS = 'CertificateOfLiabilityInsurance_ACORDForm_RemarkText_'

/** What the elements of a row of the form are called, and the line of insurance of its policy where one is read for it. */
type Row = { line?: LineOfBusiness; letter: string; tick?: string; speaksOf?: RegExp; number: string; days: string }

const ROWS = {
  property: {
    line: 'property',
    letter: 'Property_InsurerLetterCode_A',
    tick: 'Policy_PolicyType_PropertyIndicator_A',
    number: 'Policy_Property_PolicyNumberIdentifier_A',
    days: 'Policy_Property_',
  },
  inlandMarine: {
    line: 'inlandMarine',
    letter: 'CommercialInlandMarineLineOfBusiness_InsurerLetterCode_A',
    tick: 'Policy_PolicyType_InlandMarineIndicator_A',
    number: 'Policy_InlandMarine_PolicyNumberIdentifier_A',
    days: 'Policy_InlandMarine_',
  },
  crime: {
    line: 'crime',
    letter: 'CrimeLineOfBusiness_InsurerLetterCode_A',
    tick: 'CrimeLineOfBusiness_CoverageIndicator_A',
    number: 'Policy_Crime_PolicyNumberIdentifier_A',
    days: 'Policy_Crime_',
  },
  machinery: {
    letter: 'BoilerAndMachineryLineOfBusiness_InsurerLetterCode_A',
    tick: 'BoilerAndMachineryLineOfBusiness_CoverageIndicator_A',
    speaksOf: /\b(?:boiler|equipment breakdown)\b/i,
    number: 'Policy_BoilerAndMachineryEquipmentBreakdown_PolicyNumberIdentifier_A',
    days: 'Policy_BoilerAndMachinery_',
  },
  other: {
    letter: 'OtherPolicy_InsurerLetterCode_A',
    number: 'OtherPolicy_PolicyNumberIdentifier_A',
    days: 'OtherPolicy_Policy',
  },
} satisfies Record<string, Row>

/** Letter, tick, number and days of the policy of a row. */
function policyOf({ line, letter, tick, speaksOf, number, days }: Row, label: string): ElementRow[] {
  const held = (key: 'carrier.name' | 'policy.number') => (line ? { holds: { key, line } } : {})
  const rows: ElementRow[] = [
    [letter, 'Insurer letter', 'CODE', { ...held('carrier.name'), ...OF_INSURERS }],
    ...(tick ? [[tick, label, 'TICK', line ? { tickedWith: number } : { speaksOf }] as ElementRow] : []),
    [number, 'Policy number', 'TEXT', held('policy.number')],
    ...term(days, line && { line }),
  ]
  return line ? rows : rows.map(([name, own, type, is]) => [name, own, type, { ...is, holds: undefined }])
}

/** Certificate of property insurance. */
export const acord24 = describe('24', {
  title: 'Certificate of Property Insurance',
  wantedFor: 'For a holder with no interest in it',
  holder: true,
  editions: ['2016/03'],
  called: 'the certificate',
  lines: ['property'],
  onlyOne: [ONE_CAUSE],
  orders: Object.values(ROWS).map(({ days }) => [
    `${days}EffectiveDate_A`,
    `${days}ExpirationDate_A`,
    'The policy ends before it begins.',
  ]),
  sections: [
    [
      'Certificate',
      [
        ...head('the certificate is issued'),
        ['CertificateOfInsurance_CertificateNumberIdentifier_A', 'Certificate number', 'TEXT', { issued: 'number' }],
        ['CertificateOfInsurance_RevisionNumberIdentifier_A', 'Revision number', 'TEXT'],
      ],
    ],
    ['Producer', [...PRODUCER_WITH_CONTACT, ['Producer_CustomerIdentifier_A', 'Agency customer ID', 'TEXT']]],
    ['Insured', INSURED],
    ['Insurers', insurers(() => waits('Filled with the insurer of each policy on the certificate.'))],
    [
      'Location and property',
      [
        [
          `${REMARKS}A`,
          'Location of the premises and what is insured there',
          'MULTILINE',
          listed('place', 0, 'address'),
        ],
      ],
    ],
    ['Property', [...policyOf(ROWS.property, 'Property'), ...PROPERTY]],
    [
      'Inland marine',
      [
        ...policyOf(ROWS.inlandMarine, 'Inland marine'),
        ['Policy_PolicyType_OtherDescription_C', 'Type of policy', 'TEXT'],
        [
          'CommercialInlandMarineCoverage_Option_NamedPerilsIndicator_A',
          'Named perils',
          'TICK',
          { speaksOf: /\bnamed perils\b/i },
        ],
        ...other('Policy_PolicyType_OtherIndicator_D', 'Policy_PolicyType_OtherDescription_D', 'Other cause of loss'),
        ...free('ABCD', [
          'CommercialInlandMarineCoverage_Other_CoverageIndicator',
          'CommercialInlandMarineCoverage_Other_CoverageDescription',
          'CommercialInlandMarineCoverage_Other_LimitAmount',
        ]),
      ],
    ],
    [
      'Crime',
      [
        ...policyOf(ROWS.crime, 'Crime'),
        ['Policy_PolicyType_OtherDescription_E', 'Type of policy', 'TEXT'],
        ...free('ABC', [
          'CrimeCoverage_OtherCoverage_CoverageIndicator',
          'CrimeCoverage_OtherCoverage_CoverageDescription',
          'CrimeCoverage_OtherCoverage_LimitAmount',
        ]),
      ],
    ],
    [
      'Boiler and machinery',
      [
        ...policyOf(ROWS.machinery, 'Boiler and machinery'),
        ...free('AB', [
          'BoilerAndMachineryCoverage_OtherCoverage_CoverageIndicator',
          'BoilerAndMachineryCoverage_OtherCoverage_CoverageDescription',
          'BoilerAndMachineryCoverage_OtherCoverage_LimitAmount',
        ]),
      ],
    ],
    [
      'Other policy',
      [
        ['OtherPolicy_OtherPolicyDescription_A', 'Type of insurance', 'MULTILINE'],
        ...policyOf(ROWS.other, 'Other'),
        ...free('AB', [
          'OtherPolicy_CoverageIndicator',
          'OtherPolicy_CoverageDescription',
          'OtherPolicy_CoverageLimitAmount',
        ]),
      ],
    ],
    [
      'Special conditions',
      [[`${REMARKS}B`, 'Special conditions and other coverages', 'MULTILINE', { issued: 'remarks' }]],
    ],
    ['Certificate holder', HOLDER],
    ['Signature', AUTHORIZED],
  ],
})
