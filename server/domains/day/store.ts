import { type RawBuilder, sql } from 'kysely'
import { END_OF_DAY } from '../../../shared/dates.ts'
import { DAY_GROUPS, type DayGroup, type DayKind, LOOKS_AHEAD_DAYS, LOOKS_BACK_DAYS } from '../../../shared/day.ts'
import { idsOf } from '../../../shared/labeled.ts'
import type { Db } from '../../db/connection.ts'
import { onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { DayItem, DoneItem } from './types.ts'

/** The user whose day it is, and the time zone. */
export type Whose = {
  /** Null for everyone. */
  userId: string | null
  /** The user whose postponements apply. */
  viewerId: string
  now: Date
  timeZone: string
  /** The agency's day, and the midnight that ends it. */
  today: string
  midnight: Date
  /** The midnight that begins the eighth day from today. */
  weekEnd: Date
}

type Row = { item: string; kind: DayKind; id: string; rank: number; at: Date; is_due: boolean }

const KEYS: SortKey[] = [
  { by: sql.ref('rank'), kind: 'number', direction: 'asc' },
  { by: sql.ref('at'), kind: 'time', direction: 'asc' },
  { by: sql.ref('item'), kind: 'text', direction: 'asc' },
]

const RANKS = idsOf(DAY_GROUPS)
const rankOf = (group: DayGroup) => sql.lit(RANKS.indexOf(group))

/** One page of what waits, the most urgent first. */
export async function listDay(db: Db, whose: Whose, page: { first: number; after: string | null }) {
  const rows = await onePage(waiting(db, whose), KEYS, pageOf(KEYS, page.first, page.after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ item: toItem(row), cursor: row.cursor }))
}

/** How much waits in each group. */
export async function countDay(db: Db, whose: Whose): Promise<{ key: DayGroup; count: number }[]> {
  const rows = await waiting(db, whose)
    .select(['rank', sql<number>`count(*)::int`.as('count')])
    .groupBy('rank')
    .execute()
  return DAY_GROUPS.map(({ id }, rank) => ({ key: id, count: rows.find((row) => row.rank === rank)?.count ?? 0 }))
}

/** Everything that waits and is not put off, as one table. */
function waiting(db: Db, whose: Whose) {
  return standing(db, whose).where(
    sql<boolean>`not exists (select from day_delays d
        where d.agency_user_id = ${whose.viewerId} and d.item = day.item and d.until > ${whose.now})`,
  )
}

