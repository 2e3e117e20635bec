import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { TaskRecord } from '../../../shared/tasks.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import type { Ctx } from '../../ctx.ts'
import { mergeAccounts, undoAccountMerge } from '../accounts/merge.ts'
import { listAccountHistory } from '../accounts/service.ts'
import { listAgencyUsers } from '../agency/service.ts'
import * as day from '../day/service.ts'
import { listHistory } from '../history/service.ts'
import { createServiceRequest } from '../servicing/service.ts'
import * as tasks from './service.ts'

const ZONE = 'America/New_York'
const PAGE = { first: 50, after: null }

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let accountId: string
let ofAccount: TaskRecord
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  accountId = await anAccount(test, mine)
  ofAccount = { kind: 'ACCOUNT', id: accountId }
})

const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(test.house, mine.actor, work)
const inDays = (days: number) => addDays(dayIn(ZONE, test.house.now()), days)
const add = (given: Partial<Parameters<typeof tasks.createTask>[1]> = {}) =>
  run((ctx) => tasks.createTask(ctx, { record: ofAccount, title: 'Call about the audit', dueOn: inDays(1), ...given }))
const list = (record: TaskRecord, done = false) => run((ctx) => tasks.listTasks(ctx, record, { done, ...PAGE }))
const titles = async (record: TaskRecord, done = false) => (await list(record, done)).map(({ task }) => task.title)
const told = async () =>
  (await run((ctx) => listAccountHistory(ctx, accountId, PAGE))).map(({ event: { kind, about, changes } }) => [
    kind,
    about.task,
    ...changes.map(({ label, was, is }) => `${label}: ${was} to ${is}`),
  ])

