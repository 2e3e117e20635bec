import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anAsker } from '../../../tests/support/graph.ts'
import { aColleague, anAccount } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import { servicing } from '../../../tests/support/servicing.ts'
import { listAccountHistory } from '../accounts/service.ts'
import type { RequestInput } from './input.ts'
import * as service from './service.ts'

const { scene, run, create, resolve, historyOf, me } = servicing()

describe('a request', () => {
  it('is merged with another of the same client, and both histories stay', async () => {
    const [keep, other] = [await create(), await create({ type: 'QUOTE_REQUEST' })]
    const merge = (id: string) => run((ctx) => service.mergeServiceRequests(ctx, keep.id, id))
    const stranger = await create({ accountId: await anAccount(scene.test, scene.mine) })
    expect(await mistakes(merge(stranger.id))).toEqual(['mergeId: These requests are of different clients.'])
    expect(await mistakes(merge(keep.id))).toEqual(['mergeId: Choose another request than this one.'])
    const closed = await create()
    await resolve(closed.id)
    const notOpen = ['mergeId: Only open requests can be merged. Reopen the other first.']
    expect(await mistakes(merge(closed.id))).toEqual(notOpen)
    expect(await mistakes(run((ctx) => service.mergeServiceRequests(ctx, closed.id, keep.id)))).toEqual(notOpen)
    await merge(other.id)
    const told = await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 9, after: null }))
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
    const others = [
      {},
      { clientEmail: 'other@stranger.example.com' },
      { accountId: scene.accountId, clientEmail: email },
    ]
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
        { type: 'QUESTION', accountId: scene.accountId, question: { question: 'Is it covered?' } },
        { channel: 'PHONE', beganAt: scene.test.house.now(), said: [{ role: 'client', content: 'Is it?', at: null }] },
      ),
    )
    await run((ctx) => service.mergeServiceRequests(ctx, other.id, call.id))
    await run((ctx) => service.mergeServiceRequests(ctx, keep.id, other.id))
    const ask = await anAsker(scene.test, scene.mine)
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
  it('goes on with the earlier due date, and with whoever has the other where nobody has it', async () => {
    const [early, late] = ['2027-01-05T23:59:00.000Z', '2027-02-05T23:59:00.000Z']
    const merged = async (keep: Parameters<typeof create>[0], other: Parameters<typeof create>[0]) => {
      const [to, from] = [await create(keep), await create(other)]
      const { dueAt, assigneeId } = await run((ctx) => service.mergeServiceRequests(ctx, to.id, from.id))
      return [dueAt?.toISOString() ?? null, assigneeId, (await historyOf(to.id)).at(-1)!.updateTypes]
    }
    const colleague = await aColleague(scene.test, scene.mine)
    expect(await merged({ dueAt: late }, { dueAt: early, assigneeId: me() })).toEqual([
      early,
      me(),
      ['MERGE', 'ASSIGN', 'UPDATE_DUE_DATE'],
    ])
    expect(await merged({ dueAt: early, assigneeId: colleague }, { dueAt: late, assigneeId: me() })).toEqual([
      early,
      colleague,
      ['MERGE'],
    ])
    expect(await merged({}, { dueAt: late })).toEqual([late, null, ['MERGE', 'UPDATE_DUE_DATE']])
  })

  it('hears of a certificate that was issued for one merged into it', async () => {
    const [keep, other] = [await create(), await create()]
    await run((ctx) => service.mergeServiceRequests(ctx, keep.id, other.id))
    await run((ctx) => service.noteCertificate(ctx, other.id, { id: randomUUID(), number: '2026-0009' }))
    expect((await historyOf(keep.id)).at(-1)).toMatchObject({ updateTypes: ['UPDATE'], about: { number: '2026-0009' } })
    expect((await historyOf(other.id)).at(-1)!.updateTypes).toEqual(['CLOSE'])
  })
})
