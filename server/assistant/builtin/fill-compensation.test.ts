import { beforeAll, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { type MadePaper, paperOf } from '../../../tests/support/rehearsal/made-paper.ts'
import { Rehearsal, rehearseHere, rehearsing, type Told } from '../../../tests/support/rehearsal/rehearse.ts'
import type { FillInput } from './made.ts'

rehearseHere()

let account: string
beforeAll(async () => {
  const { test, agency } = rehearsing()
  account = await anAccount(test, agency, { name: 'Otter Masonry LLC' })
  await aPolicy(test, agency, {
    ...{
      account_id: account,
      type: 'WORKERS_COMPENSATION',
      policy_number: 'WC-77',
      inforce_at: '2026-01-01',
      expires_at: '2027-01-01',
    },
    carrier_id: await aCarrier(test, agency, { name: 'Harbor Sample Insurance' }),
    limits: JSON.stringify({ wcPerAccidentLimit: '1000000.00', wcPerDiseasePolicyLimit: '500000.00' }),
  })
})

const filledIn = ({ calls }: Told) =>
  Object.fromEntries(
    calls.flatMap(({ name, input }) =>
      name === 'FILL_TEMPLATE'
        ? (input as FillInput).fields.map(({ field, value, source }) => [field, `${value} (${source?.kind})`])
        : [],
    ),
  )

const policy = async (): Promise<MadePaper> => {
  const head = linesPage([
    'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY',
    'INFORMATION PAGE',
    'Carrier: Thornbury Casualty Company',
    'Policy Number: WC-2026',
    'Policy Period: 01/01/2026 to 01/01/2027',
    'Named Insured: Heron Example Builders LLC',
    'Mailing Address: 41 Shore Road, Mobile, AL 36602',
    'Bodily Injury by Accident     $500,000  each accident',
    'Bodily Injury by Disease      $500,000  policy limit',
    'Bodily Injury by Disease      $500,000  each employee',
  ])
  const rows = [
    ['Location', 'Class Code', 'Classification', 'State', 'Payroll', 'Rate', 'Premium'],
    ['1', '5403', 'Carpentry NOC', 'AL', '$410,000', '9.85', '$40,385'],
    ['1', '8810', 'Clerical Office', 'AL', '$95,000', '0.21', '$200'],
  ]
  const classes = { x: 50, y: 330, columns: [0, 60, 130, 260, 310, 390, 450], rows }
  return paperOf('Policy.pdf', await makePdf([{ ...head, tables: [classes] }]))
}

const LIMIT = 'WorkersCompensationEmployersLiability_EmployersLiability_'

it('ACORD 130 takes nothing from documents that their words do not say', async () => {
  const told = await new Rehearsal().say('Fill ACORD 130.', [await policy()])
  expect(told.refusals).toEqual([])
  expect(filledIn(told)).toMatchObject({
    [`${LIMIT}EachAccidentLimitAmount_A`]: '500,000 (document)',
    WorkersCompensation_RateClass_RemunerationAmount_A: '410,000 (document)',
    WorkersCompensation_RateClass_EstimatedManualPremiumAmount_B: '200 (document)',
    PriorCoverage_PolicyNumberIdentifier_A: 'WC-2026 (document)',
  })
})

it('ACORD 130 takes what the client’s policy on file holds', async () => {
  const told = await new Rehearsal({ accountId: account }).say('Fill ACORD 130 for this client.')
  expect(told.refusals).toEqual([])
  expect(filledIn(told)).toMatchObject({
    [`${LIMIT}EachAccidentLimitAmount_A`]: '1,000,000 (account)',
    [`${LIMIT}DiseasePolicyLimitAmount_A`]: '500,000 (account)',
    PriorCoverage_InsurerFullName_A: 'Harbor Sample Insurance (account)',
    PriorCoverage_PolicyNumberIdentifier_A: 'WC-77 (account)',
  })
})
