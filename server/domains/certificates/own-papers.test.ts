import { describe, expect, it } from 'vitest'
import { ADDRESS } from '../../../tests/support/accounts.ts'
import { LIMITS, RUNS } from '../../../tests/support/certificates.ts'
import { certifying } from '../../../tests/support/certifying.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aPolicyPdf, type PolicySpec } from '../../../tests/support/policies.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { AppError } from '../../lib/app-error.ts'
import { readUploaded } from '../files/jobs.ts'
import { uploadPolicyFile } from '../policies/files.ts'
import { listCandidates } from './prepare.ts'
import * as service from './service.ts'
import type { CertificateInput } from './types.ts'

const { scene, run, create } = certifying()
const NUMBER = 'QF-1042'
const CODE = {
  insured: 'CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A',
  waiver: 'Policy_GeneralLiability_SubrogationWaivedCode_A',
}
const SCHEDULED =
  'CG 20 10 04 13  Additional Insured - Owners, Lessees or Contractors - Scheduled Person or Organization'
const WAIVER = 'CG 24 04 05 09  Waiver of Transfer of Rights of Recovery Against Others to Us'

const usDate = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`

/** Adds a file to a policy, as a user uploads it, and reads it. */
async function filed(
  policyId: string,
  paper: Partial<PolicySpec>,
  type: 'POLICY_DOCUMENT' | 'OTHER' = 'POLICY_DOCUMENT',
) {
  const days = { effective: usDate(RUNS.inforce_at), expiration: usDate(RUNS.expires_at) }
  const pdf = await aPolicyPdf({ number: NUMBER, ...days, ...paper })
  const file = await anUpload(scene.test, 'Policy.pdf', pdf)
  const { id: fileId } = await uploadPolicyFile({ house: scene.test.house, actor: scene.mine.actor }, policyId, {
    type,
    file,
  })
  await readUploaded(scene.test.house, { agencyId: scene.mine.agencyId, fileId }, new AbortController().signal)
}

const valuesOf = async (given: Partial<CertificateInput>) => {
  const { id } = await create(given)
  const { fields } = await run((ctx) => service.getContent(ctx, id))
  return new Map(fields.map((field) => [field.name, field]))
}

const refusalOf = async (given: Partial<CertificateInput>) => {
  const error = await create(given).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  return (error as AppError).fields
}

const BOTH = { additionalInsured: true, descriptionOfOperations: 'Waiver of subrogation applies.' }

describe('an endorsement that the own file of a policy lists', () => {
  it.each([
    ['by number and title', [SCHEDULED, WAIVER]],
    ['by number alone', ['Forms and endorsements: CG 00 01 04 13, CG 20 10 04 13, CG 24 04 05 09, CG 21 47 12 07']],
  ])('counts, %s, with its file and page', async (_how, forms) => {
    await filed(scene.policyId, { forms })
    const values = await valuesOf(BOTH)
    for (const code of Object.values(CODE))
      expect(values.get(code)).toMatchObject({
        value: 'Y',
        origin: {
          label: 'General Liability QF-1042, Listed endorsement, whose schedule was not read',
          file: { fileName: 'Policy.pdf', page: 1 },
        },
      })
  })

  it('marks nothing that was not asked for', async () => {
    await filed(scene.policyId, { forms: [SCHEDULED, WAIVER] })
    const values = await valuesOf({})
    expect(Object.values(CODE).filter((code) => values.has(code))).toEqual([])
  })

  it.each([
    ['is for a class', 'CG 20 15 04 13  Additional Insured - Vendors'],
    ['is for a class by its number', 'Forms and endorsements: CG 00 01 04 13, CG 20 18 04 13, CG 21 47 12 07'],
    ['is denied', 'CG 20 10 04 13  Additional Insured - Owners, Lessees or Contractors - Not Included'],
  ])('does not count where it %s, and the refusal says the page and leads to the policy', async (_why, form) => {
    await filed(scene.policyId, { forms: [form] })
    const [refusal] = await refusalOf({ additionalInsured: true })
    expect(refusal).toMatchObject({
      path: ['additionalInsured'],
      message: expect.stringMatching(/Policy\.pdf, page 1, has “.*CG 20 1.*”, which is not for every holder\./),
      links: [
        { label: 'Edit General Liability QF-1042', to: `/app/policies/${scene.policyId}/edit` },
        { label: 'Add a file to General Liability QF-1042', to: `/app/policies/${scene.policyId}/documents/new` },
      ],
    })
  })

  it('does not count for a holder that its schedule does not name', async () => {
    const extra = ['CG 20 10 04 13', 'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION', 'SCHEDULE', 'Name of Additional Insured Person(s) or Organization(s): Marzipan Storage Partners'] // biome-ignore format: a page
    await filed(scene.policyId, { forms: [SCHEDULED], extra })
    const [refusal] = await refusalOf({ additionalInsured: true })
    expect(refusal!.message).toContain(
      'whose schedule names “Marzipan Storage Partners”, not Paper Lantern Properties.',
    )
    const values = await valuesOf({
      additionalInsured: true,
      holder: { name: 'Marzipan Storage Partners', address: ADDRESS },
    })
    expect(values.get(CODE.insured)?.origin.label).toBe('General Liability QF-1042, Endorsement')
  })

  it('does not count in a file that was not added as the policy, an endorsement or a binder', async () => {
    await filed(scene.policyId, { forms: [SCHEDULED] }, 'OTHER')
    const [refusal] = await refusalOf({ additionalInsured: true })
    expect(refusal!.message).toContain('no file of the policy has been read')
  })

  it('does not count in a file that is of another policy, and says what was looked at', async () => {
    await filed(scene.policyId, { number: 'XX-9999', forms: [SCHEDULED] })
    const [refusal] = await refusalOf({ additionalInsured: true })
    expect(refusal!.message).toContain('Cara did not find it in its record or in the one file read.')
  })
})

describe('the insured of a certificate', () => {
  const INSURED = { insured: 'Thimble Holdings LLC', street: '9 Mock Lane', city: 'Testford, OH 43001' }
  const NAME = 'NamedInsured_FullName_A'
  const STREET = 'NamedInsured_MailingAddress_LineOne_A'
  const warnings = async () => (await run((ctx) => listCandidates(ctx, scene.accountId))).map(({ warning }) => warning)

  it('is whom the own file of the policy names, with its address and page, and a warning', async () => {
    await filed(scene.policyId, INSURED)
    expect(await warnings()).toEqual([
      'Policy.pdf, page 1, names “Thimble Holdings LLC” as the insured, not “Otter & Thimble Joinery LLC”. The certificate names “Thimble Holdings LLC”.',
    ])
    const values = await valuesOf({})
    expect(values.get(NAME)).toMatchObject({
      value: 'Thimble Holdings LLC',
      origin: { label: 'General Liability QF-1042, Named insured', file: { page: 1 } },
    })
    expect(values.get(STREET)?.value).toBe('9 Mock Lane')
  })

  it('is the account where the file names it, without a warning', async () => {
    await filed(scene.policyId, { insured: 'OTTER & THIMBLE JOINERY LLC' })
    expect(await warnings()).toEqual([null])
    expect((await valuesOf({})).get(NAME)).toMatchObject({ origin: { label: 'The account' } })
  })

  it('is the account where the file names what it does business as', async () => {
    const accountId = await anAccount(scene.test, scene.mine, { dba: INSURED.insured })
    const policyId = await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: accountId, limits: LIMITS, policy_number: NUMBER }) // biome-ignore format: one row
    await filed(policyId, INSURED)
    expect((await run((ctx) => listCandidates(ctx, accountId))).map(({ warning }) => warning)).toEqual([
      'The address of “Otter & Thimble Joinery LLC” is not on file and stays blank. Add it to the account before you issue this.',
    ])
    expect((await valuesOf({ accountId })).get(NAME)?.value).toBe('Otter & Thimble Joinery LLC')
  })

  it.each([
    ['nothing names an insured', null],
    ['only the record names it', { name: 'Otter & Thimble Joinery LLC' }],
  ])('is the account, with a warning where its address is not on file: %s', async (_why, insured) => {
    const accountId = await anAccount(scene.test, scene.mine)
    await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: accountId, limits: LIMITS, details: JSON.stringify(insured ? { insured } : {}) }) // biome-ignore format: one row
    const [candidate] = await run((ctx) => listCandidates(ctx, accountId))
    expect(candidate!.warning).toMatch(/^The address of “Otter & Thimble Joinery LLC” is not on file/)
  })

  it('is the account, with a warning that its address is not whole where it has any part', async () => {
    const accountId = await anAccount(scene.test, scene.mine, {
      mailing_address: JSON.stringify({ city: 'Sampleton' }),
    })
    await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: accountId, limits: LIMITS })
    const [candidate] = await run((ctx) => listCandidates(ctx, accountId))
    expect(candidate!.warning).toBe(
      'The address of “Otter & Thimble Joinery LLC” is not whole, and what is missing stays blank. Add it to the account before you issue this.',
    )
  })

  it('is whom the record of the policy names; an address that is not on file stays blank', async () => {
    const details = JSON.stringify({ insured: { name: 'Somebody Else Holdings LLC' } })
    const accountId = await anAccount(scene.test, scene.mine, { mailing_address: JSON.stringify(ADDRESS) })
    await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: accountId, limits: LIMITS, details })
    const [candidate] = await run((ctx) => listCandidates(ctx, accountId))
    expect(candidate!.warning).toMatch(/^This policy names “Somebody Else Holdings LLC”.*stays blank\.$/)
    const values = await valuesOf({ accountId })
    expect(values.get(NAME)?.value).toBe('Somebody Else Holdings LLC')
    expect(values.has(STREET)).toBe(false)
  })

  it('differs from that of a file without a silent choice: the record holds, and the warning says so', async () => {
    const details = JSON.stringify({ insured: { name: 'Otter & Thimble Joinery LLC' } })
    const accountId = await anAccount(scene.test, scene.mine)
    const policyId = await aPolicy(scene.test, scene.mine, { ...RUNS, account_id: accountId, limits: LIMITS, details, policy_number: NUMBER }) // biome-ignore format: one row
    await filed(policyId, INSURED)
    const [candidate] = await run((ctx) => listCandidates(ctx, accountId))
    expect(candidate!.warning).toBe(
      'Policy.pdf, page 1, names “Thimble Holdings LLC” as the insured. The certificate names “Otter & Thimble Joinery LLC”, as the record of the policy says.',
    )
    expect((await valuesOf({ accountId })).get(NAME)?.value).toBe('Otter & Thimble Joinery LLC')
  })

  it('is one: policies that insure different ones are refused, with where to correct them', async () => {
    await aPolicy(scene.test, scene.mine, {
      ...RUNS,
      account_id: scene.accountId,
      type: 'UMBRELLA',
      policy_number: 'QF-2',
      limits: JSON.stringify({ umbrellaOrExcessPerOccurrenceLimit: '1000000.00' }),
    })
    await filed(scene.policyId, INSURED)
    const [refusal] = await refusalOf({})
    expect(refusal).toMatchObject({
      path: ['policyIds'],
      links: [{ label: 'Edit General Liability QF-1042' }, { label: 'Edit Umbrella QF-2' }],
    })
    expect(refusal!.message).toMatch(/insures “Thimble Holdings LLC”, and .* does not name an insured/)
    expect((await valuesOf({ policyIds: [scene.policyId] })).get(NAME)?.value).toBe('Thimble Holdings LLC')
  })
})
