import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  subscribe,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiContext } from '../server/api/builder.ts'
import { schema } from '../server/api/schema.ts'
import { builtinModel } from '../server/assistant/builtin/model.ts'
import type { Actor } from '../server/ctx.ts'
import type { Db } from '../server/db/connection.ts'
import { getBatch, startBatch } from '../server/domains/certificates/batches.ts'
import { listCertificates } from '../server/domains/certificates/service.ts'
import { addFiles, getFile, storeUploads } from '../server/domains/files/service.ts'
import { beginImport } from '../server/domains/imports/service.ts'
import { type OperatorInput, operateSubscription } from '../server/domains/subscription/operator.ts'
import { updateSubscription } from '../server/domains/subscription/service.ts'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import { newId } from '../server/lib/ids.ts'
import type { SubscriptionState } from '../shared/plans.ts'
import { inDays } from './support/days.ts'
import { anUpload, untilDone, view } from './support/files.ts'
import { answerTo, contextOf, selection } from './support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { ACCOUNTS_HEAD, aClient, csvOf, importer } from './support/imports.ts'
import { asOwner } from './support/owner.ts'
import { aPolicyPdf } from './support/policies.ts'
import { anAccount, aPolicy } from './support/records.ts'
import { aWebServer, signIn } from './support/web.ts'
import { aWorker } from './support/worker.ts'

let test: TestHouse
let upload: Awaited<ReturnType<typeof anUpload>>
beforeAll(async () => {
  test = await aHouse()
  upload = await anUpload(test, 'Policy.pdf', Buffer.from('a policy'))
})
afterAll(() => test.close())

const setState = (agencyId: string, state: SubscriptionState) =>
  asOwner(test.ownerUrl, (owner) =>
    owner.updateTable('subscriptions').set({ state }).where('agency_id', '=', agencyId).execute(),
  )

/** What may still be done: see who one is and what can be paid for, pay, and leave. */
const OPEN = [
  ...[
    'agencyUser',
    'planTiers',
    'subscriptionManagementLinks',
    'updateSubscription',
    'paySubscription',
    'watchSubscription',
  ],
  'agencySignIn',
]
const LEAVING = ['agencySignOut', 'agencySignOutEverywhere']
/** Says the same to everybody, signed in or not. */
const OF_THE_HOUSE = [
  'offersAddresses',
  'searchesWeb',
  'presets',
  'uploadLimits',
  'checkCertificate',
  'agencyInvitation',
  'acceptAgencyInvitation',
]

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()] as GraphQLObjectType[]
const closed = roots.flatMap((root) =>
  Object.values(root.getFields())
    .filter(({ name }) => ![...OPEN, ...LEAVING, ...OF_THE_HOUSE].includes(name))
    .map((field) => [field.name, root, field] as const),
)

const SCALARS: Record<string, unknown> = {
  ...{ Int: 1, Float: 1, Boolean: true, String: 'x', Decimal: '1.00' },
  ...{ Date: '2026-01-01', DateTime: '2026-01-01T00:00:00Z' },
}

function valueFor(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) return [valueFor(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueFor(field.type)]),
    )
  return type.name === 'ID' ? newId() : (SCALARS[type.name] ?? upload)
}

async function answerOf(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>, contextValue: ApiContext) {
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const head = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const kind = root.name === 'Subscription' ? 'subscription' : root.name.toLowerCase()
  const source = `${kind} walk${head && `(${head})`} { ${field.name}${call && `(${call})`} ${selection(field.type, kind === 'mutation' ? 1 : 0)} }`
  const variableValues = Object.fromEntries(args.map(({ name, type }) => [name, valueFor(type)]))
  if (kind === 'subscription') return subscribe({ schema, document: parse(source), variableValues, contextValue })
  return answerTo(source, { variableValues, contextValue })
}

