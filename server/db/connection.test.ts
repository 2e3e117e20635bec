import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, type TestHouse } from '../../tests/support/house.ts'
import { inAgency } from './connection.ts'

let test: TestHouse
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())

it('never says that work is kept which the database threw away after an error that was swallowed', async () => {
  const lost = inAgency(test.house.db, randomUUID(), async (trx) => {
    await sql`select 1 / 0`.execute(trx).catch(() => {})
    return 'kept'
  })
  await expect(lost).rejects.toThrow('current transaction is aborted')
})
