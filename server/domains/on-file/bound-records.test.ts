import { describe, expect, it } from 'vitest'
import { POLICY_LIMITS } from '../../../shared/policies.ts'
import { heldRow as row } from '../../../tests/support/forms/on-file.ts'
import { acord75 } from '../../forms/acord/75.ts'
import { type HeldRow, recordsAsPaper } from './as-paper.ts'

const ACCOUNT = row('ACCOUNT', 'a', {
  name: 'Otter LLC',
  mailingAddress: '12 Example Street, Suite 4, Sampleton, OH 43001',
})
/** The limits of a coverage, each of an amount of its own: '$11,000', '$12,000', … */
const limitsOf = (...coverages: string[]) =>
  Object.fromEntries(
    POLICY_LIMITS.flatMap(({ id, coverage }, at) =>
      coverages.includes(coverage) ? [[`limits.${id}`, `$${at + 11},000`]] : [],
    ),
  )
const policy = (type: string, held: Record<string, string> = {}, id = 'p'): HeldRow => {
  const own = { policyNumber: `HS-${id}`, carrier: 'Harbor Sample', inforceAt: '06/01/2026', expiresAt: '06/01/2027' }
  return row('POLICY', id, { type, state: 'Binding', ...own, ...held }, held.state === 'Active')
}
const filled = (policies: HeldRow[], instructions = '') => {
  const records = recordsAsPaper([ACCOUNT, ...policies], { ofBound: true })
  const made = acord75.propose({ files: records ? [records] : [], today: '2026-05-14', instructions })
  return { ...made, of: Object.fromEntries(made.values.map(({ field, value }) => [field, value])) }
}
const PARTIES = {
  Insurer_FullName_A: 'Harbor Sample',
  NamedInsured_FullName_A: 'Otter LLC',
  NamedInsured_MailingAddress_LineOne_A: '12 Example Street',
  NamedInsured_MailingAddress_LineTwo_A: 'Suite 4',
  NamedInsured_MailingAddress_CityName_A: 'Sampleton',
  NamedInsured_MailingAddress_StateOrProvinceCode_A: 'OH',
  NamedInsured_MailingAddress_PostalCode_A: '43001',
}
const BOUND = { ...PARTIES, Binder_EffectiveDate_A: '06/01/2026' }
const [GL, UMBRELLA, EL] = [
  'GeneralLiability',
  'ExcessUmbrella_Umbrella',
  'WorkersCompensationEmployersLiability_EmployersLiability',
] as const
const LIABILITY = {
  [`${GL}_EachOccurrence_LimitAmount_A`]: '11,000',
  [`${GL}_GeneralAggregate_LimitAmount_A`]: '12,000',
  [`${GL}_ProductsAndCompletedOperations_AggregateLimitAmount_A`]: '13,000',
  [`${GL}_PersonalAndAdvertisingInjury_LimitAmount_A`]: '14,000',
  [`${GL}_FireDamageRentedPremises_EachOccurrenceLimitAmount_A`]: '15,000',
  [`${GL}_MedicalExpense_EachPersonLimitAmount_A`]: '16,000',
}
const BUILDING = {
  CommercialProperty_Premises_SubjectOfInsuranceCode_A: 'Building',
  CommercialProperty_Premises_LimitAmount_A: '23,000',
  CommercialProperty_Premises_SubjectOfInsuranceCode_B: 'Contents',
  CommercialProperty_Premises_LimitAmount_B: '24,000',
}
const FLEET = 'Combined single limit $1,000,000; Uninsured motorists $500,000; Auto medical payments $5,000'

describe('what records have bound goes on a binder, all of it and nothing else', () => {
  it.each([
    ['General Liability', limitsOf('General liability'), { ...LIABILITY, [`${GL}_CoverageIndicator_A`]: 'true' }],
    [
      'Auto',
      { 'details.extraLimits': FLEET },
      {
        Vehicle_CombinedSingleLimit_EachAccidentAmount_A: '1,000,000',
        Vehicle_UninsuredMotorists_CombinedSingleLimitPerAccidentAmount_A: '500,000',
        Vehicle_MedicalPayments_PerPersonLimitAmount_A: '5,000',
      },
    ],
    [
      'Umbrella',
      limitsOf('Umbrella or excess'),
      {
        Binder_ExcessUmbrella_UmbrellaIndicator_A: 'true',
        [`${UMBRELLA}_EachOccurrenceAmount_A`]: '18,000',
        [`${UMBRELLA}_AggregateAmount_A`]: '19,000',
      },
    ],
    [
      'Workers Compensation',
      limitsOf('Workers compensation'),
      {
        [`${EL}_EachAccidentLimitAmount_A`]: '20,000',
        [`${EL}_DiseaseEachEmployeeLimitAmount_A`]: '21,000',
        [`${EL}_DiseasePolicyLimitAmount_A`]: '22,000',
      },
    ],
    ['Property', limitsOf('Property'), BUILDING],
    // A package has no box of its own.
    ['Package', limitsOf('General liability', 'Property'), { ...LIABILITY, ...BUILDING }],
  ])('%s', (type, held, expected) => {
    const { of, questions } = filled([policy(type, held)])
    expect(of).toEqual({ ...BOUND, ...expected })
    expect(questions).toEqual([])
  })
})

describe('what records do not have bound goes on none', () => {
  const beginsIn = ({ of }: ReturnType<typeof filled>) => of.Binder_EffectiveDate_A

  it('a policy that is issued, with the reason', () => {
    const made = filled([policy('General Liability', { issuedAt: '05/10/2026' })])
    expect(Object.keys(made.of)).not.toContain('Binder_EffectiveDate_A')
    expect(made.blanks.find(({ field }) => field === 'Binder_EffectiveDate_A')?.reason).toBe(
      'Policy HS-p was issued on 05/10/2026, so it is no longer only bound.',
    )
  })

  it('but one that is to be issued on a day to come is only bound', () => {
    expect(beginsIn(filled([policy('General Liability', { issuedAt: '06/01/2026' })]))).toBe('06/01/2026')
  })

  it('a policy in force of which it is not told whether it is issued, unless the user says so', () => {
    const running = policy('General Liability', { state: 'Active', inforceAt: '05/01/2026' })
    const made = filled([running])
    expect(beginsIn(made)).toBeUndefined()
    const [question] = made.questions
    expect(question?.choices).toEqual(['Use policy HS-p', 'Leave out policy HS-p'])
    expect(beginsIn(filled([running], question!.choices[0]))).toBe('05/01/2026')
  })

  it('one of two that nobody has chosen', () => {
    const made = filled([policy('General Liability'), policy('Auto', {}, 'q')])
    expect(beginsIn(made)).toBeUndefined()
    expect(made.questions.map(({ choices }) => choices.length)).toEqual([2])
  })

  it('a day on which the policy ends: that of the binder is another', () => {
    expect(filled([policy('Auto')]).of.Binder_ExpirationDate_A).toBeUndefined()
  })
})
