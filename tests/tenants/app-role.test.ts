import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { aPostgres } from '../support/started-cara.ts'

let own: Awaited<ReturnType<typeof aPostgres>>
beforeAll(async () => {
  own = await aPostgres()
})
afterAll(() => own.remove())

/** The address of a database of this server for a user of it. */
const urlOf = (user: string, database: string) =>
  own.place.url.replace(/\/\/[^@]*@/, `//${user}:p@`).replace(/\/postgres$/, `/${database}`)

async function asAdministrator(database: string, ...queries: string[]) {
  const client = new pg.Client({ connectionString: own.place.url.replace(/\/postgres$/, `/${database}`) })
  await client.connect()
  try {
    for (const query of queries) await client.query(query)
  } finally {
    await client.end()
  }
}

describe('a server where the owner may not create roles', () => {
  it('is refused with what an administrator has to do, and works once that is done', async () => {
    await asAdministrator('postgres', "create role owner login password 'p'", 'create database managed owner owner')
    const owner = urlOf('owner', 'managed')
    await expect(migrate(owner)).rejects.toThrow(
      'once as an administrator: create role cara_app; create role cara_seer in role cara_app;',
    )
    await asAdministrator('postgres', 'create role cara_app', 'create role cara_seer in role cara_app')
    await migrate(owner)
    await expect(openDatabase(owner)).rejects.toThrow(
      "create role cara_login login password '<a secret>' in role cara_app, cara_seer;",
    )
    await asAdministrator('postgres', "create role cara_login login password 'p' in role cara_app, cara_seer")
    const database = await openDatabase(owner, urlOf('cara_login', 'managed'))
    expect(await database.app.selectFrom('agencies').selectAll().execute()).toEqual([])
    await database.close()
  })

  it('finds what is ours whatever the role was told to look in first', async () => {
    await asAdministrator('postgres', 'create database astray owner owner')
    await migrate(urlOf('owner', 'astray'))
    await asAdministrator('astray', 'alter role cara_login set search_path = pg_temp')
    const database = await openDatabase(urlOf('owner', 'astray'), urlOf('cara_login', 'astray'))
    expect(await database.app.selectFrom('agencies').selectAll().execute()).toEqual([])
    await database.close()
  })

  it('refuses a role for the app that is too strong or too weak', async () => {
    await asAdministrator(
      'postgres',
      "create role maker login createrole password 'p'",
      'create database strict owner maker',
      "create role weak login password 'p'",
    )
    const owner = urlOf('maker', 'strict')
    await asAdministrator('strict', 'grant cara_app, cara_seer to maker with admin option')
    await migrate(owner)
    await expect(openDatabase(owner, owner)).rejects.toThrow('may do too much')
    await expect(openDatabase(owner, own.place.url.replace(/\/postgres$/, '/strict'))).rejects.toThrow(
      'may do too much',
    )
    await expect(openDatabase(owner, urlOf('weak', 'strict'))).rejects.toThrow(
      'lacks rights: grant cara_app, cara_seer to "weak";',
    )
    await expect(openDatabase(owner, urlOf('nobody', 'strict'))).rejects.toThrow('cannot sign in to the database')
    const [first, second] = [await openDatabase(owner), await openDatabase(owner)]
    expect(first.appConnection.user).toBe(second.appConnection.user)
    await Promise.all([first.close(), second.close()])
  })
})
