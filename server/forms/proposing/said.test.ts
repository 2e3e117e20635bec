import { describe, expect, test } from 'vitest'
import { filedPoliciesOf } from '../../../tests/support/forms/filed-policies.ts'
import { acord35 } from '../acord/35.ts'

const AUTO = {
  ...{ number: 'HS-301', type: 'Auto', lines: ['auto' as const], from: '09/01/2025', to: '09/01/2026' },
  ...{ ends: '05/30/2026', insured: 'Heron LLC' },
  further: {
    ...{ 'cancellation.by': 'Carrier', 'cancellation.reason': 'Insured nonpayment' },
    'cancellation.returnPremium': '400',
  },
}
const PARTS = {
  date: 'CancelNonRenew_CancelNonRenewDate_A',
  remarks: 'CancelNonRenew_RemarkText_A',
  premium: 'CancelNonRenew_PremiumCalculation_ReturnPremiumAmount_A',
  byInsured: 'CancelNonRenew_InsuredRequestIndicator_A',
  rewritten: 'CancelNonRenew_RewrittenIndicator_A',
  flat: 'CancelNonRenew_PremiumCalculation_FlatIndicator_A',
  proRata: 'CancelNonRenew_PremiumCalculation_ProRataIndicator_A',
  request: 'CancelNonRenew_CancellationRequestIndicator_A',
  release: 'CancelNonRenew_PolicyReleaseIndicator_A',
}

/** What a request for the policy holds of its cancellation; `why`: the reason that its day is blank. */
function requestFor(instructions: string, policy = AUTO) {
  const { values, blanks } = acord35.propose({ files: [filedPoliciesOf([policy])], instructions, today: '2026-05-14' })
  const day = values.find(({ field }) => field === PARTS.date)
  const held = Object.entries(PARTS).map(([part, name]) => [part, values.find(({ field }) => field === name)?.value])
  return {
    ...(Object.fromEntries(held) as Partial<Record<keyof typeof PARTS, string>>),
    isInferred: day?.inferred,
    why: blanks.find(({ field }) => field === PARTS.date)?.reason,
  }
}

describe('the day of a cancellation', () => {
  test.each([
    'cancel HS-301 as of 06/15/2026, pro rata',
    'cancel HS-301 effective June 15, 2026.',
    'Can you cancel the auto on 06/15/2026?',
    'cancellation date: 06/15/2026',
    'Policy: HS-301\nEffective date: 09/01/2025\nCancellation effective: 06/15/2026',
    'policy HS-301 effective 09/01/2025, cancel it 06/15/2026',
  ])('is the date right behind words of it, to be confirmed: %s', (words) => {
    expect(requestFor(words)).toMatchObject({ date: '06/15/2026', isInferred: true })
  })

  test('is no part of a policy number that looks like one', () => {
    const policy = { ...AUTO, number: 'GG-PK-10-26' }
    expect(requestFor('a cancellation request for policy GG-PK-10-26, effective 06/15/2026', policy).date).toBe(
      '06/15/2026',
    )
  })

  test('may be the first of the term where the clause speaks of cancelling', () => {
    expect(requestFor('cancel the auto effective 09/01/2025, flat').date).toBe('09/01/2025')
  })

  test.each([
    'cancel HS-301. The insured told us on 04/20/2026 to cancel',
    'cancel HS-301, cancellation notice mailed 04/20/2026',
    'cancel HS-301 as of June 15',
    'cancel HS-301 6/15',
    'cancel HS-301 on the 15th',
    'cancel HS-301 today',
    'cancel HS-301 next Friday',
    'cancel HS-301 in 10 days',
    'cancel HS-301 eff. 06/15/2026',
    'ACORD 35, HS-301, 06/15/2026',
    'cancel HS-301 as of 06/15/2026 or 06/30/2026',
    'cancel HS-301 as of 06/15/2026; cancel it as of 06/30/2026',
    'cancel HS-301 as of 06/15/2026 if the carrier agrees',
    'Was it to be canceled as of 06/15/2026? cancel HS-301',
    'do not cancel HS-301 as of 05/30/2026. HS-301',
    'cancel the trucking policy HS-301 on 06/15/2026',
  ])('is blank where they tell it in another way: %s', (words) => {
    const { date, why, remarks, premium } = requestFor(words)
    expect({ date, remarks, premium }).toEqual({})
    expect(why).toContain('I am not sure is the cancellation date')
  })

  test.each(['cancel HS-301', 'Cancel it, for the auto policy, effective 09/01/2025', 'you may cancel HS-301'])(
    'is that on file where they tell none: %s',
    (words) => {
      expect(requestFor(words)).toMatchObject({ date: '05/30/2026', remarks: 'Insured nonpayment', premium: '400' })
    },
  )
})

