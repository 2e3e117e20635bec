import { expect, test } from 'vitest'
import { INSURED, readFilled } from '../../tests/support/forms/drawn-applications.ts'
import { acord125 } from './acord/125/index.ts'
import { changedSince } from './changed-since.ts'

const LLC = 'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A'
const CORPORATION = 'NamedInsured_LegalEntity_CorporationIndicator_A'
const PLACE = 'CommercialStructure_PhysicalAddress_'
const BEFORE = {
  Policy_EffectiveDate_A: '03/03/2025',
  NamedInsured_FullName_A: INSURED,
  NamedInsured_MailingAddress_CityName_A: 'Mobile',
  NamedInsured_MailingAddress_StateOrProvinceCode_A: 'AL',
  NamedInsured_MailingAddress_PostalCode_A: '36602',
  NamedInsured_NAICSCode_A: '238350',
  NamedInsured_SICCode_A: '1751',
  NamedInsured_TaxIdentifier_A: '12-3456789',
  CommercialPolicy_Question_KAKCode_A: 'N',
  [CORPORATION]: 'true',
  [`${PLACE}LineOne_A`]: '12 Elm Street',
  [`${PLACE}CityName_A`]: 'Mobile',
  [`${PLACE}LineOne_B`]: '9 Oak Avenue',
  [`${PLACE}CityName_B`]: 'Mobile',
}
const NOW = {
  ...BEFORE,
  Policy_EffectiveDate_A: '03/03/2026',
  NamedInsured_TaxIdentifier_A: '12 3456789',
}

async function changes(now: Record<string, string>, ...before: Record<string, string>[]) {
  const facts = await Promise.all(before.map((values) => readFilled(values)))
  const files = facts.map((one, at) => ({ fileId: `F${at + 1}`, fileName: 'ACORD 125.pdf', facts: one }))
  const found = changedSince(acord125, now, { files, today: '2026-02-15' })
  return Object.fromEntries([...found].map(([name, { value, source }]) => [name, `${value} in ${source.fileId}`]))
}

test('nothing where all is the same, however it is written; the days of the term are another’s every year', async () => {
  expect(await changes(NOW, BEFORE)).toEqual({})
})

test('an answer and a choice that are others, with what they were', async () => {
  const { [CORPORATION]: _, ...others } = NOW
  const now = { ...others, [LLC]: 'true', CommercialPolicy_Question_KAKCode_A: 'Y' }
  expect(await changes(now, BEFORE)).toEqual({
    [LLC]: 'Corporation in F1',
    CommercialPolicy_Question_KAKCode_A: 'N in F1',
  })
})

test('a row is compared with the row in which the same entry stood', async () => {
  const moved = { [`${PLACE}LineOne_A`]: '9 Oak Avenue', [`${PLACE}CityName_A`]: 'Daphne' }
  const now = { ...NOW, ...moved, [`${PLACE}LineOne_B`]: '77 New Road' }
  expect(await changes(now, BEFORE)).toEqual({ [`${PLACE}CityName_A`]: 'Mobile in F1' })
})

test('the latest form before; none of two of one day, of another insured, or for a term to come', async () => {
  const now = { ...NOW, NamedInsured_TaxIdentifier_A: '98-7654321' }
  const tax = { NamedInsured_TaxIdentifier_A: '12-3456789 in F2' }
  const older = { ...BEFORE, Policy_EffectiveDate_A: '03/03/2024', NamedInsured_TaxIdentifier_A: '55-5555555' }
  expect(await changes(now, older, BEFORE)).toEqual(tax)
  expect(await changes(now, BEFORE, { ...BEFORE, [`${PLACE}CityName_A`]: 'Daphne' })).toEqual({})
  expect(await changes(now, { ...BEFORE, NamedInsured_FullName_A: 'Otter Masonry LLC' })).toEqual({})
  expect(await changes(now, { ...BEFORE, Policy_EffectiveDate_A: '03/03/2026' })).toEqual({})
})
