import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inDays } from '../../../tests/support/days.ts'
import { aHouse, anAgency, as, giveRights, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import type { Db } from '../../db/connection.ts'
import { listAccountHistory } from '../accounts/service.ts'
import * as batches from './batches.ts'
import { issueCertificates } from './jobs.ts'
import { getContent, listCertificates } from './service.ts'

const LIMITS = JSON.stringify({ glPerOccurrenceLimit: '1000000.00' })
const NAMED = JSON.stringify({ namedAdditionalInsureds: ['Gingham Square Mall'] })
const HOLDERS = [
  'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001',
  'Gingham Square Mall, 1 Mock Lane, Testford, OH 43001, yes',
  'Rhubarb Yard Developers, 5 Mock Terrace, Testford, OH 43001, yes',
  'PAPER LANTERN PROPERTIES, 9 mock lane, Testford, OH 43001',
  'City of Sampleton',
].join('\n')

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
  await aPolicy(test, mine, {
    account_id: accountId,
    inforce_at: inDays(-10),
    expires_at: inDays(355),
    limits: LIMITS,
    details: NAMED,
  })
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const start = (holders = HOLDERS, key: string | null = null) => {
  const input = { accountId, holders, additionalInsured: false, descriptionOfOperations: '', policyIds: null }
  return run((ctx) => batches.startBatch(ctx, input, key))
}
const work = (batchId: string, signal = new AbortController().signal) =>
  issueCertificates(test.house, { agencyId: mine.agencyId, batchId }, signal)
const statesOf = ({ items }: Awaited<ReturnType<typeof start>>) =>
  items.map(({ holder, state }) => [holder.name, state])
const issued = () => run((ctx) => listCertificates(ctx, { accountId }, { first: 50, after: null }))

it('says what a list holds before anything is issued', async () => {
  expect(await run(async (ctx) => batches.checkHolders(ctx, HOLDERS))).toMatchObject({
    holders: 3,
    repeats: 1,
    problems: [{ line: 5, text: 'City of Sampleton' }],
  })
})

it('issues to each holder, blocks with the reason what no policy grants, and leaves out what cannot be read', async () => {
  const { id, repeats } = await start()
  expect(repeats).toBe(1)
  await work(id)
  const done = await run((ctx) => batches.getBatch(ctx, id))
  expect(done.endedAt).not.toBeNull()
  expect(statesOf(done)).toEqual([
    ['Paper Lantern Properties', 'ISSUED'],
    ['Gingham Square Mall', 'ISSUED'],
    ['Rhubarb Yard Developers', 'BLOCKED'],
    ['City of Sampleton', 'LEFT_OUT'],
  ])
  expect(done.items[2]?.message).toMatch(/does not grant additional insured status/)
  expect(await issued()).toHaveLength(2)
})

it('settles a blocked holder without the claim, or leaves it out', async () => {
  const { id } = await start()
  await work(id)
  await run((ctx) => batches.settleItem(ctx, id, 2, 'WITHOUT_ADDITIONAL_INSURED'))
  await work(id)
  const done = await run((ctx) => batches.getBatch(ctx, id))
  expect(done.items[2]).toMatchObject({ state: 'ISSUED', additionalInsured: false })
  await expect(run((ctx) => batches.settleItem(ctx, id, 2, 'LEAVE_OUT'))).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('stops, and goes on where it stopped', async () => {
  const { id } = await start()
  await run((ctx) => batches.stopBatch(ctx, id))
  await work(id)
  expect(await issued()).toHaveLength(0)
  await run((ctx) => batches.stopBatch(ctx, id))
  await run((ctx) => batches.resumeBatch(ctx, id))
  await work(id)
  expect(await issued()).toHaveLength(2)
  const told = await run((ctx) => listAccountHistory(ctx, accountId, { first: 50, after: null }))
  const kinds = told.map(({ event }) => event.kind).filter((kind) => kind.startsWith('CERTIFICATES_'))
  expect(kinds).toEqual(['CERTIFICATES_RESUMED', 'CERTIFICATES_STOPPED'])
})

it('issues nothing twice, however often it begins and wherever it was killed', async () => {
  const key = randomUUID()
  const [{ id }, again] = [await start(HOLDERS, key), await start(HOLDERS, key)]
  expect(again.id).toBe(id)
  await Promise.all([work(id), work(id)])
  await work(id)
  const numbers = (await issued()).map(({ certificate }) => certificate.certificateNumber.slice(5))
  expect(numbers.sort()).toEqual(['0001', '0002'])
})

it('ends between two holders when it is told to, and keeps what is done', async () => {
  const { id } = await start()
  const stop = new AbortController()
  stop.abort()
  await expect(work(id, stop.signal)).rejects.toThrow()
  expect((await run((ctx) => batches.getBatch(ctx, id))).endedAt).toBeNull()
})

it('issues to no holder with two conflicting lines', async () => {
  const holder = 'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001'
  const list = `${holder}, no\nGingham Square Mall, 1 Mock Lane, Testford, OH 43001\n${holder}, yes`
  const told = expect.stringMatching(/^Lines 1 and 3 name this holder with different answers/)
  expect(await run((ctx) => Promise.resolve(batches.checkHolders(ctx, list)))).toMatchObject({
    ...{ holders: 1, repeats: 0 },
    problems: [
      { line: 1, problem: told },
      { line: 3, problem: told },
    ],
  })
  const { id } = await start(list)
  await work(id)
  const { items } = await run((ctx) => batches.getBatch(ctx, id))
  expect(items.map(({ state }) => state)).toEqual(['ISSUED', 'LEFT_OUT', 'LEFT_OUT'])
})

it('does not issue to a holder with an invisible name', async () => {
  await expect(start('\u200b, 9 Mock Lane, Testford, OH 43001')).rejects.toThrow('A holder needs a street')
})

it('has no policy of another account or agency', async () => {
  const ofAnother = await aPolicy(test, mine, { account_id: await anAccount(test, mine), limits: LIMITS })
  const theirs = await anAgency(test)
  const ofTheirs = await aPolicy(test, theirs, { account_id: await anAccount(test, theirs), limits: LIMITS })
  for (const policyId of [ofAnother, ofTheirs, 'nobody']) {
    const input = { accountId, holders: HOLDERS, additionalInsured: false, descriptionOfOperations: '' }
    expect(await mistakes(run((ctx) => batches.startBatch(ctx, { ...input, policyIds: [policyId] }, null)))).toEqual([
      'policyIds: A chosen policy is not in force today. Choose again.',
    ])
  }
})

/** Holds up each certificate that is drawn meanwhile by `between`. */
async function whileDrawn(between: (time: number) => Promise<unknown>, then: () => Promise<unknown>) {
  const { blobs } = test.house.outside
  const put = blobs.putBytes.bind(blobs)
  let time = 0
  blobs.putBytes = async (...given) => {
    time += 1
    await between(time)
    return put(...given)
  }
  await then().finally(() => {
    blobs.putBytes = put
  })
}
const rename = (name: string) =>
  asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('agencies').set({ name }).where('id', '=', mine.agencyId).execute(),
  )

it('draws a certificate again when the agency’s data is edited in the meantime, with the new values', async () => {
  const { id } = await start(HOLDERS.split('\n')[0])
  await whileDrawn(
    async (time) => time === 1 && rename('Renamed Lantern'),
    () => work(id),
  )
  const { items } = await run((ctx) => batches.getBatch(ctx, id))
  expect(items).toMatchObject([{ state: 'ISSUED' }])
  const { fields } = await run((ctx) => getContent(ctx, items[0]!.certificateId!))
  expect(fields.find(({ name }) => name === 'Producer_FullName_A')?.value).toBe('Renamed Lantern')
})

it('tries a holder that failed again as it was asked for', async () => {
  const { id } = await start(HOLDERS.split('\n')[1])
  await whileDrawn(
    (time) => rename(`Lantern ${String(time)}`),
    () => work(id),
  )
  expect((await run((ctx) => batches.getBatch(ctx, id))).items).toMatchObject([
    { state: 'FAILED', additionalInsured: true, message: expect.stringContaining('changed while') },
  ])
  await run((ctx) => batches.settleItem(ctx, id, 0, 'TRY_AGAIN'))
  await work(id)
  const { items } = await run((ctx) => batches.getBatch(ctx, id))
  expect(items).toMatchObject([{ state: 'ISSUED', additionalInsured: true, message: null }])
  expect((await issued())[0]?.certificate.additionalInsured).toBe(true)
})

it('goes on with a holder that is settled while the request ends', async () => {
  const { id } = await start(HOLDERS.split('\n')[2])
  await work(id)
  await asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('certificate_batches').set({ ended_at: null }).where('id', '=', id).execute(),
  )
  let ending: Promise<void> | undefined
  await run(async (ctx) => {
    await batches.settleItem(ctx, id, 0, 'WITHOUT_ADDITIONAL_INSURED')
    // The job sees nothing that waits yet, and then waits for this transaction.
    ending = work(id)
    const waits = () => asOwner(test.ownerUrl, (owner) => blockedIn(owner))
    await expect.poll(waits, { timeout: 90_000 }).toBeGreaterThan(0)
  })
  await ending
  const batch = await run((ctx) => batches.getBatch(ctx, id))
  expect(statesOf(batch)).toEqual([['Rhubarb Yard Developers', 'ISSUED']])
  expect(batch.endedAt).not.toBeNull()
})

/** How many connections to this test's database wait for a lock. */
const blockedIn = async (owner: Db) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
  ).rows[0]!.count

