import { beforeAll, describe, expect, it } from 'vitest'
import { ASK_INSURED } from '../../../shared/presets/generate-template.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
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

const FILL = 'Fill ACORD 125 for the renewal.'

/** All that was put on the form, each with the kind of its source. */
const filledIn = ({ calls }: Told) =>
  Object.fromEntries(
    calls.flatMap(({ name, input }) =>
      name === 'FILL_TEMPLATE'
        ? (input as FillInput).fields.map(({ field, value, source }) => [field, `${value} (${source?.kind})`])
        : [],
    ),
  )
/** What the form refused. */
const refusedIn = ({ calls }: Told) =>
  calls.flatMap(({ name, output }) => (name === 'FILL_TEMPLATE' ? (output.refused as unknown[]) : []))
const draftIn = ({ calls }: Told) => calls.find(({ name }) => name === 'DRAFT_EMAIL')?.input as Record<string, string>

const priorOf = (line: string, letter: string, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([part, value]) => [`PriorCoverage_${line}_${part}_${letter}`, `${value} (account)`]),
  )

const ON_FILE = {
  Producer_FullName_A: 'Lanternfish Insurance Agency (record)',
  Producer_MailingAddress_LineOne_A: '12 Harbor Example Way (record)',
  Producer_MailingAddress_CityName_A: 'Sampleton (record)',
  Producer_MailingAddress_StateOrProvinceCode_A: 'OH (record)',
  Producer_MailingAddress_PostalCode_A: '43000 (record)',
  Producer_ContactPerson_PhoneNumber_A: '(555) 010-4400 (record)',
  Policy_Status_RenewIndicator_A: 'true (message)',
  Policy_LineOfBusiness_BusinessAutoIndicator_A: 'true (account)',
  CommercialVehicleLineOfBusiness_PremiumAmount_A: '3,200 (account)',
  Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true (account)',
  GeneralLiabilityLineOfBusiness_TotalPremiumAmount_A: '5,000 (account)',
  NamedInsured_FullName_A: 'Juniper & Slate Roofing LLC (account)',
  NamedInsured_Primary_PhoneNumber_A: '(555) 010-4421 (account)',
  NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true (account)',
  PriorCoverage_PolicyYear_A: '2026 (account)',
  ...priorOf('GeneralLiability', 'A', {
    InsurerFullName: 'Quillfeather Mutual',
    PolicyNumberIdentifier: 'RQ-201',
    TotalPremiumAmount: '5,000',
    EffectiveDate: '01/01/2026',
    ExpirationDate: '01/01/2027',
  }),
  // It was canceled in March, so the day it was to expire is not told.
  ...priorOf('Property', 'A', {
    InsurerFullName: 'Harbor Sample Insurance',
    PolicyNumberIdentifier: 'HS-302',
    EffectiveDate: '01/01/2026',
  }),
  PriorCoverage_PolicyYear_B: '2025 (account)',
  ...priorOf('GeneralLiability', 'B', {
    InsurerFullName: 'Quillfeather Mutual',
    PolicyNumberIdentifier: 'RQ-101',
    EffectiveDate: '01/01/2025',
    ExpirationDate: '01/01/2026',
  }),
  // It began within a year of the others.
  ...priorOf('Automobile', 'A', {
    InsurerFullName: 'Harbor Sample Insurance',
    PolicyNumberIdentifier: 'HS-301',
    TotalPremiumAmount: '3,200',
    EffectiveDate: '09/01/2025',
    ExpirationDate: '09/01/2026',
  }),
}

/** The declarations of the client's general liability policy. */
const declarations = async (): Promise<MadePaper> =>
  paperOf(
    'Policy.pdf',
    await makePdf([
      linesPage([
        'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
        'Quillfeather Mutual',
        'Policy Number: RQ-201',
        'Named Insured: Juniper & Slate Roofing LLC',
        'Mailing Address: 8 Gable Street, Testford, OH 43001',
        'Policy Period: 01/01/2026 to 01/01/2027',
        'Business Description: Roofing',
        'FEIN: 98-7654321',
        'Each Occurrence Limit: $1,000,000',
        'General Aggregate Limit: $2,000,000',
      ]),
    ]),
  )