describe('an agency whose subscription has expired', () => {
  it.each(closed)('is refused: %s', async (_, root, field) => {
    const agency = await anAgency(test)
    const context = await contextOf(test, agency)
    const answer = JSON.stringify(
      await answerOf(root, field, { ...context, viewer: { ...context.viewer!, isExpired: true } }),
    )
    expect(answer).toContain('subscription has expired')
  })

  it('sees who it is, what it can pay for, and the price', async () => {
    const context = await contextOf(test, await anAgency(test))
    const contextValue = { ...context, viewer: { ...context.viewer!, isExpired: true } }
    const { data, errors } = await answerTo(
      `{ agencyUser { name agency { name subscription { state } } } planTiers { id }
         subscriptionManagementLinks { previewUpdateSubscription(input: { plan: PRO, period: MONTHLY, seats: 3, voiceAgents: 1 }) {
           invoicePreview { total } errors { message } } } }`,
      { variableValues: {}, contextValue },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      subscriptionManagementLinks: { previewUpdateSubscription: { invoicePreview: { total: '749.00' }, errors: [] } },
    })
  })

  it('gets no file and no live view, and everything back with the renewal, in the same session', async () => {
    const agency = await anAgency(test)
    const { id } = await as(test.house, agency.actor, (ctx) => createWorkspace(ctx, { message: 'Hello' }))
    const web = await aWebServer(test)
    const cookie = await signIn(test, agency.email)
    const file = () => fetch(`${web.url}/agency/files/sample-policy`, { headers: cookie })
    expect((await file()).status).toBe(200)
    const client = web.watch(cookie)
    const seen = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<string>()
    client.subscribe(
      { query: `subscription { watchCaraWorkspace(id: "${id}") { id } }` },
      {
        next: ({ errors }) => (errors ? ended.resolve(JSON.stringify(errors)) : seen.resolve()),
        error: (error) => ended.resolve(JSON.stringify(error)),
        complete() {},
      },
    )
    await seen.promise
    await setState(agency.agencyId, 'EXPIRED')
    expect(await ended.promise).toContain('EXPIRED')
    await client.dispose()
    const refused = await file()
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('has expired')])
    const headers = { ...cookie, 'x-cara': '1' }
    const asked = await web.ask('{ carriers { id } }', {}, headers)
    expect(asked.errors?.[0]?.extensions).toMatchObject({ code: 'EXPIRED' })
    await web.ask(
      'mutation { updateSubscription(input: { plan: PRO, period: MONTHLY, seats: 3, voiceAgents: 1 }) { plan errors { message } } }',
      {},
      headers,
    )
    expect((await file()).status).toBe(200)
    expect((await web.ask('{ carriers { id } }', {}, headers)).data).toEqual({ carriers: [] })
    await web.close()
  })

  it('is told of every change of its subscription as it happens, and of the renewal, until it signs out', async () => {
    const agency = await anAgency(test)
    const web = await aWebServer(test)
    const cookie = await signIn(test, agency.email)
    const client = web.watch(cookie)
    const told = client.iterate<{ watchSubscription: object }>({
      query: 'subscription { watchSubscription { plan numSeats state agreedPrices { basePrice { monthly } } } }',
    })
    const next = async () => (await told.next()).value
    const ofAgency = { numSeats: null, agreedPrices: null, plan: 'ENTERPRISE', state: 'ACTIVE' }
    expect((await next()).data).toEqual({ watchSubscription: ofAgency })
    const operate = (given: OperatorInput) => operateSubscription(test.ownerUrl, agency.agencyId, given)
    await operate({ prices: 'base 500/5000, seat 1/1, agent 1/1' })
    expect((await next()).data.watchSubscription).toMatchObject({ agreedPrices: { basePrice: { monthly: '500.00' } } })
    await operate({ plan: 'pro', seats: '4' })
    expect((await next()).data.watchSubscription).toMatchObject({ plan: 'PRO', numSeats: 4, agreedPrices: null })
    await operate({ state: 'expired' })
    expect((await next()).data.watchSubscription).toMatchObject({ state: 'EXPIRED' })
    await operate({ state: 'active' })
    expect((await next()).data.watchSubscription).toMatchObject({ state: 'ACTIVE' })
    await web.ask('mutation { agencySignOut }', {}, { ...cookie, 'x-cara': '1' })
    await expect(next()).rejects.toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }])
    await client.dispose()
    await web.close()
  })

  it('has its work done when it is renewed', async () => {
    const agency = await anAgency(test)
    const worker = await aWorker(test, builtinModel)
    await setState(agency.agencyId, 'EXPIRED')
    const { id } = await as(test.house, agency.actor, (ctx) => createWorkspace(ctx, { message: 'What can you do?' }))
    const { id: other } = await as(test.house, (await anAgency(test)).actor, async (ctx) => ({
      ...(await createWorkspace(ctx, { message: 'What can you do?' })),
      actor: ctx.actor,
    }))
    // The run of a paying agency that was asked for later is done; the other has not begun.
    await vi.waitFor(
      async () => {
        const [run] = await asOwner(test.ownerUrl, (owner) =>
          owner.selectFrom('runs').select('state').where('workspace_id', '=', other).execute(),
        )
        expect(run!.state).toBe('SUCCESS')
      },
      { timeout: 60_000, interval: 50 },
    )
    expect((await view(test, agency.actor, id)).run!.state).toBe('QUEUED')
    await setState(agency.agencyId, 'ACTIVE')
    expect((await untilDone(test, agency.actor, id)).run!.state).toBe('SUCCESS')
    await worker.stop()
  })
})

