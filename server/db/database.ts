import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'
import { APP_ROLE, connectAsOwner, type Db, openPool, SEER_ROLE } from './connection.ts'
import { underSetupLock } from './migrate.ts'
import { StatementNames } from './prepared.ts'

export type Database = {
  /** Connects as the app: row-level security applies, and outside a tenant transaction no agency's row is visible. */
  app: Db
  /** Connection string of the owner, who migrates and seeds. */
  ownerUrl: string
  /** Connection settings of the app's role, for connections of their own (LISTEN, advisory locks). */
  appConnection: pg.ClientConfig
  close(): Promise<void>
}

/** A machine that vanishes lets go of its runs within half a minute: PostgreSQL asks after connections that say nothing. */
const QUICK_TO_NOTICE = ['-c tcp_keepalives_idle=10', '-c tcp_keepalives_interval=5', '-c tcp_keepalives_count=3']

/**
 * Opens the app's pool on a migrated database, signed in as the app's own role: no connection of the app can become the
 * owner. The role is made when it is missing, its secret kept in a table that only the owner reads; with `appUrl` (from
 * DATABASE_APP_URL) it is the one that an administrator made. Throws an Error with a sentence when the role may not be made,
 * may not sign in, or could do more than an app's role should.
 */
export async function openDatabase(ownerUrl: string, appUrl?: string, poolSize = 10): Promise<Database> {
  const login = await prepare(ownerUrl, appUrl)
  await refuseWrongRole(login)
  const options = [login.options, ...QUICK_TO_NOTICE, OWN_NAMES, OWN_PLANS, OWN_ROLE].filter(Boolean).join(' ')
  const appConnection: pg.ClientConfig = { ...login, options, application_name: 'cara' }
  const app = openPool(appConnection, poolSize, new StatementNames())
  return { app, ownerUrl, appConnection, close: () => app.destroy() }
}

/** Names are ours whatever a role, which may change its own settings, was once told to look in first. */
const OWN_NAMES = '-c search_path=public'

/** A named statement is planned for the agency that asks: what fits a small one takes long in a large one. */
const OWN_PLANS = '-c plan_cache_mode=force_custom_plan'

/** A connection begins as this role, also where the one that signs in has more than its rights. */
const OWN_ROLE = `-c role=${APP_ROLE}`

type Login = { role: string; secret: string }

async function prepare(ownerUrl: string, appUrl: string | undefined): Promise<pg.ClientConfig> {
  const owner = connectAsOwner(ownerUrl)
  try {
    await underSetupLock(owner, denyTemporaryTables)
    if (appUrl) return { connectionString: appUrl }
    const { role, secret } = await underSetupLock(owner, makeLogin)
    return { ...parseIntoClientConfig(ownerUrl), user: role, password: secret }
  } finally {
    await owner.destroy()
  }
}

/** A temporary table or view of the same name would come before ours. The right is the database's, so a copy starts with it again. */
async function denyTemporaryTables(owner: Db) {
  const { rows } = await sql<{ name: string; allowed: boolean }>`
    select current_database() as name, has_database_privilege(${APP_ROLE}, current_database(), 'temporary') as allowed`.execute(
    owner,
  )
  const { name, allowed } = rows[0]!
  if (allowed) await sql`revoke temporary on database ${sql.id(name)} from public`.execute(owner)
}

/** The role the app signs in as. Its name is random: roles belong to all databases of a server, this one to one alone. */
async function makeLogin(owner: Db): Promise<Login> {
  const { rows: kept } = await sql<Login>`select role, secret from app_login`.execute(owner)
  const login = kept[0] ?? {
    role: `${APP_ROLE}_${randomBytes(4).toString('hex')}`,
    secret: randomBytes(24).toString('base64url'),
  }
  if (!kept[0]) await sql`insert into app_login (role, secret) values (${login.role}, ${login.secret})`.execute(owner)
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = ${sql.lit(login.role)}) then
        create role ${sql.id(login.role)} login password ${sql.lit(login.secret)} in role ${sql.id(APP_ROLE)}, ${sql.id(SEER_ROLE)};
      end if;
      if not pg_has_role(${sql.lit(login.role)}, ${sql.lit(SEER_ROLE)}, 'member') then
        grant ${sql.id(SEER_ROLE)} to ${sql.id(login.role)};
      end if;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'The user in DATABASE_URL may not create the role Cara works as. Let an administrator run once: create role cara_login login password ''<a secret>'' in role cara_app, cara_seer; then give its connection string in DATABASE_APP_URL.';
    end $$`.execute(owner)
  return login
}

/** The app's role is a wall only if it cannot become anybody who owns something. It has to be one of both that hold the app's rights. */
async function refuseWrongRole(login: pg.ClientConfig) {
  const app = openPool(login, 1)
  try {
    await demandRole(app)
  } finally {
    await app.destroy()
  }
}

async function demandRole(app: Db) {
  const { rows } = await sql<{ name: string; strong: boolean; member: boolean }>`
    select current_user as name, pg_has_role(current_user, ${APP_ROLE}, 'usage') and pg_has_role(current_user, ${SEER_ROLE}, 'member') as member,
      exists (select from pg_roles r where pg_has_role(current_user, r.oid, 'member') and (r.rolsuper or r.rolbypassrls))
      or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and pg_has_role(current_user, c.relowner, 'member')) as strong`
    .execute(app)
    .catch((error: unknown) => {
      if ((error as { code?: string }).code !== '28P01' && (error as { code?: string }).code !== '28000') throw error
      throw new Error(
        `Cara's own role cannot sign in to the database (${(error as Error).message}). Allow it in pg_hba.conf, or give a connection string for it in DATABASE_APP_URL.`,
      )
    })
  const { name, strong, member } = rows[0]!
  if (strong) throw new Error(`The user ${name} in DATABASE_APP_URL may do too much. Cara needs one that owns nothing.`)
  if (!member)
    throw new Error(`The user ${name} in DATABASE_APP_URL lacks rights: grant cara_app, cara_seer to "${name}";`)
}
