import type pg from 'pg'

/** What belongs to one database and is made anew by its next: bookkeeping of migrations, and the app's secret. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'app_login']

export type Table = { name: string; columns: string[] }

/** Our tables, each after those it refers to, with the columns that are written. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1) order by c.relname`,
    [LEFT_OUT],
  )
  const sorted: typeof rows = []
  while (sorted.length < rows.length) {
    const placed = new Set(sorted.map(({ name }) => name))
    const next = rows.filter(({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)))
    if (!next.length)
      throw new Error('Tables refer to each other in a circle, so there is no order to restore them in.')
    sorted.push(...next)
  }
  return sorted.map(({ name, columns }) => ({ name, columns }))
}

/** The names of the migrations a database has, in order; none for an empty one. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  if (!(await exists(client, 'public.kysely_migration'))) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

export async function exists(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
  return rows[0]!.there
}

export async function listColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Every key of a file that a row speaks of. */
export async function listBlobKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name like '%blob_key'`,
  )
  const parts = columns.map(({ table, column }) => `select ${quote(column)} as key from ${quote(table)}`)
  if (!parts.length) return []
  const { rows } = await client.query<{ key: string }>(
    `select distinct key from (${parts.join(' union all ')}) k where key is not null order by key`,
  )
  return rows.map(({ key }) => key)
}

/** Where our counters stand. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return rows
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quoteAll = (names: string[]) => names.map(quote).join(', ')
