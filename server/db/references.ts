import { sql } from 'kysely'
import type { Db } from './connection.ts'

/**
 * Which of these rows of a table others refer to, and from which tables: read from the catalogue, so that it holds for tables that come
 * later. Those of `except` are the row's own.
 */
export async function referredTo(
  db: Db,
  table: 'accounts' | 'policies',
  ids: readonly string[],
  except: readonly string[] = [],
) {
  const { rows: keys } = await sql<{ from: string; column: string }>`
    select c.conrelid::regclass::text as from, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = ${table}::regclass and a.attname <> 'agency_id'`.execute(db)
  const asked = keys
    .filter(({ from }) => !except.includes(from))
    .map(({ from, column }) => {
      const by = sql.ref(column)
      return sql`select ${by} as id, ${sql.lit(from)} as "from" from ${sql.table(from)} where ${by} = any(${ids}::uuid[])`
    })
  if (!ids.length || !asked.length) return new Map<string, string>()
  const { rows } = await sql<{
    id: string
    from: string
  }>`select distinct on (id) id, "from" from (${sql.join(asked, sql` union all `)}) found
    order by id, "from"`.execute(db)
  return new Map(rows.map(({ id, from }) => [id, from]))
}
