import { beforeAll, describe, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import { aRoofer } from '../../../tests/support/roofer.ts'
import type { FillInput } from './made.ts'

rehearseHere()

let roofer: string
let fleet: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  roofer = await aRoofer(test, agency)
  fleet = await anAccount(test, agency, {
    name: 'Tern Fleet LLC',
    mailing_address: JSON.stringify({
      line1: '4 Example Quay',
      line2: 'Suite 9',
      city: 'Testford',
      zone: 'OH',
      postalCode: '43001',
    }),
  })
  const carrier = await aCarrier(test, agency, { name: 'Ternwing Casualty' })
  for (let at = 1; at <= 9; at++)
    await aPolicy(test, agency, {
      ...{ account_id: fleet, carrier_id: carrier, policy_number: `TF-90${at}`, type: 'COMMERCIAL_AUTO' },
      ...{ inforce_at: '2026-01-01', expires_at: '2027-01-01' },
    })
})

const fillings = (all: Told[]) =>
  all.flatMap(({ calls }) => calls).flatMap(({ name, input }) => (name === 'FILL_TEMPLATE' ? [input as FillInput] : []))
/** What stands on the letter, each with the kind of its source. */
const filledIn = (...all: Told[]) =>
  Object.fromEntries(
    fillings(all).flatMap(({ fields }) =>
      fields.map(({ field, value, source }) => [field, `${value} (${source?.kind})`]),
    ),
  )
const numbersIn = (...all: Told[]) =>
  Object.entries(filledIn(...all)).flatMap(([field, value]) => (/^Policy\d/.test(field) ? [value.split(' ')[0]] : []))
const ask = (message: string) => new Rehearsal({ accountId: roofer }).say(message)

describe('a letter that names the agency as the agent of record', () => {
  it('takes the agency from its record, the policies of the insurer from those on file, the rest from the words of the user', async () => {
    const told = await ask(
      'Fill ACORD 36 to Quillfeather Mutual, effective 06/01/2026. They are currently with Old Harbor Agency; the current producer is Jane Plover.',
    )
    expect(told.refusals).toEqual([])
    expect(filledIn(told)).toEqual({
      Producer: 'Lanternfish Insurance Agency\n12 Harbor Example Way\nSampleton, OH 43000 (record)',
      PHONE: '(555) 010-4400 (record)',
      InsCo: 'Quillfeather Mutual (account)',
      CurrAgency: 'Old Harbor Agency (message)',
      CurrProd: 'Jane Plover (message)',
      Name1: 'Juniper & Slate Roofing LLC (account)',
      Policy1: 'RQ-201 (account)',
      Eff1: '01/01/2026 (account)',
      Exp1: '01/01/2027 (account)',
      LOB1: 'General Liability (account)',
      Producer2: 'Lanternfish Insurance Agency (record)',
      Date2: '06/01/2026 (message)',
      CompanyName: 'Juniper & Slate Roofing LLC (account)',
    })
    expect(told.answer).toContain('It is a worksheet, not the form.')
    expect(told.answer).not.toMatch(/policy [2-7]|fax|missing/i)
  })

  it('asks which insurer it goes to, then whether a policy that is to end goes on it', async () => {
    const rehearsal = new Rehearsal({ accountId: roofer })
    const first = await rehearsal.say('Fill ACORD 36 (Agent / Broker of Record Change).')
    expect(first.choices).toEqual(['To Harbor Sample Insurance', 'To Quillfeather Mutual'])
    const second = await rehearsal.say(first.choices[0]!)
    expect(second.choices).toEqual(['Use policy HS-301', 'Leave out policy HS-301'])
    const third = await rehearsal.say(second.choices[0]!)
    expect([first, second, third].flatMap(({ refusals }) => refusals)).toEqual([])
    expect(filledIn(first, second, third)).toMatchObject({
      InsCo: 'Harbor Sample Insurance (account)',
      Policy1: 'HS-301 (account)',
    })
    expect(numbersIn(first, second, third)).toEqual(['HS-301'])
  })

  it.each([
    ['Fill ACORD 36 for RQ-201.', ['RQ-201']],
    ['Fill ACORD 36 for the general liability.', ['RQ-201']],
    ['Fill ACORD 36 for all policies except HS-301.', ['RQ-201']],
  ])('%s', async (words, numbers) => {
    const told = await ask(words)
    expect(told.refusals).toEqual([])
    expect(numbersIn(told)).toEqual(numbers)
  })

  it('leaves the agency before blank where the words name an insurer', async () => {
    const told = await ask('Fill ACORD 36 for RQ-201, currently with Quillfeather Mutual.')
    expect(filledIn(told).CurrAgency).toBeUndefined()
    expect(fillings([told]).flatMap(({ blanks = [] }) => blanks)).toContainEqual({
      ...{ field: 'CurrAgency', kind: 'LEFT', reason: '“Quillfeather Mutual” is the name of an insurer.' },
    })
  })

  it('puts policies beyond the seventh on an attached page, and the whole street in its one line', async () => {
    const told = await new Rehearsal({ accountId: fleet }).say('Fill ACORD 36.')
    expect(told.refusals).toEqual([])
    expect(numbersIn(told)).toHaveLength(7)
    expect(filledIn(told)).toMatchObject({
      ...{ Street: '4 Example Quay, Suite 9 (account)', City: 'Testford (account)', State: 'OH (account)' },
    })
    const [filling] = fillings([told]) as { overflow?: { label: string; text: string }[] }[]
    expect(filling?.overflow?.map(({ label, text }) => `${label}: ${text}`)).toEqual(
      expect.arrayContaining(['Policy 8: policy number: TF-908', 'Policy 9: policy number: TF-909']),
    )
  })

  const umbrella = async (number: string) =>
    paperOf(
      'Umbrella.pdf',
      await makePdf([
        linesPage([
          'COMMERCIAL UMBRELLA DECLARATIONS',
          'Insurer: Quillfeather Mutual',
          number,
          'Named Insured: Juniper & Slate Roofing LLC',
          'Policy Period: 02/01/2026 to 02/01/2027',
          'Each Occurrence Limit: $2,000,000',
          'Aggregate Limit: $2,000,000',
        ]),
      ]),
    )
  const askWith = async (number: string) =>
    new Rehearsal({ accountId: roofer }).say('Fill ACORD 36 to Quillfeather Mutual.', [await umbrella(number)])

  it('takes a policy from a document beside the records', async () => {
    const told = await askWith('Policy Number: QUM-0077-26')
    expect(told.refusals).toEqual([])
    expect(filledIn(told)).toMatchObject({
      ...{ Policy1: 'QUM-0077-26 (document)', Eff1: '02/01/2026 (document)', Exp1: '02/01/2027 (document)' },
      Policy2: 'RQ-201 (account)',
    })
    expect(told.answer).toMatch(/policy QUM-0077-26 .*02\/01\/2026 to 02\/01\/2027/)
    expect(told.answer).toMatch(/policy RQ-201 .*01\/01\/2026 to 01\/01\/2027/)
  })

  it('says that a policy of a document is left out whose number is not read', async () => {
    const told = await askWith('Policy Number: to be assigned')
    expect(told.refusals).toEqual([])
    expect(numbersIn(told)).toEqual(['RQ-201'])
    expect(told.answer).toContain('a policy whose number I did not read is left out')
  })
})
