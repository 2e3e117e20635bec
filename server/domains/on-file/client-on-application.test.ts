import { expect, test } from 'vitest'
import { yearlyPolicy as policy, heldRow as row } from '../../../tests/support/forms/on-file.ts'
import { acord125 } from '../../forms/acord/125/index.ts'
import { type HeldRow, recordsAsPaper } from './as-paper.ts'

const ACCOUNT = row('ACCOUNT', 'a', {
  name: 'Otter & Thimble Joinery LLC',
  phone: '(555) 010-0123',
  website: 'otter.example',
  mailingAddress: '12 Example Street, Suite 4, Sampleton, OH 43001',
})
const CONTACTS = [
  row('CONTACT', 'c1', { name: 'Ada Fern', phone: '(555) 010-0155', email: 'ada@otter.example' }),
  row('CONTACT', 'c2', { name: 'Bo Reed', email: 'bo@otter.example' }),
]
const LOCATIONS = { 'details.locations': '12 Example Street, Sampleton, OH 43001; 9 Mill Lane, Sampleton, OH 43002' }
const ALL = [
  ACCOUNT,
  ...CONTACTS,
  policy('g6', 'General Liability', 'GL-26', 2026, LOCATIONS),
  policy('g5', 'General Liability', 'GL-25', 2025),
  policy('g4', 'General Liability', 'GL-24', 2024),
  policy('g3', 'General Liability', 'GL-23', 2023),
  policy('a6', 'Auto', 'CA-26', 2026),
  policy('p5', 'Property', 'CP-25', 2025),
  policy('w6', 'Workers Compensation', 'WC-26', 2026),
  policy('q', 'Cyber', 'CY-1', 2025, { state: 'Pending' }),
]
const AGENCY = {
  name: 'Lanternfish Agency',
  line1: '1 Dock Way',
  city: 'Sampleton',
  state: 'OH',
  zip: '43000',
  phone: '555-0100',
}

function application(rows: HeldRow[], instructions = 'Fill ACORD 125 for the renewal') {
  const paper = recordsAsPaper(rows, { ofApplicant: true })
  const proposal = acord125.propose({ files: paper ? [paper] : [], instructions, agency: AGENCY, today: '2026-06-15' })
  const all = Object.fromEntries(proposal.values.map(({ field, value }) => [field, value]))
  return { ...proposal, all, why: (field: string) => proposal.blanks.find((one) => one.field === field)?.reason }
}

/** A row of prior policies as it is filled. */
const prior = (year: string, premium: string, number: string) => [
  'Harbor Sample Insurance',
  number,
  premium,
  `03/01/${year}`,
  `03/01/${Number(year) + 1}`,
]
const named = (stem: string, letter: string, values: string[]) =>
  Object.fromEntries(
    ['InsurerFullName', 'PolicyNumberIdentifier', 'TotalPremiumAmount', 'EffectiveDate', 'ExpirationDate'].map(
      (part, at) => [`PriorCoverage_${stem}_${part}_${letter}`, values[at]],
    ),
  )

