import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayIn, END_OF_DAY, momentIn } from '../../../shared/dates.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { aColleague, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { asOwner } from '../../db/connection.ts'
import { mergeAccounts } from '../accounts/merge.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { exportRequests, REQUESTS_HEAD } from './export.ts'
import type { RequestInput } from './input.ts'
import { countServiceRequests, listServiceRequests, type RequestFilter } from './list.ts'
import { listComments, listRequestFiles, listTalks, listVersions } from './parts.ts'
import * as service from './service.ts'
import { undoServiceRequestsUpdate } from './undo.ts'

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
const create = (given: Partial<RequestInput> & { key?: string } = {}) =>
  run((ctx) => service.createServiceRequest(ctx, { type: 'OTHER', accountId, ...given }))
const resolve = (id: string, given: Parameters<typeof service.resolveServiceRequest>[2] = {}) =>
  service.resolveServiceRequest({ house: test.house, actor: mine.actor }, id, given)
const historyOf = (id: string) => run((ctx) => listVersions(ctx, [id]))
const me = () => mine.actor.userId!
const blobsOf = async () => {
  const keys = []
  for await (const { key } of test.house.outside.blobs.list(`${mine.agencyId}/`)) keys.push(key)
  return keys.toSorted()
}

describe('createServiceRequest', () => {
  it.each([
    [{ type: 'CREATE_CERTIFICATE' }, ['createCertificate.name: Enter the name of the certificate holder.']],
    [{ type: 'ADD_ADDITIONAL_INSURED' }, ['addAdditionalInsured.name: Enter the name of the additional insured.']],
    [{ type: 'QUESTION' }, ['question.question: Write what the client wants to know.']],
    [{ type: 'DOCUMENT_REQUEST' }, ['documentRequest.type: Choose which document is asked for.']],
    [{ accountId: null }, ['accountId: Choose the account, or write who asks.']],
    [{ accountId: randomUUID() }, ['accountId: This account does not exist. It may have been deleted.']],
    [{ assigneeId: randomUUID() }, ['assigneeId: Choose somebody of your agency.']],
    [{ dueAt: 'tomorrow' }, ['dueAt: Enter a day and a time.']],
    [{ dueAt: '15:00' }, ['dueAt: Choose the day, too.']],
    [{ dueAt: '1999-12-31T23:59:00Z' }, ['dueAt: Enter a day from 2000 to 2100.']],
    [{ dueAt: '2101-01-01T00:00:00Z' }, ['dueAt: Enter a day from 2000 to 2100.']],
    [
      { type: null, accountId: null, clientEmail: 'nobody', dueAt: '15:00' },
      [
        'type: Choose what the client asks for.',
        'clientEmail: Enter an e-mail address like name@example.com.',
        'dueAt: Choose the day, too.',
        'accountId: Choose the account, or write who asks.',
      ],
    ],
    [
      { type: 'QUESTION', accountId: null, clientName: ' ' },
      ['question.question: Write what the client wants to know.', 'accountId: Choose the account, or write who asks.'],
    ],
    [
      { accountId: randomUUID(), policyId: randomUUID(), assigneeId: randomUUID() },
      [
        'accountId: This account does not exist. It may have been deleted.',
        'policyId: This policy does not exist.',
        'assigneeId: Choose somebody of your agency.',
      ],
    ],
    [{ clientEmail: 'nobody' }, ['clientEmail: Enter an e-mail address like name@example.com.']],
  ] as [Partial<RequestInput>, string[]][])('refuses %j', async (given, sentences) => {
    expect(await mistakes(create(given))).toEqual(sentences)
  })

  it('keeps what its type says and tells the account', async () => {
    const address = { line1: '77 Placeholder Avenue', city: 'Sampleton', zone: 'OH', postalCode: '43000' }
    const holder = { name: 'Paper Lantern Properties', address, additionalInsured: true }
    const request = await create({
      type: 'CREATE_CERTIFICATE',
      createCertificate: holder,
      dueAt: '2027-01-05T23:59:00Z',
    })
    expect(request).toMatchObject({
      state: 'OPEN',
      data: { ...holder, additionalInsuredRelationship: null },
      dueAt: new Date('2027-01-05T23:59:00Z'),
    })
    const [told] = await run((ctx) => listAccountHistory(ctx, accountId, { first: 1, after: null }))
    expect(told!.event).toMatchObject({
      kind: 'REQUEST_OPENED',
      about: { requestId: request.id, title: 'Certificate for Paper Lantern Properties' },
    })
  })

  it('takes only a policy of the account', async () => {
    const other = await aPolicy(test, mine, { account_id: await anAccount(test, mine) })
    expect(await mistakes(create({ type: 'CANCEL_POLICY', policyId: other }))).toEqual([
      'policyId: This policy is of another account.',
    ])
  })

  it('is given to nobody who cannot sign in any more, by whichever way', async () => {
    const gone = await aColleague(test, mine)
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', gone).execute(),
    )
    const refused = ['assigneeId: Jules Mockingham cannot sign in any more. Choose somebody else.']
    expect(await mistakes(create({ assigneeId: gone }))).toEqual(refused)
    const { id } = await create()
    const change = (assigneeId: string) => run((ctx) => service.updateServiceRequest(ctx, id, { assigneeId }))
    expect(await mistakes(change(gone))).toEqual(refused)
    expect(await mistakes(change((await anAgency(test)).userId))).toEqual([
      'assigneeId: Choose somebody of your agency.',
    ])
  })

  it('does the same once for a key', async () => {
    const key = randomUUID()
    expect((await create({ key })).id).toBe((await create({ key })).id)
  })
})

