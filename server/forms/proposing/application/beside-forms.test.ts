import { expect, test } from 'vitest'
import { applicationOf, readFilled } from '../../../../tests/support/forms/drawn-applications.ts'
import { acord126 } from '../../acord/126/index.ts'
import { acord130 } from '../../acord/130/index.ts'

const APPLICANT = {
  NamedInsured_FullName_A: 'Heron Example Builders LLC',
  NamedInsured_MailingAddress_LineOne_A: '41 Shore Road',
  NamedInsured_TaxIdentifier_A: '54-5550909',
}
/** What is of workers compensation alone. */
const OF_COMPENSATION = {
  Location_PhysicalAddress_LineOne_A: '12 Elm Street',
  WorkersCompensation_RateClass_ClassificationCode_A: '5403',
  WorkersCompensation_RateClass_DutiesDescription_A: 'Carpentry NOC',
  WorkersCompensation_Individual_FullName_A: 'Ada Fern',
  WorkersCompensation_Individual_BirthDate_A: '04/05/1970',
  WorkersCompensation_Individual_IncludedExcludedCode_A: 'EXC',
  WorkersCompensation_RateClass_RemunerationAmount_A: '390,000',
  WorkersCompensation_PartThree_StateOrProvinceCode_A: 'GA',
  PriorCoverage_ModificationFactor_A: '1.04',
  Policy_EffectiveDate_A: '03/03/2027',
}
const compensation = (values: Record<string, string> = {}) =>
  readFilled({ ...APPLICANT, ...OF_COMPENSATION, ...values }, acord130)
const NAMES = Object.keys(APPLICANT)
const partiesIn = ({ all }: ReturnType<typeof applicationOf>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => NAMES.includes(name)))

test('an application takes the applicant from another form of it, and nothing else', async () => {
  const { all } = applicationOf([await compensation()], 'Fill ACORD 125')
  expect(all).toEqual({ ...APPLICANT, NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true' })
  const section = applicationOf([await compensation()], 'Fill ACORD 126', acord126)
  expect(partiesIn(section)).toEqual({ NamedInsured_FullName_A: APPLICANT.NamedInsured_FullName_A })
})

test('what two forms tell otherwise stays blank', async () => {
  const other = await compensation({ NamedInsured_TaxIdentifier_A: '54-5550910' })
  const { NamedInsured_TaxIdentifier_A: _, ...rest } = APPLICANT
  expect(partiesIn(applicationOf([await compensation(), other]))).toEqual(rest)
  const another = await compensation({ NamedInsured_FullName_A: 'Wren Sample Dairy Inc' })
  expect(partiesIn(applicationOf([await compensation(), another]))).not.toHaveProperty('NamedInsured_FullName_A')
})
