import { describe, expect, it } from 'vitest'
import { FORMS } from '../../forms/index.ts'
import { supports } from './supports.ts'
import { TICK_WORDS } from './tick-words.ts'

const FIELDS = FORMS.flatMap(({ fields }) => fields)
const holds = (name: string, value: string, quote: string) => {
  const field = FIELDS.find((one) => one.name === name)
  if (!field) throw new Error(`no element ${name}`)
  return supports(field, value, quote)
}

describe('values that are printed', () => {
  const occurrence = 'GeneralLiability_EachOccurrence_LimitAmount_A'
  const effective = 'Policy_GeneralLiability_EffectiveDate_A'
  const policy = 'Policy_GeneralLiability_PolicyNumberIdentifier_A'
  it.each([
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

  it('knows elements of the forms only', () => {
    for (const [element] of TICK_WORDS)
      expect(
        FIELDS.some(({ name }) => element.test(name)),
        String(element),
      ).toBe(true)
  })
})
