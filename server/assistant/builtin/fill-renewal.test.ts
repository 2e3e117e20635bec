import { beforeAll, describe, expect, it } from 'vitest'
import { INSURED, liability } from '../../../tests/support/forms/drawn-applications.ts'
import { makeFillablePdf } from '../../../tests/support/forms/fillable-pdf.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import { drawnPage } from '../../documents/facts/drawn-pages.ts'
import { readFacts } from '../../documents/facts/read-facts.ts'
import type { CheckedSource } from '../../domains/workspaces/types.ts'
import { acord125 } from '../../forms/acord/125/index.ts'
import { acord130 } from '../../forms/acord/130/index.ts'
import type { FormDefinition } from '../../forms/types.ts'

rehearseHere()

const filled = async (name: string, form: FormDefinition, values: Record<string, string>): Promise<MadePaper> => {
  const identifier = `ACORD 0${form.id} ${form.editions[0]!.replace('/', '-')} Acroform`
  const fields = form.fields.filter((field) => values[field.name])
  return paperOf(name, await makeFillablePdf({ fields, values, identifier, captions: true }))
}

const drawn = (name: string, ...texts: string[]): MadePaper => {
  const pages = texts.map((text, at) => drawnPage(text, at + 1))
  return { name, pages, facts: readFacts(pages) }
}

const LAST_YEAR = {
  Policy_EffectiveDate_A: '03/03/2025',
  Policy_ExpirationDate_A: '03/03/2026',
  NamedInsured_FullName_A: INSURED,
  NamedInsured_MailingAddress_LineOne_A: '41 Shore Road',
  NamedInsured_MailingAddress_CityName_A: 'Mobile',
  NamedInsured_MailingAddress_StateOrProvinceCode_A: 'AL',
  NamedInsured_MailingAddress_PostalCode_A: '36602',
  NamedInsured_TaxIdentifier_A: '12-3456789',
  NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A: 'true',
  CommercialPolicy_OperationsDescription_A: 'Carpentry',
  CommercialStructure_PhysicalAddress_LineOne_A: '12 Elm Street',
  CommercialStructure_PhysicalAddress_CityName_A: 'Mobile',
  CommercialStructure_InsuredInterest_TenantIndicator_A: 'true',
  PriorCoverage_PolicyYear_A: '2024',
  PriorCoverage_GeneralLiability_InsurerFullName_A: 'Thornbury Casualty Company',
  PriorCoverage_GeneralLiability_PolicyNumberIdentifier_A: 'GL-2024',
  PriorCoverage_GeneralLiability_EffectiveDate_A: '03/03/2024',
  PriorCoverage_GeneralLiability_ExpirationDate_A: '03/03/2025',
  LossHistory_OccurrenceDate_A: '04/30/2024',
  LossHistory_LineOfBusiness_A: 'General Liability',
  LossHistory_OccurrenceDescription_A: 'Backed into fence',
  LossHistory_ClaimDate_A: '05/02/2024',
  LossHistory_PaidAmount_A: '1,000',
  LossHistory_ReservedAmount_A: '8,500',
  LossHistory_ClaimStatus_OpenCode_A: 'Y',
}
const COMPENSATION = {
  ...Object.fromEntries(
    Object.entries(LAST_YEAR).filter(
      ([name]) => /^(?:Policy|NamedInsured)_/.test(name) && !name.includes('LegalEntity'),
    ),
  ),
  NamedInsured_SICCode_A: '1751',
  NamedInsured_NAICSCode_A: '238350',
  NamedInsured_NCCIRiskIdentifier_A: '917654321',
  Location_PhysicalAddress_LineOne_A: '12 Elm Street',
  Location_PhysicalAddress_CityName_A: 'Mobile',
}
const RUN = `
  LOSS RUN REPORT
  Insured: ${INSURED}        Valuation Date: 05/01/2026
  Carrier: Thornbury Casualty Company
  Policy Number: GL-2024      General Liability     Policy Period: 03/03/2024 to 03/03/2025
  Claim No     Date of Loss    Date Reported    Description             Status     Paid         Reserve
  C-1001       03/04/2024      03/06/2024       Fall at the entrance    Closed     $12,400      $0
  C-1003       04/30/2024      05/02/2024       Backed into fence       Closed     $9,200       $0
  Totals                                                                           $21,600      $0
`

