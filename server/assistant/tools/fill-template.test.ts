import { afterAll, beforeAll, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aHouse, anAgency, type TestHouse } from '../../../tests/support/house.ts'
import { aToolBench, type ToolBench } from '../../../tests/support/model-servers/tool-bench.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { fillTemplate } from './fill-template.ts'
import { NOT_BORNE_OUT } from './form-values.ts'

const CONTRACT = [
  'SUBCONTRACT AGREEMENT',
  'This Agreement is made between Otter & Thimble Joinery LLC (the Contractor) and the Subcontractor named below.',
  'ARTICLE 9. INSURANCE REQUIREMENTS',
  'The Subcontractor shall procure and maintain, at its own expense, the insurance below, and shall indemnify the Contractor.',
  'Employers liability, disease, each employee ......... Excluded',
  'IN WITNESS WHEREOF the parties have executed this Agreement.',
]

let test: TestHouse
let bench: ToolBench
beforeAll(async () => {
  test = await aHouse()
  bench = await aToolBench(test, await anAgency(test), 'Fill it.', {
    'Policy.pdf': await aPolicyPdf({
      extra: [
        'Products-Completed Operations Aggregate ......... Excluded',
        'Medical Expense Limit ......... Not purchased',
        'Damage to Premises Rented to You Limit ......... Included',
        'Special Coverage Form Deductible $250 ......... Included',
        'Umbrella, personal and advertising injury ......... Excluded',
      ],
    }),
    'Contract.pdf': await makePdf([linesPage(CONTRACT)]),
  })
})
afterAll(() => test.close())

const onPage = (quote: string) => ({ kind: 'document' as const, file: 'F1', page: 1, quote })
const CARRIER = 'Quillfeather Mutual Insurance Company'
const INSURED = {
  field: 'NamedInsured_FullName_A',
  value: 'Otter & Thimble Joinery LLC',
  source: onPage('Otter & Thimble Joinery LLC'),
}

it('checks each value, whatever order they come in, and tells what was filled, refused and left blank', async () => {
  const rule = { kind: 'rule' as const, rule: "Use the named insured's information as the certificate holder." }
  const { output, summary, data } = await bench.call(fillTemplate, {
    templateId: 'ACORD 25',
    fields: [
      { field: 'GeneralLiability_InsurerLetterCode_A', value: 'A', source: onPage(CARRIER) },
      { field: 'CertificateHolder_FullName_A', value: INSURED.value, source: rule },
      { field: 'Insurer_FullName_A', value: CARRIER, source: onPage(CARRIER) },
      INSURED,
      { field: 'Producer_FullName_A', value: 'Nobody', source: onPage('Lanternfish Insurance Agency') },
    ],
    blanks: [{ field: 'Form_CompletionDate_A', reason: 'Left for the day of issue.' }],
  })
  expect(output).toMatchObject({
    version: 1,
    worksheet: true,
    refused: [{ field: 'Producer_FullName_A', value: 'Nobody' }],
  })
  const { filled, blank } = output as { filled: { field: string }[]; blank: { field: string; reason: string }[] }
  expect(filled).toHaveLength(4)
  expect(blank).toContainEqual(
    expect.objectContaining({ field: 'Form_CompletionDate_A', reason: 'Left for the day of issue.' }),
  )
  expect(blank).toContainEqual(expect.objectContaining({ field: 'Producer_FullName_A', reason: NOT_BORNE_OUT }))
  expect(blank).toContainEqual(
    expect.objectContaining({ field: 'Producer_FaxNumber_A', reason: 'Not found in the documents' }),
  )
  expect(summary).toBe('ACORD 25, 4 values')
  expect(data).toMatchObject({
    holderName: INSURED.value,
    insuredName: INSURED.value,
    namedInsuredName: INSURED.value,
  })
})

it.each([
  ['GeneralLiability_ProductsAndCompletedOperations_AggregateLimitAmount_A', 'EXCLUDED', 'Excluded: “'],
  ['GeneralLiability_MedicalExpense_EachPersonLimitAmount_A', 'NOT_INCLUDED', 'Not included: “'],
  ['GeneralLiability_FireDamageRentedPremises_EachOccurrenceLimitAmount_A', 'INCLUDED', 'Included, no amount: “'],
])('tells what the documents say about %s in place of an amount: %s', async (name, reasonKind, words) => {
  expect(await blankOf(name)).toMatchObject({
    state: 'BLANK',
    reasonKind,
    reason: expect.stringContaining(words),
    source: { kind: 'DOCUMENT', label: 'Policy.pdf', page: 4 },
  })
})

it.each([
  ['no paper speaks of', 'ExcessUmbrella_Umbrella_AggregateAmount_A'],
  [
    'only a contract excludes',
    'WorkersCompensationEmployersLiability_EmployersLiability_DiseaseEachEmployeeLimitAmount_A',
  ],
  ['stands beside an amount', 'ExcessUmbrella_Umbrella_DeductibleOrRetentionAmount_A'],
  ['is excluded from another line', 'GeneralLiability_PersonalAndAdvertisingInjury_LimitAmount_A'],
])('tells from what the documents exclude what %s', async (_what, name) => {
  expect(await blankOf(name)).toMatchObject({ reasonKind: 'NOT_MENTIONED', source: null })
})

async function blankOf(name: string) {
  await bench.call(fillTemplate, { templateId: '25', fields: [INSURED] })
  const body = (await bench.look()).artifacts.at(-1)!.body
  return body.kind === 'form' ? body.form.fields.find((field) => field.name === name) : undefined
}

it('corrects a form it filled: the rest stays, an empty value clears', async () => {
  const first = await bench.call(fillTemplate, { templateId: '25', fields: [INSURED] })
  const { artifactId } = first.output as { artifactId: string }
  const clear = { field: INSURED.field, value: '' }
  const address = {
    field: 'NamedInsured_MailingAddress_LineOne_A',
    value: '12 Example Street',
    source: onPage('12 Example Street'),
  }
  const second = await bench.call(fillTemplate, { templateId: '25', artifactId, fields: [clear, address] })
  expect(second.output).toMatchObject({ artifactId, version: 2, filled: [{ field: address.field }], refused: [] })
})

it('takes what does not fit to the attached page, with its source', async () => {
  const overflow = [
    { section: 'Insured', label: 'Also', text: CARRIER, source: onPage(CARRIER) },
    { section: 'Insured', label: 'False', text: 'Heron', source: onPage(CARRIER) },
  ]
  const { output } = await bench.call(fillTemplate, { templateId: '25', fields: [INSURED], overflow })
  expect(output).toMatchObject({ refused: [{ field: 'False', value: 'Heron' }] })
})

it.each([
  ['a form that Cara does not fill', { templateId: '99', fields: [] }, 'Cara does not fill the form "99".'],
  [
    'a form that was not filled before',
    { templateId: '25', artifactId: 'nothing', fields: [] },
    'There is no filled form with the id "nothing".',
  ],
])('refuses %s', async (_case, input, reason) => {
  await expect(bench.call(fillTemplate, input)).rejects.toThrow(reason)
})
