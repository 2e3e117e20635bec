import { type Insertable, sql } from 'kysely'
import type { FieldChange, HistoryKind } from '../../../shared/history.ts'
import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import { onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { HistoryEvent } from './types.ts'

const NEWEST_FIRST: SortKey[] = [
  { by: sql.ref('at'), kind: 'time', direction: 'desc' },
  { by: sql.ref('id'), kind: 'id', direction: 'desc' },
]

/** Every column: a record that got one of its own must not be left out of its events. */
type NewRow = Required<Insertable<Tables['history']>>

/** A statement takes a bounded number of values. */
const AT_ONCE = 1000

export async function addEvents(db: Db, agencyId: string, events: (HistoryEvent & { rev: number | null })[]) {
  const rows = events.map(
    (event): NewRow => ({
      agency_id: agencyId,
      id: event.id,
      kind: event.kind,
      actor: event.actor,
      agency_user_id: event.agencyUserId,
      account_id: event.accountId,
      policy_id: event.policyId,
      certificate_id: event.certificateId,
      carrier_id: event.carrierId,
      custom_preset_id: event.customPresetId,
      at: event.at,
      reason: event.reason,
      changes: jsonOf(event.changes),
      about: jsonOf(event.about),
      rev: event.rev,
    }),
  )
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('history')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

/** Which events: of these accounts, of one policy, of these carriers, or of one preset. */
export type HistoryOf =
  | { accountIds: string[]; kinds?: HistoryKind[] | null | undefined }
  | { policyId: string }
  | { carrierIds: string[] }
  | { customPresetId: string }

/** One page of what happened, the newest first. */
export async function listEvents(db: Db, of: HistoryOf, first: number, after: string | null) {
  let found = db.selectFrom('history')
  if ('policyId' in of) found = found.where('policy_id', '=', of.policyId)
  else if ('customPresetId' in of) found = found.where('custom_preset_id', '=', of.customPresetId)
  else if ('carrierIds' in of) found = found.where('carrier_id', 'in', of.carrierIds)
  else found = found.where('account_id', 'in', of.accountIds)
  if ('accountIds' in of && of.kinds?.length) found = found.where('kind', 'in', of.kinds)
  const rows = await onePage(found, NEWEST_FIRST, pageOf(NEWEST_FIRST, first, after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ event: toEvent(row), cursor: row.cursor }))
}

/** These events, in no particular order. */
export async function findEvents(db: Db, ids: readonly string[]): Promise<HistoryEvent[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('history').selectAll().where('id', 'in', ids).execute()
  return rows.map(toEvent)
}

/** A record that has revisions: an account, a policy, a preset, or the agency itself. */
export type Revised = { accountId: string } | { policyId: string } | { customPresetId: string } | 'agency'

/** The fields that were changed after a revision of a record was read, with who changed them, the newest last. */
export async function listChangesSince(db: Db, of: Revised, rev: number) {
  let query = db.selectFrom('history').select(['changes', 'agency_user_id']).where('rev', '>', rev)
  if (of === 'agency') query = query.where('kind', '=', 'AGENCY_CHANGED')
  else if ('customPresetId' in of) query = query.where('custom_preset_id', '=', of.customPresetId)
  else if ('policyId' in of) query = query.where('policy_id', '=', of.policyId)
  else query = query.where('account_id', '=', of.accountId).where('policy_id', 'is', null)
  const rows = await query.orderBy('rev').execute()
  return rows.flatMap((row) =>
    row.changes.map((change: FieldChange) => ({ ...change, agencyUserId: row.agency_user_id })),
  )
}

/** Which of these records have history after their creation that is not from midnight jobs or imports. */
export async function listSpokenOf(
  db: Db,
  of: { accountIds: readonly string[] } | { policyIds: readonly string[] },
  created: HistoryKind,
): Promise<string[]> {
  const query = db
    .selectFrom('history')
    .where('kind', '!=', created)
    .where('actor', '!=', 'HOUSE')
    .where(sql<boolean>`about -> 'import' is null`)
    .distinct()
  if ('policyIds' in of) {
    if (!of.policyIds.length) return []
    const rows = await query.where('policy_id', 'in', of.policyIds).select('policy_id as id').execute()
    return rows.map(({ id }) => id!)
  }
  if (!of.accountIds.length) return []
  const own = query
    .where('account_id', 'in', of.accountIds)
    .where('policy_id', 'is', null)
    .where('certificate_id', 'is', null)
  return (await own.select('account_id as id').execute()).map(({ id }) => id!)
}

export type Revision = { id: string; rev: number; importId: string | null; isUndo: boolean }

/** The revisions of these records in their order, each with the import that wrote it or took back what it wrote. */
export async function listRevisions(db: Db, of: 'account' | 'policy', ids: readonly string[]): Promise<Revision[]> {
  if (!ids.length) return []
  const column = `${of}_id` as const
  let query = db.selectFrom('history').where(column, 'in', ids).where('rev', 'is not', null)
  if (of === 'account') query = query.where('policy_id', 'is', null).where('certificate_id', 'is', null)
  const rows = await query.select([column, 'rev', 'about']).orderBy('rev').execute()
  return rows.map((row) => {
    const about = row.about as Record<string, string>
    return { id: row[column]!, rev: row.rev!, importId: about.import ?? null, isUndo: 'undone' in about }
  })
}

type Row = {
  id: string
  kind: HistoryEvent['kind']
  actor: HistoryEvent['actor']
  agency_user_id: string | null
  account_id: string | null
  policy_id: string | null
  certificate_id: string | null
  carrier_id: string | null
  custom_preset_id: string | null
  at: Date
  reason: string | null
  changes: FieldChange[]
  about: Record<string, string>
}

const toEvent = (row: Row): HistoryEvent => ({
  id: row.id,
  kind: row.kind,
  actor: row.actor,
  agencyUserId: row.agency_user_id,
  accountId: row.account_id,
  policyId: row.policy_id,
  certificateId: row.certificate_id,
  carrierId: row.carrier_id,
  customPresetId: row.custom_preset_id,
  at: row.at,
  reason: row.reason,
  changes: row.changes,
  about: row.about,
})
