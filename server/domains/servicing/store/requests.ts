import { sql } from 'kysely'
import type { RequestDue, RequestSort, RequestState, RequestType } from '../../../../shared/requests.ts'
import { UNASSIGNED } from '../../../../shared/requests.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { isAmong, onePage, pageOf, type SortKey } from '../../../db/list.ts'
import { holdsTyped } from '../../../db/search.ts'
import { idOrNobody, idsOrNobody, isId } from '../../../lib/ids.ts'
import type { ServiceRequest } from '../types.ts'

export type RequestFilter = {
  search?: string | null
  ids?: readonly string[] | null
  accountId?: string | null
  /** All when none is named. */
  states?: RequestState[] | null
  types?: RequestType[] | null
  /** Agency users; UNASSIGNED for unassigned requests. */
  assigneeIds?: string[] | null
  due?: RequestDue | null
  /** Only those of these accounts; of none where it is empty. */
  accountIds?: readonly string[] | null
  dueIn?: Moments | undefined
  openedIn?: Moments | undefined
  sort?: RequestSort | null
}

/** From one moment on, and until before another. */
export type Moments = { from?: Date | undefined; before?: Date | undefined }

/** What requests are counted by. */
const REQUEST_GROUPS = { STATE: 'state', TYPE: 'type', ASSIGNEE: 'assignee_id', ACCOUNT: 'account_id' } as const
export type RequestGroup = keyof typeof REQUEST_GROUPS

/** The moments a list by due dates is cut at, by the agency's clock. */
export type Clock = { now: Date; endOfDay: Date; endOfWeek: Date }

