import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCarrier } from '../server/domains/carriers/service.ts'
import { createTextDocument } from '../server/domains/knowledge/service.ts'
import { createServiceRequest } from '../server/domains/servicing/service.ts'
import { addManyRecords } from '../server/seed/large.ts'
import { anAsker } from './support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { asOwner } from './support/owner.ts'

/** Rows of one agency, and of the others beside it. */
const SIZE = { accounts: 60, policies: 240 }
const OTHERS = 20

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
let busyId: string
/** The statements that were sent since `counted` began. */
let sent: string[] = []
/** The texts of documents that came with them. */
let texts: unknown[] = []

beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  await asOwner(test.ownerUrl, (owner) => addManyRecords(owner, mine.agencyId, SIZE))
  await as(test.house, mine.actor, async (ctx) => {
    const found = await ctx.db.selectFrom('accounts').select('id').orderBy('id').limit(2).execute()
    ;[accountId, busyId] = found.map(({ id }) => id) as [string, string]
    for (let at = 0; at < 50; at++)
      await createServiceRequest(ctx, { type: 'OTHER', accountId, assigneeId: mine.userId })
    await createCarrier(ctx, { name: 'Quillfeather', isCarrier: true, isBroker: true })
  })
  await asOwner(test.ownerUrl, async (owner) => {
    await sql`
      insert into certificates (agency_id, id, account_id, certificate_number, holder_name, additional_insured, form, worksheet, content,
        blob_key, issued_on, created_at, issued_by)
      select ${mine.agencyId}, gen_random_uuid(), case when n = 1 then ${accountId}::uuid else ${busyId}::uuid end, 'N-' || n, 'Holder ' || n,
        false, 'acord-25', true, '{"fields": [], "overflow": [], "pages": []}', '', now()::date, now(), ${mine.userId}
      from generate_series(1, 60) n`.execute(owner)
    await sql`
      insert into history (agency_id, id, kind, actor, agency_user_id, account_id, at)
      select ${mine.agencyId}, gen_random_uuid(), 'NOTE', 'USER', ${mine.userId}, ${busyId}, now() from generate_series(1, 60)`.execute(
      owner,
    )
    await sql`update policies set account_id = ${busyId} where agency_id = ${mine.agencyId} and id in
      (select id from policies where agency_id = ${mine.agencyId} limit 60)`.execute(owner)
  })
  const counting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      sent.push(queryId.queryId)
      return node
    },
    transformResult: async ({ result }) => {
      texts.push(...result.rows.flatMap((row) => row.content ?? []))
      return result
    },
  }
  test.house.db = test.house.db.withPlugin(counting)
})
afterAll(() => test.close())

async function counted(query: string, variables: Record<string, unknown> = {}) {
  const ask = await anAsker(test, mine)
  sent = []
  texts = []
  const data = await ask(query, variables)
  return { data, statements: sent.length }
}

const ACCOUNT = 'id name contacts { name accounts { name } } policySummary { count premium }'
const POLICY = `id policyNumber carrier { name } broker { name } agencyUser { name } account { name } files { name } cancellation { effectiveAt }
  renewal { nextPolicies { id } previousPolicies { id } } can { cancel { allowed } } sources { field }`
const CERTIFICATE = 'id certificateNumber state account { name } issuedBy { name } replaces { id } replacedBy { id }'

const REQUEST = `id title state assignee { name } account { name } businessPolicy { carrier { name } } mergedInto { title } versionHistory { agencyUser { name }
  merged { title } } comments { agencyUser { name } } workspaces { title } calls { id } emailThreads { attachments { name } } resolution { files { name } }`

describe('no list asks the database once for each row', () => {
  it.each([
    ['accounts', `query ($first: Int) { accounts(first: $first) { ${ACCOUNT} businessPolicies { ${POLICY} } } }`],
    ['policies', `query ($first: Int) { businessPolicies(first: $first) { ${POLICY} } }`],
    ['contacts', 'query ($first: Int) { contacts(first: $first) { name accounts { name contacts { name } } } }'],
    ['certificates', `query ($first: Int) { certificatesOfLiabilityInsurance(first: $first) { ${CERTIFICATE} } }`],
    ['requests', `query ($first: Int) { serviceRequests(first: $first) { ${REQUEST} } }`],
  ])('the list of %s', async (_name, query) => {
    const one = await counted(query, { first: 1 })
    const fifty = await counted(query, { first: 50 })
    expect(Object.values(one.data)[0]).toHaveLength(1)
    expect(Object.values(fifty.data)[0]).toHaveLength(50)
    expect(fifty.statements).toBeLessThanOrEqual(one.statements)
  })

  it('the detail of an account with its policies, certificates and history', async () => {
    const query = `query ($id: ID!) { account(id: $id) { ${ACCOUNT} businessPolicies { ${POLICY} }
      certificatesOfLiabilityInsurance(first: 50) { ${CERTIFICATE} } history(first: 50) { kind agencyUser { name } } } }`
    const few = await counted(query, { id: accountId })
    const many = await counted(query, { id: busyId })
    expect(few.data.account.certificatesOfLiabilityInsurance).toHaveLength(1)
    for (const list of ['certificatesOfLiabilityInsurance', 'history', 'businessPolicies'])
      expect(many.data.account[list].length).toBeGreaterThanOrEqual(50)
    expect(many.statements).toBeLessThanOrEqual(few.statements)
  })
})

