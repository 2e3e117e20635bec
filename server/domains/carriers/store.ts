import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Carrier } from './types.ts'

/** spec 3 §9: a combobox offers a thousand at most. */
const MOST = 1000

export async function listCarriers(db: Db): Promise<Carrier[]> {
  const rows = await db.selectFrom('carriers').selectAll().orderBy(sql`lower(name)`).orderBy('id').limit(MOST).execute()
  return rows.map(toCarrier)
}

export async function findCarriers(db: Db, ids: readonly string[]): Promise<Carrier[]> {
  if (!ids.length) return []
  return (await db.selectFrom('carriers').selectAll().where('id', 'in', ids).execute()).map(toCarrier)
}

export async function findCarriersNamed(db: Db, names: readonly string[]): Promise<Carrier[]> {
  const wanted = names.map((name) => name.toLowerCase())
  const query = db.selectFrom('carriers').selectAll().where(sql<boolean>`lower(name) = any(${wanted}::text[])`)
  return (await query.execute()).map(toCarrier)
}

/** Adds a carrier, or lets the one of that name be what it is asked to be as well. */
export async function putCarrier(db: Db, agencyId: string, carrier: Carrier): Promise<Carrier> {
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
  return toCarrier(row)
}

function toCarrier(row: { id: string; name: string; is_carrier: boolean; is_broker: boolean }): Carrier {
  return { id: row.id, name: row.name, isCarrier: row.is_carrier, isBroker: row.is_broker }
}
