import { expect, test } from 'vitest'
import { DEFAULT_HOLDER } from '../../../shared/presets.ts'
import { DECLARATIONS, proposedOn } from '../../../tests/support/forms/drawn-evidence.ts'
import { acord24 } from './24.ts'

const found = (values: Record<string, string>) => acord24.check(values).map(({ fields }) => fields)
const declared = (...rows: string[]) => `${DECLARATIONS}
  Location 1: 12 Elm Street, Erie, PA 16501

  Coverage                                  Limit              Deductible
${rows.join('\n')}
`
const BUILDING = '  Building                                  500,000            5,000'

test('the days of each row, its letter and the causes of loss are checked', () => {
  for (const stem of [
    'Policy_Property_',
    'Policy_InlandMarine_',
    'Policy_Crime_',
    'Policy_BoilerAndMachinery_',
    'OtherPolicy_Policy',
  ]) {
    const days = { [`${stem}EffectiveDate_A`]: '03/10/2027', [`${stem}ExpirationDate_A`]: '03/10/2026' }
    expect(found(days)).toEqual([Object.keys(days)])
  }
  expect(found({ Property_InsurerLetterCode_A: 'B' })).toEqual([['Property_InsurerLetterCode_A', 'Insurer_FullName_B']])
  expect(found({ Property_InsurerLetterCode_A: 'B', Insurer_FullName_B: 'Thornbury Casualty Company' })).toEqual([])
  expect(found({ CrimeLineOfBusiness_InsurerLetterCode_A: 'G' })).toEqual([['CrimeLineOfBusiness_InsurerLetterCode_A']])
  const boxes = { Policy_PolicyType_BasicIndicator_A: 'true', Policy_PolicyType_BroadIndicator_A: 'true' }
  expect(found(boxes)).toEqual([Object.keys(boxes)])
})

test('the policy stands in its row with its insurer, and the other rows stay empty', () => {
  const { value } = proposedOn(acord24, [[declared(BUILDING)]])
  expect(value('Policy_Property_PolicyNumberIdentifier_A')).toBe('CP-4410277-02')
  expect(value('Policy_Property_ExpirationDate_A')).toBe('03/03/2027')
  expect(value('Policy_PolicyType_PropertyIndicator_A')).toBe('true')
  expect(value('Property_InsurerLetterCode_A')).toBe('A')
  expect(value('Insurer_FullName_A')).toBe('Thornbury Casualty Company')
  for (const name of [
    'Policy_Crime_PolicyNumberIdentifier_A',
    'CrimeLineOfBusiness_CoverageIndicator_A',
    'Insurer_FullName_B',
  ])
    expect(value(name)).toBe('')
})

test('a crime policy of another insurer has its own row and letter', () => {
  const crime = `
  CRIME POLICY DECLARATIONS
  Policy Number: CR-77120        Policy Period: 04/01/2026 to 04/01/2027
  Insurer: Marlow Surety Company
  Named Insured: Heron Example Builders LLC
  CRIME COVERAGE PART
  Each Occurrence Limit: $100,000
  Aggregate Limit: $200,000
`
  const { value } = proposedOn(acord24, [[declared(BUILDING)], [crime]])
  expect(value('Policy_Crime_PolicyNumberIdentifier_A')).toBe('CR-77120')
  expect(value('CrimeLineOfBusiness_InsurerLetterCode_A')).toBe('B')
  expect(value('Insurer_FullName_B')).toBe('Marlow Surety Company')
  expect(value('CrimeLineOfBusiness_CoverageIndicator_A')).toBe('true')
  expect(value('Policy_Property_PolicyNumberIdentifier_A')).toBe('CP-4410277-02')
})

test('a package stands in the row of property alone, whatever else its headings name', () => {
  const crime = `
  CRIME COVERAGE PART
  Each Occurrence Limit: $100,000
  Aggregate Limit: $200,000
`
  const { value, why } = proposedOn(acord24, [[declared(BUILDING) + crime]])
  expect(value('Policy_Property_PolicyNumberIdentifier_A')).toBe('CP-4410277-02')
  expect(value('Policy_Crime_PolicyNumberIdentifier_A')).toBe('')
  expect(value('CrimeLineOfBusiness_CoverageIndicator_A')).toBe('')
  expect(why('Policy_Crime_PolicyNumberIdentifier_A')).toMatch(/^Policy CP-4410277-02 is shown as property already/)
})

test('what has a row of its own stands there, and the rest in the free rows and on the attached page', () => {
  const rows = ['Stock', 'Signs', 'Spoilage'].map((name, at) => `  ${name.padEnd(42)}${at + 1}0,000             1,000`)
  const { value, overflow } = proposedOn(acord24, [[declared(BUILDING, ...rows)]])
  expect(value('Property_Building_LimitAmount_A')).toBe('500,000')
  expect(value('CommercialProperty_Premises_DeductibleAmount_A')).toBe('5,000')
  expect(value('PropertyCoverage_Other_CoverageDescription_A')).toBe('Stock')
  expect(value('PropertyCoverage_OtherOption_IncludedIndicator_A')).toBe('true')
  expect(value('PropertyCoverage_Other_LimitAmount_B')).toBe('20,000')
  expect(overflow.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Stock: deductible 1,000',
    'Signs: deductible 1,000',
    'Spoilage: limit 30,000',
    'Spoilage: deductible 1,000',
  ])
})

test('a blanket limit is none of one building', () => {
  const { value } = proposedOn(acord24, [[declared(BUILDING.replace('Building        ', 'Blanket Building'))]])
  expect(value('CommercialProperty_Blanket_LimitAmount_A')).toBe('500,000')
  expect(value('Property_Building_LimitAmount_A')).toBe('')
})

test('the holder is as the user wrote it, or the named insured', () => {
  const holder = (said: string) => proposedOn(acord24, [[declared(BUILDING)]], { holder: said }).value
  const given = holder('Harbor Bank\n9 High St\nColumbus, OH 43215')
  expect(given('CertificateHolder_FullName_A')).toBe('Harbor Bank')
  expect(given('CertificateHolder_MailingAddress_CityName_A')).toBe('Columbus')
  expect(holder(DEFAULT_HOLDER)('CertificateHolder_FullName_A')).toBe('Heron Example Builders LLC')
  const street = 'CertificateHolder_MailingAddress_LineOne_A'
  expect(holder(DEFAULT_HOLDER)(street)).toBe('41 Shore Road')
  const nameless = declared(BUILDING).replace('Heron Example Builders LLC', '')
  const { value } = proposedOn(acord24, [[nameless]], { holder: DEFAULT_HOLDER })
  expect([value('NamedInsured_MailingAddress_LineOne_A'), value(street)]).toEqual(['41 Shore Road', ''])
})
