import { beforeAll, describe, expect, it } from 'vitest'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import { aRoofer } from '../../../tests/support/roofer.ts'
import type { FillInput } from './made.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await aRoofer(test, agency)
})

/** What stands on the request, each with the kind of its source; parties and term left out. */
const filledIn = (all: Told[]) =>
  Object.fromEntries(
    all
      .flatMap(({ calls }) => calls)
      .flatMap(({ name, input }) => (name === 'FILL_TEMPLATE' ? (input as FillInput).fields : []))
      .filter(({ field }) => !/^(?:Producer|NamedInsured)_/.test(field))
      .map(({ field, value, source }) => [field.replace(/_A$/, ''), `${value} (${source?.kind})`]),
  )
const ask = (message: string) => new Rehearsal({ accountId: account }).say(message)

describe('a request to cancel a policy on file', () => {
  it('takes the policy from the records, and what is asked for from the words of the user', async () => {
    const told = await ask('Fill ACORD 35 to cancel RQ-201 as of 06/15/2026, requested by the insured, pro rata.')
    expect(told.refusals).toEqual([])
    expect(filledIn([told])).toEqual({
      Insurer_FullName: 'Quillfeather Mutual (account)',
      Policy_TypeDescription: 'General Liability (account)',
      Policy_PolicyNumberIdentifier: 'RQ-201 (account)',
      Policy_EffectiveDate: '01/01/2026 (account)',
      Policy_ExpirationDate: '01/01/2027 (account)',
      CancelNonRenew_CancelNonRenewDate: '06/15/2026 (message)',
      CancelNonRenew_CancellationRequestIndicator: 'true (message)',
      CancelNonRenew_InsuredRequestIndicator: 'true (message)',
      CancelNonRenew_PremiumCalculation_ProRataIndicator: 'true (message)',
      Policy_Payment_FullTermPremiumAmount: '5,000 (account)',
    })
    expect(told.answer).toContain('It is a worksheet, not the form.')
    expect(told.answer).not.toMatch(/witness|copies/i)
  })

  it('speaks of no certificate holder, which it does not have', async () => {
    const words = 'Fill ACORD 35 to cancel RQ-201 as of 06/15/2026, requested by the insured, pro rata.'
    const party = 'Mock Harbor Authority, 1 Quay Street, Testford, OH 43001'
    const told = await ask(`${words}\n\nCertificate holder: ${party}`)
    expect(told.answer).toContain('- Mock Harbor Authority: not done. ACORD 35 has no place for a certificate holder.')
    const two = await ask(`${words}\n\n${party}\n\nSample Bank NA, 2 Quay Street, Testford, OH 43001`)
    expect(two.answer).toContain('I filled ACORD 35')
    expect(two.answer).not.toMatch(/holder is|Certificate for/)
    const notified = await ask(`${words} They notified us that they cancel it.`)
    expect(notified.answer).toContain('I filled ACORD 35')
    expect(notified.answer).not.toMatch(/holder/i)
  })

  it('asks which policy, then what it is; the cancellation that is on file goes on it', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const first = await rehearsal.say('Fill ACORD 35 (Cancellation Request / Policy Release).')
    expect(first.choices).toEqual([
      'HS-301 (Auto, 09/01/2025 to 09/01/2026)',
      'RQ-201 (General Liability, 01/01/2026 to 01/01/2027)',
    ])
    const second = await rehearsal.say(first.choices[0]!)
    expect(second.choices).toEqual(['Cancellation request', 'Policy release'])
    const third = await rehearsal.say('Policy release')
    expect([first, second, third].flatMap(({ refusals }) => refusals)).toEqual([])
    expect(filledIn([second, third])).toMatchObject({
      Policy_PolicyNumberIdentifier: 'HS-301 (account)',
      CancelNonRenew_PolicyReleaseIndicator: 'true (message)',
      CancelNonRenew_CancelNonRenewDate: '05/30/2026 (account)',
      CancelNonRenew_RemarkText: 'Insured nonpayment (account)',
    })
  })

  it.each([
    ['the auto', 'HS-301 (account)'],
    ['policy RQ-201, not at a flat rate', 'RQ-201 (account)'],
  ])('knows %s', async (which, number) => {
    const told = await ask(`Fill ACORD 35 to cancel ${which}.`)
    const filled = filledIn([told])
    expect(filled).toMatchObject({ Policy_PolicyNumberIdentifier: number })
    expect(Object.keys(filled).filter((name) => name.includes('PremiumCalculation'))).toEqual([])
  })

  it('asks where the words name a policy that is not in force, or two', async () => {
    const unknown = await ask('Fill ACORD 35 to cancel the workers comp WC-9 flat, not taken.')
    expect(unknown.choices).toHaveLength(2)
    expect(filledIn([unknown])).not.toHaveProperty('Policy_PolicyNumberIdentifier')
    const rehearsal = new Rehearsal({ accountId: account })
    const two = await rehearsal.say('Fill ACORD 35 to cancel the auto as of 06/15/2026. RQ-201 stays in force.')
    expect(two.choices).toHaveLength(2)
    const chosen = await rehearsal.say(two.choices[0]!)
    expect([two, chosen].flatMap(({ refusals }) => refusals)).toEqual([])
    const filled = filledIn([two, chosen])
    expect(filled).toMatchObject({
      Policy_PolicyNumberIdentifier: 'HS-301 (account)',
      CancelNonRenew_CancelNonRenewDate: '06/15/2026 (message)',
    })
    expect(filled).not.toHaveProperty('CancelNonRenew_RemarkText')
  })
})
