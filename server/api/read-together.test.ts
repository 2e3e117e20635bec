import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { type Actor, type Ctx, type House, withCtx } from '../ctx.ts'
import { AppError } from '../lib/app-error.ts'
import { readingTogether } from './read-together.ts'

let test: TestHouse
let actor: Actor
let other: Actor
let begun = 0

beforeAll(async () => {
  test = await aHouse({ poolSize: 2 })
  actor = (await anAgency(test)).actor
  other = (await anAgency(test, 'Heron Example Agency')).actor
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').startsWith('begin')) begun += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  test.house.db = test.house.db.withPlugin(counting)
})
afterAll(() => test.close())

const nameOf = async ({ db, agencyId }: Ctx) =>
  (await db.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirstOrThrow()).name
const refused = ({ db }: Ctx) => sql`select 1 / 0`.execute(db)
const transactionsOf = async (work: (house: House) => Promise<unknown>) => {
  begun = 0
  await work(readingTogether(test.house))
  return begun
}

it('reads what is asked at once, and what is asked right after, in one transaction', async () => {
  const transactions = await transactionsOf(async (house) => {
    const read = async () => {
      await withCtx(house, actor, nameOf)
      return withCtx(house, actor, nameOf)
    }
    expect(await Promise.all(Array.from({ length: 12 }, read))).toEqual(
      Array.from({ length: 12 }, () => 'Otter Example Agency'),
    )
  })
  expect(transactions).toBe(1)
})

it('gives its connection back while nothing is read', async () => {
  const house = readingTogether(test.house)
  await withCtx(house, actor, nameOf)
  await new Promise((resolve) => setTimeout(resolve, 20))
  // There are two connections: both can be taken by others now.
  await Promise.all(
    [1, 2].map(() => test.house.db.connection().execute((db) => sql`select pg_sleep(0.01)`.execute(db))),
  )
  expect(await withCtx(house, actor, nameOf)).toBe('Otter Example Agency')
})

it('keeps a refusal to the field that met it, and reads the others again when one has broken the transaction', async () => {
  const house = readingTogether(test.house)
  const refusal = () => Promise.reject(new AppError('NOT_FOUND', 'There is none.'))
  const answers = await Promise.allSettled([
    withCtx(house, actor, refusal),
    withCtx(house, actor, refused),
    withCtx(house, actor, nameOf),
    withCtx(house, actor, nameOf),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await withCtx(house, actor, nameOf)).toBe('Otter Example Agency')
})

it('never reads for one agency in the transaction of another', async () => {
  const house = readingTogether(test.house)
  const names = await Promise.all([actor, other, actor, other].map((one) => withCtx(house, one, nameOf)))
  expect(names).toEqual([
    'Otter Example Agency',
    'Heron Example Agency',
    'Otter Example Agency',
    'Heron Example Agency',
  ])
})
