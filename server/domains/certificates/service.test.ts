import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aCancellation, aCarrier, anAccount, aPolicy } from '../../../tests/support/records.ts'
import type { Ctx } from '../../ctx.ts'
import { readDocument } from '../../documents/reading/read-document.ts'
import { AppError } from '../../lib/app-error.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { previewReissue } from './reissue.ts'
import * as service from './service.ts'
import type { CertificateInput } from './types.ts'

const ADDRESS = { line1: '9 Mock Lane', city: 'Testford', zone: 'OH', postalCode: '43001' }
const LIMITS = JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '2000000.00' })
const DAY_MS = 86_400_000
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
const RUNS = { inforce_at: day(-100), expires_at: day(265) }

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
let policyId: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  accountId = await anAccount(test, mine, { mailing_address: JSON.stringify(ADDRESS) })
  const carrier = await aCarrier(test, mine, { name: 'Quillfeather Mutual' })
  policyId = await aPolicy(test, mine, {
    ...RUNS,
    account_id: accountId,
    carrier_id: carrier,
    policy_number: 'QF-1042',
    limits: LIMITS,
  })
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const asked = (given: Partial<CertificateInput> = {}): CertificateInput => ({
  accountId,
  holder: { name: 'Paper Lantern Properties', address: ADDRESS },
  additionalInsured: false,
  descriptionOfOperations: 'Unit 7.',
  policyIds: null,
  replaces: null,
  ...given,
})
const create = (given: Partial<CertificateInput> = {}, key: string | null = null) =>
  service.createCertificate({ house: test.house, actor: mine.actor }, asked(given), key)
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw error ?? new Error('it was not refused')
  return error.fields.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const valuesOf = async (id: string) => {
  const { fields } = await run((ctx) => service.getContent(ctx, id))
  return new Map(fields.map((field) => [field.name, field]))
}

