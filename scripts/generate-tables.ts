import { sql } from 'kysely'
import { JSON_TYPES, LISTED_COLUMNS } from '../server/db/columns.ts'
import { connectAsOwner } from '../server/db/connection.ts'

type Column = { table: string; name: string; type: string; nullable: boolean; hasDefault: boolean }

/** The type of a column's value by PostgreSQL's name for it. */
const TYPES: Record<string, string> = {
  _text: 'string[]',
  _uuid: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
  varbit: 'string',
}

const HEAD = `import type { ColumnType, Generated } from 'kysely'
IMPORTS
// Printed from the migrated database by \`npm run generate\`: change a migration or columns.ts, not this file.

type Time = ColumnType<Date, Date | string, Date | string>
/** Read as what it holds, written as text. */
type Json<T> = ColumnType<T, string, string>
type OptionalTime = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalJson<T> = ColumnType<T, string | undefined, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
`

/** The tables of a migrated database as Kysely sees them, as the text of server/db/schema.ts. */
export async function printTables(ownerUrl: string): Promise<string> {
  const columns = await readColumns(ownerUrl)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const body = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map((column) => `    ${column.name}: ${typeOf(column)}`)
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  return `${HEAD.replace('IMPORTS\n', importsFor(columns))}\nexport type Tables = {\n${body.join('\n')}\n}\n`
}

async function readColumns(ownerUrl: string): Promise<Column[]> {
  const owner = connectAsOwner(ownerUrl)
  try {
    const { rows } = await sql<Column>`
      select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable, a.atthasdef as "hasDefault"
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and c.relname not like 'kysely_%'
      order by c.relname, a.attnum`.execute(owner)
    return rows
  } finally {
    await owner.destroy()
  }
}

function typeOf({ table, name, type, nullable, hasDefault }: Column): string {
  if (type === 'jsonb' || type === 'json') {
    const held = JSON_TYPES[`${table}.${name}`] ?? 'unknown'
    return `${nullable ? 'NullableJson' : hasDefault ? 'OptionalJson' : 'Json'}<${held}>`
  }
  const value = LISTED_COLUMNS[`${table}.${name}`]?.type ?? TYPES[type]
  if (!value)
    throw new Error(`The column ${table}.${name} has the type ${type}, which scripts/generate-tables.ts does not know.`)
  if (nullable) return `${value} | null`
  if (type === 'timestamptz') return hasDefault ? 'OptionalTime' : 'Time'
  return hasDefault ? `Generated<${value}>` : value
}

function importsFor(columns: Column[]): string {
  const used = columns.flatMap(({ table, name }) => LISTED_COLUMNS[`${table}.${name}`] ?? [])
  return [...new Set(used.map(({ from }) => from))]
    .sort()
    .map((file) => {
      const names = [...new Set(used.filter(({ from }) => from === file).map(({ type }) => type))].sort()
      return `import type { ${names.join(', ')} } from '../../shared/${file}.ts'\n`
    })
    .join('')
}
