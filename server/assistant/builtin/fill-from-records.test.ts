import { beforeAll, describe, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import { aRoofer } from '../../../tests/support/roofer.ts'
import type { FillInput } from './made.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await aRoofer(test, agency)
})

const FILL = 'Fill ACORD 25 for this client.'
const EACH = 'GeneralLiability_EachOccurrence_LimitAmount_A'

/** What stands on the form at the end, each with the kind of its source. */
const filledIn = ({ calls }: Told) =>
  Object.fromEntries(
    calls.flatMap(({ name, input }) =>
      name === 'FILL_TEMPLATE'
        ? (input as FillInput).fields.map(({ field, value, source }) => [field, `${value} (${source?.kind})`])
        : [],
    ),
  )

/** The declarations of the client's general liability policy. */
const declarations = async (each: string): Promise<MadePaper> =>
  paperOf(
    'Policy.pdf',
    await makePdf([
      linesPage([
        'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
        'Quillfeather Mutual',
        'Policy Number: RQ-201',
        'Named Insured: Juniper & Slate Roofing LLC',
        'Policy Period: 01/01/2026 to 01/01/2027',
        `Each Occurrence Limit: ${each}`,
        'General Aggregate Limit: $2,000,000',
        'Medical Expense Limit, any one person: $5,000',
      ]),
    ]),
  )

describe('a form is filled from the records of a client', () => {
  it('without a document; a policy about to end is asked about first', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const first = await rehearsal.say(FILL)
    expect(first.answer).toBe(
      'Policy HS-301 is in force now and is to be cancelled as of 05/30/2026 (the agency’s records) [1]. Shall it go on the certificate?',
    )
    expect(first.held).toMatchObject([
      { number: 1, fields: [{ path: 'cancellation.effectiveAt', value: '05/30/2026' }] },
    ])
    const told = await rehearsal.say('Leave out policy HS-301')
    expect([first, told].flatMap(({ refusals }) => refusals)).toEqual([])
    const filled = filledIn(first)
    expect(filled).toMatchObject({
      NamedInsured_FullName_A: 'Juniper & Slate Roofing LLC (account)',
      Insurer_FullName_A: 'Quillfeather Mutual (account)',
      Policy_GeneralLiability_PolicyNumberIdentifier_A: 'RQ-201 (account)',
      Policy_GeneralLiability_ExpirationDate_A: '01/01/2027 (account)',
      [EACH]: '1,000,000 (account)',
      GeneralLiability_GeneralAggregate_LimitAmount_A: '2,000,000 (account)',
    })
    expect(Object.keys(filled).filter((name) => /Automobile|WorkersCompensation|Property/.test(name))).toEqual([])
    expect(told.answer).toContain('from the agency’s records')
  })

  it('and without a document or a named client, how to name one is told', async () => {
    const { answer } = await new Rehearsal({}).say('Fill ACORD 35 to cancel policy RQ-201.')
    expect(answer).toContain('attach the documents')
    expect(answer).toContain('name the client or the policy with @')
    const named = await new Rehearsal({ accountId: account }).say('Fill ACORD 35 to cancel policy RQ-201.')
    expect(named.answer).not.toContain('with @')
  })

  it('with the boxes of coverages that a record names', async () => {
    const { test, agency } = rehearsing()
    const landlord = await anAccount(test, agency, { name: 'Cobble Court LLC' })
    await aPolicy(test, agency, {
      ...{ account_id: landlord, type: 'PROPERTY', policy_number: 'HS-402' },
      carrier_id: await aCarrier(test, agency, { name: 'Thornbury Casualty' }),
      ...{ inforce_at: '2026-01-01', expires_at: '2027-01-01' },
      limits: JSON.stringify({ propertyBuildingLimit: '18400000.00', propertyContentsLimit: '600000.00' }),
    })
    const { answer } = await new Rehearsal({ accountId: landlord }).say('Fill ACORD 24 for this client.')
    expect(answer).toContain('17 values')
    expect(answer).not.toContain('“Building”')
  })

  it('beside a document that says more of the same policy', async () => {
    const told = await new Rehearsal({ accountId: account }).say(`${FILL} Leave out policy HS-301.`, [
      await declarations('$1,000,000'),
    ])
    expect(told.refusals).toEqual([])
    expect(filledIn(told)).toMatchObject({
      [EACH]: '1,000,000 (document)',
      GeneralLiability_MedicalExpense_EachPersonLimitAmount_A: '5,000 (document)',
    })
  })

  it('and asks where a document says otherwise', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const told = await rehearsal.say(`${FILL} Leave out policy HS-301.`, [await declarations('$2,000,000')])
    expect(told.refusals).toEqual([])
    expect(told.answer).toContain('more than one value for “each occurrence” of policy RQ-201')
    expect(told.choices).toEqual(['2,000,000 (page 1)', '1,000,000 (the agency’s records)'])
    expect(filledIn(told)).not.toHaveProperty(EACH)
    const after = await rehearsal.say(told.choices[1]!)
    expect(filledIn(after)[EACH]).toBe('1,000,000 (account)')
  })
})