const loss = (letter: string, values: string[]) => {
  const parts = ['OccurrenceDate', 'OccurrenceDescription', 'ClaimDate', 'PaidAmount', 'ReservedAmount', 'ClaimStatus_OpenCode'] // biome-ignore format: a list
  const told = parts.map((part, at) => [`${part}_${letter}`, values[at]!])
  return { ...Object.fromEntries(told), [`LineOfBusiness_${letter}`]: 'General Liability' }
}

let last: MadePaper, last130: MadePaper
const run = drawn('Loss run.pdf', RUN)
const policy = drawn(
  'Policy.pdf',
  liability(2025, { street: '9 New Street' }).replace('Carpentry', 'Carpentry and roofing'),
)
beforeAll(async () => {
  last = await filled('ACORD 125 of 2025.pdf', acord125, LAST_YEAR)
  last130 = await filled('ACORD 130 of 2025.pdf', acord130, COMPENSATION)
})

/** Every value of the form that is kept, with the file and page of its words, and what it was before. */
function kept({ conversation }: Rehearsal) {
  const [artifact] = conversation.artifacts
  const fields = artifact?.body.kind === 'form' ? artifact.body.form.fields : []
  return Object.fromEntries(
    fields.flatMap(({ name, value, source, before }) =>
      value ? [[name, { value, source, before: before && `${before.value}: ${placeOf(before.source)}` }] as const] : [],
    ),
  )
}
const placeOf = (source: CheckedSource | null | undefined) =>
  source?.kind === 'DOCUMENT' ? `${source.label}, page ${source.page}` : null

const refusedIn = ({ calls }: Told) =>
  calls.flatMap(({ name, output }) => (name === 'FILL_TEMPLATE' ? (output.refused as unknown[]) : []))
const valuesOf = (form: ReturnType<typeof kept>, start: string) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, { value }]) =>
      name.startsWith(start) ? [[name.slice(start.length), value]] : [],
    ),
  )

const FORM = 'ACORD 125 of 2025.pdf'
const FROM_FORM = [
  'NamedInsured_FullName_A',
  'NamedInsured_MailingAddress_LineOne_A',
  'NamedInsured_TaxIdentifier_A',
  'NamedInsured_LegalEntity_LimitedLiabilityCorporationIndicator_A',
  'CommercialPolicy_OperationsDescription_A',
  'CommercialStructure_PhysicalAddress_LineOne_A',
  'CommercialStructure_InsuredInterest_TenantIndicator_A',
] as const

describe('last year’s filled forms and a loss run fill this year’s application in a conversation', () => {
  it('with all that stands, its prior carriers and losses, each at its place, and nothing of last year’s term', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Fill ACORD 125 for the renewal.', [last, last130, run])
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    const form = kept(rehearsal)
    for (const name of FROM_FORM) {
      expect([name, form[name]?.value, placeOf(form[name]?.source)]).toEqual([name, LAST_YEAR[name], `${FORM}, page 1`])
      expect(form[name]!.source!.quote).toBeTruthy()
    }
    expect(valuesOf(form, 'PriorCoverage_GeneralLiability_')).toEqual({
      InsurerFullName_A: 'Thornbury Casualty Company',
      PolicyNumberIdentifier_A: 'GL-2024',
      EffectiveDate_A: '03/03/2024',
      ExpirationDate_A: '03/03/2025',
    })
    expect(valuesOf(form, 'LossHistory_')).toEqual({
      ...loss('A', ['04/30/2024', 'Backed into fence', '05/02/2024', '9,200', '0', 'N']),
      ...loss('B', ['03/04/2024', 'Fall at the entrance', '03/06/2024', '12,400', '0', 'N']),
    })
    expect(form.LossHistory_PaidAmount_A!.source).toMatchObject({ label: 'Loss run.pdf', quote: 'C-1003 … $9,200' })
    expect(form).not.toHaveProperty('Policy_EffectiveDate_A')
    expect(form).not.toHaveProperty('Policy_ExpirationDate_A')
  })

  it('of several forms each by its own', async () => {
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Fill ACORD 130 for the renewal.', [last, last130])
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    const form = kept(rehearsal)
    const [risk, tax] = [form.NamedInsured_NCCIRiskIdentifier_A, form.NamedInsured_TaxIdentifier_A]
    expect([risk?.value, tax?.value]).toEqual(['917654321', '12-3456789'])
    expect([placeOf(risk?.source), placeOf(tax?.source)]).toEqual(Array(2).fill('ACORD 130 of 2025.pdf, page 1'))
    expect(form).not.toHaveProperty('Policy_EffectiveDate_A')
  })

  it('also where they were looked into before anybody asked for a form', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('Who is the named insured?', [last])
    await rehearsal.say('Fill ACORD 125 for the renewal.')
    expect(valuesOf(kept(rehearsal), 'NamedInsured_Tax')).toEqual({ Identifier_A: '12-3456789' })
  })

  it('and files that were read before boxes and lists were kept say what they said', async () => {
    const { acord: _a, records: _r, claimLists: _c, papers: _p, spoken: _s, ...facts } = policy.facts!
    const rehearsal = new Rehearsal()
    const told = await rehearsal.say('Fill ACORD 125 for the renewal.', [{ ...policy, facts }])
    expect([told.refusals, refusedIn(told)]).toEqual([[], []])
    expect(kept(rehearsal).NamedInsured_MailingAddress_LineOne_A?.value).toBe('9 New Street')
  })
})

