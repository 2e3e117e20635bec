import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayIn, END_OF_DAY, momentIn } from '../../../shared/dates.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aCancellation, aColleague, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { ofImport, recordEvent } from '../history/service.ts'
import { createServiceRequest, resolveServiceRequest } from '../servicing/service.ts'
import { createWorkspace } from '../workspaces/service.ts'
import * as day from './service.ts'

const ZONE = 'America/New_York'
const HOUR_MS = 3_600_000

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
/** Another user of the agency. */
let other: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  accountId = await anAccount(test, mine)
  other = await aColleague(test, mine)
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const today = () => dayIn(ZONE, test.house.now())
const list = async (scope: 'MINE' | 'TEAM' = 'MINE', first = 50, after: string | null = null) =>
  run((ctx) => day.listDay(ctx, scope, { first, after }))
const groups = async (scope: 'MINE' | 'TEAM' = 'MINE') =>
  (await list(scope)).map(({ item }) => [item.group, item.kind, item.id])
const ask = async (dueMs: number | null, assigneeId: string | null = mine.userId) => {
  const dueAt = dueMs === null ? null : new Date(test.house.now().getTime() + dueMs).toISOString()
  return (await run((ctx) => createServiceRequest(ctx, { type: 'OTHER', accountId, dueAt, assigneeId }))).id
}
const policy = (days: number, given: object = {}) =>
  aPolicy(test, mine, { account_id: accountId, expires_at: addDays(today(), days), ...given })

