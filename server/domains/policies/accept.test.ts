import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shareOf } from '../../../shared/money.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aPolicyPdf, type PolicySpec } from '../../../tests/support/policies.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import type { Ctx } from '../../ctx.ts'
import { readUploaded } from '../files/jobs.ts'
import { listHistory } from '../history/service.ts'
import * as accept from './accept.ts'
import { updatePolicy } from './change.ts'
import { createPolicies } from './create.ts'
import { uploadPolicyFile } from './files.ts'
import { policyOfFile, readPolicyDocument } from './from-file.ts'
import { getPolicy } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  accountId = await anAccount(test, mine)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const acting = () => ({ house: test.house, actor: mine.actor })
const read = (fileId: string) =>
  readUploaded(test.house, { agencyId: mine.agencyId, fileId }, new AbortController().signal)

/** A policy with a file of it that was read. */
async function aReadFile(given: Partial<Parameters<typeof aPolicy>[2]> = {}, paper: Partial<PolicySpec> = {}) {
  const policyId = await aPolicy(test, mine, { policy_number: 'QF-000-1042', ...given, account_id: accountId })
  const file = await anUpload(test, 'Declarations.pdf', await aPolicyPdf(paper))
  const { id: fileId } = await uploadPolicyFile(acting(), policyId, { type: 'POLICY_DOCUMENT', file })
  await read(fileId)
  return { policyId, fileId }
}
const offersOf = async ({ policyId, fileId }: { policyId: string; fileId: string }) => {
  const { offers, problem } = await run((ctx) => accept.listOffers(ctx, policyId, fileId))
  expect(problem).toBeNull()
  return new Map(offers.map((offer) => [offer.id, offer]))
}

