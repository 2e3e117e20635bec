import { PARTS } from '../../acord-25/speaks-of.ts'
import { INTEREST } from '../125/interest.ts'
import { describe } from '../definition.ts'
import { head } from '../describe.ts'
import { SECTION_HEAD, SIGNATURES, tick, words } from '../section.ts'
import { HAZARDS } from './hazards.ts'
import { CLAIMS_MADE, COVERAGES, DEDUCTIBLES, EMPLOYEE_BENEFITS, LIMITS, OTHERS, PREMIUMS } from './limits.ts'
import { CONTRACTORS, GENERAL, OF_CLAIMS_MADE, OF_PRODUCTS, PRODUCTS } from './questions.ts'

const [, { 'General liability': limits, ...others }] = PARTS as [Record<string, RegExp>, Record<string, RegExp>]

/** What an additional interest may be in, and what it may be, on a section of liability. */
const OF_LIABILITY =
  /^AdditionalInterest_(?:Interest_(?:AdditionalInsured|EmployeeAsLessor|LendersLossPayable|Lienholder|LossPayee|Mortgagee|Other)|InterestRank|Certificate|FullName_A|Mailing|Account|Item_(?:Location|Building|Scheduled)|ItemDescription)/

/** What liability of a business is to be insured, what it is rated on, and what is asked of it. */
export const acord126 = describe('126', {
  title: 'Commercial General Liability Section',
  wantedFor: 'Application: limits, hazards, operations',
  editions: ['2025/03', '2016/09'],
  called: 'the liability section',
  lines: ['gl'],
  ofApplicant: true,
  onRenewal: true,
  parts: [{ Limits: limits!, ...others }],
  onlyOne: [
    ['GeneralLiability_OccurrenceIndicator_A', 'GeneralLiability_ClaimsMadeIndicator_A'],
    ['GeneralLiability_DeductiblePerClaimIndicator_A', 'GeneralLiability_DeductiblePerOccurrenceIndicator_A'],
    ...['UninsuredUnderinsuredMotorists', 'MedicalPayments'].map((one) => [
      `GeneralLiability_${one}_CoverageAvailableIndicator_A`,
      `GeneralLiability_${one}_CoverageAvailableNoIndicator_A`,
    ]),
  ],
  sections: [
    ['Section', [...head('the application is completed'), ...SECTION_HEAD]],
    ['Coverages', COVERAGES],
    ['Deductibles', DEDUCTIBLES],
    ['Limits', LIMITS],
    ['Premiums', PREMIUMS],
    ['Other coverages', OTHERS],
    ['Schedule of hazards', HAZARDS],
    ['Claims made', [...CLAIMS_MADE, ...OF_CLAIMS_MADE]],
    ['Employee benefits liability', EMPLOYEE_BENEFITS],
    ['Contractors', CONTRACTORS],
    ['Products and completed operations', [...PRODUCTS, ...OF_PRODUCTS]],
    [
      'Additional interest',
      [
        tick('GeneralLiabilityLineOfBusiness_Attachment_AdditionalInterestIndicator_A', 'Further interests attached', /\battach/i),
        ...INTEREST.filter(([name]) => OF_LIABILITY.test(name)),
      ],
    ],
    ['General information', GENERAL],
    ['Remarks', [words('GeneralLiabilityLineOfBusiness_RemarkText_B', 'Remarks', { carried: 'current' })]],
    ['Signatures', SIGNATURES],
  ],
}) // biome-ignore format: a page of data
