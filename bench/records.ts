import { fork } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { type Ctx, withCtx } from '../server/ctx.ts'
import { asOwner, type Db } from '../server/db/connection.ts'
import { listAccounts } from '../server/domains/accounts/list.ts'
import { createAgency } from '../server/domains/agency/seed.ts'
import { listPolicyPage } from '../server/domains/policies/list.ts'
import { search as findAll } from '../server/domains/search/service.ts'
import { listServiceRequests } from '../server/domains/servicing/list.ts'
import { addManyRecords } from '../server/seed/large.ts'
import { aDemoSession } from '../tests/support/model-servers/session.ts'
import type { Floor } from './records/floor-process.ts'
import type { Load, Loaded } from './records/load-process.ts'

/**
 * Lists and details of accounts, policies and service requests over GraphQL, with session, limits and row-level security, beside the least that answers the same
 * from the same database (node:http and pg), in one run: requests a second over 1 and 16 connections and their ratio (goal P1: 0.8). Then what
 * the search takes in an agency of 2,000 accounts and in a large one (goal P2: p50 0.8 ms, p99 10 ms). The database has 100 agencies with
 * 200,000 accounts and 400,000 policies together, and one with 100,000 more.
 * Run: node bench/records.ts; smaller by BENCH_AGENCIES=10 BENCH_LARGE=10000, shorter by BENCH_SECONDS=2, the search alone by BENCH_SECONDS=0
 */
const given = (name: string, usual: number) => Number(process.env[name] ?? usual)
const AGENCIES = given('BENCH_AGENCIES', 100)
const LARGE = given('BENCH_LARGE', 100_000)
const SECONDS = given('BENCH_SECONDS', 8)
const EACH = { accounts: 2000, policies: 4000, requests: 1000 }
const ROUNDS = 300
const say = (line: string) => void process.stdout.write(`${line}\n`)

const cara = await aThrowawayCara({ PORT: '0' })
const { agencyId, largeId, accountIds } = await fill()
const cookie = await aDemoSession(cara)
const floor = fork(path.join(import.meta.dirname, 'records/floor-process.ts'))
const traffic = fork(path.join(import.meta.dirname, 'records/load-process.ts'))
const told = <T>(child: typeof floor) => new Promise<T>((resolve) => child.once('message', (it) => resolve(it as T)))

floor.send({ ownerUrl: cara.ownerUrl, agencyId } satisfies Floor)
const { url: floorUrl } = await told<{ url: string }>(floor)
if (SECONDS) await measure()
await search()
floor.kill()
traffic.kill()
await cara.end()
process.exit(0)

