import { expect, test } from 'vitest'
import { filedPoliciesOf } from '../../../tests/support/forms/filed-policies.ts'
import { acord36 } from '../acord/36.ts'

test('an insurer whose name has a line of insurance in it is named by it, and no policies of that line', () => {
  const policies = filedPoliciesOf([
    { number: 'HX-1', carrier: 'Harbor Excess Insurance' },
    { number: 'UM-2', carrier: 'Thornbury Casualty', type: 'Umbrella', lines: ['umbrella'] },
  ])
  const instructions = 'Fill ACORD 36. To Harbor Excess Insurance.'
  const { values } = acord36.propose({ files: [policies], instructions, today: '2026-05-14' })
  const filled = Object.fromEntries(values.map(({ field, value }) => [field, value]))
  expect(filled).toMatchObject({ InsCo: 'Harbor Excess Insurance', Policy1: 'HX-1' })
  expect(filled).not.toHaveProperty('Policy2')
})