describe('an application is filled in a client’s workspace', () => {
  it('from the records alone: all they tell, nothing else, and nothing is refused', async () => {
    const told = await new Rehearsal({ accountId: account }).say(FILL)
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    expect(filledIn(told)).toEqual(ON_FILE)
  })

  it('with the other applications that are asked for by number, whose lines it applies for', async () => {
    const told = await new Rehearsal({ accountId: account }).say('Fill ACORD 125, 126, 130 and 131')
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    expect(told.answer).not.toContain('Which lines')
    expect(filledIn(told)).toMatchObject({
      Policy_LineOfBusiness_CommercialGeneralLiability_A: 'true (message)',
      Policy_LineOfBusiness_UmbrellaIndicator_A: 'true (message)',
      Policy_LineOfBusiness_OtherIndicator_A: 'true (message)',
      Policy_LineOfBusiness_OtherLineOfBusinessDescription_A: 'Workers compensation (message)',
    })
  })

  it('and of several questions the answer to one counts at once, the others stay', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const asked = await rehearsal.say('Fill ACORD 35 and ACORD 125.')
    expect(asked.choices).toHaveLength(2)
    const told = await rehearsal.say(asked.choices.find((one) => one.startsWith('RQ-201'))!)
    expect(filledIn(told)).toMatchObject({ Policy_PolicyNumberIdentifier_A: 'RQ-201 (account)' })
    expect(told.answer).toContain('Is it')
    const settled = await rehearsal.say('Cancellation request')
    expect(filledIn(settled)).toMatchObject({ CancelNonRenew_CancellationRequestIndicator_A: 'true (message)' })
    expect(settled.answer).toContain('Which lines of insurance')
    expect([told, settled].flatMap(refusedIn)).toEqual([])
  })

  it('and from documents beside them', async () => {
    const told = await new Rehearsal({ accountId: account }).say(FILL, [await declarations()])
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    const filled = filledIn(told)
    const values = (some: Record<string, string>) =>
      Object.fromEntries(Object.entries(some).map(([name, value]) => [name, value.replace(/ \(\w+\)$/, '')]))
    expect(values(filled)).toEqual({
      ...values(ON_FILE),
      NamedInsured_MailingAddress_LineOne_A: '8 Gable Street',
      NamedInsured_MailingAddress_CityName_A: 'Testford',
      NamedInsured_MailingAddress_StateOrProvinceCode_A: 'OH',
      NamedInsured_MailingAddress_PostalCode_A: '43001',
      NamedInsured_TaxIdentifier_A: '98-7654321',
      CommercialPolicy_OperationsDescription_A: 'Roofing',
    })
  })
})

describe('what an application leaves open is asked of the insured', () => {
  it('in an e-mail, under the headings a person would ask it by; what is known is not asked', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const { answer } = await rehearsal.say(FILL)
    expect(answer).toContain(`24 questions are left for the insured to answer. Say “${ASK_INSURED}” and I write them.`)
    const told = await rehearsal.say(ASK_INSURED)
    expect(told.refusals).toEqual([])
    const { body, toName, subject } = draftIn(told)
    expect([toName, subject]).toEqual([
      'Juniper & Slate Roofing LLC',
      'Commercial Insurance Application: our questions',
    ])
    const sections = body!.split('\n\n').filter((part) => /^\d+\./m.test(part))
    expect(sections.map((part) => part.split('\n')[0])).toEqual([
      'Your business',
      'What you do',
      'Safety',
      'Insurance and claims',
      'Legal matters',
    ])
    expect(body).toContain('24. Was there a judgment or lien in the last five years?')
    expect(body).not.toContain('legal form')
  })

  it.each(['Draft an e-mail with the open questions', 'Write to the client and ask what is missing'])(
    '%s',
    async (wish) => {
      const rehearsal = new Rehearsal({ accountId: account })
      await rehearsal.say(FILL)
      expect(draftIn(await rehearsal.say(wish)).body).toContain('1. What is the federal employer identification number')
    },
  )

  it('but for those that the user answers by name', async () => {
    const rehearsal = new Rehearsal({ accountId: account })
    const told = await rehearsal.say(`${FILL} Foreign operations: no. Safety program: yes. The drones were sold.`)
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    expect(filledIn(told)).toEqual({
      ...ON_FILE,
      CommercialPolicy_Question_KACCode_A: 'N (message)',
      CommercialPolicy_Question_KAACode_A: 'Y (message)',
    })
    expect(told.answer).toContain('22 questions are left')
  })

  it('in the message that asks for the form, too; and no more of what documents told', async () => {
    const told = await new Rehearsal({ accountId: account }).say(`${FILL} ${ASK_INSURED}.`, [await declarations()])
    expect(told.refusals).toEqual([])
    const { body } = draftIn(told)
    expect(body).toContain('When was the business started?')
    expect(body).not.toMatch(/FEIN|What does the business do/)
  })
})