/** Fills the database, its search indexes made at the end, which is quicker. */
async function fill() {
  const filled = await asOwner(cara.ownerUrl, async (owner) => {
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select indexname as name, indexdef as made from pg_indexes where schemaname = 'public' and indexdef ~ 'gin_trgm_ops|search_lexemes'`.execute(
      owner,
    )
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(owner)
    const { id: agencyId } = await owner.selectFrom('agencies').select('id').executeTakeFirstOrThrow()
    await addManyRecords(owner, agencyId, EACH)
    for (let other = 1; other < AGENCIES; other++) await addManyRecords(owner, await anotherAgency(owner, other), EACH)
    const largeId = await anotherAgency(owner, AGENCIES)
    await addManyRecords(owner, largeId, { accounts: LARGE, policies: LARGE * 2.5, requests: LARGE / 2 })
    await sql`
      insert into certificates (agency_id, id, account_id, certificate_number, holder_name, additional_insured, form, worksheet, content, blob_key,
        issued_on, created_at)
      select agency_id, gen_random_uuid(), id, '2026-' || row_number() over (), 'Holder of ' || name, false, 'acord-25', true, '{}', '', now()::date, now()
        from accounts, generate_series(1, 3) where agency_id = ${agencyId}`.execute(owner)
    for (const { made } of indexes) await sql.raw(made).execute(owner)
    const accounts = await owner
      .selectFrom('accounts')
      .select('id')
      .where('agency_id', '=', agencyId)
      .limit(500)
      .execute()
    return { agencyId, largeId, accountIds: accounts.map(({ id }) => id) }
  })
  await asOwner(cara.ownerUrl, (owner) => sql`analyze`.execute(owner))
  return filled
}

function anotherAgency(owner: Db, place: number) {
  const users = [{ name: 'Sam Specimen', email: `sam${String(place)}@agency.example.com` }]
  return createAgency(owner, { name: `Example Agency ${String(place)}`, users })
}

async function measure() {
  const account = 'id type name email phone mailingAddress { line1 city zone postalCode } createdAt updatedAt rev'
  const policy = `id state type policyNumber inforceAt expiresAt pricing { premium total estimatedCommission } createdAt updatedAt rev
    limits { glPerOccurrenceLimit glAggregateLimit } cancellation { effectiveAt }`
  const detail = `query ($id: ID!) { account(id: $id) { ${account} businessPolicies { ${policy} }
    certificatesOfLiabilityInsurance(first: 50) { id certificateNumber holder { name } createdAt }
    history(first: 50) { id kind actor at reason } } }`
  const asked: [string, string, object[]][] = [
    ['25 accounts', `{ accounts(first: 25) { ${account} place { cursor } } }`, [{}]],
    [
      '25 policies',
      `{ businessPolicies(first: 25) { ${policy} account { name } carrier { name } place { cursor } } }`,
      [{}],
    ],
    [
      '25 open service requests',
      `{ serviceRequests(filter: { states: [OPEN] }, first: 25) { id type state title clientName createdAt dueAt account { name } assignee { name } place { cursor } } }`,
      [{}],
    ],
    ['an account with three lists', detail, accountIds.map((id) => ({ id }))],
  ]
  const paths = [['/accounts'], ['/policies'], ['/requests'], accountIds.map((id) => `/account?id=${id}`)]
  const headers = { 'x-cara': '1', cookie, 'content-type': 'application/json', accept: 'application/json' }
  for (const [place, [name, query, variables]] of asked.entries())
    for (const connections of [1, 16]) {
      const atFloor = paths[place]!.map((path) => ({ path, body: null }))
      const atCara = variables.map((one) => ({ path: '/graphql', body: JSON.stringify({ query, variables: one }) }))
      const usual = { connections, seconds: SECONDS }
      const bare = await loaded({ ...usual, url: floorUrl, headers: {}, asked: atFloor })
      const own = await loaded({ ...usual, url: cara.url, headers, asked: atCara })
      say(`${name}, ${String(connections)} at once: ${(own.perSecond / bare.perSecond).toFixed(2)} × the floor`)
      say(`  Cara ${shown(own)}`)
      say(`  floor ${shown(bare)}`)
    }
}

async function loaded(load: Load): Promise<Loaded> {
  for (const seconds of [1, load.seconds]) {
    traffic.send({ ...load, seconds } satisfies Load)
    const it = await told<Loaded>(traffic)
    if (it.refused) throw new Error(`${String(it.refused)} requests to ${load.url} were refused`)
    if (seconds === load.seconds) return it
  }
  throw new Error('nothing was measured')
}

function shown({ perSecond, p50, p99 }: Loaded) {
  return `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
}

/** What is searched, by what: the lists of accounts and policies, all records at once, and the least that a transaction with one statement takes. */
async function search() {
  const page = { first: 25, after: null }
  const byWords = (text: string) => (ctx: Ctx) => listAccounts(ctx, { search: text }, page)
  const everything = (text: string) => (ctx: Ctx) => findAll(ctx, text, 6)
  const among = <T>(list: readonly T[], place: number) => list[place % list.length]!
  const questions: [what: string, ask: (place: number) => (ctx: Ctx) => Promise<unknown>][] = [
    [
      'nothing: a statement in a transaction',
      () =>
        ({ db }) =>
          sql`select 1`.execute(db),
    ],
    ['accounts: a word', (place) => byWords(among(['lantern', 'roofing', 'joinery', 'marble', 'kettle'], place))],
    ['accounts: a rare word', (place) => byWords(place.toString(36).padStart(4, '0'))],
    ['accounts: a phone number', (place) => byWords(`(555) 200-${String(place).padStart(4, '0')}`)],
    [
      'policies: a number',
      (place) => (ctx) => listPolicyPage(ctx, { search: `LV-${String(place).padStart(7, '0')}` }, page),
    ],
    [
      'open requests: whose, and what',
      (place) => (ctx) => listServiceRequests(ctx, { states: ['OPEN'], search: `asker ${String(place * 10)}` }, page),
    ],
    ['everything: a word', (place) => everything(among(['lantern', 'roofing', 'joinery', 'marble', 'kettle'], place))],
    ['everything: two words', (place) => everything(among(['lantern roof', 'marble join', 'kettle la'], place))],
    ['everything: two letters', (place) => everything(among(['la', 'ro', 'jo', 'ma', 'ke'], place))],
    ['everything: within a word', (place) => everything(among(['antern', 'oofing', 'arble', 'ettle'], place))],
    ['everything: a policy number', (place) => everything(`lv ${String(place).padStart(7, '0')}`)],
    ['everything: a phone number', (place) => everything(`(555) 200-${String(place).padStart(4, '0')}`)],
    ['everything: a word with a wrong letter', (place) => everything(among(['lantren', 'rofing', 'joinrey'], place))],
    ['everything: a word nobody has', (place) => everything(`zyx${place.toString(36)}`)],
  ]
  for (const [size, id] of [
    [EACH.accounts, agencyId],
    [LARGE, largeId],
  ] as const)
    for (const [what, ask] of questions) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now()
        await withCtx(cara.house, { kind: 'house', agencyId: id, userId: null }, ask(round))
        times.push(performance.now() - began)
      }
      times.sort((a, b) => a - b)
      const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(ROUNDS * share)]!.toFixed(2))
      say(`${size.toLocaleString('en-US')} accounts, ${what}: p50 ${p50!} ms, p99 ${p99!} ms`)
    }
}
