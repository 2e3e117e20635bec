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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiContext } from '../server/api/builder.ts'
import { schema } from '../server/api/schema.ts'
import { builtinModel } from '../server/assistant/builtin/model.ts'
import { asOwner } from '../server/db/connection.ts'
import { createWorkspace } from '../server/domains/workspaces/service.ts'
import { newId } from '../server/lib/ids.ts'
import type { SubscriptionState } from '../shared/plans.ts'
import { anUpload, untilDone, view } from './support/files.ts'
import { answerTo, contextOf, selection } from './support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
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
  ...['agencyUser', 'planTiers', 'subscriptionManagementLinks', 'updateSubscription', 'paySubscription'],
  'agencySignIn',
]
const LEAVING = ['agencySignOut', 'agencySignOutEverywhere']
/** Says the same to everybody, signed in or not. */
const OF_THE_HOUSE = [
  'offersAddresses',
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
