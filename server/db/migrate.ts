import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Outage } from '../lib/outage.ts'
import { keepChecks } from './checks.ts'
import { APP_ROLE, connectAsOwner, type Db, SEER_ROLE } from './connection.ts'

/** Advisory lock of whoever prepares the database beyond its migrations. */
const SETUP_LOCK = 0xca7b

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest shape. Several processes may call it at once: one migrates, the others wait.
 * With `last` it goes no further than that migration.
 * Throws an Error with a sentence when the database cannot be reached, PostgreSQL is older than 15 or the owner may not create the app's roles.
 */
export async function migrate(ownerUrl: string, last?: string) {
  const db = connectAsOwner(ownerUrl)
  try {
    await refuseOldServer(db).catch(sayWhere)
    await createAppRoles(db)
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
    const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest()
    if (error) throw error
    if (!last) await keepChecks(db)
  } finally {
    await db.destroy()
  }
}

/** Runs `work` in a transaction, one process at a time: several that start at once would change the same row of the catalogue. */
export function underSetupLock<T>(owner: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SETUP_LOCK})`.execute(trx)
    return work(trx)
  })
}

/** The names of all migrations, in order. */
export const listKnownMigrations = async () => (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()

async function readMigrations(): Promise<Record<string, Migration>> {
  const entries = (await listKnownMigrations()).map(async (name) => {
    const text = await readFile(new URL(name, FOLDER), 'utf8')
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }] satisfies [string, Migration]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Whoever starts Cara has to know which database it is that does not answer. */
function sayWhere(error: unknown): never {
  if (!(error instanceof Outage)) throw error
  const { message, code } = error.cause as { message: string; code?: string }
  throw new Error(`The database that DATABASE_URL names cannot be reached: ${message || code}`)
}

async function refuseOldServer(db: Db) {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`.execute(db)
  const version = rows[0]!
  if (version.number < 150_000)
    throw new Error(`Cara needs PostgreSQL 15 or newer; DATABASE_URL leads to ${version.name}.`)
}

async function createAppRoles(db: Db) {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(APP_ROLE)}) then
        create role ${sql.id(APP_ROLE)} nologin;
      end if;
      if not exists (select from pg_roles where rolname = ${sql.lit(SEER_ROLE)}) then
        create role ${sql.id(SEER_ROLE)} nologin in role ${sql.id(APP_ROLE)};
      end if;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'The user in DATABASE_URL may not create the roles cara_app and cara_seer. Create what is missing once as an administrator: create role cara_app; create role cara_seer in role cara_app;';
    end $$`.execute(db)
}