const SORTS: Record<Exclude<RequestSort, 'LATE_FIRST'>, SortKey[]> = {
  OPENED_DESC: [
    { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
  DUE_ASC: [
    { by: sql.ref('due_sort'), kind: 'time', direction: 'asc' },
    { by: sql.ref('id'), kind: 'id', direction: 'asc' },
  ],
  UPDATED_DESC: [
    { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
}

const COLUMNS = [
  'id',
  'type',
  'state',
  'channel',
  'account_id',
  'client_name',
  'client_email',
  'client_phone',
  'details',
  'title',
  'data',
  'policy_id',
  'assignee_id',
  'due_at',
  'resolution_notes',
  'closed_at',
  'merged_into',
  'created_at',
  'updated_at',
  'rev',
] as const

/** One page of requests, each with its place in the list. */
export async function listRequests(
  db: Db,
  filter: RequestFilter,
  clock: Clock,
  page: { first: number; after: string | null },
) {
  const sort = filter.sort ?? 'LATE_FIRST'
  const query = await found(db, filter, clock)
  return sort === 'LATE_FIRST' ? lateFirst(query, clock, page) : pageIn(query, SORTS[sort], page)
}

type RequestQuery = Awaited<ReturnType<typeof found>>
type AskedPage = { first: number; after: string | null }

async function pageIn(query: RequestQuery, keys: SortKey[], { first, after }: AskedPage) {
  const rows = await onePage(query, keys, pageOf(keys, first, after))
    .select(COLUMNS)
    .execute()
  return rows.map((row) => ({ request: toRequest(row), cursor: row.cursor }))
}

/**
 * Open requests that are late, the latest first, then all others, the newest first. Each part is read by an index of its own; a
 * cursor begins with the part it is of.
 */
async function lateFirst(query: RequestQuery, { now }: Clock, { first, after }: AskedPage) {
  const late = query.where('state', '=', 'OPEN').where('due_sort', '<=', now)
  const others = query.where(({ eb, or }) => or([eb('state', '<>', 'OPEN'), eb('due_sort', '>', now)]))
  const marked = async (mark: string, part: ReturnType<typeof pageIn>) =>
    (await part).map((one) => ({ ...one, cursor: `${mark}${one.cursor}` }))
  const place = after?.slice(1) ?? null
  const rows = after?.startsWith('o') ? [] : await marked('l', pageIn(late, SORTS.DUE_ASC, { first, after: place }))
  if (rows.length >= first) return rows
  const rest = { first: first - rows.length, after: after?.startsWith('o') ? place : null }
  return [...rows, ...(await marked('o', pageIn(others, SORTS.OPENED_DESC, rest)))]
}

/** How many requests of the list are in each state; none for a state that has none. */
export async function countRequests(db: Db, filter: RequestFilter, clock: Clock) {
  const query = await found(db, filter, clock)
  return query
    .select(['state as key', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
}

/** How many requests of the list each group has; the key is null for those that have none. */
export async function countRequestsBy(db: Db, filter: RequestFilter, clock: Clock, group: RequestGroup) {
  const key = sql<string | null>`${sql.ref(REQUEST_GROUPS[group])}::text`
  const query = (await found(db, filter, clock)).select([key.as('key'), sql<number>`count(*)::int`.as('count')])
  return query.groupBy(key).execute()
}

async function found(db: Db, filter: RequestFilter, { now, endOfDay, endOfWeek }: Clock) {
  let query = db.selectFrom('service_requests')
  if (filter.ids?.length) query = query.where('id', 'in', idsOrNobody(filter.ids))
  if (filter.accountId) query = query.where('account_id', '=', idOrNobody(filter.accountId))
  if (filter.states?.length) query = query.where('state', 'in', filter.states)
  if (filter.types?.length) query = query.where('type', 'in', filter.types)
  if (filter.assigneeIds?.length) {
    const people = filter.assigneeIds.filter(isId)
    query = query.where(({ eb, or }) =>
      or([
        ...(people.length ? [eb('assignee_id', 'in', people)] : []),
        ...(filter.assigneeIds!.includes(UNASSIGNED) ? [eb('assignee_id', 'is', null)] : []),
      ]),
    )
  }
  if (filter.accountIds) query = query.where(isAmong(sql.ref('account_id'), filter.accountIds))
  if (filter.dueIn) query = query.where(isIn('due_at', filter.dueIn))
  if (filter.openedIn) query = query.where(isIn('created_at', filter.openedIn))
  // What is resolved is due no more.
  if (filter.due && filter.due !== 'NONE') query = query.where('state', '=', 'OPEN')
  if (filter.due === 'OVERDUE') query = query.where('due_sort', '<=', now)
  if (filter.due === 'TODAY') query = query.where('due_sort', '<=', endOfDay)
  if (filter.due === 'WEEK') query = query.where('due_sort', '<=', endOfWeek)
  if (filter.due === 'NONE') query = query.where('due_at', 'is', null)
  const matching = await holdsTyped(db, 'service_requests', filter.search)
  return matching ? query.where(matching) : query
}

const isIn = (column: string, { from, before }: Moments) =>
  sql<boolean>`(${sql.ref(column)} >= coalesce(${from ?? null}::timestamptz, '-infinity')
    and ${sql.ref(column)} < coalesce(${before ?? null}::timestamptz, 'infinity'))`

/** These requests, in the order of their ids: whoever takes several takes them in one order. Locked until the transaction ends when asked. */
export async function findRequests(db: Db, ids: readonly string[], lock = false): Promise<ServiceRequest[]> {
  if (!ids.length) return []
  const query = db.selectFrom('service_requests').select(COLUMNS).where('id', 'in', ids).orderBy('id')
  return (await (lock ? query.forUpdate() : query).execute()).map(toRequest)
}

/** The ids of the open requests that are assigned to a user. */
export async function listOpenOf(db: Db, userId: string): Promise<string[]> {
  const query = db.selectFrom('service_requests').select('id').where('state', '=', 'OPEN')
  return (await query.where('assignee_id', '=', userId).execute()).map(({ id }) => id)
}

/** The newest requests of each of these accounts, so many of each. */
export async function listNewestOf(db: Db, accountIds: readonly string[], most: number): Promise<ServiceRequest[]> {
  const newest = db
    .selectFrom('service_requests')
    .select(COLUMNS)
    .select(sql<number>`row_number() over (partition by account_id order by created_at desc, id desc)`.as('place'))
    .where('account_id', 'in', idsOrNobody(accountIds))
  const rows = await db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where('place', '<=', most)
    .orderBy('place')
    .execute()
  return rows.map(toRequest)
}

export async function addRequest(db: Db, agencyId: string, request: ServiceRequest) {
  await db
    .insertInto('service_requests')
    .values({
      agency_id: agencyId,
      id: request.id,
      type: request.type,
      state: request.state,
      channel: request.channel,
      account_id: request.accountId,
      client_name: request.clientName,
      client_email: request.clientEmail,
      client_phone: request.clientPhone,
      details: request.details,
      title: request.title,
      data: jsonOf(request.data),
      policy_id: request.policyId,
      assignee_id: request.assigneeId,
      due_at: request.dueAt,
      created_at: request.createdAt,
      updated_at: request.updatedAt,
    })
    .execute()
}

type Changeable = Pick<
  ServiceRequest,
  'state' | 'assigneeId' | 'dueAt' | 'resolutionNotes' | 'closedAt' | 'mergedInto' | 'rev'
>

/** Writes what may change of a request; who closed it stays where it is not said. */
export async function putRequest(db: Db, id: string, to: Changeable & { closedBy?: string | null }, now: Date) {
  await db
    .updateTable('service_requests')
    .set({
      state: to.state,
      assignee_id: to.assigneeId,
      due_at: to.dueAt,
      resolution_notes: to.resolutionNotes,
      closed_at: to.closedAt,
      ...(to.closedBy !== undefined && { closed_by: to.closedBy }),
      merged_into: to.mergedInto,
      rev: to.rev,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

type Row = {
  id: string
  type: RequestType
  state: RequestState
  channel: ServiceRequest['channel']
  account_id: string | null
  client_name: string | null
  client_email: string | null
  client_phone: string | null
  details: string | null
  title: string
  data: unknown
  policy_id: string | null
  assignee_id: string | null
  due_at: Date | null
  resolution_notes: string | null
  closed_at: Date | null
  merged_into: string | null
  created_at: Date
  updated_at: Date
  rev: number
}

const toRequest = (row: Row): ServiceRequest => ({
  id: row.id,
  type: row.type,
  state: row.state,
  channel: row.channel,
  accountId: row.account_id,
  clientName: row.client_name,
  clientEmail: row.client_email,
  clientPhone: row.client_phone,
  details: row.details,
  title: row.title,
  data: row.data as ServiceRequest['data'],
  policyId: row.policy_id,
  assigneeId: row.assignee_id,
  dueAt: row.due_at,
  resolutionNotes: row.resolution_notes,
  closedAt: row.closed_at,
  mergedInto: row.merged_into,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})
