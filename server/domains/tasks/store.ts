import { sql } from 'kysely'
import type { IsoDate } from '../../../shared/dates.ts'
import type { TaskRecord, TaskRecordKind } from '../../../shared/tasks.ts'
import type { Db } from '../../db/connection.ts'
import { onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Task } from './types.ts'

const COLUMN = { ACCOUNT: 'account_id', POLICY: 'policy_id', REQUEST: 'request_id' } as const

const id: SortKey = { by: sql.ref('id'), kind: 'id', direction: 'asc' }
/** What is open by its day, the earliest first; what is done, the latest done first. */
const KEYS: Record<'OPEN' | 'DONE', SortKey[]> = {
  OPEN: [{ by: sql.ref('due_on'), kind: 'date', direction: 'asc' }, id],
  DONE: [
    { by: sql.ref('done_at'), kind: 'time', direction: 'desc' },
    { ...id, direction: 'desc' },
  ],
}

/** A deleted policy takes its follow-ups along. */
const standing = (db: Db) =>
  db.selectFrom('tasks').where(
    sql<boolean>`not exists (select from policies p
      where p.agency_id = tasks.agency_id and p.id = tasks.policy_id and p.deleted_at is not null)`,
  )

const ofRecord = (db: Db, { kind, id }: TaskRecord) => standing(db).where(COLUMN[kind], '=', id)

export async function listTasks(
  db: Db,
  record: TaskRecord,
  done: boolean,
  page: { first: number; after: string | null },
) {
  const keys = KEYS[done ? 'DONE' : 'OPEN']
  const query = ofRecord(db, record).where('done_at', done ? 'is not' : 'is', null)
  const rows = await onePage(query, keys, pageOf(keys, page.first, page.after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ task: toTask(row), cursor: row.cursor }))
}

/** How many follow-ups of a record are open, and how many done. */
export async function countTasks(db: Db, record: TaskRecord): Promise<{ open: number; done: number }> {
  return ofRecord(db, record)
    .select([
      sql<number>`count(*) filter (where done_at is null)::int`.as('open'),
      sql<number>`count(done_at)::int`.as('done'),
    ])
    .executeTakeFirstOrThrow()
}

/** These follow-ups, in no particular order. */
export async function findTasks(db: Db, ids: readonly string[], lock = false): Promise<Task[]> {
  if (!ids.length) return []
  const rows = await standing(db)
    .where('id', 'in', ids)
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return rows.map((row) => toTask(row))
}

/** The open follow-ups that are assigned to a user. */
export async function listOpenOf(db: Db, userId: string, lock = false): Promise<Task[]> {
  const rows = await standing(db)
    .where('assignee_id', '=', userId)
    .where('done_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return rows.map((row) => toTask(row))
}

export async function addTask(db: Db, agencyId: string, task: Task) {
  const row = { agency_id: agencyId, id: task.id, [COLUMN[task.record.kind]]: task.record.id }
  const made = { created_at: task.createdAt, created_by: task.createdBy }
  await db
    .insertInto('tasks')
    .values({ ...row, ...said(task), ...made })
    .execute()
}

export async function putTask(db: Db, task: Task) {
  await db.updateTable('tasks').set(said(task)).where('id', '=', task.id).execute()
}

export async function deleteTask(db: Db, id: string) {
  await db.deleteFrom('tasks').where('id', '=', id).execute()
}

const said = (task: Task) => ({
  title: task.title,
  due_on: task.dueOn,
  assignee_id: task.assigneeId,
  done_at: task.doneAt,
  done_by: task.doneBy,
  rev: task.rev,
})

type Row = {
  id: string
  title: string
  due_on: IsoDate
  assignee_id: string | null
  account_id: string | null
  policy_id: string | null
  request_id: string | null
  created_at: Date
  created_by: string | null
  done_at: Date | null
  done_by: string | null
  rev: number
}

const recordOf = (row: Row): TaskRecord => {
  const [kind, column] = (Object.entries(COLUMN) as [TaskRecordKind, keyof Row][]).find(([, column]) => row[column])!
  return { kind, id: row[column] as string }
}

const toTask = (row: Row): Task => ({
  id: row.id,
  record: recordOf(row),
  title: row.title,
  dueOn: row.due_on,
  assigneeId: row.assignee_id,
  createdAt: row.created_at,
  createdBy: row.created_by,
  doneAt: row.done_at,
  doneBy: row.done_by,
  rev: row.rev,
})
