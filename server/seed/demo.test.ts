import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POLICY_TYPES } from '../../shared/policies.ts'
import { REQUEST_TYPES } from '../../shared/requests.ts'
import { CERTIFICATE_STATES, POLICY_STATES } from '../../shared/states.ts'
import { anAsker } from '../../tests/support/graph.ts'
import { aHouse, type TestHouse } from '../../tests/support/house.ts'
import { connectAsOwner } from '../db/connection.ts'
import { seedDemo } from '../domains/agency/seed.ts'
import { readUploaded } from '../domains/files/jobs.ts'
import { fillDemo, fillLater } from './demo.ts'

let test: TestHouse
let ask: Awaited<ReturnType<typeof anAsker>>
let agencyId: string
const never = new AbortController().signal

beforeAll(async () => {
  test = await aHouse()
  const more = fillLater(test.house.queue)
  const made = await Promise.all([seedDemo(test.ownerUrl, more), seedDemo(test.ownerUrl, more)])
  expect(made.sort()).toEqual([false, true])
  const [job, ...others] = await rows<{ data: { agencyId: string } }>(
    sql`select data from pgboss.job where name = 'fill-demo'`,
  )
  expect(others).toEqual([])
  agencyId = job!.data.agencyId
  await Promise.all([fillDemo(test.house, { agencyId }, never), fillDemo(test.house, { agencyId }, never)])
  const [user] = await rows<{ id: string }>(sql`select id from agency_users where email like 'robin@%'`)
  ask = await anAsker(test, { agencyId, userId: user!.id, actor: { kind: 'user', agencyId, userId: user!.id } })
})
afterAll(() => test.close())

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const owner = connectAsOwner(test.ownerUrl)
  const answer = await query.execute(owner).finally(() => owner.destroy())
  return answer.rows as Row[]
}

const COUNTED = [
  'accounts',
  'contacts',
  'carriers',
  'policies',
  'policy_files',
  'account_files',
  'files',
  'history',
  'certificates',
  'service_requests',
] as const
async function counts() {
  const parts = COUNTED.map((table) => sql`(select count(*)::int from ${sql.table(table)}) as ${sql.id(table)}`)
  const [counted] = await rows<Record<(typeof COUNTED)[number], number>>(sql`select ${sql.join(parts)}`)
  return counted!
}

