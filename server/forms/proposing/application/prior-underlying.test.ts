import { expect, test } from 'vitest'
import { applicationOf, asking, recordOf } from '../../../../tests/support/forms/drawn-applications.ts'

const prior = (policy_type: string) => {
  const fields = { policy_type, carrier: 'Elm Mutual', policy_number: 'EM-4410', effective_date: '02/01/2026' }
  const { all } = applicationOf([asking({ handedIn: [recordOf('underlying', fields)] })])
  return Object.keys(all).filter((field) => /^PriorCoverage_\w+_PolicyNumberIdentifier_/.test(field))
}

test('an underlying policy of a line without a column is not taken for the other one before', () => {
  expect(prior('General liability')).toEqual(['PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A'])
  expect(prior('Employers liability')).toEqual([])
})