test('all that the records know of a client is on its application, and nothing else', () => {
  const { all, overflow } = application(ALL)
  expect(all).toEqual({
    Producer_FullName_A: 'Lanternfish Agency',
    Producer_MailingAddress_LineOne_A: '1 Dock Way',
    Producer_MailingAddress_CityName_A: 'Sampleton',
    Producer_MailingAddress_StateOrProvinceCode_A: 'OH',
    Producer_MailingAddress_PostalCode_A: '43000',
    Producer_ContactPerson_PhoneNumber_A: '555-0100',
    Policy_Status_RenewIndicator_A: 'true',
    Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true',
    GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A: '2026',
    Policy_LineOfBusiness_BusinessAutoIndicator_A: 'true',
    CommercialVehicleLineOfBusiness_PremiumAmount_A: '2026',
    Policy_LineOfBusiness_OtherIndicator_A: 'true',
    Policy_LineOfBusiness_OtherLineOfBusinessDescription_A: 'Workers Compensation',
    Policy_SectionAttached_OtherPremiumAmount_A: '2026',
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
    NamedInsured_MailingAddress_LineOne_A: '12 Example Street',
    NamedInsured_MailingAddress_LineTwo_A: 'Suite 4',
    NamedInsured_MailingAddress_CityName_A: 'Sampleton',
    NamedInsured_MailingAddress_StateOrProvinceCode_A: 'OH',
    NamedInsured_MailingAddress_PostalCode_A: '43001',
    NamedInsured_Primary_PhoneNumber_A: '(555) 010-0123',
    NamedInsured_Primary_WebsiteAddress_A: 'otter.example',
    NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true',
    NamedInsured_Contact_FullName_A: 'Ada Fern',
    NamedInsured_Contact_PrimaryPhoneNumber_A: '(555) 010-0155',
    NamedInsured_Contact_PrimaryEmailAddress_A: 'ada@otter.example',
    NamedInsured_Contact_FullName_B: 'Bo Reed',
    NamedInsured_Contact_PrimaryEmailAddress_B: 'bo@otter.example',
    CommercialStructure_PhysicalAddress_LineOne_A: '12 Example Street',
    CommercialStructure_PhysicalAddress_CityName_A: 'Sampleton',
    CommercialStructure_PhysicalAddress_StateOrProvinceCode_A: 'OH',
    CommercialStructure_PhysicalAddress_PostalCode_A: '43001',
    CommercialStructure_PhysicalAddress_LineOne_B: '9 Mill Lane',
    CommercialStructure_PhysicalAddress_CityName_B: 'Sampleton',
    CommercialStructure_PhysicalAddress_StateOrProvinceCode_B: 'OH',
    CommercialStructure_PhysicalAddress_PostalCode_B: '43002',
    PriorCoverage_PolicyYear_A: '2026',
    ...named('GeneralLiability', 'A', prior('2026', '2026', 'GL-26')),
    ...named('Automobile', 'A', prior('2026', '2026', 'CA-26')),
    PriorCoverage_OtherLine_LineOfBusinessCode_A: 'Workers Compensation',
    ...named('OtherLine', 'A', prior('2026', '2026', 'WC-26')),
    PriorCoverage_PolicyYear_B: '2025',
    ...named('GeneralLiability', 'B', prior('2025', '2025', 'GL-25')),
    ...named('Property', 'B', prior('2025', '2025', 'CP-25')),
    PriorCoverage_PolicyYear_C: '2024',
    ...named('GeneralLiability', 'C', prior('2024', '2024', 'GL-24')),
  })
  expect(overflow.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Policy GL-23 (general liability): carrier Harbor Sample Insurance',
    'Policy GL-23 (general liability): line General Liability',
    'Policy GL-23 (general liability): effective 03/01/2023',
    'Policy GL-23 (general liability): expiration 03/01/2024',
    'Policy GL-23 (general liability): premium 2023',
  ])
})

test('lines that nobody asks for are asked about, and those that the user names alone are ticked', () => {
  const silent = application(ALL, 'Fill ACORD 125')
  expect(silent.questions.map(({ about, choices }) => [about, choices])).toEqual([
    ['lines', ['Renewal of the policies in force', 'Business auto', 'Commercial general liability']],
  ])
  const ticks = (words: string) =>
    Object.keys(application(ALL, words).all).filter((name) => /_LineOfBusiness_/.test(name))
  expect(ticks('Fill ACORD 125')).toEqual([])
  expect(ticks('Fill ACORD 125 for property and cyber, no auto')).toEqual([
    'Policy_LineOfBusiness_CommercialProperty_A',
    'Policy_LineOfBusiness_CyberAndPrivacy_A',
  ])
  for (const words of ['. The auto claims of last year are attached.', ' with the auto claims', ', the auto is gone']) {
    expect(ticks(`Fill ACORD 125${words}`)).toEqual([])
    const told = application(ALL, `Fill ACORD 125${words}`)
    expect(told.questions.map(({ about }) => about)).toEqual(['lines'])
    expect(told.why('Policy_LineOfBusiness_BusinessAutoIndicator_A')).toMatch(/^Your words name it, and I am not sure/)
  }
  for (const words of [
    'We need general liability and auto',
    'GL, auto',
    'for the renewal of the GL and business auto policies',
  ])
    expect(ticks(`Fill ACORD 125 ${words}`)).toEqual([
      'Policy_LineOfBusiness_BusinessAutoIndicator_A',
      'Policy_LineOfBusiness_CommercialGeneralLiability_A',
    ])
  expect(ticks(`Fill ACORD 125\n\n${silent.questions[0]!.choices[0]}`)).toHaveLength(4)
})

