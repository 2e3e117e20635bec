import { describe, expect, it } from 'vitest'
import { acord125 } from '../../forms/acord/125/index.ts'
import { FORMS } from '../../forms/index.ts'
import { NEVER_WRITTEN } from '../../forms/output/types.ts'
import { whyUnsupported } from './supports.ts'

const FORM = FORMS[0]!
const reason = (name: string, value: string, words: string, by: 'document' | 'user' = 'document') => {
  const field = FORM.fields.find((one) => one.name === name)
  if (!field) throw new Error(`no element ${name}`)
  return whyUnsupported(FORM, field, value, { words, by })
}
const holds = (name: string, value: string, quote: string) => reason(name, value, quote) === null

describe('values that are printed', () => {
  const occurrence = 'GeneralLiability_EachOccurrence_LimitAmount_A'
  const effective = 'Policy_GeneralLiability_EffectiveDate_A'
  const policy = 'Policy_GeneralLiability_PolicyNumberIdentifier_A'
  it.each([
    [effective, '12/15/2024', 'Effective from December … 15, 2024 until December 15, 2025', true],
    [effective, '12/15/2024', 'Effective 2023 … 15, 2024 … December', false],
    [occurrence, '1,000,000', 'Each Occurrence $1,000,000', true],
    [occurrence, '1,000,000', 'Each Occurrence $1M', true],
    [occurrence, '9,000,000', 'Each Occurrence $1,000,000', false],
    [occurrence, '1,000', 'Each Occurrence $1,000,000', false],
    [occurrence, '1,000,000 per project', 'Each Occurrence $1,000,000', false],
    [effective, '04/01/2026', 'From April 1, 2026 to April 1, 2027', true],
    [effective, '04/02/2026', 'From April 1, 2026 to April 1, 2027', false],
    [policy, 'QF-000-1042', 'Policy Number: QF 000 1042', true],
    [policy, '1042', 'Policy Number: QF-000-1042', false],
    ['NamedInsured_MailingAddress_StateOrProvinceCode_A', 'OH', 'Sampleton, OH 43001', true],
    ['NamedInsured_MailingAddress_StateOrProvinceCode_A', 'IN', 'Otter & Thimble Joinery LLC', false],
  ])('%s = %s from “%s”: %s', (name, value, quote, expected) => {
    expect(holds(name, value, quote)).toBe(expected)
  })
})

