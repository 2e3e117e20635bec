import type { z } from 'zod'
import type { HistoryKind } from '../../../shared/history.ts'
import type { TaskRecord } from '../../../shared/tasks.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { idOrNobody, isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount } from '../accounts/service.ts'
import { demandAssignee, listAgencyUsers } from '../agency/service.ts'
import { recordEvent } from '../history/service.ts'
import type { EventSubject } from '../history/types.ts'
import { findPolicy, lockPolicy } from '../policies/service.ts'
import { findServiceRequests, getServiceRequest } from '../servicing/service.ts'
import { newTask, taskChange, taskChanges, taskConflicts } from './rules.ts'
import * as store from './store.ts'
import type { Task } from './types.ts'

type Keyed = { key?: string | null | undefined }
type NewTask = z.input<typeof newTask> & Keyed
type TaskChange = z.input<typeof taskChange> & Keyed

/** One page of the follow-ups of a record: the open ones by their day, or the done ones, the latest first. */
export function listTasks(
  ctx: Ctx,
  record: TaskRecord,
  { done, ...page }: { done: boolean; first: number; after: string | null },
) {
  must(ctx, 'read', 'task')
  return store.listTasks(ctx.db, { ...record, id: idOrNobody(record.id) }, done, page)
}

/** How many follow-ups of a record are open, and how many done. */
export function countTasks(ctx: Ctx, record: TaskRecord) {
  must(ctx, 'read', 'task')
  return store.countTasks(ctx.db, { ...record, id: idOrNobody(record.id) })
}

/** These follow-ups, in no particular order; unknown ids are left out. */
export function findTasks(ctx: Ctx, ids: readonly string[]): Promise<Task[]> {
  must(ctx, 'read', 'task')
  return store.findTasks(ctx.db, ids.filter(isId))
}

/** Adds a follow-up to a record. The same key again is the same follow-up. */
export async function createTask(ctx: Ctx, { key, ...given }: NewTask): Promise<Task> {
  must(ctx, 'create', 'task')
  const input = parse(newTask, given)
  const id = await onlyOnce(ctx, key, 'createTask', input, async () => {
    const { record, title, dueOn, assigneeId = ctx.actor.userId } = input
    await demandRecord(ctx, record)
    await demandAssignee(ctx, assigneeId)
    const made = { createdAt: ctx.now, createdBy: ctx.actor.userId, doneAt: null, doneBy: null, rev: 1 }
    const task: Task = { id: newId(), record, title, dueOn, assigneeId, ...made }
    await store.addTask(ctx.db, ctx.agencyId, task)
    await tell(ctx, 'TASK_ADDED', task)
    return task.id
  })
  return getTask(ctx, id)
}

/** Changes a follow-up. CONFLICT, with the current values, when it was changed after `rev` was read. */
export async function updateTask(ctx: Ctx, id: string, { key, ...given }: TaskChange): Promise<Task> {
  must(ctx, 'change', 'task')
  const { rev, ...input } = parse(taskChange, given)
  await onlyOnce(ctx, key, 'updateTask', { id, rev, ...input }, async () => {
    const task = await getTask(ctx, id, true)
    if (task.doneAt) throw new AppError('CONFLICT', 'This follow-up is done. Open it again to change it.')
    const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const wanted: Task = { ...task, ...said }
    const users = new Map((await listAgencyUsers(ctx)).map((user) => [user.id, user.name]))
    const nameOf = (userId: string) => users.get(userId) ?? 'a former user'
    if (rev !== task.rev) {
      const fields = taskConflicts(task, wanted, nameOf)
      const sentence =
        'Someone else changed this follow-up in the meantime. Look at the marked fields, then save again.'
      if (fields.length) throw new AppError('CONFLICT', sentence, fields, task.rev)
    }
    const changes = taskChanges(task, wanted, nameOf)
    if (!changes.length) return true
    if (wanted.assigneeId !== task.assigneeId) await demandAssignee(ctx, wanted.assigneeId)
    await put(ctx, wanted)
    await tell(ctx, 'TASK_CHANGED', wanted, { changes })
    return true
  })
  return getTask(ctx, id)
}