it('leaves a request that was stopped stopped when one of its holders is settled', async () => {
  const { id } = await start(HOLDERS.split('\n')[2])
  await work(id)
  await run((ctx) => batches.resumeBatch(ctx, id))
  await run((ctx) => batches.stopBatch(ctx, id))
  const settled = await run((ctx) => batches.settleItem(ctx, id, 0, 'WITHOUT_ADDITIONAL_INSURED'))
  expect(settled).toMatchObject({ stopRequested: true, items: [{ state: 'WAITING' }] })
  expect(settled.endedAt).not.toBeNull()
  await work(id)
  expect(await issued()).toEqual([])
})

it.each([
  { role: 'READ_ONLY', sees: 'ALL_ACCOUNTS' },
  { role: 'SERVICE', sees: 'ASSIGNED_ACCOUNTS' },
] as const)('stops where its user may not issue it any more, for whoever may: %o', async (rights) => {
  const { id } = await start(HOLDERS.split('\n')[0])
  await giveRights(test, mine.userId, rights)
  await work(id)
  await giveRights(test, mine.userId, { role: 'OWNER', sees: 'ALL_ACCOUNTS' })
  const stopped = await run((ctx) => batches.getBatch(ctx, id))
  expect(stopped).toMatchObject({ stopRequested: true, items: [{ state: 'WAITING' }] })
  expect(await issued()).toEqual([])
  await run((ctx) => batches.resumeBatch(ctx, id))
  await work(id)
  expect(await issued()).toHaveLength(1)
})

it('refuses a list without a holder, and one that is too long', async () => {
  await expect(start('nobody')).rejects.toThrow('A holder needs a street')
  const many = Array.from(
    { length: 501 },
    (_, n) => `Holder ${String(n)}, ${String(n + 1)} Mock Lane, Testford, OH 43001`,
  )
  await expect(start(many.join('\n'))).rejects.toThrow('up to 500 holders')
  const unread = [...many.slice(0, 500), 'nobody']
  await expect(start(unread.join('\n'))).rejects.toThrow('this list has 501')
  const longest = Array.from({ length: 5000 }, () => many[0])
  await expect(start(longest.join('\n'))).rejects.toThrow('One request may have up to 500 holders.')
})