describe('createCertificate', () => {
  it('states what the policies in force have, on a PDF that says the same, with the record each value is from', async () => {
    const certificate = await create()
    const year = day(0).slice(0, 4)
    expect(certificate).toMatchObject({
      certificateNumber: `${year}-0001`,
      holder: { name: 'Paper Lantern Properties' },
      state: 'CURRENT',
      endsOn: RUNS.expires_at,
      policyIds: [policyId],
      worksheet: true,
    })
    const values = await valuesOf(certificate.id)
    expect(values.get('GeneralLiability_GeneralAggregate_LimitAmount_A')).toMatchObject({
      value: '2,000,000',
      origin: {
        source: { kind: 'policy', policyId, path: 'limits.glAggregateLimit' },
        label: 'General Liability QF-1042, General aggregate',
      },
    })
    const path = await test.house.outside.blobs.toLocalFile(certificate.blobKey)
    const { pages } = await readDocument(path, 'certificate.pdf', {
      agencyId: mine.agencyId,
      limits: { bytes: 1e7, pages: 10 },
    })
    const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
    for (const shown of ['QF-1042', '2,000,000', 'Paper Lantern Properties', `${year}-0001`, 'Quillfeather Mutual'])
      expect(text).toContain(shown)
  })

  it('gives numbers in sequence, also to many at once, and one for a key that comes many times', async () => {
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, () => create({}, key)))
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    const others = await Promise.all(Array.from({ length: 4 }, () => create()))
    const numbers = [same[0]!, ...others].map(({ certificateNumber }) => Number(certificateNumber.slice(5))).sort()
    expect(numbers).toEqual([1, 2, 3, 4, 5])
    await expect(create({ descriptionOfOperations: 'Something else.' }, key)).rejects.toThrow(
      'sent before with something else',
    )
  })

  it('names the page a value was accepted from', async () => {
    const source = {
      fileId: randomUUID(),
      fileName: 'Declarations.pdf',
      page: 3,
      quote: 'General Aggregate $2,000,000',
      acceptedBy: null,
      acceptedAt: '',
    }
    const other = await anAccount(test, mine)
    await aPolicy(test, mine, {
      ...RUNS,
      account_id: other,
      limits: LIMITS,
      sources: JSON.stringify({ 'limits.glAggregateLimit': source }),
    })
    const { id } = await create({ accountId: other })
    const values = await valuesOf(id)
    expect(values.get('GeneralLiability_GeneralAggregate_LimitAmount_A')?.origin.file).toMatchObject({
      fileName: 'Declarations.pdf',
      page: 3,
    })
    expect(values.get('GeneralLiability_EachOccurrence_LimitAmount_A')?.origin.file).toBeNull()
  })

  it('is refused at its field for what no policy on file backs', async () => {
    expect(await refusal(create({ additionalInsured: true }))).toEqual([
      expect.stringMatching(
        /^additionalInsured: The policy on this certificate does not grant additional insured status/,
      ),
    ])
    expect(await refusal(create({ descriptionOfOperations: 'Waiver of subrogation applies.' }))).toEqual([
      expect.stringMatching(/^descriptionOfOperations: .*a waiver of subrogation/),
    ])
    expect(await refusal(create({ holder: { name: ' ', address: {} } }))).toEqual(
      expect.arrayContaining([
        'holder.name: Enter the name of the certificate holder.',
        'holder.address.line1: Enter the street and number.',
      ]),
    )
  })

  it('marks an additional insured where the policy grants it', async () => {
    const details = { blanketAdditionalInsureds: [{ type: 'Where required by written contract', description: '' }] }
    const other = await anAccount(test, mine)
    await aPolicy(test, mine, { ...RUNS, account_id: other, limits: LIMITS, details: JSON.stringify(details) })
    const { id } = await create({ accountId: other, additionalInsured: true })
    const values = await valuesOf(id)
    expect(values.get('CertificateOfInsurance_GeneralLiability_AdditionalInsuredCode_A')?.value).toBe('Y')
  })

  it('grants a named additional insured to nobody else', async () => {
    const details = JSON.stringify({ namedAdditionalInsureds: ['Marzipan Storage Partners'] })
    const other = await anAccount(test, mine)
    await aPolicy(test, mine, { ...RUNS, account_id: other, limits: LIMITS, details })
    const holder = { name: 'Marzipan Storage Partners', address: ADDRESS }
    expect(await create({ accountId: other, holder, additionalInsured: true })).toMatchObject({
      additionalInsured: true,
    })
    expect(await refusal(create({ accountId: other, additionalInsured: true }))).toHaveLength(1)
  })

  it('speaks of no policy that is not in force, does not fit, or shares a line with another', async () => {
    const old = await aPolicy(test, mine, {
      account_id: accountId,
      inforce_at: day(-800),
      expires_at: day(-400),
      limits: LIMITS,
    })
    expect(await refusal(create({ policyIds: [old] }))).toEqual([
      'policyIds: A chosen policy is not in force today. Choose again.',
    ])
    const property = await aPolicy(test, mine, { ...RUNS, account_id: accountId, type: 'PROPERTY' })
    expect(await refusal(create({ policyIds: [property] }))).toEqual([
      'policyIds: Property is not shown on a certificate of liability.',
    ])
    await aPolicy(test, mine, { ...RUNS, account_id: accountId, policy_number: 'QF-2', limits: LIMITS })
    expect(await refusal(create())).toEqual([expect.stringMatching(/would stand on the same line of the form/)])
    expect(await create({ policyIds: [policyId] })).toMatchObject({ policyIds: [policyId] })
    const empty = await anAccount(test, mine)
    expect(await refusal(create({ accountId: empty }))).toEqual([expect.stringMatching(/no policy in force/)])
  })

  it('does not issue for another agency’s account or policy', async () => {
    const theirs = await anAgency(test)
    const account = await anAccount(test, theirs)
    await expect(create({ accountId: account })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const policy = await aPolicy(test, theirs, { ...RUNS, account_id: account, limits: LIMITS })
    expect(await refusal(create({ policyIds: [policy] }))).toHaveLength(1)
  })
})

