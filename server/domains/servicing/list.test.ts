import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn, END_OF_DAY, momentIn } from '../../../shared/dates.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aPolicy } from '../../../tests/support/records.ts'
import { servicing } from '../../../tests/support/servicing.ts'
import { exportRequests, REQUESTS_HEAD } from './export.ts'
import { countServiceRequests, listServiceRequests, type RequestFilter } from './list.ts'
import { listTalks } from './parts.ts'
import * as service from './service.ts'

const { scene, run, create, resolve, historyOf, me } = servicing()

describe('the list', () => {
  const list = async (filter: RequestFilter, first = 50, after: string | null = null) =>
    run((ctx) => listServiceRequests(ctx, filter, { first, after }))
  const ids = async (filter: RequestFilter) => (await list(filter)).map(({ request }) => request.id)

  it('is found by client, asker, type and words, narrowed, sorted and counted', async () => {
    const hour = 3_600_000
    const at = (ms: number) => new Date(scene.test.house.now().getTime() + ms).toISOString()
    const late = await create({ type: 'QUOTE_REQUEST', dueAt: at(-hour), assigneeId: me() })
    const soon = await create({
      type: 'QUESTION',
      question: { question: 'Is the rented trailer covered?' },
      dueAt: at(72 * hour),
    })
    const stranger = await create({ accountId: null, clientName: 'Odette Sample', clientPhone: '555 010 0123' })
    const closed = await create()
    await resolve(closed.id)

    expect(await ids({ search: 'otter trailer' })).toEqual([soon.id])
    for (const typed of ['(555) 010-0123', '+1 (555) 010-0123', '1-555-010-0123'])
      expect(await ids({ search: typed })).toEqual([stranger.id])
    expect(await ids({ accountId: 'x' })).toEqual([])
    expect(await ids({ ids: ['x'] })).toEqual([])
    expect(await ids({ search: 'quote' })).toEqual([late.id])
    expect(await ids({ states: ['OPEN'], sort: 'DUE_ASC' })).toEqual([late.id, soon.id, stranger.id])
    expect(await ids({ due: 'OVERDUE' })).toEqual([late.id])
    expect(await ids({ due: 'WEEK', sort: 'DUE_ASC' })).toEqual([late.id, soon.id])
    expect(await ids({ due: 'NONE' })).toEqual([closed.id, stranger.id])
    expect(await ids({ types: ['QUESTION', 'QUOTE_REQUEST'] })).toEqual([late.id, soon.id])
    expect(await ids({ assigneeIds: [me()] })).toEqual([late.id])
    expect(await ids({ assigneeIds: ['none'], states: ['CLOSED'] })).toEqual([closed.id])
    expect(await run((ctx) => countServiceRequests(ctx, {}))).toEqual([
      { key: 'ALL', count: 4 },
      { key: 'OPEN', count: 3 },
      { key: 'CLOSED', count: 1 },
    ])
    expect(await ids({})).toEqual([late.id, closed.id, stranger.id, soon.id])
    const pages = []
    for (let after: string | null = null; ; ) {
      const [row] = await list({}, 1, after)
      if (!row) break
      pages.push(row.request.id)
      after = row.cursor
    }
    expect(pages).toEqual([late.id, closed.id, stranger.id, soon.id])
    await expect(list({}, 1, 'l nothing')).rejects.toMatchObject({ code: 'INVALID' })
    const [first] = await list({ sort: 'UPDATED_DESC' }, 1)
    const rest = await list({ sort: 'UPDATED_DESC' }, 50, first!.cursor)
    expect([first!.request.id, ...rest.map(({ request }) => request.id)]).toEqual([
      closed.id,
      stranger.id,
      soon.id,
      late.id,
    ])
  })
})