describe('the demo agency', () => {
  it('is made once, whoever starts at the same time, and a second start adds nothing', async () => {
    const before = await counts()
    expect(before).toMatchObject({ accounts: 40, policies: 120, carriers: 12, certificates: 26, policy_files: 23 })
    expect(before.account_files).toBe(5)
    expect(before.service_requests).toBe(60)
    expect(await seedDemo(test.ownerUrl, fillLater(test.house.queue))).toBe(false)
    await fillDemo(test.house, { agencyId }, never)
    expect(await counts()).toEqual(before)
  })

  it('is on a trial of Pro for two weeks, so that every screen of a subscription can be tried', async () => {
    const { agencyUser } = await ask(`{ agencyUser { agency { subscription {
      plan period state numSeats numSeatsActive trialEndDate nextBillingAmount invoices { id } } } } }`)
    const [{ ends }] = (await rows<{ ends: string }>(
      sql`select ((created_at at time zone time_zone)::date + 14)::text as ends from agencies`,
    )) as [{ ends: string }]
    expect(agencyUser.agency.subscription).toEqual({
      ...{ plan: 'PRO', period: 'MONTHLY', state: 'TRIAL', numSeats: 6, numSeatsActive: 2 },
      ...{ trialEndDate: ends, nextBillingAmount: '1349.00', invoices: [] },
    })
  })

  it('has accounts with several contacts and their roles, and some to complete', async () => {
    const { accounts, toComplete } = await ask(`{
      accounts(filter: { search: "Otter Thimble" }) { contacts { name role } }
      toComplete: accounts(filter: { missing: [EMAIL, PHONE] }) { name email phone }
    }`)
    expect(accounts[0].contacts).toEqual([
      { name: 'Odette Sample', role: 'PRIMARY' },
      { name: 'Piper Ledger', role: 'BILLING' },
      { name: 'Sol Sampleson', role: 'CERTIFICATES' },
      { name: 'Thea Thimble', role: 'OWNER' },
    ])
    expect(toComplete.map(({ name }: any) => name)).toEqual(['Dapplegray Stables', 'Xylophone Repair & Sons'])
  })

  it('has policies in every state and of every line, and certificates in every state', async () => {
    const { states, types, certificates } = await ask(`{
      states: businessPolicyTotals(groupBy: STATE) { key count }
      types: businessPolicyTotals(groupBy: TYPE) { key }
      certificates: certificateTotals { key count }
    }`)
    const keys = (totals: { key: string }[]) => totals.map(({ key }) => key).sort()
    expect(keys(states)).toEqual(POLICY_STATES.map(({ id }) => id).sort())
    expect(keys(types)).toEqual(POLICY_TYPES.map(({ id }) => id).sort())
    expect(keys(certificates)).toEqual(CERTIFICATE_STATES.map(({ id }) => id).sort())
  })

  it.each([30, 60, 90, 120])('has something that expires within %i days and not sooner', async (days) => {
    const within = async (expiringWithin: number) =>
      (await ask(`{ businessPolicyTotals(filter: { expiringWithin: ${String(expiringWithin)} }) { count } }`))
        .businessPolicyTotals[0].count
    expect(await within(days)).toBeGreaterThan(await within(days - 30))
  })

  it('has accounts that can each be read whole, one without a policy, two that look alike, and people who speak for two', async () => {
    const { accounts } = await ask('{ accounts(first: 100) { id } }')
    expect(accounts).toHaveLength(40)
    const read = []
    for (const { id } of accounts)
      read.push(
        (
          await ask(
            `query ($id: ID!) { account(id: $id) { id type name contacts { name accounts { id } } history(first: 80) { kind agencyUser { name } }
              duplicates { account { id } } businessPolicies { id state renewal { nextPolicies { id } } files { name } history(first: 20) { kind } }
              certificatesOfLiabilityInsurance { id } } }`,
            { id },
          )
        ).account,
      )
    const businesses = read.filter(({ type }) => type === 'BUSINESS')
    expect(businesses.filter(({ businessPolicies }) => !businessPolicies.length)).toHaveLength(1)
    expect(read.filter(({ duplicates }) => duplicates.length).length).toBeGreaterThanOrEqual(2)
    expect(businesses.some(({ contacts }) => contacts[0].accounts.length > 1)).toBe(true)
    expect(read.some(({ name }) => name.length > 120)).toBe(true)
    expect(
      read.every(({ history }) => history.some((event: { kind: string }) => event.kind === 'ACCOUNT_CREATED')),
    ).toBe(true)
  })

  it('has requests of every type, from every channel, with histories, comments, talks and files, one merged, one answered by a certificate, and one opened again', async () => {
    const [told] = await rows<Record<string, string[]>>(sql`select
      (select array_agg(distinct type) from service_requests) as types,
      (select array_agg(distinct channel) from service_requests) as channels,
      (select array_agg(distinct kind) from service_request_talks) as talks,
      (select array_agg(distinct unnest) from service_request_versions, unnest(update_types)) as updates,
      (select array_agg(content) from service_request_comments) as comments,
      (select array_agg(distinct about ->> 'files') from service_request_versions where about ? 'files') as files,
      (select array_agg(title) from service_requests where merged_into is not null) as merged,
      (select array_agg(about ->> 'number') from service_request_versions where about ? 'certificate') as issued`)
    expect(told!.types).toHaveLength(REQUEST_TYPES.length)
    expect([told!.channels!.toSorted(), told!.talks!.toSorted()]).toEqual([
      ['EMAIL', 'PHONE', 'STAFF'],
      ['CALL', 'EMAIL'],
    ])
    expect(told!.updates!.toSorted()).toEqual(['ADD_COMMENT', 'CLOSE', 'CREATE', 'ENRICH', 'MERGE', 'REOPEN', 'UPDATE'])
    expect(told!.comments!.length).toBeGreaterThan(5)
    expect(told!.files!.length).toBeGreaterThan(2)
    expect([told!.merged!.length, told!.issued!.length]).toEqual([1, 1])
  })

  it('has a day that looks alive, for each of its users', async () => {
    const { dayTotals, doneToday } = await ask('{ dayTotals(scope: TEAM) { key count } doneToday(scope: TEAM) { id } }')
    for (const { count } of dayTotals) expect(count).toBeGreaterThan(1)
    expect(doneToday.length).toBeGreaterThan(1)
  })

  it('has a past in which everything happened in its order, by somebody', async () => {
    const late = await rows(sql`select from history where at > now()`)
    expect(late).toEqual([])
    const nobody = await rows(sql`select kind from history where actor = 'USER' and agency_user_id is null`)
    expect(nobody).toEqual([])
    const numbers = await rows<{ certificate_number: string }>(
      sql`select certificate_number from certificates order by created_at`,
    )
    const told = numbers.map(({ certificate_number: number }) => number)
    expect(told).toEqual(told.toSorted())
  })

  it('has documents that are read: values accepted from them, and amended ones that offer others', async () => {
    const files = await rows<{ id: string }>(sql`select id from files where state <> 'READ'`)
    for (const { id: fileId } of files) await readUploaded(test.house, { agencyId, fileId }, never)
    const sourced = await rows<{ count: number }>(
      sql`select count(*)::int as count from policies, jsonb_object_keys(sources) where sources <> '{}' group by id`,
    )
    expect(sourced).toHaveLength(5)
    expect(sourced.every(({ count }) => count >= 4)).toBe(true)
    const papers = await rows<{ policy_id: string; file_id: string; notes: string | null }>(
      sql`select policy_id, file_id, notes from policy_files where type = 'POLICY_DOCUMENT'`,
    )
    for (const { policy_id, file_id, notes } of papers) {
      const { policyOffers } = await ask(
        'query ($policyId: ID!, $fileId: ID!) { policyOffers(policyId: $policyId, fileId: $fileId) { problem offers { path group was choices { value } } } }',
        { policyId: policy_id, fileId: file_id },
      )
      const groups = policyOffers.offers.map(({ group }: { group: string }) => group)
      expect({ problem: policyOffers.problem, isRead: groups.length > 3 }).toEqual({ problem: null, isRead: true })
      if (notes?.startsWith('Amended')) expect(groups).toContain('DIFFERS')
    }
  })
})
