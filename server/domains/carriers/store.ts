import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { onePage, pageOf, patternsOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { Carrier, CarrierFilter } from './types.ts'

/** spec 3 §9: a combobox offers a thousand at most. */
const MOST = 1000

const BY_NAME: SortKey[] = [
  { by: sql.ref('name_sort'), kind: 'text', direction: 'asc' },
  { by: sql.ref('id'), kind: 'id', direction: 'asc' },
]

const standing = (db: Db) => db.selectFrom('carriers').where('merged_into', 'is', null)

export async function listCarriers(db: Db): Promise<Carrier[]> {
  const rows = await standing(db).selectAll().orderBy('name_sort').orderBy('id').limit(MOST).execute()
  return rows.map(toCarrier)
}

/** One page of those that a filter finds, by name, each with its place in the list. */
export async function listPage(db: Db, filter: CarrierFilter, page: { first: number; after: string | null }) {
  const rows = await onePage(filtered(standing(db), filter), BY_NAME, pageOf(BY_NAME, page.first, page.after))
    .selectAll()
    .execute()
  return rows.map((row) => ({ carrier: toCarrier(row), cursor: row.cursor }))
}

export async function countCarriers(db: Db, filter: CarrierFilter): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  return (await filtered(standing(db), filter).select(count).executeTakeFirstOrThrow()).count
}

function filtered<Row>(query: SelectQueryBuilder<Tables, 'carriers', Row>, { search, roles }: CarrierFilter) {
  let found = query
  for (const pattern of patternsOf(search)) found = found.where(sql<boolean>`name_sort like lower(${pattern}::text)`)
  if (!roles?.length) return found
  return found.where((eb) =>
    eb.or(roles.map((role) => eb(role === 'CARRIER' ? ('is_carrier' as const) : ('is_broker' as const), '=', true))),
  )
}

/** Each of these that exists, under its own id; a merged one has the values of the one it was merged into. */
export async function findCarriers(db: Db, ids: readonly string[]): Promise<Carrier[]> {
  if (!ids.length) return []
  const rows = await resolved(db).where('carriers.id', 'in', ids).execute()
  return rows.map(toCarrier)
}

/** Those with this name now or before a merge, under the requested name, with the id of the surviving one. */
export async function findCarriersNamed(db: Db, names: readonly string[]): Promise<Carrier[]> {
  const wanted = names.map((name) => name.toLowerCase())
  const query = resolved(db)
    .select('carriers.name as asked')
    .where(sql<boolean>`carriers.name_sort = any(${wanted}::text[])`)
  return (await query.execute()).map((row) => ({ ...toCarrier(row), id: row.merged_into ?? row.id, name: row.asked }))
}

const resolved = (db: Db) =>
  db
    .selectFrom('carriers')
    .leftJoin('carriers as kept', (join) =>
      join.onRef('kept.agency_id', '=', 'carriers.agency_id').onRef('kept.id', '=', 'carriers.merged_into'),
    )
    .select(['carriers.id', 'carriers.merged_into'])
    .select((eb) => [
      eb.fn.coalesce('kept.name', 'carriers.name').as('name'),
      eb.fn.coalesce('kept.is_carrier', 'carriers.is_carrier').as('is_carrier'),
      eb.fn.coalesce('kept.is_broker', 'carriers.is_broker').as('is_broker'),
    ])

/** Locks those of these that exist until the transaction ends, always in one order. */
export async function lockCarriers(db: Db, ids: readonly string[]): Promise<Carrier[]> {
  const rows = await db.selectFrom('carriers').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return rows.map(toCarrier)
}

/** The row of this name, whatever the case, as it is. */
export async function findRowNamed(db: Db, name: string): Promise<Carrier | null> {
  const row = await db
    .selectFrom('carriers')
    .selectAll()
    .where('name_sort', '=', sql<string>`lower(${name}::text)`)
    .executeTakeFirst()
  return row ? toCarrier(row) : null
}

/** Adds a carrier, or adds the given roles to the one of that name. */
export async function putCarrier(db: Db, agencyId: string, carrier: Omit<Carrier, 'mergedInto'>): Promise<Carrier> {
  const { id, name, isCarrier, isBroker } = carrier
  const row = await db
    .insertInto('carriers')
    .values({ agency_id: agencyId, id, name, is_carrier: isCarrier, is_broker: isBroker })
    .onConflict((oc) =>
      oc.expression(sql`agency_id, lower(name)`).doUpdateSet({
        is_carrier: sql<boolean>`carriers.is_carrier or ${isCarrier}`,
        is_broker: sql<boolean>`carriers.is_broker or ${isBroker}`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!row.merged_into) return toCarrier(row)
  const also = {
    is_carrier: sql<boolean>`is_carrier or ${isCarrier}`,
    is_broker: sql<boolean>`is_broker or ${isBroker}`,
  }
  const kept = db.updateTable('carriers').set(also).where('id', '=', row.merged_into).returningAll()
  return toCarrier(await kept.executeTakeFirstOrThrow())
}

export async function setCarrier(db: Db, { id, name, isCarrier, isBroker }: Omit<Carrier, 'mergedInto'>) {
  await db
    .updateTable('carriers')
    .set({ name, is_carrier: isCarrier, is_broker: isBroker })
    .where('id', '=', id)
    .execute()
}

/** Makes `merged` part of `kept`; how many policies moved. */
export async function mergeCarriers(db: Db, agencyId: string, kept: string, merged: string): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select merge_carriers(${agencyId}::uuid, ${kept}::uuid, ${merged}::uuid) as moved`.execute(db)
  return rows[0]!.moved
}

/** This one and those that were merged into it. */
export async function listFamily(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('carriers').select('id').where('merged_into', '=', id).execute()
  return [id, ...rows.map((row) => row.id)]
}

/** How many policies name each of these as their carrier, and how many as their broker. */
export async function countPolicies(db: Db, ids: readonly string[]) {
  const counted = async (column: 'carrier_id' | 'broker_id') => {
    const rows = await db
      .selectFrom('policies')
      .select([column, sql<number>`count(*)::int`.as('count')])
      .where(column, 'in', ids)
      .where('deleted_at', 'is', null)
      .groupBy(column)
      .execute()
    return new Map(rows.map((row) => [row[column]!, row.count]))
  }
  if (!ids.length) return { asCarrier: new Map<string, number>(), asBroker: new Map<string, number>() }
  return { asCarrier: await counted('carrier_id'), asBroker: await counted('broker_id') }
}

type Row = { id: string; name: string; is_carrier: boolean; is_broker: boolean; merged_into: string | null }

const toCarrier = (row: Row): Carrier => ({
  id: row.id,
  name: row.name,
  isCarrier: row.is_carrier,
  isBroker: row.is_broker,
  mergedInto: row.merged_into,
})