test('another application that is asked for by its number says its line', () => {
  const { values, questions, all } = application([ACCOUNT], 'Fill ACORD 125, 126, 130 and 140, please')
  expect(questions).toEqual([])
  const quote = 'ACORD 125, 126, 130 and 140'
  const lines = values.filter(({ field }) => /_LineOfBusiness_/.test(field))
  expect(lines.map(({ value }) => value)).toEqual(['true', 'true', 'true', 'Workers compensation'])
  for (const one of lines) expect(one).toMatchObject({ source: { kind: 'message', quote }, inferred: true })
  expect(all).toMatchObject({
    Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true',
    Policy_LineOfBusiness_CommercialProperty_A: 'true',
    Policy_LineOfBusiness_OtherIndicator_A: 'true',
  })
  const asked = (words: string) => application([ACCOUNT], words).questions.map(({ about }) => about)
  expect(asked('Fill ACORD 125')).toEqual(['lines'])
  expect(asked('Fill ACORD 125 and the evidence, ACORD 28')).toEqual(['lines'])
  expect(asked('Fill ACORD 125, but not ACORD 126')).toEqual(['lines'])
})

test('a package is applied for as what it insures, and its cost is of neither', () => {
  const { all } = application([ACCOUNT, policy('k6', 'Package', 'PK-26', 2026)])
  expect(Object.keys(all).filter((name) => /_LineOfBusiness_|LineOfBusiness_.*Premium/.test(name))).toEqual([
    'Policy_LineOfBusiness_CommercialGeneralLiability_A',
    'Policy_LineOfBusiness_CommercialProperty_A',
  ])
})

test('a contact is told with its role', () => {
  const claims = row('CONTACT', 'c', { name: 'Ada Fern', role: 'Claims' })
  const { all } = application([ACCOUNT, claims])
  expect(all).toMatchObject({
    NamedInsured_Contact_FullName_A: 'Ada Fern',
    NamedInsured_Contact_ContactDescription_A: 'Claims',
  })
})

test('a client without a policy in force is an applicant all the same', () => {
  const { all } = application(
    [ACCOUNT, CONTACTS[0]!, policy('g5', 'General Liability', 'GL-25', 2025)],
    'ACORD 125, GL',
  )
  expect(all).toMatchObject({
    NamedInsured_FullName_A: 'Otter & Thimble Joinery LLC',
    NamedInsured_MailingAddress_LineOne_A: '12 Example Street',
    PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A: 'GL-25',
    Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true',
  })
  expect(all).not.toHaveProperty('GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A')
})

test('a policy that was canceled did not last until the day it was to expire', () => {
  const canceled = policy('g5', 'General Liability', 'GL-25', 2025, { state: 'Canceled' })
  const { all, why } = application([ACCOUNT, canceled])
  expect(all).toMatchObject({ PriorCoverage_GeneralLiability_EffectiveDate_A: '03/01/2025' })
  expect(all).not.toHaveProperty('PriorCoverage_GeneralLiability_ExpirationDate_A')
  expect(why('PriorCoverage_GeneralLiability_ExpirationDate_A')).toMatch(/^Policy GL-25 was canceled/)
})

test('premises beyond the fourth go to an attached page, and so does what an unanswered question asks', () => {
  const places = ['1', '2', '3', '4', '5'].map((number) => `${number} Mill Lane, Sampleton, OH 43002`).join('; ')
  const { all, overflow, why } = application([
    ACCOUNT,
    policy('g6', 'General Liability', 'GL-26', 2026, { 'details.locations': places }),
  ])
  expect(all.CommercialStructure_PhysicalAddress_LineOne_D).toBe('4 Mill Lane')
  expect(overflow.map(({ section, label, text }) => `${section}. ${label} ${text}`)).toContain(
    'Premises. Premises 5: street 5 Mill Lane',
  )
  expect(why('CommercialPolicy_Question_KAKCode_A')).toMatch(/^Asked of the insured: Was there a foreclosure/)
})