describe('a request', () => {
  it('is given to somebody and a due date, cleared, and says each in its history', async () => {
    const { id } = await create()
    const change = (given: Parameters<typeof service.updateServiceRequest>[2]) =>
      run((ctx) => service.updateServiceRequest(ctx, id, given))
    await change({ assigneeId: me(), dueAt: '2027-01-05T23:59:00.000Z' })
    await change({ dueAt: null })
    expect(await change({ dueAt: null })).toMatchObject({ assigneeId: me(), dueAt: null, rev: 3 })
    expect(await historyOf(id)).toMatchObject([
      { version: 1, updateTypes: ['CREATE'], initiatorType: 'AGENCY_USER', initiatorId: me() },
      {
        version: 2,
        updateTypes: ['ASSIGN', 'UPDATE_DUE_DATE'],
        snapshot: { assigneeId: me(), dueAt: '2027-01-05T23:59:00.000Z', notes: null },
      },
      { version: 3, updateTypes: ['UPDATE_DUE_DATE'], snapshot: { assigneeId: me(), dueAt: null } },
    ])
  })

  it('is resolved once with notes and files, and reopened with a reason', async () => {
    const { id } = await create()
    const key = randomUUID()
    const given = async () => ({
      notes: 'Sent.',
      files: [await anUpload(test, 'Letter.txt', Buffer.from('Dear'))],
      key,
    })
    await resolve(id, await given())
    expect(await resolve(id, await given())).toMatchObject({ state: 'CLOSED', resolutionNotes: 'Sent.' })
    expect(await run((ctx) => listRequestFiles(ctx, [id]))).toMatchObject([
      { name: 'Letter.txt', size: 4, talkId: null },
    ])
    const kept = await blobsOf()
    const late = anUpload(test, 'Late.txt', Buffer.from('Late'))
    expect((await refusal(resolve(id, { files: [await late] }))).code).toBe('CONFLICT')
    expect(await blobsOf()).toEqual(kept)
    expect((await refusal(run((ctx) => service.updateServiceRequest(ctx, id, { assigneeId: me() })))).message).toBe(
      'This request was resolved meanwhile. Reopen it to go on.',
    )

    const reopen = (reason: string) => run((ctx) => service.reopenServiceRequest(ctx, id, { reason }))
    expect(await mistakes(reopen(' '))).toEqual(['reason: Write why it is reopened.'])
    expect(await reopen('The address was wrong.')).toMatchObject({
      ...{ state: 'OPEN', resolutionNotes: null, closedAt: null },
    })
    const told = await run((ctx) => listAccountHistory(ctx, accountId, { first: 3, after: null }))
    expect(told.map(({ event }) => [event.kind, event.reason])).toEqual([
      ['REQUEST_REOPENED', 'The address was wrong.'],
      ['REQUEST_RESOLVED', 'Sent.'],
      ['REQUEST_OPENED', null],
    ])
    expect((await refusal(reopen('Again.'))).message).toBe('This request is open already.')
    expect(
      (await historyOf(id)).map(({ updateTypes, snapshot, about }) => [updateTypes, snapshot.notes, about]),
    ).toEqual([
      [['CREATE'], null, {}],
      [['CLOSE'], 'Sent.', { files: 'Letter.txt' }],
      [['REOPEN'], null, { reason: 'The address was wrong.' }],
    ])

    const again = ['Again.txt', 'Better.txt'].map((name) => anUpload(test, name, Buffer.from(name)))
    await resolve(id, { files: await Promise.all(again) })
    const files = await run((ctx) => listRequestFiles(ctx, [id]))
    expect(files.map(({ name }) => name)).toEqual(['Letter.txt', 'Again.txt', 'Better.txt'])
    expect((await historyOf(id)).at(-1)!.about).toEqual({ files: 'Again.txt, Better.txt' })
    await reopen('Once more.')
    await resolve(id, { files: [await anUpload(test, 'Last.txt', Buffer.from('Last'))] })
    expect((await run((ctx) => listRequestFiles(ctx, [id]))).map(({ name }) => name)).toEqual([
      ...files.map(({ name }) => name),
      'Last.txt',
    ])
  })

  it('is resolved by one of many who try at once', async () => {
    const { id } = await create()
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => resolve(id, { notes: 'Done.' }).catch((error: unknown) => error)),
    )
    expect(tries.filter((one) => (one as { state?: string }).state === 'CLOSED')).toHaveLength(1)
    expect(tries.filter((one) => (one as { code?: string }).code === 'CONFLICT')).toHaveLength(5)
    const [resolved] = await run((ctx) => service.findServiceRequests(ctx, [id]))
    expect(resolved!.closedAt).toBeInstanceOf(Date)
  })

  it('of somebody who is no client is resolved without a word on any time line', async () => {
    const { id } = await create({ accountId: null, clientName: 'Percy Stranger' })
    await resolve(id)
    expect(await run((ctx) => listAccountHistory(ctx, accountId, { first: 1, after: null }))).toEqual([])
  })

  it('tells of a certificate that was issued for it, also when it is resolved', async () => {
    const { id } = await create()
    await resolve(id)
    await run((ctx) => service.noteCertificate(ctx, id, { id: randomUUID(), number: '2026-0009' }))
    expect((await historyOf(id)).at(-1)).toMatchObject({ updateTypes: ['UPDATE'], about: { number: '2026-0009' } })
    const strange = { id: randomUUID(), number: '2026-0010' }
    const noted = run((ctx) => service.noteCertificate(ctx, randomUUID(), strange))
    expect((await refusal(noted)).code).toBe('NOT_FOUND')
  })

  it('takes comments, also when it is resolved, and none that is blank', async () => {
    const { id } = await create()
    await resolve(id)
    const comment = (content: string, key?: string) =>
      run((ctx) => service.addServiceRequestComment(ctx, id, { content, key }))
    expect(await mistakes(comment(' \n'))).toEqual(['content: Write the comment.'])
    const key = randomUUID()
    await comment('Called  back.\r\n\n\n- twice ', key)
    await comment('Called  back.\r\n\n\n- twice ', key)
    expect(await run((ctx) => listComments(ctx, [id]))).toMatchObject([
      { content: 'Called back.\n\n- twice', agencyUserId: me() },
    ])
  })

  it('is merged with another of the same client, and both histories stay', async () => {
    const [keep, other] = [await create(), await create({ type: 'QUOTE_REQUEST' })]
    const merge = (id: string) => run((ctx) => service.mergeServiceRequests(ctx, keep.id, id))
    const stranger = await create({ accountId: await anAccount(test, mine) })
    expect(await mistakes(merge(stranger.id))).toEqual(['mergeId: These requests are of different clients.'])
    expect(await mistakes(merge(keep.id))).toEqual(['mergeId: Choose another request than this one.'])
    const closed = await create()
    await resolve(closed.id)
    const notOpen = ['mergeId: Only open requests can be merged. Reopen the other first.']
    expect(await mistakes(merge(closed.id))).toEqual(notOpen)
    expect(await mistakes(run((ctx) => service.mergeServiceRequests(ctx, closed.id, keep.id)))).toEqual(notOpen)
    await merge(other.id)
    const told = await run((ctx) => listAccountHistory(ctx, accountId, { first: 9, after: null }))
    expect(told.filter(({ event }) => event.kind === 'REQUEST_RESOLVED')).toHaveLength(1)
    const [merged] = await run((ctx) => service.findServiceRequests(ctx, [other.id]))
    expect(merged).toMatchObject({ state: 'CLOSED', mergedInto: keep.id, closedAt: expect.any(Date) })
    expect((await historyOf(keep.id)).at(-1)).toMatchObject({
      updateTypes: ['MERGE'],
      about: { merged: other.id, title: 'Quote request' },
    })
    expect((await historyOf(other.id)).map(({ updateTypes }) => updateTypes)).toEqual([['CREATE'], ['CLOSE']])
    expect((await refusal(run((ctx) => service.reopenServiceRequest(ctx, other.id, { reason: 'x' })))).message).toBe(
      'This request was merged into another one. Open that one.',
    )
  })

  it('without an account is of the client who has the same e-mail or phone', async () => {
    const ask = (given: Partial<RequestInput>) => create({ accountId: null, clientName: 'Percy Stranger', ...given })
    const email = 'percy@stranger.example.com'
    const keep = await ask({ clientEmail: email, clientPhone: '555 010 0123' })
    const merge = (id: string) => run((ctx) => service.mergeServiceRequests(ctx, keep.id, id))
    const others = [{}, { clientEmail: 'other@stranger.example.com' }, { accountId, clientEmail: email }]
    for (const other of others)
      expect(await mistakes(merge((await ask(other)).id))).toEqual([
        'mergeId: These requests are of different clients.',
      ])
    const [unknown, other] = [await ask({}), await ask({})]
    expect(await mistakes(run((ctx) => service.mergeServiceRequests(ctx, unknown.id, other.id)))).toEqual([
      'mergeId: These requests are of different clients.',
    ])
    for (const same of [{ clientEmail: 'Percy@Stranger.example.com' }, { clientPhone: '(555) 010-0123' }])
      expect((await merge((await ask(same)).id)).state).toBe('OPEN')
  })

  it('tells what was asked in those that were merged into it, also by way of another, with what was said', async () => {
    const [keep, other] = [await create(), await create({ type: 'QUOTE_REQUEST', details: 'For a van.' })]
    const call = await run((ctx) =>
      service.takeServiceRequest(
        ctx,
        { type: 'QUESTION', accountId, question: { question: 'Is it covered?' } },
        { channel: 'PHONE', beganAt: test.house.now(), said: [{ role: 'client', content: 'Is it?', at: null }] },
      ),
    )
    await run((ctx) => service.mergeServiceRequests(ctx, other.id, call.id))
    await run((ctx) => service.mergeServiceRequests(ctx, keep.id, other.id))
    const ask = await anAsker(test, mine)
    const asked = await ask(
      `query ($id: ID!) { serviceRequest(id: $id) {
        mergedRequests { id details question { question } calls { transcript { content } } }
      } }`,
      { id: keep.id },
    )
    expect(asked.serviceRequest.mergedRequests).toEqual([
      { id: other.id, details: 'For a van.', question: null, calls: [] },
      {
        ...{ id: call.id, details: null, question: { question: 'Is it covered?' } },
        calls: [{ transcript: [{ content: 'Is it?' }] }],
      },
    ])
  })

  it('was resolved by whoever resolved it, also when somebody comments on it later', async () => {
    const { id } = await create()
    await resolve(id)
    const colleague = { ...mine.actor, userId: await aColleague(test, mine) }
    await as(test.house, colleague, (ctx) => service.addServiceRequestComment(ctx, id, { content: 'Thanks.' }))
    const closedBy = () =>
      run(({ db }) => db.selectFrom('service_requests').select('closed_by').where('id', '=', id).executeTakeFirst())
    expect((await closedBy())?.closed_by).toBe(me())
    await run((ctx) => service.reopenServiceRequest(ctx, id, { reason: 'Not yet.' }))
    expect((await closedBy())?.closed_by).toBe(null)
  })

  it('is not changed over what somebody else changed meanwhile, field by field', async () => {
    const { id, rev } = await create()
    const change = (given: Parameters<typeof service.updateServiceRequest>[2]) =>
      run((ctx) => service.updateServiceRequest(ctx, id, { rev, ...given }))
    await change({ assigneeId: me() })
    expect(await refusal(change({ assigneeId: null, dueAt: '2027-01-05T23:59:00Z' }))).toMatchObject({
      code: 'CONFLICT',
      fields: ['assigneeId: It was given to Robin Placeholder meanwhile. Save again to keep yours.'],
    })
    expect(await change({ dueAt: '2027-01-05T23:59:00Z' })).toMatchObject({ assigneeId: me(), rev: 3 })
  })

  it('is of the account as it is when it is written: not of one that is being merged away', async () => {
    const gone = await anAccount(test, mine)
    const { merged, created } = await run(async (ctx) => {
      await mergeAccounts(ctx, accountId, gone)
      return { merged: true, created: create({ accountId: gone }).catch((error: unknown) => error) }
    })
    expect([merged, await created]).toMatchObject([true, { code: 'INVALID' }])
  })

  it('of many, all are changed or none', async () => {
    const [one, two] = [await create(), await create()]
    await resolve(two.id)
    const assign = (ids: string[]) => run((ctx) => service.updateServiceRequests(ctx, ids, { assigneeId: me() }))
    expect((await refusal(assign([one.id, two.id]))).message).toBe(
      'Resolved meanwhile: “Other”. Take them out of the selection and try again.',
    )
    expect((await run((ctx) => service.findServiceRequests(ctx, [one.id])))[0]!.assigneeId).toBe(null)
    expect(await assign([one.id])).toMatchObject([{ assigneeId: me() }])
    for (const many of [[], Array.from({ length: 201 }, () => one.id)])
      expect(await mistakes(assign(many))).toEqual(['ids: Choose up to 200 requests.'])
  })

  it('has again what it had before a change of many, unless the same was changed since or it was resolved', async () => {
    const colleague = await aColleague(test, mine)
    const day = '2027-01-05T23:59:00.000Z'
    const had = await create({ assigneeId: colleague, dueAt: day })
    const [same, taken, closed, commented] = [
      await create({ assigneeId: me() }),
      await create(),
      await create(),
      await create(),
    ]
    const ids = [had, same, taken, closed, commented].map(({ id }) => id)
    const update = randomUUID()
    await run((ctx) => service.updateServiceRequests(ctx, ids, { assigneeId: me(), key: update }))
    await run((ctx) => service.updateServiceRequest(ctx, taken.id, { assigneeId: colleague }))
    await resolve(closed.id)
    await run((ctx) => service.addServiceRequestComment(ctx, commented.id, { content: 'Called.' }))
    await run((ctx) => service.updateServiceRequest(ctx, had.id, { dueAt: null }))
    const key = randomUUID()
    const undo = () => run((ctx) => undoServiceRequestsUpdate(ctx, ids, update, key))
    const { keptIds } = await undo()
    expect(keptIds.toSorted()).toEqual([taken.id, closed.id].toSorted())
    const now = async () => {
      const found = await run((ctx) => service.findServiceRequests(ctx, ids))
      return ids.map((id) => found.find((one) => one.id === id)!.assigneeId)
    }
    expect(await now()).toEqual([colleague, me(), colleague, me(), null])
    expect((await historyOf(had.id)).at(-1)).toMatchObject({
      updateTypes: ['ASSIGN'],
      snapshot: { assigneeId: colleague, dueAt: null },
    })
    await run((ctx) => service.updateServiceRequest(ctx, commented.id, { assigneeId: colleague }))
    expect(await undo()).toEqual({ keptIds })
    expect((await now()).at(-1)).toBe(colleague)

    const dated = randomUUID()
    await run((ctx) => service.updateServiceRequests(ctx, [had.id], { dueAt: day, key: dated }))
    await run((ctx) => undoServiceRequestsUpdate(ctx, [had.id], dated))
    expect((await run((ctx) => service.findServiceRequests(ctx, [had.id])))[0]).toMatchObject({
      assigneeId: colleague,
      dueAt: null,
    })
    for (const many of [[], Array.from({ length: 201 }, () => had.id)])
      expect(await mistakes(run((ctx) => undoServiceRequestsUpdate(ctx, many, dated)))).toEqual([
        'ids: Choose up to 200 requests.',
      ])
  })

  it('of another agency is not there', async () => {
    const { id } = await create()
    const theirs = await anAgency(test)
    const asked = as(test.house, theirs.actor, (ctx) => service.updateServiceRequest(ctx, id, { dueAt: null }))
    expect((await refusal(asked)).code).toBe('NOT_FOUND')
  })
})

