import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_ROLE, connectAsOwner, type Db, inAgency, SEER_ROLE } from '../../server/db/connection.ts'
import { aHouse, anAgency, type TestHouse } from '../support/house.ts'

/** Tables that belong to no agency: what comes before a sign-in, and the bookkeeping of migrations. */
const NOBODYS = [
  'sign_in_codes',
  'known_devices',
  'rate_limits',
  'kysely_migration',
  'kysely_migration_lock',
  'app_login',
]

const ITS_OWN = 'is of the agency'
const ONES_OWN = "is of one user, and asked for by that user's id"
const WITH_IT = 'is read with what it belongs to, which is seen or not'
/** What everybody in the agency may see, or sees by another table's policy, and why. */
const SEEN_BY_ALL: Record<string, string> = {
  ...{
    agencies: ITS_OWN,
    agency_users: ITS_OWN,
    carriers: ITS_OWN,
    certificate_numbers: ITS_OWN,
    document_styles: ITS_OWN,
    style_defaults: ITS_OWN,
    document_templates: ITS_OWN,
    class_code_tables: ITS_OWN,
    class_codes: ITS_OWN,
    form_templates: ITS_OWN,
    custom_presets: ITS_OWN,
    preset_files: ITS_OWN,
  },
  ...{
    knowledge_bases: ITS_OWN,
    knowledge_documents: ITS_OWN,
    knowledge_passages: ITS_OWN,
    knowledge_terms: ITS_OWN,
    knowledge_vectors: ITS_OWN,
  },
  ...{ invitations: ITS_OWN, invoices: ITS_OWN, payment_accounts: ITS_OWN, payment_events: ITS_OWN },
  ...{
    payment_previews: ITS_OWN,
    subscriptions: ITS_OWN,
    effects: 'an operator alone sees it',
    waiting_jobs: ITS_OWN,
    mutation_keys: ONES_OWN,
  },
  ...{
    day_delays: ONES_OWN,
    favorite_presets: ONES_OWN,
    email_changes: ONES_OWN,
    saved_views: ONES_OWN,
    sessions: ONES_OWN,
  },
  ...{
    account_merge_moves: WITH_IT,
    certificate_batch_items: WITH_IT,
    certificate_policies: WITH_IT,
    event_words: WITH_IT,
  },
  ...{ import_references: WITH_IT },
}

let test: TestHouse
let owner: Db
beforeAll(async () => {
  test = await aHouse()
  owner = connectAsOwner(test.ownerUrl)
})
afterAll(async () => {
  await owner.destroy()
  await test.close()
})