describe('ticks and codes need words that speak of them', () => {
  const gl = 'GeneralLiability'
  const ai = 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A'
  const aggregate = `${gl}_GeneralAggregate_LimitApplies`
  const statutory = 'WorkersCompensationEmployersLiability_WorkersCompensationStatutoryLimitIndicator_A'
  it.each([
    [`${gl}_OccurrenceIndicator_A`, 'Coverage Form: Occurrence', true],
    [`${gl}_OccurrenceIndicator_A`, 'X OCCUR', true],
    [`${gl}_OccurrenceIndicator_A`, 'CG 00 01 04 13', true],
    [`${gl}_OccurrenceIndicator_A`, 'CG 00 02 04 13', false],
    [`${gl}_OccurrenceIndicator_A`, 'Claims-made form', false],
    [`${gl}_ClaimsMadeIndicator_A`, 'CLAIMS-MADE COVERAGE FORM', true],
    [`${gl}_ClaimsMadeIndicator_A`, 'This is not a claims made policy: not included', false],
    [`${gl}_ClaimsMadeIndicator_A`, 'Each Occurrence', false],
    [`${aggregate}PerProjectIndicator_A`, 'The General Aggregate Limit applies per project.', true],
    [`${aggregate}PerProjectIndicator_A`, 'The General Aggregate Limit applies per location.', false],
    [`${aggregate}PerLocationIndicator_A`, 'applies per location', true],
    [`${aggregate}PerPolicyIndicator_A`, 'applies per policy', true],
    ['Vehicle_AnyAutoIndicator_A', 'Any Auto', true],
    ['Vehicle_AnyAutoIndicator_A', 'Covered Autos Liability … 1', true],
    ['Vehicle_AnyAutoIndicator_A', 'Covered Autos Liability … 7, 8, 9', false],
    ['Vehicle_AnyAutoIndicator_A', 'Covered Autos Liability $1,000,000', false],
    ['Vehicle_AnyAutoIndicator_A', 'Any auto: No', false],
    ['Vehicle_ScheduledAutosIndicator_A', 'Covered Autos Liability … 7, 8, 9', true],
    ['Vehicle_HiredAutosIndicator_A', 'BODILY INJURY & PROPERTY DAMAGE … 07 08 09', true],
    ['Vehicle_NonOwnedAutosIndicator_A', 'Non-Owned Autos Only', true],
    ['Vehicle_AllOwnedAutosIndicator_A', 'X … OWNED', true],
    ['Vehicle_AllOwnedAutosIndicator_A', 'X … NON-OWNED', false],
    ['Policy_PolicyType_UmbrellaIndicator_A', 'UMBRELLA LIABILITY POLICY', true],
    ['Policy_PolicyType_UmbrellaIndicator_A', 'EXCESS LIABILITY POLICY', false],
    ['Policy_PolicyType_ExcessIndicator_A', 'EXCESS LIABILITY POLICY', true],
    ['ExcessUmbrella_RetentionIndicator_A', 'Self-Insured Retention … $10,000', true],
    ['ExcessUmbrella_RetentionIndicator_A', '$10,000', false],
    [statutory, 'Statutory', true],
    [statutory, 'Each Accident $500,000', false],
  ])('%s from “%s”: %s', (name, quote, expected) => {
    expect(holds(name, 'true', quote)).toBe(expected)
  })
  it.each([
    [ai, 'Y', 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS (CG 20 10 04 13)', true],
    [ai, 'Y', 'GENERAL LIABILITY … Y', true],
    [ai, 'X', 'GENERAL LIABILITY … X', true],
    [ai, 'Y', 'Named Insured: Otter & Thimble Joinery LLC', false],
    [ai, 'N', 'Additional insured', false],
    ['Policy_GeneralLiability_SubrogationWaivedCode_A', 'Y', 'Waiver of Transfer of Rights', true],
    ['Policy_GeneralLiability_SubrogationWaivedCode_A', 'Y', 'Additional Insured', false],
  ])('%s = %s from “%s”: %s', (name, value, quote, expected) => {
    expect(holds(name, value, quote)).toBe(expected)
  })
})

describe('a value is held against the element it fills', () => {
  const occurrence = 'GeneralLiability_EachOccurrence_LimitAmount_A'
  const aggregate = 'GeneralLiability_GeneralAggregate_LimitAmount_A'
  const products = 'GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A'
  const rented = 'GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A'
  const medical = 'GeneralLiability_MedicalExpense_EachPersonLimitAmount_A'
  const effective = 'Policy_GeneralLiability_EffectiveDate_A'
  const expiration = 'Policy_GeneralLiability_ExpirationDate_A'
  const both = 'General Aggregate $2,000,000 Each Occurrence $1,000,000'
  it.each([
    [occurrence, '2,000,000', 'General Aggregate $2,000,000', false],
    [aggregate, '2,000,000', 'General Aggregate $2,000,000', true],
    [occurrence, '2,000,000', both, false],
    [occurrence, '1,000,000', both, true],
    [aggregate, '1,000,000', both, false],
    [occurrence, '1,000,000', '$1,000,000 Each Occurrence', true],
    [occurrence, '100,000', 'Damage to Rented Premises (each occurrence) $100,000', false],
    [rented, '100,000', 'Damage to Rented Premises (each occurrence) $100,000', true],
    [medical, '1,000,000', 'Liability and Medical Expenses … $1,000,000', false],
    [occurrence, '1,000,000', 'Liability and Medical Expenses … $1,000,000', true],
    [aggregate, '2,000,000', 'Products-Completed Operations Aggregate … $2,000,000', false],
    [products, '2,000,000', 'General Aggregate (Other Than Products - Completed Operations) $2,000,000', false],
    [occurrence, '1,000,000', '$1,000,000', false],
    [occurrence, '500', 'Deductible $500', false],
    [occurrence, '5,000', 'Deductible each occurrence $5,000', false],
    [occurrence, '100,000', 'Assault and battery each occurrence $100,000', false],
    [occurrence, '7,000,000', 'Optional each occurrence limit $7,000,000', false],
    [occurrence, '8,000,000', 'You shall carry $8,000,000 each occurrence.', false],
    [occurrence, '5,000,000', 'Umbrella Each Occurrence $5,000,000', false],
    ['ExcessUmbrella_Umbrella_EachOccurrenceAmount_A', '5,000,000', 'Umbrella Each Occurrence $5,000,000', true],
    [effective, '04/01/2027', 'Expiration Date: 04/01/2027', false],
    [expiration, '04/01/2027', 'Expiration Date: 04/01/2027', true],
    [expiration, '04/01/2026', 'Effective Date 04/01/2026 Expiration Date 04/01/2027', false],
    [effective, '04/01/2026', 'Retroactive Date: 04/01/2026', false],
    [effective, '04/01/2026', 'UMBRELLA LIAB … 04/01/2026', false],
    ['Producer_FullName_A', 'Otter LLC', 'Named Insured: Otter LLC', false],
    ['NamedInsured_FullName_A', 'Otter LLC', 'Named Insured: Otter LLC', true],
    ['CertificateHolder_FullName_A', 'Otter LLC', 'Insured Otter LLC', false],
    ['Policy_GeneralLiability_PolicyNumberIdentifier_A', 'U-1', 'Umbrella policy U-1', false],
    ['Policy_GeneralLiability_SubrogationWaivedCode_A', 'Y', 'Mailing address 4 Y Street', false],
  ])('%s = %s from “%s”: %s', (name, value, quote, expected) => {
    expect(holds(name, value, quote)).toBe(expected)
  })

  it('lets the user name a value without its label', () => {
    expect(reason(occurrence, '2,000,000', 'make it $2,000,000', 'user')).toBeNull()
    expect(reason(occurrence, '2,000,000', 'the general aggregate is $2,000,000', 'user')).not.toBeNull()
  })

  it('says what to quote', () => {
    expect(reason(occurrence, '1,000,000', 'See page 2: $1,000,000')).toBe(
      'The quoted words do not mention “Each occurrence”. Quote the words that name it.',
    )
  })
})

it('takes no tick, code, amount or date for an element whose form does not say what its words must speak of', () => {
  const quote = 'Mailing address 41 Shore Road, since 04/01/2026, $1,000 Y'
  const made = { name: 'CommercialProperty_BuildingIndicator_A', label: 'Building', section: 'Property' }
  for (const [type, value] of [
    ['TICK', 'true'],
    ['CODE', 'Y'],
    ['AMOUNT', '1,000'],
    ['DATE', '04/01/2026'],
  ] as const)
    expect(whyUnsupported(FORM, { ...made, type }, value, { words: quote, by: 'document' })).not.toBeNull()
})

it.each([
  ['Y', 'Any bankruptcies: Yes', true],
  ['Y', 'Bankruptcy, foreclosure or repossession? Yes', false],
  ['N', 'Any bankruptcies: no', true],
  ['Y', 'There have been no bankruptcies, foreclosures or liens.', false],
  ['Y', 'Any bankruptcies in the last five years?', false],
  ['N', 'Any bankruptcies: Yes Hazardous materials: No', false],
  ['N', 'We told of a bankruptcy last year. Hazardous materials: No', false],
])('takes %s for a question from “%s”: %s', (value, words, expected) => {
  const field = acord125.fields.find(({ name }) => name === 'CommercialPolicy_Question_KAKCode_A')!
  expect(whyUnsupported(acord125, field, value, { words, by: 'document' }) === null).toBe(expected)
})

it.each([
  ['AAJ', 'Y', 'Does it have subsidiaries of its own? Yes - Alder Linen LLC', true],
  ['AAI', 'Y', 'Does it have subsidiaries of its own? Yes - Alder Linen LLC', false],
  ['KAN', 'Y', 'Do you hire others to operate drones? Yes, photographers.', false],
  ['KAO', 'Y', 'Do you hire others to operate drones? Yes, photographers.', true],
  ['AAF', 'N', 'Are there no uncorrected fire or safety code violations? Yes', true],
  ['AAF', 'Y', 'Are there no uncorrected fire or safety code violations? Yes', false],
  ['AAF', 'N', 'Are there no uncorrected fire or safety code violations? No', false],
  [
    'KAK',
    'Y',
    'Has the applicant ever had a foreclosure, repossession, bankruptcy or filed for bankruptcy? Yes',
    false,
  ],
  ['KAK', 'N', 'Has the applicant had a foreclosure, repossession, bankruptcy in the last year? No', false],
  ['KAN', 'N', 'Do you own or operate drones? No', true],
  ['KAN', 'N', 'Do you own or operate drones? No more than two', false],
  ['KAN', 'N', 'Do you own or operate drones? No, we have leased ones, yes on Loc 2', false],
  ['KAN', 'N', 'No. Does the landlord own or operate drones? No', false],
  ['KAN', 'N', 'Sample: Do you own or operate drones? No', false],
  ['KAN', 'N', 'n', false],
])('takes for question %s the answer %s from “%s”: %s', (code, value, words, expected) => {
  const field = acord125.fields.find(({ name }) => name === `CommercialPolicy_Question_${code}Code_A`)!
  expect(whyUnsupported(acord125, field, value, { words, by: 'document' }) === null).toBe(expected)
})

/** Words of another form's section are not of one's own. */
const SECTIONS = new Set(FORMS.flatMap(({ fields }) => fields.map(({ section }) => section)))

describe.each(FORMS)('$name', (form) => {
  const names = new Set(form.fields.map(({ name }) => name))
  it('says of every tick, code, amount and date what its words must speak of', () => {
    const silent = form.fields.filter(
      ({ type, name, speaksOf, describedBy, tickedWith, stands, leftAlone }) =>
        ['TICK', 'CODE', 'AMOUNT', 'DATE'].includes(type) &&
        !NEVER_WRITTEN[name] &&
        !leftAlone &&
        !speaksOf &&
        !describedBy &&
        !tickedWith &&
        !stands,
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('names only elements of its own and sections of forms', () => {
    const named = form.fields.flatMap(({ describedBy, stands = {}, sameAs }) =>
      [describedBy, ...Object.values(stands), sameAs?.element].filter((name) => name !== undefined),
    )
    expect([form.insured, ...named].filter((name) => !names.has(name))).toEqual([])
    expect(form.parts.flatMap((kind) => Object.keys(kind)).filter((section) => !SECTIONS.has(section))).toEqual([])
    const own = new Set(form.fields.map(({ section }) => section))
    expect(form.parts.filter((kind) => !Object.keys(kind).some((section) => own.has(section)))).toEqual([])
  })
})