describe('a file of a policy', () => {
  it('offers what it tells, each with its page and words, and writes nothing by itself', async () => {
    const filed = await aReadFile({
      limits: JSON.stringify({ glAggregateLimit: '1000000.00', glPerOccurrenceLimit: '1000000.00' }),
    })
    const offers = await offersOf(filed)
    expect(offers.get('limits.glAggregateLimit')).toMatchObject({
      group: 'DIFFERS',
      was: '$1,000,000',
      choices: [{ value: '2000000.00', shown: '$2,000,000', page: 1, quote: expect.stringContaining('2,000,000') }],
    })
    expect(offers.get('limits.glPerOccurrenceLimit')?.group).toBe('SAME')
    expect(offers.get('limits.glMedicalPerPersonLimit')).toMatchObject({ group: 'AGREES', was: null })
    expect(offers.get('inforceAt')?.choices[0]?.value).toBe('2026-04-01')
    expect((await run((ctx) => getPolicy(ctx, filed.policyId))).limits.glAggregateLimit).toBe('1000000.00')
  })

  it('says that it is read, or why it could not be', async () => {
    const policyId = await aPolicy(test, mine, { account_id: accountId })
    const file = await anUpload(test, 'Broken.pdf', Buffer.from('%PDF-1.7 nothing'))
    const { id } = await uploadPolicyFile(acting(), policyId, { type: 'OTHER', file })
    expect(await run((ctx) => accept.listOffers(ctx, policyId, id))).toMatchObject({ state: 'PENDING', offers: [] })
    await read(id)
    expect(await run((ctx) => accept.listOffers(ctx, policyId, id))).toMatchObject({
      state: 'FAILED',
      error: expect.any(String),
    })
  })

  it.each([
    ['the account where the policy names no insured', {}, { name: 'Marzipan Storage Partners' }, /insures Otter/],
    ['the name the account trades under', {}, { name: 'Marzipan Partners', dba: 'Otter & Thimble Joinery' }, null],
    ['the policy before the account', { insured: { name: 'Otter & Thimble' } }, { name: 'Marzipan Partners' }, null],
  ])('is compared with %s', async (_whom, details, named, doubt) => {
    accountId = await anAccount(test, mine, named)
    const { policyId, fileId } = await aReadFile({ details: JSON.stringify(details) })
    const told = await run((ctx) => accept.listOffers(ctx, policyId, fileId))
    if (doubt) {
      expect(told.doubt).toMatch(doubt)
      expect(told.offers.filter(({ group }) => group === 'AGREES' || group === 'DIFFERS')).toEqual([])
    } else expect(told.doubt).toBeNull()
  })

  it('is in doubt where a stamp over the page says that it is a specimen', async () => {
    const over = { x: 120, y: 560, text: 'SPECIMEN', size: 90, angle: 45 }
    const { policyId, fileId } = await aReadFile({}, { over })
    const told = await run((ctx) => accept.listOffers(ctx, policyId, fileId))
    expect(told.doubt).toBe('Page 1 of this file is stamped “SPECIMEN”.')
    expect(told.offers.filter(({ group }) => group === 'AGREES' || group === 'DIFFERS')).toEqual([])
    expect(told.offers.length).toBeGreaterThan(5)
  })

  it('of another policy offers nothing', async () => {
    const filed = await aReadFile()
    const other = await aPolicy(test, mine, { account_id: accountId })
    await expect(run((ctx) => accept.listOffers(ctx, other, filed.fileId))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an accepted value', () => {
  it('is on the policy with its source and in its history, and can be reverted', async () => {
    const filed = await aReadFile({ limits: JSON.stringify({ glAggregateLimit: '1000000.00' }) })
    const values = [
      { id: 'limits.glAggregateLimit', value: '2000000.00' },
      { id: 'details.insured.name', value: 'Otter & Thimble Joinery LLC' },
      { id: 'carrierId', value: 'Quillfeather Mutual Insurance Company' },
    ]
    const policy = await run((ctx) => accept.acceptValues(ctx, filed.policyId, { fileId: filed.fileId, values }))
    expect(policy.limits.glAggregateLimit).toBe('2000000.00')
    expect(policy.carrierId).not.toBeNull()
    expect(policy.sources['limits.glAggregateLimit']).toMatchObject({
      fileName: 'Declarations.pdf',
      page: 1,
      acceptedBy: mine.userId,
    })
    expect((await offersOf(filed)).get('limits.glAggregateLimit')).toMatchObject({ isAccepted: true, group: 'SAME' })
    const back = await run((ctx) => accept.takeBackValue(ctx, filed.policyId, 'limits.glAggregateLimit'))
    expect(back.limits.glAggregateLimit).toBe('1000000.00')
    expect(Object.keys(back.sources).sort()).toEqual(['carrierId', 'details.insured.name'])
    await expect(
      run((ctx) => accept.takeBackValue(ctx, filed.policyId, 'limits.glAggregateLimit')),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused where it would end the policy before it begins, and so is taking it back', async () => {
    const filed = await aReadFile({ inforce_at: '2025-01-01', expires_at: '2026-01-01' })
    const of = async (id: string) => ({ id, value: (await offersOf(filed)).get(id)!.choices[0]!.value })
    const take = async (...ids: string[]) =>
      run(async (ctx) =>
        accept.acceptValues(ctx, filed.policyId, { fileId: filed.fileId, values: await Promise.all(ids.map(of)) }),
      )
    await expect(take('inforceAt')).rejects.toMatchObject({ code: 'INVALID', fields: [{ path: ['expiresAt'] }] })
    expect(await take('inforceAt', 'expiresAt')).toMatchObject({ inforceAt: '2026-04-01', expiresAt: '2027-04-01' })
    await expect(run((ctx) => accept.takeBackValue(ctx, filed.policyId, 'expiresAt'))).rejects.toMatchObject({
      code: 'INVALID',
    })
  })

  it('of the premium carries the commission along at its rate', async () => {
    const pricing = { premium: '1000.00', estimated_commission: '125.00' }
    const filed = await aReadFile(pricing, { further: [['Policy Premium', '$8,417.00']] })
    const premium = (await offersOf(filed)).get('pricing.premium')!.choices[0]!.value
    const values = [{ id: 'pricing.premium', value: premium }]
    const taken = await run((ctx) => accept.acceptValues(ctx, filed.policyId, { fileId: filed.fileId, values }))
    expect(taken.pricing).toMatchObject({ premium, estimatedCommission: shareOf(premium, '125.00', '1000.00') })
    const back = await run((ctx) => accept.takeBackValue(ctx, filed.policyId, 'pricing.premium'))
    expect(back.pricing).toMatchObject({ premium: '1000.00', estimatedCommission: '125.00' })
  })

  it.each(['toString', '__proto__', 'limits.glAggregateLimit'])(
    'that was never accepted is not taken back: %s',
    async (id) => {
      const policyId = await aPolicy(test, mine, { account_id: accountId })
      const back = run((ctx) => accept.takeBackValue(ctx, policyId, id))
      await expect(back).rejects.toMatchObject({ code: 'CONFLICT' })
    },
  )

  it('is written once for a key, and not when the file does not offer it', async () => {
    const filed = await aReadFile()
    const [key, values] = [randomUUID(), [{ id: 'limits.glAggregateLimit', value: '2000000.00' }]]
    const accepted = () => run((ctx) => accept.acceptValues(ctx, filed.policyId, { fileId: filed.fileId, values, key }))
    const [one, two] = [await accepted(), await accepted()]
    expect(two.rev).toBe(one.rev)
    const made = { fileId: filed.fileId, values: [{ id: 'limits.glAggregateLimit', value: '9000000.00' }] }
    await expect(run((ctx) => accept.acceptValues(ctx, filed.policyId, made))).rejects.toThrow('not offered any more')
  })

  it('loses its source when it is edited', async () => {
    const filed = await aReadFile()
    const values = [{ id: 'limits.glAggregateLimit', value: '2000000.00' }]
    const { rev } = await run((ctx) => accept.acceptValues(ctx, filed.policyId, { fileId: filed.fileId, values }))
    const edited = await run((ctx) =>
      updatePolicy(ctx, filed.policyId, { rev, limits: { glAggregateLimit: '3000000.00' } }),
    )
    expect(edited.sources).toEqual({})
  })

  it('may be left aside, and offered again', async () => {
    const filed = await aReadFile()
    const leave = (aside: boolean) =>
      run((ctx) => accept.leaveValues(ctx, filed.policyId, filed.fileId, ['limits.glAggregateLimit'], aside))
    const isLeft = async (aside: boolean) =>
      (await leave(aside)).offers.find((one) => one.id === 'limits.glAggregateLimit')?.isLeft
    expect(await isLeft(true)).toBe(true)
    await leave(true)
    expect(await isLeft(false)).toBe(false)
    const told = await run((ctx) => listHistory(ctx, { policyId: filed.policyId }, { first: 50, after: null }))
    const left = told.map(({ event }) => event).filter(({ kind }) => /LEFT|AGAIN/.test(kind))
    expect(left.map(({ kind, about }) => [kind, about.values])).toEqual([
      ['POLICY_VALUES_OFFERED_AGAIN', '1'],
      ['POLICY_VALUES_LEFT', '1'],
    ])
  })
})

describe('a new policy from a file', () => {
  const upload = async (paper: Partial<PolicySpec> = {}) => {
    const file = await anUpload(test, 'Declarations.pdf', await aPolicyPdf(paper))
    const { fileId, state } = await readPolicyDocument(acting(), file, randomUUID())
    expect(state).toBe('PENDING')
    await read(fileId)
    return run((ctx) => policyOfFile(ctx, fileId))
  }

  it('is in doubt where the file insures another than the account', async () => {
    const { fileId, offers } = await upload({ insured: 'Marzipan Storage Partners' })
    expect(offers.some(({ group }) => group === 'AGREES')).toBe(true)
    const told = await run((ctx) => policyOfFile(ctx, fileId, accountId))
    expect(told.doubt).toBe('This file insures Marzipan Storage Partners.')
    expect(told.offers.filter(({ group }) => group !== 'UNSURE')).toEqual([])
  })

  it('is compared with no account of another agency', async () => {
    const { fileId } = await upload()
    const theirs = await anAccount(test, await anAgency(test))
    await expect(run((ctx) => policyOfFile(ctx, fileId, theirs))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('starts with what the file tells, and keeps the place of what is left as it was offered', async () => {
    const told = await upload()
    expect(told).toMatchObject({ state: 'READ', problem: null, type: 'GENERAL_LIABILITY' })
    const values = ['policyNumber', 'limits.glAggregateLimit', 'carrierId'].map((id) => {
      const offer = told.offers.find((one) => one.id === id)!
      return { id, value: offer.choices[0]!.value }
    })
    const made = {
      accountId,
      policies: [
        {
          type: 'GENERAL_LIABILITY' as const,
          policyNumber: 'QF-000-1042',
          limits: { glAggregateLimit: '1500000.00' },
          fromFile: { fileId: told.fileId, values },
        },
      ],
    }
    const { policies } = await run((ctx) => createPolicies(ctx, made))
    const policy = policies[0]!
    expect(policy.limits.glAggregateLimit).toBe('1500000.00')
    expect(policy.carrierId, 'a carrier that was taken out stays out').toBeNull()
    expect(Object.keys(policy.sources)).toEqual(['policyNumber'])
    expect(await run((ctx) => accept.listOffers(ctx, policy.id, told.fileId))).toMatchObject({ problem: null })
  })
})