function standing(db: Db, whose: Whose) {
  const { userId, now, timeZone, today, midnight, weekEnd } = whose
  /** Whether one of these columns names the user, or none names an active user. */
  const mine = (...columns: string[]): RawBuilder<boolean> =>
    userId
      ? sql<boolean>`(${userId} in (${sql.join(columns.map((column) => sql.ref(column)))})
          or not exists (select from agency_users u
          where u.id in (${sql.join(columns.map((column) => sql.ref(column)))}) and u.state = 'ACTIVE'))`
      : sql<boolean>`true`
  const myPolicy = mine('p.agency_user_id', 'p.producer_id', 'p.service_rep_id')
  const rank = (at: RawBuilder<unknown>) => sql`case
    when ${at} <= ${now} then ${rankOf('LATE')} when ${at} <= ${midnight} then ${rankOf('TODAY')}
    when ${at} < ${weekEnd} then ${rankOf('WEEK')} else ${rankOf('LATER')} end`
  const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${timeZone})`
  const effective = startOf(sql`c.effective_at`)
  const expiry = startOf(sql`p.expires_at`)
  const table = sql<Row>`(
    select 'REQUEST:' || r.id as item, 'REQUEST' as kind, r.id,
      case when r.due_at is null then ${rankOf('WEEK')} else ${rank(sql`r.due_at`)} end as rank,
      coalesce(r.due_at, r.created_at) as at, r.due_at is not null as is_due
    from service_requests r where r.state = 'OPEN' and ${mine('r.assignee_id')}
    union all
    select 'CANCELLATION:' || p.id, 'CANCELLATION', p.id, ${rank(effective)}, ${effective}, true
    from policy_cancellations c join policies p on p.agency_id = c.agency_id and p.id = c.policy_id
    where c.closed_at is null and c.reinstated_at is null and p.deleted_at is null and ${myPolicy}
    union all
    select 'EXPIRY:' || p.id, 'EXPIRY', p.id, ${rank(expiry)}, ${expiry}, true
    from policies p
    where p.deleted_at is null and p.state in ('INFORCE', 'EXPIRED') and ${myPolicy}
      and p.expires_at between ${today}::date - ${LOOKS_BACK_DAYS}::int and ${today}::date + ${LOOKS_AHEAD_DAYS}::int
      and not exists (select from policies n where n.agency_id = p.agency_id and n.previous_id = p.id and n.deleted_at is null)
      and not exists (select from policy_cancellations c
        where c.agency_id = p.agency_id and c.policy_id = p.id and c.reinstated_at is null)
    union all
    select 'WORKSPACE:' || w.id, 'WORKSPACE', w.id, ${rankOf('TODAY')}, w.updated_at, false
    from workspaces w
    where w.state = 'WAITING_FOR_INPUT' and w.archived_at is null and ${mine('w.agency_user_id')}
    union all
    select 'TASK:' || t.id, 'TASK', t.id,
      case when t.due_on < ${today}::date then ${rankOf('LATE')} when t.due_on = ${today}::date then ${rankOf('TODAY')}
        when t.due_on <= ${today}::date + 7 then ${rankOf('WEEK')} else ${rankOf('LATER')} end,
      (t.due_on + ${END_OF_DAY}::time) at time zone ${timeZone}, true
    from tasks t
    where t.done_at is null and ${mine('t.assignee_id')} and not exists (select from policies p
      where p.agency_id = t.agency_id and p.id = t.policy_id and p.deleted_at is not null))`
  return db.selectFrom(table.as('day'))
}

/** Whether this waits, put off or not. */
export async function isWaiting(db: Db, whose: Whose, item: string) {
  const row = await standing(db, whose).select('item').where('item', '=', item).executeTakeFirst()
  return row !== undefined
}

/** Postpones an item for a user until a time. */
export async function putDelay(db: Db, agencyId: string, userId: string, item: string, until: Date) {
  await db
    .insertInto('day_delays')
    .values({ agency_id: agencyId, agency_user_id: userId, item, until })
    .onConflict((on) => on.columns(['agency_id', 'agency_user_id', 'item']).doUpdateSet({ until }))
    .execute()
}

/** Brings it back now. */
export async function dropDelay(db: Db, userId: string, item: string) {
  await db.deleteFrom('day_delays').where('agency_user_id', '=', userId).where('item', '=', item).execute()
}

/** What was done in the agency since a moment, by one person or by all, the newest first: requests that were resolved, follow-ups that are done, and acts of the history. */
export async function listDone(db: Db, userId: string | null, since: Date, most: number) {
  const requests = db
    .selectFrom('service_requests')
    .select([sql<DoneItem['kind']>`'REQUEST'`.as('kind'), 'id', sql<Date>`closed_at`.as('at')])
    .where('closed_at', '>=', since)
    .where('merged_into', 'is', null)
    .$if(userId !== null, (query) => query.where('closed_by', '=', userId))
  const tasks = db
    .selectFrom('tasks')
    .select([sql<DoneItem['kind']>`'TASK'`.as('kind'), 'id', sql<Date>`done_at`.as('at')])
    .where('done_at', '>=', since)
    .$if(userId !== null, (query) => query.where('done_by', '=', userId))
  const events = db
    .selectFrom('history')
    .select([sql<DoneItem['kind']>`'EVENT'`.as('kind'), 'id', 'at'])
    .where('at', '>=', since)
    .where('kind', 'in', DONE_KINDS)
    // An import is one entry: its records would fill the day.
    .where(sql<boolean>`about -> 'import' is null`)
    .$if(userId !== null, (query) => query.where('agency_user_id', '=', userId))
  return db
    .selectFrom(requests.unionAll(tasks).unionAll(events).as('done'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

const DONE_KINDS = [
  'POLICY_CREATED',
  'POLICY_RENEWED',
  'POLICY_CANCELLATION_RECORDED',
  'POLICY_REINSTATED',
  'CERTIFICATE_ISSUED',
] as const

const toItem = (row: Row): DayItem => ({
  item: row.item,
  kind: row.kind,
  id: row.id,
  group: RANKS[row.rank]!,
  at: row.at,
  isDue: row.is_due,
})