describe('a certificate', () => {
  it('ends with the first of its policies, and sooner when that is canceled', async () => {
    const { id } = await create()
    const effective = day(10)
    await aCancellation(test, mine, { policy_id: policyId, effective_at: effective })
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({
      state: 'CURRENT',
      endsOn: effective,
      endsByCancellation: true,
    })
    test.pass(11 * DAY_MS)
    expect(await run((ctx) => service.getCertificate(ctx, id))).toMatchObject({ state: 'EXPIRED' })
    test.pass(-11 * DAY_MS)
  })

  it('is revoked once, with the reason, and stands in the history of the account', async () => {
    const { id, certificateNumber } = await create()
    expect(await refusal(run((ctx) => service.revokeCertificate(ctx, id, { reason: ' ' })))).toEqual([
      'reason: Say why the certificate is revoked.',
    ])
    expect(
      await run((ctx) => service.revokeCertificate(ctx, id, { reason: 'Issued to the wrong holder.' })),
    ).toMatchObject({ state: 'REVOKED' })
    await expect(run((ctx) => service.revokeCertificate(ctx, id, { reason: 'Again' }))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const events = await run((ctx) => listAccountHistory(ctx, accountId, { first: 10, after: null }))
    expect(events.map(({ event }) => [event.kind, event.about.number, event.reason])).toEqual([
      ['CERTIFICATE_REVOKED', certificateNumber, 'Issued to the wrong holder.'],
      ['CERTIFICATE_ISSUED', certificateNumber, null],
    ])
  })

  it('is issued again after a renewal with the changes shown, once, and stays as it was', async () => {
    const old = await create()
    test.pass(300 * DAY_MS)
    const renewed = JSON.stringify({ glPerOccurrenceLimit: '1000000.00', glAggregateLimit: '3000000.00' })
    const next = await aPolicy(test, mine, {
      account_id: accountId,
      previous_id: policyId,
      policy_number: 'QF-2042',
      inforce_at: day(265),
      expires_at: day(630),
      limits: renewed,
    })
    const preview = await run((ctx) => previewReissue(ctx, old.id))
    expect(preview.problem).toBeNull()
    expect(preview.input.policyIds).toEqual([next])
    expect(preview.changes.map(({ label, was, is }) => [label, was, is])).toEqual(
      expect.arrayContaining([
        ['Policy number', 'QF-1042', 'QF-2042'],
        ['General aggregate', '2,000,000', '3,000,000'],
      ]),
    )
    const again = await create(preview.input)
    expect(again).toMatchObject({ replaces: old.id, policyIds: [next] })
    expect(await run((ctx) => service.getCertificate(ctx, old.id))).toMatchObject({
      state: 'REPLACED',
      replacedBy: again.id,
      blobKey: old.blobKey,
    })
    await expect(create(preview.input)).rejects.toMatchObject({ code: 'CONFLICT' })
    test.pass(-300 * DAY_MS)
  })

  it('can be checked by anyone with its link, who learns number, day, holder and standing, until the link is taken back', async () => {
    const { id, certificateNumber } = await create()
    const open = await run((ctx) => service.setCheckLink(ctx, id, true))
    const checked = await service.checkCertificate(test.house, open.checkToken!)
    expect(checked).toEqual({
      certificateNumber,
      issuedAt: open.createdAt,
      holderName: 'Paper Lantern Properties',
      standing: 'GENUINE',
    })
    await run((ctx) => service.revokeCertificate(ctx, id, { reason: 'Wrong holder.' }))
    expect(await service.checkCertificate(test.house, open.checkToken!)).toMatchObject({ standing: 'REVOKED' })
    await run((ctx) => service.setCheckLink(ctx, id, false))
    expect(await service.checkCertificate(test.house, open.checkToken!)).toBeNull()
    expect(await service.checkCertificate(test.house, "' or true --")).toBeNull()
  })

  it('is listed by holder, number and state, the newest first, page by page', async () => {
    for (const name of ['Gingham Square Mall', 'Lemon Barrel Builders', 'Gingham Row Lofts'])
      await create({ holder: { name, address: ADDRESS } })
    const list = async (filter: service.CertificateFilter, first = 10, after: string | null = null) =>
      run((ctx) => service.listCertificates(ctx, { accountId, ...filter }, { first, after }))
    expect((await list({ search: 'gingham' })).map(({ certificate }) => certificate.holder.name)).toEqual([
      'Gingham Row Lofts',
      'Gingham Square Mall',
    ])
    const [firstPage] = await list({}, 1)
    expect(await list({}, 10, firstPage!.cursor)).toHaveLength(2)
    const [{ certificate }] = (await list({ search: '0002' })) as unknown as [{ certificate: { id: string } }]
    await run((ctx) => service.revokeCertificate(ctx, certificate.id, { reason: 'Wrong.' }))
    expect(await run((ctx) => service.countCertificates(ctx, { accountId }))).toEqual([
      { key: 'CURRENT', count: 2 },
      { key: 'REVOKED', count: 1 },
    ])
    expect(await list({ states: ['REVOKED'] })).toHaveLength(1)
    expect(await list({ endingWithin: 30 })).toHaveLength(0)
    expect(await list({ endingWithin: 300 })).toHaveLength(2)
  })
})
