import { as25 } from '../as-25.ts'
import { carried, type ElementRow, fact, type Is, waits } from '../describe.ts'
import { other } from '../property.ts'
import { amount, day, text, tick, words } from '../section.ts'

const GL = 'GeneralLiability_'
const LINE = 'GeneralLiabilityLineOfBusiness_'
const wanted = (is: Is = {}): Is => carried('renewed', { ...waits('Say what is wanted.'), ...is })
/** Ticks and limits that are those of a certificate of liability. */
const alike = (names: readonly string[], own: Is = {}): ElementRow[] =>
  as25(...names.map((name) => `${GL}${name}`)).map(([name, label, type, is]) => [
    name,
    label,
    type,
    wanted({ ...is, ...own }),
  ])
/** A tick of something else and the words beside it. */
const free = (...names: [tick: string, description: string, label: string]): ElementRow[] =>
  other(...names).map(([name, label, type, is]) => [name, label, type, wanted(is)])

const AGGREGATE = 'GeneralAggregate_Limit'

/** What is to be insured, and whether as it occurs or as it is claimed. */
export const COVERAGES: ElementRow[] = [
  ...alike(['CoverageIndicator'], {
    holds: { key: 'gl.coverageForm', choice: 'general liability', otherwise: 'policy.type' },
    submitted: 'request.lines',
  }),
  ...alike(['ClaimsMadeIndicator', 'OccurrenceIndicator']),
  tick(`${GL}OwnersAndContractorsProtectiveIndicator_A`, 'Owners and contractors protective', /\bprotective\b/i, wanted()),
  ...free(`${GL}OtherCoverageIndicator_A`, `${GL}OtherCoverageDescription_A`, 'Other coverage'),
] // biome-ignore format: a table

/** An amount that is not paid. Policies seldom say for which injury: only a form of this kind does. */
const deducted = (of: string, label: string, speaksOf: RegExp, is: Is = {}): ElementRow[] => [
  tick(
    `${GL}${of}_DeductibleIndicator_A`,
    label,
    speaksOf,
    wanted(is.submitted ? { tickedWith: `${GL}${of}_DeductibleAmount_A` } : {}),
  ),
  amount(`${GL}${of}_DeductibleAmount_A`, `${label}, amount`, speaksOf, is),
]
const PER = { submitted: 'request.gl.deductiblePer' }
const OTHER_DEDUCTIBLE = `${GL}OtherDeductibleDescription_A`
export const DEDUCTIBLES: ElementRow[] = [
  ...deducted('PropertyDamage', 'Property damage', /\bproperty damage\b|\bPD\b/i, {
    submitted: 'request.gl.pdDeductible',
  }),
  ...deducted('BodilyInjury', 'Bodily injury', /\bbodily injury\b|\bBI\b/i),
  ...free(`${GL}OtherDeductibleIndicator_A`, OTHER_DEDUCTIBLE, 'Other'),
  [`${GL}OtherDeductibleAmount_A`, 'Other, amount', 'AMOUNT', wanted({ describedBy: OTHER_DEDUCTIBLE })],
  tick(`${GL}DeductiblePerClaimIndicator_A`, 'Per claim', /\b(?:per|each) claim\b/i, wanted(PER)),
  tick(`${GL}DeductiblePerOccurrenceIndicator_A`, 'Per occurrence', /\b(?:per|each) occ/i, wanted(PER)),
]

const SAID: Is = { said: true }
const BENEFITS: Is = { speaksOf: /\bemployee\b/i }
export const LIMITS: ElementRow[] = [
  ...alike([`${AGGREGATE}Amount`], SAID),
  ...alike(['Policy', 'Project', 'Location'].map((one) => `${AGGREGATE}AppliesPer${one}Indicator`)),
  ...alike([`${AGGREGATE}AppliesToOtherIndicator`, `${AGGREGATE}AppliesToCode`]),
  ...alike(
    [
      'ProductsAndCompletedOperations_AggregateLimitAmount',
      'PersonalAndAdvertisingInjury_LimitAmount',
      'EachOccurrence_LimitAmount',
      'FireDamageRentedPremises_EachOccurrenceLimitAmount',
      'MedicalExpense_EachPersonLimitAmount',
    ],
    SAID,
  ),
  [
    `${GL}EmployeeBenefits_LimitAmount_A`,
    'Employee benefits',
    'AMOUNT',
    wanted({ ...BENEFITS, ...fact('employeeBenefits.eachClaim') }),
  ],
  ...alike(['OtherCoverageLimitDescription', 'OtherCoverageLimitAmount']),
]

const COSTS = waits('The carrier rates it.')
const premium = (name: string, label: string, is: Is = {}): ElementRow => [
  name,
  label,
  'AMOUNT',
  carried('current', { speaksOf: /\bpremium\b/i, ...COSTS, ...is }),
]
export const PREMIUMS: ElementRow[] = [
  premium(`${GL}PremisesOperations_PremiumAmount_A`, 'Premises and operations'),
  premium(`${GL}Products_PremiumAmount_A`, 'Products'),
  premium(`${GL}OtherCoveragePremiumAmount_A`, 'Other'),
  premium(`${LINE}TotalPremiumAmount_A`, 'Total', { holds: { key: 'gl.premium', otherwise: 'policy.premium' } }),
]

/** Coverages that Wisconsin asks about. */
const offered = (name: string, label: string, about: RegExp): ElementRow[] => [
  tick(`${GL}${name}_CoverageAvailableIndicator_A`, `${label}: yes`, about),
  tick(`${GL}${name}_CoverageAvailableNoIndicator_A`, `${label}: no`, about),
]
export const OTHERS: ElementRow[] = [
  words(`${LINE}RemarkText_A`, 'Other coverages, restrictions and endorsements'),
  ...offered('UninsuredUnderinsuredMotorists', 'Wisconsin, motorists', /\bmotorists?\b|\bUI?M\b/i),
  ...offered('MedicalPayments', 'Wisconsin, medical payments', /\bmed(?:ical)? pay/i),
]

const RETRO = /\bretro/i
export const EMPLOYEE_BENEFITS: ElementRow[] = [
  amount(`${GL}EmployeeBenefits_PerClaimDeductibleAmount_A`, 'Deductible per claim', /\bdeductible\b|\bded\b/i),
  text(`${GL}EmployeeBenefits_EmployeeCount_A`, 'Employees'),
  text(`${GL}EmployeeBenefits_EmployeeCoveredCount_A`, 'Employees covered'),
  day(`${GL}EmployeeBenefits_RetroactiveDate_A`, 'Retroactive date', RETRO, fact('employeeBenefits.retroactiveDate')),
]

/** The days of a policy that insures what is claimed. */
export const CLAIMS_MADE: ElementRow[] = [
  day(`${GL}ClaimsMade_ProposedRetroactiveDate_A`, 'Proposed retroactive date', RETRO, fact('gl.retroactiveDate')),
  day(
    `${GL}ClaimsMade_UninterruptedCoverageEntryDate_A`,
    'Uninterrupted claims-made since',
    /\buninterrupted\b|\bentry date\b/i,
  ),
]