it('what is otherwise this year stands on the form, marked with what it was and where', async () => {
  const rehearsal = new Rehearsal()
  const told = await rehearsal.say('Fill ACORD 125 for the renewal.', [last, run, policy])
  expect([told.refusals, refusedIn(told)]).toEqual([[], []])
  const form = kept(rehearsal)
  const changed = Object.entries(form).flatMap(([name, { value, before }]) => (before ? [[name, value, before]] : []))
  expect(changed).toEqual([
    ['NamedInsured_MailingAddress_LineOne_A', '9 New Street', `41 Shore Road: ${FORM}, page 1`],
    ['CommercialPolicy_OperationsDescription_A', 'Carpentry and roofing', `Carpentry: ${FORM}, page 1`],
    ['LossHistory_PaidAmount_A', '9,200', `1,000: ${FORM}, page 1`],
    ['LossHistory_ReservedAmount_A', '0', `8,500: ${FORM}, page 1`],
    ['LossHistory_ClaimStatus_OpenCode_A', 'N', `Y: ${FORM}, page 1`],
  ])
  const [artifact] = rehearsal.conversation.artifacts
  await rehearsal.change(artifact!, {
    form: {
      fields: [
        { name: 'NamedInsured_MailingAddress_LineOne_A', value: '41 Shore Road' },
        { name: 'CommercialPolicy_OperationsDescription_A', value: 'Roofing' },
      ],
    },
  })
  const edited = kept(rehearsal)
  expect(edited.NamedInsured_MailingAddress_LineOne_A?.before).toBeUndefined()
  expect(edited.CommercialPolicy_OperationsDescription_A?.before).toBe(`Carpentry: ${FORM}, page 1`)
})

it('whether it is the renewal is asked by the day of the earlier form; what that form answered is counted, not listed', async () => {
  const asked130 = acord130.fields.find(({ question, type }) => question && type === 'CODE')!
  const values = {
    ...COMPENSATION,
    WorkersCompensationEmployersLiability_EmployersLiability_EachAccidentLimitAmount_A: '1,000,000',
    [asked130.name]: 'N',
  }
  const talk = new Rehearsal()
  const asked = await talk.say('Fill ACORD 130.', [await filled('ACORD 130 of 2025.pdf', acord130, values)])
  expect(asked.answer).toMatch(/^Is this the renewal of the earlier ACORD 130 of 03\/03\/2025 \[1\]\?/)
  const again = await talk.say('banana')
  expect(again.answer).toMatch(/^I could not tell which one you mean\. Is this the renewal/)
  const told = await talk.say(asked.choices[0]!)
  expect(told.answer).toContain('An earlier application answered 1 of them; what it says stands beside each.')
  expect(told.answer).not.toContain(asked130.question)
})

it('a loss run of more claims than the form and a page have rows for is told whole', async () => {
  const claims = [...new Array(12).keys()].map((at) => {
    const day = String(at + 10)
    return `  C-20${day}      03/${day}/2024       04/${day}/2024       Backed into fence       Closed     $1,${day}0       $0`
  })
  const many = RUN.replace(/ {2}C-1001[\s\S]*(?= {2}Totals)/, `${claims.join('\n')}\n`).replace('$21,600', '$13,860')
  const told = await new Rehearsal().say('Fill ACORD 125 for the renewal.', [last, drawn('Loss run.pdf', many)])
  const [filling] = told.calls.filter(({ name }) => name === 'FILL_TEMPLATE')
  const beyond = (filling!.input.overflow as { label: string }[]).map(({ label }) => label)
  expect([told.refusals, beyond.length > 50]).toEqual([[], true])
})