it('what is left out of house rules is read once for each preset, and without their texts', async () => {
  const acting = { house: test.house, actor: mine.actor }
  for (const title of ['One', 'Two', 'Three', 'Four'])
    await createTextDocument(acting, { title, content: '<p>A rule that is written here.</p>' })
  await asOwner(test.ownerUrl, (owner) =>
    owner
      .updateTable('knowledge_documents')
      .set({ passage_count: 1, page_count: 9, rule_for: ['CONTRACT_REVIEW', 'CLAIMS_REVIEW'] })
      .where('agency_id', '=', mine.agencyId)
      .execute(),
  )
  const query = 'query ($first: Int) { knowledgeBaseDocuments(first: $first) { id ruleCuts { preset cut } } }'
  const one = await counted(query, { first: 1 })
  const all = await counted(query, { first: 4 })
  expect(all.data.knowledgeBaseDocuments.map((row: { ruleCuts: object[] }) => row.ruleCuts.length)).toEqual([
    2, 2, 2, 2,
  ])
  expect(all.statements).toBeLessThanOrEqual(one.statements)
  expect(texts).toEqual([])
})

describe('no query reads the rows of other agencies', () => {
  const QUERIES: [string, (ask: Awaited<ReturnType<typeof anAsker>>) => Promise<unknown>][] = [
    ['the accounts', (ask) => ask('{ accounts(first: 25) { id } accountTotals { count } }')],
    ['accounts by a word', (ask) => ask('{ accounts(first: 25, filter: { search: "roofing" }) { id } }')],
    ['accounts by a phone', (ask) => ask('{ accounts(first: 25, filter: { search: "(555) 200-0012" }) { id } }')],
    [
      'the accounts of a state, newest',
      (ask) => ask('{ accounts(filter: { zones: ["OH"], sort: UPDATED_DESC }) { id } }'),
    ],
    ['the people', (ask) => ask('{ contacts(first: 25, search: "specimen") { id } }')],
    [
      'the policies',
      (ask) =>
        ask('{ businessPolicies(first: 25) { id account { name } } businessPolicyTotals(groupBy: STATE) { key } }'),
    ],
    ['policies by a number', (ask) => ask('{ businessPolicies(filter: { search: "LV-0000012" }) { id } }')],
    ['what expires', (ask) => ask('{ businessPolicies(filter: { expiringWithin: 90, sort: EXPIRES_ASC }) { id } }')],
    ['the highest premiums', (ask) => ask('{ businessPolicies(filter: { sort: PREMIUM_DESC }, first: 25) { id } }')],
    ['policies by account', (ask) => ask('{ businessPolicies(filter: { sort: ACCOUNT_ASC }, first: 25) { id } }')],
    [
      'the certificates',
      (ask) => ask('{ certificatesOfLiabilityInsurance(first: 25) { id state } certificateTotals { key } }'),
    ],
    [
      'the service requests',
      (ask) => ask('{ serviceRequests(first: 25, filter: { sort: DUE_ASC }) { id } serviceRequestTotals { key } }'),
    ],
    [
      'an account',
      (ask) =>
        ask('query ($id: ID!) { account(id: $id) { id businessPolicies { id } history { kind } } }', { id: busyId }),
    ],
    [
      'who looks alike',
      (ask) => ask('{ findDuplicateAccounts(input: { name: "Amber & Anchor Roofing" }) { account { id } } }'),
    ],
  ]

  it('however many agencies there are: the same rows are read', async () => {
    const ask = await anAsker(test, mine)
    const alone = await rowsReadBy(ask)
    for (let other = 0; other < OTHERS; other++) {
      const { agencyId } = await anAgency(test, `Otter Example Agency ${String(other)}`)
      await asOwner(test.ownerUrl, (owner) => addManyRecords(owner, agencyId, SIZE))
    }
    const among = await rowsReadBy(ask)
    const grown = QUERIES.flatMap(([name], place) => {
      const [before, after] = [alone[place]!, among[place]!]
      return after > before * 1.5 + 50 ? [`${name}: ${String(before)} rows alone, ${String(after)} among others`] : []
    })
    expect(grown).toEqual([])
  })

  /** How many rows of tables and entries of indexes PostgreSQL reads for each query, as its own statistics have it. */
  async function rowsReadBy(ask: Awaited<ReturnType<typeof anAsker>>) {
    await asOwner(test.ownerUrl, (owner) => sql`analyze`.execute(owner))
    const read = []
    for (const [, query] of QUERIES) {
      await query(ask)
      const before = await rowsRead()
      await query(ask)
      read.push((await rowsRead()) - before)
    }
    return read
  }

  async function rowsRead(): Promise<number> {
    // Each backend tells what it did once its transaction is over, or when it is made to.
    await Promise.all(Array.from({ length: 12 }, () => test.house.db.connection().execute(flush)))
    const { rows } = await asOwner(test.ownerUrl, (owner) =>
      sql<{ count: number }>`
        select (select sum(seq_tup_read) from pg_stat_user_tables where schemaname = 'public')::int8
          + (select sum(idx_tup_read) from pg_stat_user_indexes where schemaname = 'public')::int8 as count`.execute(
        owner,
      ),
    )
    return rows[0]!.count
  }

  const flush = (db: TestHouse['house']['db']) => sql`select pg_stat_force_next_flush(), pg_sleep(0.02)`.execute(db)
})