describe('a follow-up', () => {
  it('is added, changed, done, opened again and deleted, each in the timeline', async () => {
    const other = await aColleague(test, mine, 'Robin Placeholder')
    const task = await add({ title: '  Call   about the audit ' })
    expect(task).toMatchObject({ title: 'Call about the audit', dueOn: inDays(1), assigneeId: mine.userId, rev: 1 })
    const moved = await run((ctx) => tasks.updateTask(ctx, task.id, { assigneeId: other, rev: 1 }))
    expect(moved).toMatchObject({ title: 'Call about the audit', assigneeId: other, rev: 2 })
    expect(await run((ctx) => tasks.updateTask(ctx, task.id, { assigneeId: null, rev: 2 }))).toMatchObject({
      assigneeId: null,
    })
    const done = await run((ctx) => tasks.completeTask(ctx, task.id))
    expect(done).toMatchObject({ doneAt: expect.any(Date), doneBy: mine.userId })
    expect(await run((ctx) => tasks.completeTask(ctx, task.id))).toEqual(done)
    expect([await titles(ofAccount), await titles(ofAccount, true)]).toEqual([[], ['Call about the audit']])
    expect(await run((ctx) => tasks.countTasks(ctx, ofAccount))).toEqual({ open: 0, done: 1 })
    const late = run((ctx) => tasks.updateTask(ctx, task.id, { title: 'No', rev: done.rev }))
    expect(await refusal(late)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('is done') })
    expect(await run((ctx) => tasks.reopenTask(ctx, task.id))).toMatchObject({ doneAt: null, doneBy: null })
    await run((ctx) => tasks.deleteTask(ctx, task.id))
    await run((ctx) => tasks.deleteTask(ctx, task.id))
    expect(await list(ofAccount)).toEqual([])
    const users = await run((ctx) => listAgencyUsers(ctx))
    const name = users.find(({ id }) => id === mine.userId)!.name
    expect(await told()).toEqual([
      ['TASK_DELETED', 'Call about the audit'],
      ['TASK_REOPENED', 'Call about the audit'],
      ['TASK_DONE', 'Call about the audit'],
      ['TASK_CHANGED', 'Call about the audit', 'Follow-up assignee: Robin Placeholder to null'],
      ['TASK_CHANGED', 'Call about the audit', `Follow-up assignee: ${name} to Robin Placeholder`],
      ['TASK_ADDED', 'Call about the audit'],
    ])
  })

  it('refuses what is missing or not there, each at its field', async () => {
    expect(await mistakes(add({ title: ' ', dueOn: '2026-02-31', assigneeId: 'me' }))).toEqual([
      'title: Write what is to be done.',
      'dueOn: Enter a day from 2000 to 2100.',
      'assigneeId: Choose a user of your agency.',
    ])
    const gone = await aColleague(test, mine, 'Gone')
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', gone).execute(),
    )
    expect(await mistakes(add({ assigneeId: gone }))).toEqual([
      'assigneeId: Gone cannot sign in any more. Choose another user.',
    ])
    const theirs = await anAgency(test)
    const foreign = await anAccount(test, theirs)
    const policy = await aPolicy(test, theirs, { account_id: foreign })
    const request = await as(test.house, theirs.actor, (ctx) =>
      createServiceRequest(ctx, { type: 'OTHER', accountId: foreign }),
    )
    const records: TaskRecord[] = [
      { kind: 'ACCOUNT', id: foreign },
      { kind: 'POLICY', id: policy },
      { kind: 'REQUEST', id: request.id },
      { kind: 'POLICY', id: accountId },
    ]
    for (const record of records) expect((await refusal(add({ record }))).message).toMatch(/not exist/)
    expect(await mistakes(add({ assigneeId: theirs.userId }))).toEqual(['assigneeId: Choose a user of your agency.'])
    const both = sql`insert into tasks (agency_id, id, title, due_on, account_id, policy_id, created_at)
      values (${theirs.agencyId}, gen_random_uuid(), 'x', '2026-01-01', ${foreign}, ${policy}, now())`
    await expect(asOwner(test.ownerUrl, (owner) => both.execute(owner))).rejects.toThrow('tasks_of_one_record')
  })

  it('says what others changed meanwhile, and takes the change once that was read', async () => {
    const task = await add()
    await run((ctx) => tasks.updateTask(ctx, task.id, { title: 'Call about the payroll', rev: 1 }))
    const late = { title: 'Write about the audit', dueOn: inDays(3), rev: 1 }
    expect(await mistakes(run((ctx) => tasks.updateTask(ctx, task.id, late)))).toEqual([
      'title: It says “Call about the payroll” by now. Save again to keep yours.',
      expect.stringContaining('dueOn: It says'),
    ])
    expect(await titles(ofAccount)).toEqual(['Call about the payroll'])
    await run((ctx) => tasks.updateTask(ctx, task.id, { ...late, rev: 2 }))
    expect(await titles(ofAccount)).toEqual(['Write about the audit'])
  })

  it('stands on a policy or a request, is listed by its day a page at a time, and goes with its record', async () => {
    const policyId = await aPolicy(test, mine, { account_id: accountId })
    const { id: requestId } = await run((ctx) => createServiceRequest(ctx, { type: 'OTHER', accountId }))
    const [ofPolicy, ofRequest] = [
      { kind: 'POLICY', id: policyId },
      { kind: 'REQUEST', id: requestId },
    ] as const
    await add({ record: ofRequest, title: 'Ask again' })
    for (const days of [3, 1, 2]) await add({ record: ofPolicy, title: `In ${days}`, dueOn: inDays(days) })
    const page = { done: false, first: 2, after: null as string | null }
    const first = await run((ctx) => tasks.listTasks(ctx, ofPolicy, page))
    const rest = await run((ctx) => tasks.listTasks(ctx, ofPolicy, { ...page, after: first[1]!.cursor }))
    expect([...first, ...rest].map(({ task }) => task.title)).toEqual(['In 1', 'In 2', 'In 3'])
    expect(await titles(ofRequest)).toEqual(['Ask again'])
    const ofIt = await run((ctx) => listHistory(ctx, { policyId }, PAGE))
    expect(ofIt.map(({ event }) => event.about.task)).toEqual(['In 2', 'In 1', 'In 3'])
    expect((await told())[3]).toEqual(['TASK_ADDED', 'Ask again'])
    await asOwner(test.ownerUrl, (owner) =>
      owner.updateTable('policies').set({ deleted_at: new Date() }).where('id', '=', policyId).execute(),
    )
    expect([await titles(ofPolicy), await titles(ofRequest)]).toEqual([[], ['Ask again']])
    expect(await run((ctx) => day.countDay(ctx, 'MINE'))).toContainEqual({ key: 'ALL', count: 2 })
    await asOwner(test.ownerUrl, (owner) => owner.deleteFrom('service_requests').where('id', '=', requestId).execute())
    expect(await list(ofRequest)).toEqual([])
  })

  it('follows its account into a merge, and goes back when the merge is undone', async () => {
    const kept = await anAccount(test, mine)
    await add()
    const { mergeId } = await run((ctx) => mergeAccounts(ctx, kept, accountId))
    const ofKept: TaskRecord = { kind: 'ACCOUNT', id: kept }
    expect([await titles(ofKept), await titles(ofAccount)]).toEqual([['Call about the audit'], []])
    expect((await refusal(add())).message).toContain('merged into another one')
    await run((ctx) => undoAccountMerge(ctx, mergeId))
    expect([await titles(ofKept), await titles(ofAccount)]).toEqual([[], ['Call about the audit']])
  })

  it('stands on My Day on its day, for its assignee or for all when it is nobody’s, until it is done', async () => {
    const other = await aColleague(test, mine)
    for (const [title, days] of [
      ['Late', -1],
      ['Today', 0],
      ['Seventh', 7],
      ['Eighth', 8],
    ] as const)
      await add({ title, dueOn: inDays(days) })
    await add({ title: 'Theirs', dueOn: inDays(0), assigneeId: other })
    const anybodys = await add({ title: 'Anybody', dueOn: inDays(2), assigneeId: null })
    const shown = async (scope: 'MINE' | 'TEAM' = 'MINE') => {
      const rows = await run((ctx) => day.listDay(ctx, scope, PAGE))
      const found = await run((ctx) =>
        tasks.findTasks(
          ctx,
          rows.map(({ item }) => item.id),
        ),
      )
      const nameOf = new Map(found.map(({ id, title }) => [id, title]))
      return rows.map(({ item }) => `${item.group} ${nameOf.get(item.id)!}`)
    }
    const own = ['LATE Late', 'TODAY Today', 'WEEK Anybody', 'WEEK Seventh', 'LATER Eighth']
    expect(await shown()).toEqual(own)
    expect((await shown('TEAM')).toSorted()).toEqual([...own, 'TODAY Theirs'].toSorted())
    await run((ctx) => day.putOffDayItem(ctx, { item: `TASK:${anybodys.id}` }))
    expect(await shown()).not.toContain('WEEK Anybody')
    await run((ctx) => day.bringBackDayItem(ctx, { item: `TASK:${anybodys.id}` }))
    await run((ctx) => tasks.completeTask(ctx, anybodys.id))
    expect(await shown()).not.toContain('WEEK Anybody')
    const done = () => run((ctx) => day.listDoneToday(ctx, 'MINE'))
    expect(await done()).toMatchObject([{ kind: 'TASK', id: anybodys.id }])
    await run((ctx) => tasks.reopenTask(ctx, anybodys.id))
    expect([await shown(), await done()]).toEqual([own, []])
  })
})