describe('what is on file of another cancellation', () => {
  test('goes not beside the one that is asked for', () => {
    const other = requestFor('cancel HS-301 as of 05/15/2026, requested by the insured')
    expect(other).toMatchObject({ date: '05/15/2026', byInsured: 'true', remarks: undefined, premium: undefined })
    const byAnother = requestFor('cancel HS-301, requested by the insured')
    expect(byAnother).toMatchObject({ date: undefined, byInsured: 'true', remarks: undefined })
    expect(byAnother.why).toBe('What is on file differs from what you ask for.')
  })

  test('nor what the words speak against', () => {
    const further = { ...AUTO.further, 'cancellation.by': 'Insured' }
    expect(requestFor('cancel HS-301, not requested by the insured', { ...AUTO, further })).toMatchObject({
      ...{ date: undefined, byInsured: undefined, remarks: undefined },
    })
  })

  test('goes beside it where both are one', () => {
    expect(requestFor('cancel HS-301 as of 05/30/2026')).toMatchObject({ date: '05/30/2026', premium: '400' })
    const further = { ...AUTO.further, 'cancellation.by': 'Insured' }
    const same = requestFor('cancel HS-301, requested by the insured', { ...AUTO, further })
    expect(same).toMatchObject({ date: '05/30/2026', byInsured: 'true', premium: '400' })
  })
})

describe('a box is ticked', () => {
  test.each([
    ['byInsured', 'cancel HS-301, requested by the insured'],
    ['byInsured', 'cancel HS-301 at the insured’s request'],
    ['byInsured', 'The insured asked to cancel HS-301'],
    ['byInsured', 'HS-301: the client wants it canceled'],
    ['rewritten', 'cancel HS-301, rewritten elsewhere'],
    ['flat', 'Flat cancellation of HS-301'],
    ['proRata', 'Could you cancel HS-301 pro rata?'],
    ['request', 'Cancellation request'],
    ['release', 'Policy release'],
  ] as const)('%s: %s', (part, words) => {
    expect(requestFor(words)[part]).toBe('true')
  })

  test.each([
    ['byInsured', 'cancel HS-301 for nonpayment by the insured'],
    ['byInsured', 'requested by the insured’s premium finance company'],
    ['byInsured', 'the insured wants a copy'],
    ['rewritten', 'it wasn’t rewritten'],
    ['rewritten', 'cancel HS-301, is it rewritten?'],
    ['rewritten', 'cancel HS-301. If it is rewritten, tell me'],
    ['flat', 'cancel HS-301 of the Flat Rock office'],
    ['request', 'Fill the Cancellation Request / Policy Release for HS-301'],
    ['release', 'Fill the Cancellation Request / Policy Release for HS-301'],
    ['request', 'Fill ACORD 35 for HS-301. Is it canceled?'],
  ] as const)('not %s: %s', (part, words) => {
    expect(requestFor(words)[part]).toBeUndefined()
  })

  test('by no name on file', () => {
    const policy = { ...AUTO, insured: 'Flat Iron Grill LLC' }
    expect(requestFor('cancel HS-301 for Flat Iron Grill', policy).flat).toBeUndefined()
    expect(requestFor('cancel HS-301 for flat iron grill', policy).flat).toBeUndefined()
    expect(requestFor('cancel HS-301 for Flat Iron Grill, flat', policy).flat).toBe('true')
  })
})

test('while no policy is chosen, a day that may be of its term is not put', () => {
  const files = [filedPoliciesOf([AUTO, { ...AUTO, number: 'RQ-201' }])]
  const dayFor = (instructions: string) => {
    const { values } = acord35.propose({ files, instructions, today: '2026-05-14' })
    return values.find(({ field }) => field === PARTS.date)?.value
  }
  expect(dayFor('ACORD 35, effective 09/01/2025')).toBeUndefined()
  expect(dayFor('ACORD 35, cancel as of 06/15/2026')).toBe('06/15/2026')
})

test('an ended policy among the documents hides nothing of the one that is chosen', () => {
  const ended = { number: 'GL-9', ends: '02/01/2026' }
  const files = [filedPoliciesOf([ended, AUTO])]
  const { values } = acord35.propose({ files, instructions: 'cancel HS-301', today: '2026-05-14' })
  expect(values.find(({ field }) => field === PARTS.date)?.value).toBe('05/30/2026')
})
