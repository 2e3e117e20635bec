import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Rights } from '../../shared/roles.ts'
import { AppError } from '../lib/app-error.ts'
import { isConnectionLost, Outage } from '../lib/outage.ts'
import { isNameRefused, type StatementNames } from './prepared.ts'
import type { Tables } from './schema.ts'

export type Db = Kysely<Tables>

// Calendar dates stay the strings they are; bigints of ours (sizes, revisions) fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Holds the app's rights: what the app does is done as this role. The role that it signs in as is a member of both (database.ts). */
export const APP_ROLE = 'cara_app'
/** Has the same rights on what a user sees who sees assigned accounts only: policies of its own narrow it (decision 101). */
export const SEER_ROLE = 'cara_seer'

/** Asks after a connection that says nothing for ten seconds. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * Opens a pool of connections. A lost one is an `Outage` for the query that used it, and is replaced at the next query; it
 * never ends the process. Statements that have a name are prepared under it.
 */
export function openPool(settings: pg.ClientConfig, most: number, names?: StatementNames): Db {
  const pool = new pg.Pool({ ...settings, max: most, connectionTimeoutMillis: 10_000, ...KEEP_ALIVE })
  pool.on('error', () => {})
  // The pool listens to idle connections only: one that is lost while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: inKysely(pool, names) }),
    // `in ()` is no SQL: nothing is in an empty list, and everything is not in it.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })
}

/** A single connection as the owner of the tables, for migrations, seeds and tests of the catalogue. */
export const connectAsOwner = (ownerUrl: string): Db => openPool({ connectionString: ownerUrl }, 1)

/** Does work of an operator in one transaction of the owner, who sees every agency. */
export async function asOwner<T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const owner = connectAsOwner(ownerUrl)
  try {
    return await owner.transaction().execute(work)
  } finally {
    await owner.destroy()
  }
}

/**
 * Runs `work` in one transaction that sees only this agency's rows, and of them what the user sees for whom it is done. It is given that user's
 * rights as they are now; null for nobody. Throws SIGNED_OUT for a user who is not of the agency. `last` is asked, when the work is done, for a statement to
 * send along with the commit: what needs no answer costs no further round trip.
 */
export function inAgency<T>(
  db: Db,
  { agencyId, userId }: { agencyId: string; userId: string | null },
  work: (trx: Db, rights: Rights | null) => Promise<T>,
  last: () => string = () => '',
): Promise<T> {
  return db.connection().execute(async (trx) => {
    try {
      const result = await work(trx, await enter(trx, agencyId, userId))
      // In a transaction that has failed a COMMIT quietly takes everything back; the empty question before it fails aloud.
      await sql.raw(`${last()} select; commit`).execute(trx)
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

/** Begins the transaction; what it sees holds until it ends. */
async function enter(trx: Db, agencyId: string, userId: string | null): Promise<Rights | null> {
  const user = userId === null ? 'null' : literal(userId)
  const { rows } = await sql
    .raw<Rights>(`begin; select role, sees from enter_agency(${literal(agencyId)}, ${user})`)
    .execute(trx)
  if (userId === null) return null
  if (!rows[0]) throw new AppError('SIGNED_OUT', 'You are signed out. Sign in again to go on.')
  return rows[0]
}

/** Whom a transaction shows assigned accounts only from here on; null where it shows all. */
export async function showTo(trx: Db, seer: string | null) {
  const role = seer === null ? APP_ROLE : SEER_ROLE
  await sql`select set_config('cara.seer', ${seer ?? ''}, true), set_config('role', ${role}, true)`.execute(trx)
}

/** A text as PostgreSQL reads it in a statement without parameters. */
export const literal = (text: string) => pg.escapeLiteral(text)

/** Of several statements in one, what the last gave. */
const lastOf = <T>(result: T | T[]) => (Array.isArray(result) ? result.at(-1) : result)

/** The pool as Kysely uses it, with errors of a lost connection told from all others, and statements under their names. */
function inKysely(pool: pg.Pool, names?: StatementNames): PostgresPool {
  const orOutage = (error: unknown): never => {
    throw isConnectionLost(error) ? new Outage('database', error) : error
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch(orOutage)
      return {
        query: (text: string, values: unknown[]) => {
          const name = values.length ? names?.of(text) : undefined
          return client.query(name ? { name, text, values } : { text, values }).then(lastOf, (error: unknown) => {
            if (isNameRefused(error)) names?.renew()
            return orOutage(error)
          })
        },
        release: (destroy?: boolean) => client.release(destroy),
      } as never
    },
  }
}