describe('the list', () => {
  const list = async (filter: RequestFilter, first = 50, after: string | null = null) =>
    run((ctx) => listServiceRequests(ctx, filter, { first, after }))
  const ids = async (filter: RequestFilter) => (await list(filter)).map(({ request }) => request.id)

  it('is found by client, asker, type and words, narrowed, sorted and counted', async () => {
    const hour = 3_600_000
    const at = (ms: number) => new Date(test.house.now().getTime() + ms).toISOString()
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
    expect(await ids({ types: ['QUESTION', 'QUOTE_REQUEST'] })).toEqual([soon.id, late.id])
    expect(await ids({ assigneeIds: [me()] })).toEqual([late.id])
    expect(await ids({ assigneeIds: ['none'], states: ['CLOSED'] })).toEqual([closed.id])
    expect(await run((ctx) => countServiceRequests(ctx, {}))).toEqual([
      { key: 'ALL', count: 4 },
      { key: 'OPEN', count: 3 },
      { key: 'CLOSED', count: 1 },
    ])
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
  test.pass((evening - (test.house.now().getTime() % day) + day) % day)
  const endOf = (days: number) => momentIn(zone, addDays(dayIn(zone, test.house.now()), days), END_OF_DAY)
  const due = async (at: Date) => (await create({ dueAt: at.toISOString() })).id
  const minutes = (at: Date, more: number) => new Date(at.getTime() + more * 60_000)
  const past = minutes(test.house.now(), -60)
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
          { type: 'QUESTION', accountId, question: { question: 'Is the trailer covered?' }, key },
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
  const policyId = await aPolicy(test, mine, { account_id: accountId, policy_number: 'GL-7' })
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
  expect((await file(`tab=ALL&account=${accountId}`)).rows).toHaveLength(1)
})

it('comes as a file page by page', async () => {
  await asOwner(test.ownerUrl, (owner) =>
    sql`insert into service_requests (agency_id, id, type, title, created_at, updated_at)
      select ${mine.agencyId}, gen_random_uuid(), 'OTHER', 'Request ' || n, now() - n * interval '1 minute', now()
      from generate_series(1, 201) n`.execute(owner),
  )
  const page = (after: string | null) => run((ctx) => exportRequests(ctx, new URLSearchParams(), after))
  const first = await page(null)
  const second = await page(first.after)
  expect([first.rows.length, second.rows.map((row) => row[6]), second.after]).toEqual([200, ['Request 201'], null])
})
