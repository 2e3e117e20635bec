import { afterAll, beforeAll, expect, it } from 'vitest'
import { aHouse, anAgency, type TestHouse } from '../tests/support/house.ts'
import { anAccount } from '../tests/support/records.ts'
import { type Ctx, withCtx } from './ctx.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
})
afterAll(() => test.close())

const lock = ({ db }: Ctx, id: string) =>
  db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute()

it('runs again what was taken back because two transactions waited for each other', async () => {
  const [one, two] = [await anAccount(test, mine), await anAccount(test, mine)]
  let tries = 0
  let arrive = () => {}
  const met = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const inOrder = (first: string, second: string) =>
    withCtx(test.house, mine.actor, async (ctx) => {
      await lock(ctx, first)
      tries += 1
      if (tries === 2) arrive()
      await met
      await lock(ctx, second)
      return second
    })
  expect(await Promise.all([inOrder(one, two), inOrder(two, one)])).toEqual([two, one])
  expect(tries).toBeGreaterThan(2)
})

it('runs nothing a fourth time', async () => {
  let tries = 0
  const work = withCtx(test.house, mine.actor, () => {
    tries += 1
    return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
  })
  await expect(work).rejects.toThrow('deadlock detected')
  expect(tries).toBe(3)
})
