import { expect, test } from 'vitest'
import { check } from './check.ts'
import { FIELDS } from './fields.ts'

const GOOD = {
  Insurer_FullName_A: 'Pine Needle Mutual Insurance Company',
  GeneralLiability_InsurerLetterCode_A: 'A',
  Policy_GeneralLiability_PolicyNumberIdentifier_A: 'GL-1',
  Policy_GeneralLiability_EffectiveDate_A: '01/01/2026',
  Policy_GeneralLiability_ExpirationDate_A: '01/01/2027',
  GeneralLiability_EachOccurrence_LimitAmount_A: '1,000,000',
  GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000',
}

test('the form has 129 elements, each named once', () => {
  expect(FIELDS).toHaveLength(129)
  expect(new Set(FIELDS.map(({ name }) => name)).size).toBe(129)
})

test('a sound certificate raises nothing', () => {
  expect(check(GOOD)).toEqual([])
})

test.each([
  [
    'both triggers',
    { GeneralLiability_OccurrenceIndicator_A: 'true', GeneralLiability_ClaimsMadeIndicator_A: 'true' },
    'ERROR',
    /both occurrence and claims-made/,
  ],
  ['a letter nobody has', { GeneralLiability_InsurerLetterCode_A: 'B' }, 'ERROR', /no insurer B is listed/],
  [
    'an insurer nobody uses',
    { Insurer_FullName_C: 'Idle Insurance Company' },
    'WARNING',
    /Insurer C is listed and not used/,
  ],
  [
    'an end before the start',
    { Policy_GeneralLiability_ExpirationDate_A: '01/01/2025' },
    'ERROR',
    /not after its start/,
  ],
  ['a date that is none', { Policy_GeneralLiability_EffectiveDate_A: 'soon' }, 'ERROR', /is not a date/],
  [
    'an occurrence above its aggregate',
    { GeneralLiability_EachOccurrence_LimitAmount_A: '3,000,000' },
    'WARNING',
    /above the general aggregate/,
  ],
  ['a signature', { Producer_AuthorizedRepresentative_Signature_A: 'A. Lund' }, 'ERROR', /signature is left empty/],
  [
    'a code too long',
    { CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A: 'YES' },
    'ERROR',
    /longer than 1 characters/,
  ],
  [
    'a row half begun',
    { Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000' },
    'WARNING',
    /Automobile is begun/,
  ],
  [
    'words for an amount',
    { GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: 'Excluded' },
    'WARNING',
    /is not an amount/,
  ],
] as const)('%s', (_name, change, severity, text) => {
  const findings = check({ ...GOOD, ...change })
  expect(findings.some((finding) => finding.severity === severity && text.test(finding.text))).toBe(true)
})
