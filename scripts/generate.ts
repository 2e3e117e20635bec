import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { startEmbedded } from '../server/db/embedded/server.ts'
import { migrate } from '../server/db/migrate.ts'
import { LISTS_OF_FORMS, printForms } from './generate-forms.ts'
import { printTables } from './generate-tables.ts'

/**
 * `npm run generate`: prints the lists of forms from their pages, schema.graphql from code, the web's types from it, and the types of the tables
 * from a migrated database. With --check it only says what is stale.
 */
const ROOT = path.join(import.meta.dirname, '..')
const SCHEMA = path.join(ROOT, 'schema.graphql')
const TYPES = path.join(ROOT, 'web', 'graph', 'generated')
const TABLES = path.join(ROOT, 'server', 'db', 'schema.ts')

const isCheck = process.argv.includes('--check')
const before = await readAll()
await printForms()
await run('@biomejs/biome/bin/biome', ['check', '--write', ...LISTS_OF_FORMS])
const { schema } = await import('../server/api/schema.ts')
await writeFile(SCHEMA, `${printSchema(lexicographicSortSchema(schema))}\n`)
await writeFile(TABLES, await printTablesOfNewDatabase())
await run('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--silent'])
const after = await readAll()
const stale = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => path.relative(ROOT, name))
if (isCheck && stale.length) {
  for (const [name, text] of before) await writeFile(name, text)
  process.stderr.write(`Stale: ${stale.join(', ')}. Run npm run generate and commit.\n`)
  process.exit(1)
}
process.stdout.write(stale.length ? `Written: ${stale.join(', ')}\n` : 'Up to date.\n')

async function readAll() {
  const names = (await readdir(TYPES).catch(() => [])).map((name) => path.join(TYPES, name))
  const files = [SCHEMA, TABLES, ...LISTS_OF_FORMS, ...names].map(
    async (name) => [name, await readFile(name, 'utf8').catch(() => '')] as const,
  )
  return new Map(await Promise.all(files))
}

/** Migrates a database that is made for this and taken away again. */
async function printTablesOfNewDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-generate-'))
  const database = await startEmbedded(folder)
  try {
    await migrate(database.url)
    return await printTables(database.url)
  } finally {
    await database.stop()
    await rm(database.folder, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(script: string, args: string[]) {
  const file = path.join(ROOT, 'node_modules', script)
  await promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT })
}
