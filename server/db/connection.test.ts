import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, type TestHouse } from '../../tests/support/house.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { withCtx } from '../ctx.ts'
import { inAgency } from './connection.ts'
import { StatementNames } from './prepared.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

it('never says that work is kept which the database threw away after an error that was swallowed', async () => {
  const lost = inAgency(test.house.db, { agencyId: randomUUID(), userId: null }, async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => {})
    return 'kept'
  })
  await expect(lost).rejects.toThrow('current transaction is aborted')
})

const NOBODY = { kind: 'house', agencyId: randomUUID(), userId: null } as const

it('prepares what is asked often under a name, and nothing else', async () => {
  const often = `asked often ${randomUUID()}`
  const prepared = () =>
    withCtx(test.house, NOBODY, async ({ db }) => {
      await sql`select ${1}::int as ${sql.id(often)}`.execute(db)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
      return rows.filter(({ statement }) => statement.includes(often)).length
    })
  expect([await prepared(), await prepared(), await prepared()]).toEqual([0, 0, 1])
  const names = new StatementNames()
  for (let round = 0; round < 3; round++) for (let at = 0; at < 200; at++) names.of(`select ${String(at)}`)
  expect([names.of('select 149'), names.of('select 150')]).toEqual([expect.any(String), undefined])
})

it('goes on where a table has got another shape under a prepared statement', async () => {
  await asOwner(test.ownerUrl, (owner) =>
    sql`create table shaped (a int); grant select on shaped to cara_app`.execute(owner),
  )
  const columns = () =>
    withCtx(test.house, NOBODY, async ({ db }) => (await sql`select * from shaped where a > ${0}`.execute(db)).rows)
  for (let round = 0; round < 4; round++) expect(await columns()).toEqual([])
  await asOwner(test.ownerUrl, (owner) =>
    sql`alter table shaped add column b int; insert into shaped values (1, 2)`.execute(owner),
  )
  for (let round = 0; round < 4; round++) expect(await columns()).toEqual([{ a: 1, b: 2 }])
})

it('goes on where the server has forgotten a prepared statement', async () => {
  const value = () =>
    withCtx(test.house, NOBODY, async ({ db }) => (await sql`select ${1}::int as forgotten`.execute(db)).rows)
  for (let round = 0; round < 4; round++) await value()
  await sql`deallocate all`.execute(test.house.db)
  for (let round = 0; round < 4; round++) expect(await value()).toEqual([{ forgotten: 1 }])
})
