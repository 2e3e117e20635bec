import { expect, test } from 'vitest'
import { filedPoliciesOf } from '../../../tests/support/forms/filed-policies.ts'
import { acord35 } from '../acord/35.ts'

const OTTER = { number: 'RQ-201', insured: 'Otter LLC', further: { 'insured.line1': '9 Mock Lane' } }
const BOTH = { number: 'HS-301', type: 'Auto', lines: ['auto' as const], insured: 'Otter LLC and Heron LP' }
const SAME = { ...BOTH, insured: 'OTTER, LLC' }

/** The insured on a request, and the first line of its address. */
function insuredOn(policies: (typeof OTTER | typeof BOTH)[], instructions: string) {
  const { values } = acord35.propose({ files: [filedPoliciesOf(policies)], instructions, today: '2026-05-14' })
  return ['NamedInsured_FullName_A', 'NamedInsured_MailingAddress_LineOne_A'].map(
    (name) => values.find(({ field }) => field === name)?.value,
  )
}

test('the insured is as the policy on the form names it', () => {
  expect(insuredOn([OTTER, BOTH], 'cancel RQ-201')).toEqual(['Otter LLC', '9 Mock Lane'])
  expect(insuredOn([OTTER, BOTH], 'cancel HS-301')).toEqual(['Otter LLC and Heron LP', undefined])
  expect(insuredOn([BOTH, OTTER], 'cancel RQ-201')).toEqual(['Otter LLC', '9 Mock Lane'])
})

test('what another policy tells of the same name is told of it', () => {
  expect(insuredOn([OTTER, SAME], 'cancel HS-301')).toEqual(['OTTER, LLC', '9 Mock Lane'])
})

test('while no policy is chosen, it is as the first names it', () => {
  expect(insuredOn([OTTER, SAME], 'Fill ACORD 35')).toEqual(['Otter LLC', '9 Mock Lane'])
})
