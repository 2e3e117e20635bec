import { sql } from 'kysely'
import { LISTED_COLUMNS } from './columns.ts'
import type { Db } from './connection.ts'

/**
 * Brings the checks of listed columns to what the lists of shared/ say, so that a new state or kind needs no migration. A check
 * that is right already is left alone. `owner` is the tables' owner; several processes may call it at once.
 */
export function keepChecks(owner: Db) {
  return owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('cara checks'))`.execute(trx)
    for (const [place, { values }] of Object.entries(LISTED_COLUMNS)) {
      const [table, column] = place.split('.') as [string, string]
      await keepCheck(trx, table, column, values)
    }
  })
}

async function keepCheck(trx: Db, table: string, column: string, values: readonly string[]) {
  const name = `${table}_${column}_listed`
  const wanted = values.toSorted().join(' ')
  const { rows } = await sql<{ comment: string | null }>`
    select obj_description(oid, 'pg_constraint') as comment from pg_constraint
    where conname = ${name} and conrelid = ${table}::regclass`.execute(trx)
  if (rows[0]?.comment === wanted) return
  const on = sql.table(table)
  const check = sql.ref(name)
  const list = sql.join(values.map((value) => sql.lit(value)))
  await sql`alter table ${on} drop constraint if exists ${check}`.execute(trx)
  await sql`alter table ${on} add constraint ${check} check (${sql.ref(column)} in (${list}))`.execute(trx)
  await sql`comment on constraint ${check} on ${on} is ${sql.lit(wanted)}`.execute(trx)
}
