import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { toldIn } from './event-words.ts'
import { sheetOf } from './sheet.ts'

const told = (sentence: string, isSpokenOf = false) => {
  const [cell] = sheetOf(drawnPage(sentence)).rows.flatMap(({ cells }) => cells)
  return toldIn(cell!.tokens, isSpokenOf).map(({ kind, numbers, date, isConditional }) =>
    [kind, ...numbers, ...(date ? [date] : []), ...(isConditional ? ['unless'] : [])].join(' '),
  )
}

describe('a sentence says that a policy has ended', () => {
  test.each([
    ['The policy is hereby cancelled as of 06/01/2026.', 'cancelled 06/01/2026'],
    ['This policy was rescinded.', 'cancelled'],
    ['Your policy has lapsed for nonpayment of premium.', 'cancelled'],
    ['YOUR POLICY LAPSED ON MAY 1, 2026.', 'cancelled 05/01/2026'],
    ['Coverage under this policy has been terminated effective May 1, 2026.', 'cancelled 05/01/2026'],
    ['Effective 06/01/2026, this policy is terminated.', 'cancelled 06/01/2026'],
    ['Your renewal policy is cancelled as of 06/01/2026.', 'cancelled 06/01/2026'],
    ['We have cancelled your policy GL-4410277 effective 06/01/2026.', 'cancelled GL-4410277 06/01/2026'],
    ['We cancel this policy because the premium of $900 was not paid by its due date.', 'cancelled'],
    ['We are cancelling this policy.', 'cancelled'],
    ['Coverage ends at 12:01 a.m. on 06/01/2026.', 'cancelled 06/01/2026'],
    ['Your insurance will cease at 12:01 A.M. on 06/01/2026.', 'cancelled 06/01/2026'],
    ['Your policy will be cancelled at 12:01 a.m. on 06/01/2026.', 'cancelled 06/01/2026'],
    ['Since your payment was not received your policy is cancelled.', 'cancelled'],
    ['This policy is cancelled because we did not receive your payment.', 'cancelled'],
    ['Your policy is no longer in force.', 'cancelled'],
    [
      'Policies GL-4410277 and WC-5501188 are cancelled effective 06/01/2026.',
      'cancelled GL-4410277 WC-5501188 06/01/2026',
    ],
    [
      'This policy is cancelled effective 06/01/2026, and if you have any questions call your agent.',
      'cancelled 06/01/2026',
    ],
    ['Your policy will be cancelled on 06/01/2026 unless we receive your payment.', 'cancelled 06/01/2026 unless'],
    ['If payment is not received, your policy will be cancelled on 06/01/2026.', 'cancelled 06/01/2026 unless'],
    ['Please cancel policy GL-4410277 effective 06/01/2026.', 'cancelled GL-4410277 06/01/2026 unless'],
    ['We request that this policy be cancelled as of 06/01/2026.', 'cancelled 06/01/2026 unless'],
    ['The following policies are cancelled effective 06/01/2026:', 'cancelled 06/01/2026'],
    ['The carrier has canceled GL-4410277 eff 6/1/26.', 'cancelled GL-4410277 06/01/2026'],
    ['Policy GL-4410277 is void from inception because of misrepresentation.', 'cancelled GL-4410277'],
  ])('%s', (sentence, wanted) => {
    expect(told(sentence)).toEqual([wanted])
  })

  test('of the policy the sentence before spoke of', () => {
    expect(told('It was cancelled on 06/01/2026.', true)).toEqual(['cancelled 06/01/2026'])
    expect(told('It was cancelled on 06/01/2026.')).toEqual([])
  })
})

describe('a sentence says that a policy is in force again', () => {
  test.each([
    ['The policy is reinstated without lapse in coverage.', 'reinstated'],
    [
      'Policy UM-880412 (commercial umbrella) is reinstated as of 05/20/2026 without lapse.',
      'reinstated UM-880412 05/20/2026',
    ],
    ['The notice of cancellation sent earlier is withdrawn.', 'reinstated'],
    ['Please disregard our notice of cancellation.', 'reinstated'],
    ['The pending cancellation of policy GL-4410277 has been stopped.', 'reinstated GL-4410277'],
  ])('%s', (sentence, wanted) => {
    expect(told(sentence)).toEqual([wanted])
  })

  test('after it was cancelled', () => {
    expect(
      told(
        'Your policy GL-4410277, which was cancelled on 05/01/2026, has been put back in force as of the same date.',
      ),
    ).toEqual(['cancelled GL-4410277 05/01/2026', 'reinstated GL-4410277 05/01/2026'])
    expect(
      told('The cancellation of policy WC-5501188, which was to be effective 05/01/2026, has been rescinded.'),
    ).toEqual(['reinstated WC-5501188 05/01/2026'])
  })
})

describe('a sentence says nothing of what happened', () => {
  test.each([
    'We may cancel this policy by mailing or delivering to the first Named Insured written notice.',
    'If this policy is cancelled, we will send the first Named Insured any premium refund due.',
    'If you cancel this policy the refund may be less than pro rata.',
    'Cancellation: minimum earned premium 25%.',
    'Notice of cancellation 30 days except 10 for nonpayment.',
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED.',
    'Past due accounts are cancelled.',
    'Has any policy been cancelled in the last three years?',
    'No policy was cancelled or declined.',
    'A prior policy was cancelled for nonpayment on 01/05/2024.',
    'This policy replaces a policy cancelled on 01/05/2024.',
    'Your policy has not been cancelled.',
    'This policy cannot be reinstated.',
    'Your policy will not be reinstated.',
    'To request reinstatement of your policy call your agent.',
    'Your policy may be reinstated if payment is received by 06/10/2026.',
    'Your policy will be reinstated when we receive your payment.',
    'Reinstatement fee: $25',
    'Once your policy has been reinstated you will receive a new identification card.',
    'We will send you notice that your policy has been reinstated.',
    'To be reinstated by 06/20/2026 your policy must be paid in full.',
    'You may disregard this notice of cancellation once your payment has been sent.',
    'The insurer must be told before the policy be reinstated.',
    'If you have paid already, please disregard this notice of cancellation.',
    'This policy terminates when the other insurance begins.',
    'Coverage begins at 12:01 a.m. on 03/03/2026 and ends at 12:01 a.m. on 03/03/2027.',
    'This policy expires on 03/03/2027.',
    'The binder itself lapses on 04/15/2026.',
    'Coverage for the following vehicles has been terminated.',
    'This insurance is void in any case of fraud by you.',
    'The endorsement CG 20 10 is cancelled.',
    'Terrorism coverage was cancelled on 06/01/2026.',
    'Insurance for products is no longer in force.',
  ])('%s', (sentence) => {
    expect(told(sentence)).toEqual([])
  })

  test('of a policy but the one it names', () => {
    expect(told('This policy replaces policy GL-1177002, cancelled on 01/05/2026.')).toEqual([
      'cancelled GL-1177002 01/05/2026',
    ])
    expect(told('Renewal of policy GL-1177002, which was cancelled on 01/05/2026.')).toEqual([
      'cancelled GL-1177002 01/05/2026',
    ])
  })
})