describe('a job that is under way when the subscription expires', () => {
  let work: TestHouse
  beforeAll(async () => {
    work = await aHouse()
    await aWorker(work, builtinModel)
  })
  afterAll(() => work.close())

  const asTheOwner = <T>(query: (owner: Db) => Promise<T>) => asOwner(work.ownerUrl, query)
  /** The jobs of an agency that wait for its renewal. */
  const waiting = ({ agencyId }: { agencyId: string }) =>
    asTheOwner(async (owner) =>
      (await owner.selectFrom('waiting_jobs').select('name').where('agency_id', '=', agencyId).execute()).map(
        ({ name }) => name,
      ),
    )
  const untilWaiting = (agency: { agencyId: string }, name: string) =>
    expect.poll(() => waiting(agency), { timeout: 60_000 }).toEqual([name])
  /** Expires the subscription in the very transaction in which a table comes to that. */
  const expireWhen = ({ agencyId }: { agencyId: string }, table: string, condition: string) =>
    asTheOwner(async (owner) => {
      const body = `begin update subscriptions set state = 'EXPIRED' where agency_id = '${agencyId}'; return null; end`
      await sql`create or replace function expire() returns trigger language plpgsql as ${sql.lit(body)}`.execute(owner)
      await sql`create trigger expires after update on ${sql.table(table)} for each row
        when (${sql.raw(condition)}) execute function expire()`.execute(owner)
    })
  const lastsAgain = (table: string) =>
    asTheOwner((owner) => sql`drop trigger expires on ${sql.table(table)}`.execute(owner))
  /** What a person does to renew it. */
  const renew = ({ actor }: { actor: Actor }) =>
    as(work.house, actor, (ctx) =>
      updateSubscription(ctx, { plan: 'PRO', period: 'MONTHLY', seats: 3, voiceAgents: 1 }),
    )

  it('goes on with the rest of an import as soon as it is renewed, and writes no row twice', async () => {
    const mine = await anAgency(work)
    const { run, send, standing } = importer(work, mine)
    const { id } = await send(csvOf([ACCOUNTS_HEAD, ...Array.from({ length: 1003 }, (_, place) => aClient(place))]))
    const isNow = (state: string) =>
      expect.poll(async () => (await standing(id)).state, { timeout: 60_000 }).toBe(state)
    await isNow('READY')
    await expireWhen(mine, 'imports', `new.state = 'IMPORTING' and new.done = 1000`)
    await run((ctx) => beginImport(ctx, id))
    await untilWaiting(mine, 'work-on-import')
    await lastsAgain('imports')
    expect(await standing(id)).toMatchObject({ state: 'IMPORTING', done: 1000, total: 1003, endedAt: null })
    await renew(mine)
    await isNow('DONE')
    expect(await standing(id)).toMatchObject({ done: 1003, total: 1003 })
    const written = await asTheOwner((owner) =>
      owner
        .selectFrom('history')
        .select('account_id')
        .where('agency_id', '=', mine.agencyId)
        .where('kind', '=', 'ACCOUNT_CREATED')
        .execute(),
    )
    expect([written.length, new Set(written.map((row) => row.account_id)).size]).toEqual([1003, 1003])
    expect(await waiting(mine)).toEqual([])
  })

  it('goes on with the certificates that are left, and issues none twice', async () => {
    const mine = await anAgency(work)
    const accountId = await anAccount(work, mine)
    await aPolicy(work, mine, {
      account_id: accountId,
      ...{ inforce_at: inDays(-10), expires_at: inDays(355) },
      limits: JSON.stringify({ glPerOccurrenceLimit: '1000000.00' }),
    })
    await expireWhen(mine, 'certificate_batch_items', `new.state = 'ISSUED'`)
    const holders =
      'Paper Lantern Properties, 9 Mock Lane, Testford, OH 43001\nGingham Square Mall, 1 Mock Lane, Testford, OH 43001'
    const input = { accountId, holders, additionalInsured: false, descriptionOfOperations: '', policyIds: null }
    const { id } = await as(work.house, mine.actor, (ctx) => startBatch(ctx, input, null))
    const batch = () => as(work.house, mine.actor, (ctx) => getBatch(ctx, id))
    await untilWaiting(mine, 'issue-certificates')
    await lastsAgain('certificate_batch_items')
    const { items, endedAt } = await batch()
    expect([items.map(({ state }) => state), endedAt]).toEqual([['ISSUED', 'WAITING'], null])
    await renew(mine)
    await expect.poll(async () => (await batch()).endedAt, { timeout: 60_000 }).not.toBeNull()
    expect((await batch()).items.map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
    const numbers = await as(work.house, mine.actor, (ctx) =>
      listCertificates(ctx, { accountId }, { first: 9, after: null }),
    )
    expect(numbers.map(({ certificate }) => certificate.certificateNumber.slice(5)).sort()).toEqual(['0001', '0002'])
  })

  it('reads a file once it is renewed', async () => {
    const mine = await anAgency(work)
    const acting = { house: work.house, actor: mine.actor }
    const stored = await storeUploads(acting, [await anUpload(work, 'Policy.pdf', await aPolicyPdf())])
    await asTheOwner((owner) =>
      owner.updateTable('subscriptions').set({ state: 'EXPIRED' }).where('agency_id', '=', mine.agencyId).execute(),
    )
    const id = await as(work.house, mine.actor, async (ctx) => {
      const [file] = await addFiles(ctx, stored)
      await ctx.enqueue('read-file', { agencyId: mine.agencyId, fileId: file!.id })
      return file!.id
    })
    const state = async () => (await as(work.house, mine.actor, (ctx) => getFile(ctx, id))).state
    await untilWaiting(mine, 'read-file')
    expect(await state()).toBe('PENDING')
    await renew(mine)
    await expect.poll(state, { timeout: 60_000 }).toBe('READ')
  })

  it('waits once where it was asked for twice, and holds up nobody else', async () => {
    const mine = await anAgency(work)
    const { send, standing } = importer(work, mine)
    const setTo = (state: SubscriptionState) =>
      asTheOwner((owner) =>
        owner.updateTable('subscriptions').set({ state }).where('agency_id', '=', mine.agencyId).execute(),
      )
    await setTo('EXPIRED')
    const { id } = await send(csvOf([ACCOUNTS_HEAD, aClient(1)]))
    await as(work.house, mine.actor, (ctx) => ctx.enqueue('work-on-import', { agencyId: mine.agencyId, importId: id }))
    const paying = importer(work, await anAgency(work))
    const other = await paying.send(csvOf([ACCOUNTS_HEAD, aClient(1)]))
    await expect.poll(async () => (await paying.standing(other.id)).state, { timeout: 60_000 }).toBe('READY')
    await untilWaiting(mine, 'work-on-import')
    expect((await standing(id)).state).toBe('READING')
    await setTo('ACTIVE')
    await expect.poll(async () => (await standing(id)).state, { timeout: 60_000 }).toBe('READY')
  })
})