/** Marks a follow-up done. One that is done already stays as it is. */
export async function completeTask(ctx: Ctx, id: string, key?: string | null): Promise<Task> {
  must(ctx, 'change', 'task')
  return setDone(ctx, id, true, key)
}

/** Opens a follow-up again. One that is open already stays as it is. */
export async function reopenTask(ctx: Ctx, id: string, key?: string | null): Promise<Task> {
  must(ctx, 'change', 'task')
  return setDone(ctx, id, false, key)
}

async function setDone(ctx: Ctx, id: string, done: boolean, key: string | null | undefined): Promise<Task> {
  await onlyOnce(ctx, key, done ? 'completeTask' : 'reopenTask', { id }, async () => {
    const task = await getTask(ctx, id, true)
    if (done === (task.doneAt !== null)) return true
    await put(ctx, { ...task, doneAt: done ? ctx.now : null, doneBy: done ? ctx.actor.userId : null })
    await tell(ctx, done ? 'TASK_DONE' : 'TASK_REOPENED', task)
    return true
  })
  return getTask(ctx, id)
}

/** Deletes a follow-up; its record's history still tells of it. One that is gone already stays so. */
export async function deleteTask(ctx: Ctx, id: string, key?: string | null) {
  must(ctx, 'delete', 'task')
  await onlyOnce(ctx, key, 'deleteTask', { id }, async () => {
    const [task] = await store.findTasks(ctx.db, [idOrNobody(id)], true)
    if (!task) return true
    await store.deleteTask(ctx.db, task.id)
    await tell(ctx, 'TASK_DELETED', task)
    return true
  })
}

/** How many open follow-ups are assigned to a user. */
export async function countTasksOf(ctx: Ctx, userId: string): Promise<number> {
  must(ctx, 'read', 'task')
  return (await store.listOpenOf(ctx.db, userId)).length
}

/** Assigns all open follow-ups of one user to another, or to nobody; each tells of it in the timeline of its record. */
export async function handOverTasks(ctx: Ctx, from: string, to: string | null): Promise<void> {
  must(ctx, 'change', 'task')
  const users = new Map((await listAgencyUsers(ctx)).map((user) => [user.id, user.name]))
  for (const task of await store.listOpenOf(ctx.db, from, true)) {
    const wanted = { ...task, assigneeId: to }
    await put(ctx, wanted)
    const changes = taskChanges(task, wanted, (userId) => users.get(userId) ?? 'a former user')
    await tell(ctx, 'TASK_CHANGED', wanted, { changes })
  }
}

const put = (ctx: Ctx, task: Task) => store.putTask(ctx.db, { ...task, rev: task.rev + 1 })

async function getTask(ctx: Ctx, id: string, lock = false): Promise<Task> {
  const [task] = await store.findTasks(ctx.db, [idOrNobody(id)], lock)
  if (!task) throw new AppError('NOT_FOUND', 'This follow-up does not exist. It may have been deleted.')
  return task
}

/** Refuses a record that does not exist, and locks it until the follow-up is written. */
async function demandRecord(ctx: Ctx, { kind, id }: TaskRecord) {
  if (kind === 'ACCOUNT') await getAccount(ctx, id, 'KEEP')
  else if (kind === 'POLICY') await lockPolicy(ctx, id)
  else await getServiceRequest(ctx, id)
}

/** Writes it into the timeline of the record; that of a service request is its account's. */
async function tell(
  ctx: Ctx,
  kind: HistoryKind,
  { record, title }: Task,
  told: Parameters<typeof recordEvent>[3] = {},
) {
  const subject = await subjectOf(ctx, record)
  const about = { task: title, ...(record.kind === 'REQUEST' && { requestId: record.id }) }
  if (subject) await recordEvent(ctx, kind, subject, { ...told, about })
}

async function subjectOf(ctx: Ctx, { kind, id }: TaskRecord): Promise<EventSubject | null> {
  if (kind === 'ACCOUNT') return { accountId: id }
  if (kind === 'POLICY') {
    const policy = await findPolicy(ctx, id)
    return policy && { accountId: policy.accountId, policyId: id }
  }
  const [request] = await findServiceRequests(ctx, [id])
  return request?.accountId ? { accountId: request.accountId } : null
}
