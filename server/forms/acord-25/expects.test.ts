import { expect, it } from 'vitest'
import { expects } from './expects.ts'
import { FIELDS } from './fields.ts'

const GL = { Policy_GeneralLiability_PolicyNumberIdentifier_A: 'QF-000-1042' }

it('names only elements of the form', () => {
  const all = expects(Object.fromEntries(FIELDS.map(({ name }) => [name, 'x'])))
  expect(all.filter((name) => !FIELDS.some((field) => field.name === name))).toEqual([])
})

it('asks nothing of a coverage that is not on the form', () => {
  const names = expects(GL)
  expect(names).toContain('GeneralLiability_MedicalExpense_EachPersonLimitAmount_A')
  expect(names.filter((name) => /Vehicle|Umbrella|WorkersCompensation|OtherPolicy/.test(name))).toEqual([])
})

it('takes one combined limit of auto or three split ones', () => {
  const combined = expects({ Vehicle_AnyAutoIndicator_A: 'true' })
  expect(combined).toContain('Vehicle_CombinedSingleLimit_EachAccidentAmount_A')
  expect(combined).not.toContain('Vehicle_BodilyInjury_PerPersonLimitAmount_A')
  const split = expects({ Vehicle_BodilyInjury_PerPersonLimitAmount_A: '100,000' })
  expect(split).toContain('Vehicle_PropertyDamage_PerAccidentLimitAmount_A')
  expect(split).not.toContain('Vehicle_CombinedSingleLimit_EachAccidentAmount_A')
})

it('asks for the NAIC number of each insurer that is named', () => {
  expect(expects({ Insurer_FullName_B: 'Tinderfen' })).toContain('Insurer_NAICCode_B')
  expect(expects({})).not.toContain('Insurer_NAICCode_B')
})
