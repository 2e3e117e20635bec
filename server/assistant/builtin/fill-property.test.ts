import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_INTEREST } from '../../../shared/presets.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import type { FillInput } from './made.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await anAccount(test, agency, { name: 'Otter Realty LLC' })
  await aPolicy(test, agency, {
    ...{
      account_id: account,
      type: 'PROPERTY',
      policy_number: 'PR-77',
      inforce_at: '2026-01-01',
      expires_at: '2027-01-01',
    },
    carrier_id: await aCarrier(test, agency, { name: 'Harbor Sample Insurance' }),
    limits: JSON.stringify({ propertyBuildingLimit: '750000.00', propertyContentsLimit: '80000.00' }),
  })
})

const filledIn = ({ calls }: Told) =>
  Object.fromEntries(
    calls.flatMap(({ name, input }) =>
      name === 'FILL_TEMPLATE'
        ? (input as FillInput).fields.map(({ field, value, source }) => [
            field.replace(/_A$/, ''),
            `${value} (${source?.kind})`,
          ])
        : [],
    ),
  )

const declarations = async (): Promise<MadePaper> =>
  paperOf(
    'Policy.pdf',
    await makePdf([
      linesPage([
        'COMMERCIAL PROPERTY DECLARATIONS',
        'Insurer: Thornbury Casualty Company',
        'Policy Number: CP-4410277-02',
        'Policy Period: 01/01/2026 to 01/01/2027',
        'Named Insured: Heron Example Builders LLC',
        'Mailing Address: 41 Shore Road, Mobile, AL 36602',
        '',
        'Location 1: 12 Elm Street, Erie, PA 16501',
        '',
        'Coverage                               Limit                Deductible          Causes of Loss',
        'Building                               $500,000             $5,000              Special',
        'Business Personal Property             $80,000              $5,000              Special',
        '',
        'Mortgagee: First Bank of Erie, 9 Main Street, Erie, PA 16501, Loan No. 4711-22',
      ]),
    ]),
  )

describe('forms of property', () => {
  it.each(['24', '27', '28'])('ACORD %s takes nothing from a document that its words do not say', async (number) => {
    const told = await new Rehearsal().say(`Fill ACORD ${number}.`, [await declarations()])
    expect(told.refusals).toEqual([])
    const filled = filledIn(told)
    expect(Object.values(filled)).toContain('CP-4410277-02 (document)')
    expect(filled).toMatchObject({ ...SPECIAL, ...IN_DOCUMENT[number] })
  })

  it('says that the mortgagee who was asked for is named, or that the form has no place for one', async () => {
    const { answer } = await new Rehearsal().say('Fill ACORD 27 for the mortgagee.', [await declarations()])
    expect(answer).toContain('First Bank of Erie is named as the additional interest.')
    expect(answer).not.toContain('has no place')
    const other = await new Rehearsal().say('Fill ACORD 24 for the mortgagee.', [await declarations()])
    expect(other.answer).toContain('ACORD 24 has no place for a loss payee or mortgagee')
  })

  it.each(['24', '27', '28'])('ACORD %s takes what the client’s policy on file holds', async (number) => {
    const told = await new Rehearsal({ accountId: account }).say(`Fill ACORD ${number} for this client.`)
    expect(told.refusals).toEqual([])
    expect(filledIn(told)).toMatchObject(ON_FILE[number]!)
  })

  it('asks which evidence of property is wanted where the words fit two forms', async () => {
    const talk = new Rehearsal({ accountId: account })
    const asked = await talk.say('Prepare the evidence of property for the lender.')
    expect(asked.calls.filter(({ name }) => name === 'FILL_TEMPLATE')).toEqual([])
    const told = await talk.say('ACORD 28')
    expect(filledIn(told)).toMatchObject(ON_FILE[28]!)
  })
})

const IN_DOCUMENT: Record<string, Record<string, string>> = {
  24: { Property_Building_LimitAmount: '500,000 (document)', Policy_PolicyType_PropertyIndicator: 'true (document)' },
  27: { EvidenceOfProperty_LimitAmount: '500,000 (document)', EvidenceOfProperty_DeductibleAmount: '5,000 (document)' },
  28: { Property_Building_CoverageIndicator: 'true (document)' },
}
const SPECIAL = { Policy_PolicyType_SpecialIndicator: 'true (document)' }

const ON_FILE: Record<string, Record<string, string>> = {
  24: {
    Policy_Property_PolicyNumberIdentifier: 'PR-77 (account)',
    Property_Building_LimitAmount: '750,000 (account)',
    Property_PersonalProperty_LimitAmount: '80,000 (account)',
  },
  27: {
    Policy_PolicyNumberIdentifier: 'PR-77 (account)',
    Insurer_FullName: 'Harbor Sample Insurance (account)',
    EvidenceOfProperty_CoverageDescription: 'Building (account)',
    EvidenceOfProperty_LimitAmount: '750,000 (account)',
    EvidenceOfProperty_CoverageDescription_B: 'Contents (account)',
    EvidenceOfProperty_LimitAmount_B: '80,000 (account)',
  },
  28: {
    Policy_PolicyNumberIdentifier: 'PR-77 (account)',
    Property_Building_CoverageIndicator: 'true (account)',
    Property_BusinessPersonalProperty_CoverageIndicator: 'true (account)',
  },
}

it('leaves the additional interest to the documents where the dialog says so, whoever holds the certificate', async () => {
  const dialog = [
    'Fill ACORD 24 and ACORD 28.',
    'Certificate holder: Paper Lantern Properties\n77 Placeholder Avenue\nSampleton, OH 44101',
    `Additional interest: ${DEFAULT_INTEREST}`,
  ]
  const { calls } = await new Rehearsal().say(dialog.join('\n\n'), [await declarations()])
  const filled = calls.flatMap(({ name, input }) => (name === 'FILL_TEMPLATE' ? [input as FillInput] : []))
  const formsWith = (words: string) =>
    filled.filter(({ fields }) => fields.some(({ value }) => value === words)).map(({ templateId }) => templateId)
  expect(formsWith('Paper Lantern Properties')).toEqual([filled[0]!.templateId])
  expect(formsWith('First Bank of Erie').length).toBeGreaterThan(0)
})