async function listTables() {
  const { rows } = await sql<{ name: string; enabled: boolean; forced: boolean; owner: string; policies: number }>`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid and ${APP_ROLE}::regrole = any (p.polroles)
        and pg_get_expr(p.polqual, p.polrelid) ~ '= current_agency\\(\\)') as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(
    owner,
  )
  return rows
}

describe('the catalogue', () => {
  it('has forced row-level security with the policy of the own agency on every table of an agency', async () => {
    const tables = (await listTables()).filter(({ name }) => !NOBODYS.includes(name))
    expect(tables.length).toBeGreaterThan(14)
    for (const table of tables) expect(table).toMatchObject({ enabled: true, forced: true, policies: 1 })
  })

  it('shows who sees assigned accounts only a part of every table of client data', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'seen' and not p.polpermissive and p.polroles = array[${SEER_ROLE}::regrole::oid])`.execute(
      owner,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(SEEN_BY_ALL).toSorted())
  })

  it('gives the app a role that owns nothing, is no superuser and cannot bypass the policies', async () => {
    expect((await listTables()).filter((table) => table.owner === APP_ROLE)).toEqual([])
    const { rows } =
      await sql`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = ${APP_ROLE}`.execute(owner)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }])
    const { rows: who } = await sql<{ user: string; roles: string[]; super: boolean; bypass: boolean }>`
      select session_user as user, rolsuper as super, rolbypassrls as bypass,
        (select array_agg(r.rolname::text order by r.rolname) from pg_roles r where pg_has_role(session_user, r.oid, 'member')) as roles
      from pg_roles where rolname = session_user`.execute(test.house.db)
    const { user, roles, ...rights } = who[0]!
    expect(user).toMatch(/^cara_app_[0-9a-f]{8}$/)
    expect(roles).toEqual([APP_ROLE, user, SEER_ROLE])
    expect(rights).toEqual({ super: false, bypass: false })
  })

  it('lets the app read nothing without an agency, and only its own rows with one', async () => {
    const a = await anAgency(test)
    const b = await anAgency(test)
    expect(await test.house.db.selectFrom('agency_users').selectAll().execute()).toEqual([])
    const seen = await inAgency(test.house.db, { agencyId: a.agencyId, userId: null }, (db) =>
      db.selectFrom('agency_users').select('agency_id').execute(),
    )
    expect(seen).toEqual([{ agency_id: a.agencyId }])
    const stolen = inAgency(test.house.db, { agencyId: a.agencyId, userId: null }, (db) =>
      db.updateTable('agency_users').set({ name: 'Stolen' }).where('id', '=', b.userId).executeTakeFirst(),
    )
    expect((await stolen).numUpdatedRows).toBe(0n)
    const planted = inAgency(test.house.db, { agencyId: a.agencyId, userId: null }, (db) =>
      db
        .insertInto('agency_users')
        .values({ id: crypto.randomUUID(), agency_id: b.agencyId, email: 'x@y.example.com', name: 'Planted' })
        .execute(),
    )
    await expect(planted).rejects.toThrow('row-level security')
  })

  it('starts every index of an agency table for lists with the agency', async () => {
    const { rows } = await sql<{ name: string; first: string }>`
      select i.relname as name, a.attname as first from pg_index x join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where n.nspname = 'public' and not x.indisunique and exists
        (select from pg_attribute b where b.attrelid = t.oid and b.attname = 'agency_id')`.execute(owner)
    expect(rows.filter(({ name, first }) => first !== 'agency_id' && name !== 'runs_open')).toEqual([])
  })

  it.each([
    'set role postgres',
    'set session authorization postgres',
    'create temporary table agencies (id uuid)',
    'create temporary view sessions as select 1',
    'create table mine (n int)',
    'create function public.mine() returns int language sql as $$ select 1 $$',
    'select * from app_login',
    'alter table agencies no force row level security',
    'copy agencies to program $$cat$$',
  ])('refuses the app: %s', async (query) => {
    await expect(sql.raw(query).execute(test.house.db)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('runs nothing of the caller as the owner, not even where temporary tables are allowed', async () => {
    await sql`grant temporary on database ${sql.id(databaseName())} to ${sql.id(APP_ROLE)}`.execute(owner)
    await test.house.db.connection().execute(async (db) => {
      await sql`create function pg_temp.steal() returns text language sql volatile as $$ select current_user::text $$`.execute(
        db,
      )
      await sql`create temporary view sessions as select gen_random_uuid() as id, gen_random_uuid() as agency_id,
        gen_random_uuid() as agency_user_id, 'x'::bytea as token_hash, now() + interval '1 day' as expires_at, pg_temp.steal() as thief`.execute(
        db,
      )
      await sql`create temporary view agency_users as select agency_user_id as id, 'ACTIVE' as state from pg_temp.sessions`.execute(
        db,
      )
      const { rows } = await sql`select * from find_session('x')`.execute(db)
      expect(rows).toEqual([])
    })
    await sql`revoke temporary on database ${sql.id(databaseName())} from ${sql.id(APP_ROLE)}`.execute(owner)
  })

  it('shows every row to the owner, who backs it up, and keeps keys of files where a backup finds them', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity and not exists
        (select from pg_policy p where p.polrelid = c.oid and c.relowner = any (p.polroles) and pg_get_expr(p.polqual, p.polrelid) = 'true')`.execute(
      owner,
    )
    expect(rows).toEqual([])
    const { rows: columns } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and column_name like '%blob%'`.execute(
      owner,
    )
    expect(columns.length).toBeGreaterThan(2)
    for (const { name } of columns) expect(name).toMatch(/blob_key$/)
  })

  it('lets nobody but the app call our functions, and those that run as the owner look nowhere else', async () => {
    await sql`create function made_later() returns int language sql as $$ select 1 $$`.execute(owner)
    const { rows } = await sql<{ name: string; open: boolean; app: boolean; definer: boolean; path: string | null }>`
      select p.proname as name, exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as open,
        has_function_privilege('cara_app', p.oid, 'execute') as app, p.prosecdef as definer, (select entry from unnest(p.proconfig) as entry where entry like 'search_path=%') as path
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'pgboss')`.execute(
      owner,
    )
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.filter(({ open }) => open)).toEqual([])
    const astray = rows.filter(({ definer, path }) => definer && path !== 'search_path=pg_catalog, public, pg_temp')
    expect(astray).toEqual([])
    // The search of one kind is the owner's alone, within that of all.
    const searches = rows.filter(({ name }) => /^find_(?:accounts|contacts|policies|records)$/.test(name))
    expect(searches.filter(({ app }) => app).map(({ name }) => name)).toEqual(['find_records'])
    await sql`drop function made_later()`.execute(owner)
  })
})

const databaseName = () => /\/(test_\w+)/.exec(test.ownerUrl)![1]!
