import { expect, test } from 'vitest'
import { heldRow as row, yearlyPolicy } from '../../../tests/support/forms/on-file.ts'
import { acord126 } from '../../forms/acord/126/index.ts'
import { acord131 } from '../../forms/acord/131/index.ts'
import { acord140 } from '../../forms/acord/140/index.ts'
import type { FormDefinition } from '../../forms/types.ts'
import { type HeldRow, recordsAsPaper } from './as-paper.ts'

const ACCOUNT = row('ACCOUNT', 'a', {
  name: 'Otter & Thimble Joinery LLC',
  mailingAddress: '12 Example Street, Suite 4, Sampleton, OH 43001',
})
const policy = (type: string, number: string, year: number, further: Record<string, string> = {}) =>
  yearlyPolicy(number, type, number, year, further)

function section(form: FormDefinition, rows: HeldRow[], instructions: string) {
  const paper = recordsAsPaper(rows, { ofApplicant: true })
  const agency = { name: 'Lanternfish Agency' }
  const proposal = form.propose({ files: paper ? [paper] : [], instructions, agency, today: '2026-06-15' })
  const all = Object.fromEntries(proposal.values.map(({ field, value }) => [field, value]))
  return { ...proposal, all }
}

const held = (kind: string, number: string) => ({
  [`UnderlyingPolicy_${kind}_InsurerFullName_A`]: 'Harbor Sample Insurance',
  [`UnderlyingPolicy_${kind}_PolicyNumberIdentifier_A`]: number,
  [`UnderlyingPolicy_${kind}_PolicyEffectiveDate_A`]: '03/01/2026',
  [`UnderlyingPolicy_${kind}_PolicyExpirationDate_A`]: '03/01/2027',
})

test('all that the records know of what lies under an umbrella is on its application, and nothing else', () => {
  const rows = [
    ACCOUNT,
    policy('General Liability', 'GL-26', 2026, {
      'limits.glPerOccurrenceLimit': '$1,000,000.00',
      'limits.glAggregateLimit': '$2,000,000.00',
      'details.locations': '9 Mill Lane, Sampleton, OH 43002',
    }),
    policy('General Liability', 'GL-25', 2025),
    policy('Auto', 'CA-26', 2026, { 'details.extraLimits': 'Combined single limit $1,000,000' }),
    policy('Workers Compensation', 'WC-26', 2026, { 'limits.wcPerAccidentLimit': '$500,000.00' }),
    policy('Umbrella', 'UM-26', 2026, { 'limits.umbrellaOrExcessPerOccurrenceLimit': '$5,000,000.00' }),
    policy('Property', 'CP-26', 2026),
    policy('Cyber', 'CY-26', 2026),
  ]
  const { all, questions } = section(acord131, rows, 'Fill ACORD 131 for the renewal')
  expect(questions).toEqual([])
  expect(all).toEqual({
    Producer_FullName_A: 'Lanternfish Agency',
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
    Policy_Status_RenewIndicator_A: 'true',
    PriorCoverage_PolicyNumberIdentifier_A: 'UM-26',
    CommercialStructure_PhysicalAddress_LineOne_A: '9 Mill Lane',
    CommercialStructure_PhysicalAddress_CityName_A: 'Sampleton',
    CommercialStructure_PhysicalAddress_StateOrProvinceCode_A: 'OH',
    CommercialStructure_PhysicalAddress_PostalCode_A: '43002',
    ...held('Automobile', 'CA-26'),
    ...held('GeneralLiability', 'GL-26'),
    GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
    GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
    ...held('EmployersLiability', 'WC-26'),
    WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: '500,000',
    UnderlyingPolicy_EmployersLiability_PremiumAmount_A: '2026',
    Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
  })
})

test('all that the records know of general liability is on the renewal of its section, and nothing else', () => {
  const lastYear = policy('General Liability', 'GL-25', 2025, { 'limits.glAggregateLimit': '$9,000,000.00' })
  const rows = [
    ACCOUNT,
    policy('General Liability', 'GL-26', 2026, {
      'limits.glPerOccurrenceLimit': '$1,000,000.00',
      'limits.glAggregateLimit': '$2,000,000.00',
      'details.deductible': '$1,000',
    }),
    lastYear,
    policy('Umbrella', 'UM-26', 2026, { 'limits.umbrellaOrExcessPerOccurrenceLimit': '$5,000,000.00' }),
  ]
  const APPLICANT = {
    Producer_FullName_A: 'Lanternfish Agency',
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
  }
  const { all, questions } = section(acord126, rows, 'Fill ACORD 126 for the renewal')
  expect(questions).toEqual([])
  expect(all).toEqual({
    ...APPLICANT,
    GeneralLiability_CoverageIndicator_A: 'true',
    GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
    GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
    GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A: '2026',
  })
  expect(section(acord126, rows, 'Fill ACORD 126').all).toEqual(APPLICANT)
})

test('all that the records know of insured property is on its section, and of two places none is guessed', () => {
  const property = (locations: string) =>
    policy('Property', 'CP-26', 2026, {
      'limits.propertyBuildingLimit': '$500,000.00',
      'details.extraLimits': 'Business income $120,000',
      'details.locations': locations,
    })
  const APPLICANT = {
    Producer_FullName_A: 'Lanternfish Agency',
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
  }
  const one = section(acord140, [ACCOUNT, property('9 Mill Lane, Suite 3, Sampleton, OH 43002')], 'Fill ACORD 140')
  expect(one.questions).toEqual([])
  expect(one.all).toEqual({
    ...APPLICANT,
    CommercialStructure_PhysicalAddress_LineOne_A: '9 Mill Lane, Suite 3',
    CommercialProperty_Premises_SubjectOfInsuranceCode_A: 'Building',
    CommercialProperty_Premises_LimitAmount_A: '500,000',
    CommercialProperty_Premises_SubjectOfInsuranceCode_B: 'Business income',
    CommercialProperty_Premises_LimitAmount_B: '120,000',
  })
  const two = section(
    acord140,
    [ACCOUNT, property('9 Mill Lane, Sampleton, OH 43002; 7 Mill Lane, Sampleton, OH 43002')],
    'Fill ACORD 140',
  )
  expect(two.all).toEqual({
    ...APPLICANT,
    CommercialStructure_PhysicalAddress_LineOne_A: '9 Mill Lane',
    CommercialStructure_PhysicalAddress_LineOne_B: '7 Mill Lane',
  })
  expect(two.overflow.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Its building is not told: Building: amount: 500,000',
    'Its building is not told: Business income: amount: 120,000',
  ])
})
