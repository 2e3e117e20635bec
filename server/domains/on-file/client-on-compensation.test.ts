import { expect, test } from 'vitest'
import { yearlyPolicy as policy, heldRow as row } from '../../../tests/support/forms/on-file.ts'
import { acord130 } from '../../forms/acord/130/index.ts'
import { type HeldRow, recordsAsPaper } from './as-paper.ts'

const LOCATIONS = { 'details.locations': '12 Example Street, Sampleton, OH 43001; 9 Mill Lane, Sampleton, OH 43002' }
const LIMITS = {
  'limits.wcPerAccidentLimit': '$1,000,000',
  'limits.wcPerDiseasePolicyLimit': '$1,000,000',
  'limits.wcPerDiseaseEmployeeLimit': '$500,000',
}
const ALL = [
  row('ACCOUNT', 'a', {
    name: 'Otter & Thimble Joinery LLC',
    phone: '(555) 010-0123',
    website: 'otter.example',
    email: 'office@otter.example',
    mailingAddress: '12 Example Street, Suite 4, Sampleton, OH 43001',
  }),
  row('CONTACT', 'c1', { name: 'Ada Fern', phone: '(555) 010-0155', email: 'ada@otter.example' }),
  policy('g6', 'General Liability', 'GL-26', 2026, LOCATIONS),
  policy('w6', 'Workers Compensation', 'WC-26', 2026, LIMITS),
  policy('w5', 'Workers Compensation', 'WC-25', 2025),
  policy('w4', 'Workers Compensation', 'WC-24', 2024),
  policy('q', 'Workers Compensation', 'WC-27', 2025, { state: 'Pending' }),
]
const AGENCY = {
  name: 'Lanternfish Agency',
  line1: '1 Dock Way',
  city: 'Sampleton',
  state: 'OH',
  zip: '43000',
  phone: '555-0100',
}

function application(rows: HeldRow[]) {
  const paper = recordsAsPaper(rows, { ofApplicant: true })
  const files = paper ? [paper] : []
  const proposal = acord130.propose({ files, instructions: 'Fill ACORD 130', agency: AGENCY, today: '2026-06-15' })
  return { ...proposal, all: Object.fromEntries(proposal.values.map(({ field, value }) => [field, value])) }
}

const prior = (letter: string, year: number) => ({
  [`PriorCoverage_EffectiveYear_${letter}`]: `${year}`,
  [`PriorCoverage_InsurerFullName_${letter}`]: 'Harbor Sample Insurance',
  [`PriorCoverage_PolicyNumberIdentifier_${letter}`]: `WC-${year % 100}`,
  [`PriorCoverage_TotalPremiumAmount_${letter}`]: `${year}`,
})

test('all that the records know of a client’s workers compensation is on its application, and nothing else', () => {
  const { all, overflow, questions } = application(ALL)
  expect(all).toEqual({
    Producer_FullName_A: 'Lanternfish Agency',
    Producer_MailingAddress_LineOne_A: '1 Dock Way',
    Producer_MailingAddress_CityName_A: 'Sampleton',
    Producer_MailingAddress_StateOrProvinceCode_A: 'OH',
    Producer_MailingAddress_PostalCode_A: '43000',
    Producer_ContactPerson_PhoneNumber_A: '555-0100',
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
    NamedInsured_MailingAddress_LineOne_A: '12 Example Street',
    NamedInsured_MailingAddress_LineTwo_A: 'Suite 4',
    NamedInsured_MailingAddress_CityName_A: 'Sampleton',
    NamedInsured_MailingAddress_StateOrProvinceCode_A: 'OH',
    NamedInsured_MailingAddress_PostalCode_A: '43001',
    NamedInsured_Primary_PhoneNumber_A: '(555) 010-0123',
    NamedInsured_Primary_WebsiteAddress_A: 'otter.example',
    NamedInsured_Primary_EmailAddress_A: 'office@otter.example',
    NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true',
    Location_PhysicalAddress_LineOne_A: '12 Example Street',
    Location_PhysicalAddress_CityName_A: 'Sampleton',
    Location_PhysicalAddress_StateOrProvinceCode_A: 'OH',
    Location_PhysicalAddress_PostalCode_A: '43001',
    Location_PhysicalAddress_LineOne_B: '9 Mill Lane',
    Location_PhysicalAddress_CityName_B: 'Sampleton',
    Location_PhysicalAddress_StateOrProvinceCode_B: 'OH',
    Location_PhysicalAddress_PostalCode_B: '43002',
    WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: '1,000,000',
    WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A: '1,000,000',
    WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A: '500,000',
    ...prior('A', 2026),
    ...prior('B', 2025),
    ...prior('C', 2024),
  })
  expect([overflow, questions]).toEqual([[], []])
})

test('without a policy of workers compensation in force its limits are none of another line', () => {
  const { all } = application(ALL.filter(({ id }) => id !== 'w6'))
  expect(Object.keys(all).filter((name) => /LimitAmount|PartOne|RateClass/.test(name))).toEqual([])
  expect(all).toMatchObject({ ...prior('A', 2025), ...prior('B', 2024) })
})

test('two policies in force that tell a limit otherwise: none of both is written', () => {
  const other = policy('w7', 'Workers Compensation', 'WC-261', 2026, {
    ...LIMITS,
    'limits.wcPerAccidentLimit': '$100,000',
  })
  const limits = Object.keys(application([...ALL, other]).all).filter((name) => /LimitAmount/.test(name))
  expect(limits).toEqual([
    'WorkersCompensationEmployersLiability_EmployersLiability_DiseasePolicyLimitAmount_A',
    'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
  ])
})