describe('My Day', () => {
  it('holds what is late, due, canceled, expiring and waiting, what hurts first first', async () => {
    const late = await ask(-HOUR_MS)
    const soon = await ask(5 * 24 * HOUR_MS)
    const undated = await ask(null)
    const later = await ask(20 * 24 * HOUR_MS)
    const lapsed = await policy(-3, { state: 'EXPIRED' })
    const tonight = await policy(200)
    await aCancellation(test, mine, { policy_id: tonight, effective_at: addDays(today(), 1) })
    const expiring = await policy(30)
    const { id: workspace } = await createWorkspace({ house: test.house, actor: mine.actor }, { message: 'Hello' })
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('workspaces').set({ state: 'WAITING_FOR_INPUT' }).where('id', '=', workspace).execute(),
    )
    expect(await groups()).toEqual([
      ['LATE', 'EXPIRY', lapsed],
      ['LATE', 'REQUEST', late],
      ['TODAY', 'WORKSPACE', workspace],
      ['TODAY', 'CANCELLATION', tonight],
      ['WEEK', 'REQUEST', undated],
      ['WEEK', 'REQUEST', soon],
      ['LATER', 'REQUEST', later],
      ['LATER', 'EXPIRY', expiring],
    ])
    expect(await run((ctx) => day.countDay(ctx, 'MINE'))).toEqual([
      { key: 'ALL', count: 8 },
      { key: 'LATE', count: 2 },
      { key: 'TODAY', count: 2 },
      { key: 'WEEK', count: 2 },
      { key: 'LATER', count: 2 },
    ])
    const [first, second] = await list('MINE', 2)
    const rest = await list('MINE', 50, second!.cursor)
    expect([first, second, ...rest].map((one) => one!.item.id)).toEqual((await groups()).map(([, , id]) => id))
  })

  it.each(['agency_user_id', 'producer_id', 'service_rep_id'])('holds the policies whose %s one is', async (column) => {
    await policy(20, { agency_user_id: other, producer_id: other, service_rep_id: other })
    const own = await policy(20, { agency_user_id: other, [column]: mine.userId })
    expect(await groups()).toEqual([['LATER', 'EXPIRY', own]])
  })

  it('ends the next seven days with the seventh', async () => {
    const endOf = (days: number) =>
      momentIn(ZONE, addDays(today(), days), END_OF_DAY).getTime() - test.house.now().getTime()
    const minute = 60_000
    const last = await ask(endOf(7))
    const after = await ask(endOf(7) + 2 * minute)
    const [seventh, eighth] = [await policy(7), await policy(8)]
    const found = Object.groupBy(await groups(), ([group]) => group!)
    const idsOf = (group: string) => found[group]!.map(([, , id]) => id).toSorted()
    expect([Object.keys(found), idsOf('WEEK'), idsOf('LATER')]).toEqual([
      ['WEEK', 'LATER'],
      [last, seventh].toSorted(),
      [after, eighth].toSorted(),
    ])
  })

  it('leaves out what is renewed, canceled, resolved, far or long past; what is reinstated expires as before', async () => {
    const renewed = await policy(10)
    await aPolicy(test, mine, { account_id: accountId, previous_id: renewed, expires_at: addDays(today(), 375) })
    const canceled = await policy(10)
    await aCancellation(test, mine, { policy_id: canceled, effective_at: addDays(today(), -5), closed_at: new Date() })
    const reinstated = await policy(90)
    const still = await policy(40)
    await aCancellation(test, mine, {
      ...{ policy_id: still, effective_at: addDays(today(), -5), closed_at: new Date(), reinstated_at: new Date() },
    })
    await aCancellation(test, mine, {
      policy_id: reinstated,
      effective_at: addDays(today(), 3),
      reinstated_at: new Date(),
    })
    await policy(61)
    await policy(-15, { state: 'EXPIRED' })
    await policy(5, { deleted_at: new Date() })
    const resolved = await ask(HOUR_MS)
    await resolveServiceRequest({ house: test.house, actor: mine.actor }, resolved, {})
    const renewalDeleted = await policy(50)
    await aPolicy(test, mine, {
      ...{ account_id: accountId, previous_id: renewalDeleted, expires_at: addDays(today(), 415) },
      deleted_at: new Date(),
    })
    const { id: archived } = await createWorkspace({ house: test.house, actor: mine.actor }, { message: 'Hello' })
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('workspaces')
        .set({ state: 'WAITING_FOR_INPUT', archived_at: new Date() })
        .where('id', '=', archived)
        .execute(),
    )
    expect(await groups('TEAM')).toEqual([
      ['LATER', 'EXPIRY', still],
      ['LATER', 'EXPIRY', renewalDeleted],
    ])
  })

  it('is mine and what is unassigned; the team’s is everyone’s', async () => {
    const own = await ask(HOUR_MS)
    const nobodys = await ask(2 * HOUR_MS, null)
    const theirs = await ask(3 * HOUR_MS, other)
    const ids = async (scope: 'MINE' | 'TEAM') => (await list(scope)).map(({ item }) => item.id)
    expect(await ids('MINE')).toEqual([own, nobodys])
    expect(await ids('TEAM')).toEqual([own, nobodys, theirs])
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', other).execute(),
    )
    expect(await ids('MINE')).toEqual([own, nobodys, theirs])
    await anAgency(test).then(async (stranger) => {
      const seen = await as(test.house, stranger.actor, (ctx) => day.listDay(ctx, 'TEAM', { first: 50, after: null }))
      expect(seen).toEqual([])
    })
  })

  it('puts off until tomorrow’s morning for one person alone, and brings back', async () => {
    const id = await ask(HOUR_MS)
    const item = `REQUEST:${id}`
    const until = await run((ctx) => day.putOffDayItem(ctx, { item }))
    expect(dayIn(ZONE, until)).toBe(addDays(today(), 1))
    const clock = { timeZone: ZONE, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
    expect(until.toLocaleTimeString('en-US', clock)).toBe('06:00:00')
    expect(await groups()).toEqual([])
    const colleague = { ...mine.actor, userId: other }
    const seen = await as(test.house, colleague, (ctx) => day.listDay(ctx, 'TEAM', { first: 50, after: null }))
    expect(seen).toHaveLength(1)
    await run((ctx) => day.bringBackDayItem(ctx, { item }))
    expect(await groups()).toHaveLength(1)
    await run((ctx) => day.putOffDayItem(ctx, { item }))
    test.pass(until.getTime() - test.house.now().getTime() + 1000)
    expect(await groups()).toEqual([['LATE', 'REQUEST', id]])
    const shouted = `REQUEST:${id.toUpperCase()}`
    await run((ctx) => day.putOffDayItem(ctx, { item: shouted }))
    expect(await groups()).toEqual([])
    await run((ctx) => day.bringBackDayItem(ctx, { item: shouted }))
    const canceled = await policy(200)
    await aCancellation(test, mine, { policy_id: canceled, effective_at: addDays(today(), 3) })
    await run((ctx) => day.putOffDayItem(ctx, { item: `CANCELLATION:${canceled}` }))
    expect(await groups()).toEqual([['LATE', 'REQUEST', id]])
    const resolved = await ask(HOUR_MS)
    await resolveServiceRequest({ house: test.house, actor: mine.actor }, resolved, {})
    const theirs = await anAgency(test)
    const foreign = await aPolicy(test, theirs, { account_id: await anAccount(test, theirs) })
    const nothing = [
      `REQUEST:${resolved}`,
      `CANCELLATION:${await policy(200)}`,
      `REQUEST:${randomUUID()}`,
      `EXPIRY:${id}`,
      `CANCELLATION:${foreign}`,
      `WORKSPACE:${randomUUID()}`,
    ]
    for (const wrong of ['', 'REQUEST', 'REQUEST:x', `GONE:${id}`, `${item}:1`, ...nothing])
      expect(await mistakes(run((ctx) => day.putOffDayItem(ctx, { item: wrong })))).toEqual([
        'item: This is not on My Day.',
      ])
  })

  it('says what is due, and what only stands there', async () => {
    const dated = await ask(HOUR_MS)
    const undated = await ask(null)
    const due = (await list()).map(({ item }) => [item.id, item.isDue])
    expect(due).toEqual([
      [dated, true],
      [undated, false],
    ])
  })

  it('lists each kind of act that counts as done, the newest first', async () => {
    const policyId = await policy(200)
    const deeds = [
      'POLICY_CREATED',
      'POLICY_RENEWED',
      'POLICY_CANCELLATION_RECORDED',
      'POLICY_REINSTATED',
      'CERTIFICATE_ISSUED',
    ] as const
    const ids: string[] = []
    for (const kind of [...deeds, 'POLICY_CHANGED', 'NOTE'] as const) {
      await run((ctx) => recordEvent(ctx, kind, { accountId, policyId }, { about: {} }))
      const { id } = await asOwner(test.ownerUrl, (owner) =>
        owner
          .selectFrom('history')
          .select('id')
          .where('kind', '=', kind)
          .where('agency_id', '=', mine.agencyId)
          .executeTakeFirstOrThrow(),
      )
      ids.push(id)
      test.pass(1000)
    }
    const told = await run((ctx) => day.listDoneToday(ctx, 'MINE'))
    expect(told.map(({ id }) => id)).toEqual(ids.slice(0, deeds.length).reverse())
  })

  it('lists what was done today, by me or by all', async () => {
    const id = await ask(HOUR_MS)
    await resolveServiceRequest({ house: test.house, actor: mine.actor }, id, {})
    const done = (scope: 'MINE' | 'TEAM', userId = mine.userId) =>
      as(test.house, { ...mine.actor, userId }, (ctx) => day.listDoneToday(ctx, scope))
    const colleague = { ...mine.actor, userId: other }
    const policyId = await policy(200)
    await as(test.house, colleague, (ctx) =>
      recordEvent(ctx, 'POLICY_RENEWED', { accountId, policyId }, { about: { policy: 'General Liability' } }),
    )
    expect(await done('MINE')).toMatchObject([{ kind: 'REQUEST', id }])
    expect(await done('MINE', other)).toMatchObject([{ kind: 'EVENT' }])
    expect(await done('TEAM', other)).toHaveLength(2)
    // Imported policies have no line of their own; one that a user works on has.
    const [brought, made] = [await policy(200), await policy(200)]
    const add = (id: string, about: Record<string, string>) =>
      run((ctx) => recordEvent(ctx, 'POLICY_CREATED', { accountId, policyId: id }, { about }))
    await add(made, {})
    await add(brought, ofImport(randomUUID(), 'WRITE'))
    expect(await done('TEAM')).toHaveLength(3)
    // One that was merged into another was not done.
    const merged = await ask(HOUR_MS)
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('service_requests')
        .set({ state: 'CLOSED', closed_at: test.house.now(), closed_by: mine.userId, merged_into: id })
        .where('id', '=', merged)
        .execute(),
    )
    expect(await done('TEAM')).toHaveLength(3)
    test.pass(24 * HOUR_MS)
    expect(await done('TEAM')).toEqual([])
  })
})
