import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

// Calendar dates stay the strings they are; bigints of ours (sizes, revisions) fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = {
  /** Connects as the app: row-level security applies, and outside a tenant transaction no agency's row is visible. */
  app: Db
  /** Connection string of the owner, who migrates and seeds. */
  ownerUrl: string
  /** Connection settings of the app's role, for connections of their own (LISTEN, advisory locks). */
  appConnection: pg.ClientConfig
  close(): Promise<void>
}

export const APP_ROLE = 'cara_app'

/** Opens the app's pool on `ownerUrl`. Every connection takes the app's role at its start, before any query. */
export function connect(ownerUrl: string, poolSize = 10): Database {
  const appConnection = { connectionString: ownerUrl, options: `-c role=${APP_ROLE}`, application_name: 'cara' }
  const pool = new pg.Pool({ ...appConnection, max: poolSize, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server ends is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const app = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { app, ownerUrl, appConnection, close: () => app.destroy() }
}

/** A single connection as the owner of the tables, for migrations, seeds and tests of the catalogue. */
export function connectAsOwner(ownerUrl: string): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: ownerUrl, max: 1 }) }),
  })
}

/**
 * Runs `work` in one transaction that sees only this agency's rows. `last` is asked, when the work is done, for a statement to
 * send along with the commit: what needs no answer costs no further round trip.
 */
export function inAgency<T>(
  db: Db,
  agencyId: string,
  work: (trx: Db) => Promise<T>,
  last: () => string = () => '',
): Promise<T> {
  return db.connection().execute(async (trx) => {
    await sql.raw(`begin; select set_config('cara.agency_id', ${literal(agencyId)}, true)`).execute(trx)
    try {
      const result = await work(trx)
      await sql.raw(`${last()} commit`).execute(trx)
      return result
    } catch (error) {
      // A broken connection has ended its transaction already; the pool throws it away.
      await sql
        .raw('rollback')
        .execute(trx)
        .catch(() => {})
      throw error
    }
  })
}

/** A text as PostgreSQL reads it in a statement without parameters. */
export const literal = (text: string) => pg.escapeLiteral(text)