it('of what is due, the list has what is open, up to the end of the agency’s day', async () => {
  const zone = 'America/New_York'
  // An evening there, when it is the next day in UTC.
  const evening = 2.5 * 3_600_000
  const day = 24 * 3_600_000
  scene.test.pass((evening - (scene.test.house.now().getTime() % day) + day) % day)
  const endOf = (days: number) => momentIn(zone, addDays(dayIn(zone, scene.test.house.now()), days), END_OF_DAY)
  const due = async (at: Date) => (await create({ dueAt: at.toISOString() })).id
  const minutes = (at: Date, more: number) => new Date(at.getTime() + more * 60_000)
  const past = minutes(scene.test.house.now(), -60)
  const [late, tonight, night, lastDay, eighthDay, done] = [
    await due(past),
    await due(endOf(0)),
    await due(minutes(endOf(0), 2)),
    await due(endOf(7)),
    await due(minutes(endOf(7), 2)),
    await due(past),
  ]
  await resolve(done!)
  const ids = async (filter: RequestFilter) =>
    (await run((ctx) => listServiceRequests(ctx, { ...filter, sort: 'DUE_ASC' }, { first: 50, after: null }))).map(
      ({ request }) => request.id,
    )
  expect(await ids({ due: 'OVERDUE' })).toEqual([late])
  expect(await ids({ due: 'TODAY' })).toEqual([late, tonight])
  expect(await ids({ due: 'WEEK' })).toEqual([late, tonight, night, lastDay])
  expect(await ids({})).toContain(eighthDay)
})

describe('takeServiceRequest', () => {
  it('opens what a client asked for in a call once, with what was said, the details added by Cara', async () => {
    const key = randomUUID()
    const said = [{ role: 'client', content: 'Is the trailer covered?', at: null }]
    const take = () =>
      run((ctx) =>
        service.takeServiceRequest(
          ctx,
          { type: 'QUESTION', accountId: scene.accountId, question: { question: 'Is the trailer covered?' }, key },
          { channel: 'PHONE', beganAt: new Date('2026-11-18T15:00:00Z'), said },
        ),
      )
    const { id, channel } = await take()
    expect([(await take()).id, channel]).toEqual([id, 'PHONE'])
    expect(await run((ctx) => listTalks(ctx, [id]))).toMatchObject([{ kind: 'CALL', said }])
    expect(await historyOf(id)).toMatchObject([
      { updateTypes: ['CREATE'], initiatorType: 'AGENCY_CLIENT', initiatorId: null },
      { updateTypes: ['ENRICH'], initiatorType: 'WORKFLOW', initiatorId: null },
    ])
  })
})

it('comes as a file: what the view shows, or the chosen ones in any state', async () => {
  const policyId = await aPolicy(scene.test, scene.mine, { account_id: scene.accountId, policy_number: 'GL-7' })
  const asked = { clientName: 'Odette Sample', clientPhone: '555 010 0123', details: '=1+1' }
  const open = await create({
    type: 'CANCEL_POLICY',
    policyId,
    assigneeId: me(),
    dueAt: '2027-01-06T04:59:00Z',
    ...asked,
  })
  const closed = await create({ accountId: null, clientName: 'Percy Stranger' })
  await resolve(closed.id, { notes: 'Not ours.' })
  const file = (view: string) => run((ctx) => exportRequests(ctx, new URLSearchParams(view), null))
  const { rows, after } = await file('')
  expect(after).toBe(null)
  expect(rows.map((row) => Object.fromEntries(REQUESTS_HEAD.map((name, at) => [name, row[at]])))).toMatchObject([
    {
      Assignee: 'Robin Placeholder',
      ...{ 'Asked by': 'Odette Sample', Phone: '(555) 010-0123', Status: 'Open', 'Request type': 'Cancel policy' },
      ...{ Details: '=1+1', Policy: 'General Liability GL-7', Due: '2027-01-05 23:59', 'Resolved at': null },
    },
  ])
  const both = await file(`id=${open.id}&id=${closed.id}`)
  expect(both.rows.map((row) => [row[0], row.at(-1)])).toContainEqual(['Percy Stranger', 'Not ours.'])
  expect((await file(`tab=ALL&account=${scene.accountId}`)).rows).toHaveLength(1)
})

it('comes as a file page by page', async () => {
  await asOwner(scene.test.ownerUrl, (owner) =>
    sql`insert into service_requests (agency_id, id, type, title, created_at, updated_at)
      select ${scene.mine.agencyId}, gen_random_uuid(), 'OTHER', 'Request ' || n, now() - n * interval '1 minute', now()
      from generate_series(1, 201) n`.execute(owner),
  )
  const page = (after: string | null) => run((ctx) => exportRequests(ctx, new URLSearchParams(), after))
  const first = await page(null)
  const second = await page(first.after)
  expect([first.rows.length, second.rows.map((row) => row[6]), second.after]).toEqual([200, ['Request 201'], null])
})
