import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_ROLE, connectAsOwner, type Db, inAgency } from '../../server/db/connection.ts'
import { aHouse, anAgency, type TestHouse } from '../support/house.ts'

/** Tables that belong to no agency: what comes before a sign-in, and the bookkeeping of migrations. */
const NOBODYS = ['sign_in_codes', 'known_devices', 'rate_limits', 'kysely_migration', 'kysely_migration_lock']

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

  it('gives the app a role that owns nothing, is no superuser and cannot bypass the policies', async () => {
    expect((await listTables()).filter((table) => table.owner === APP_ROLE)).toEqual([])
    const { rows } =
      await sql`select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = ${APP_ROLE}`.execute(owner)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }])
    const { rows: who } = await sql<{ user: string }>`select current_user as user`.execute(test.house.db)
    expect(who[0]!.user).toBe(APP_ROLE)
  })

  it('lets the app read nothing without an agency, and only its own rows with one', async () => {
    const a = await anAgency(test)
    const b = await anAgency(test)
    expect(await test.house.db.selectFrom('agency_users').selectAll().execute()).toEqual([])
    const seen = await inAgency(test.house.db, a.agencyId, (db) =>
      db.selectFrom('agency_users').select('agency_id').execute(),
    )
    expect(seen).toEqual([{ agency_id: a.agencyId }])
    const stolen = inAgency(test.house.db, a.agencyId, (db) =>
      db.updateTable('agency_users').set({ name: 'Stolen' }).where('id', '=', b.userId).executeTakeFirst(),
    )
    expect((await stolen).numUpdatedRows).toBe(0n)
    const planted = inAgency(test.house.db, a.agencyId, (db) =>
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
})
