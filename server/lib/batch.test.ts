import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batched } from './batch.ts'

const LIMITS = { waitMs: 5, most: 3, atOnce: 1 }

it('does together what comes together, up to its limit, and answers each', async () => {
  const batches: number[][] = []
  const double = batched(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item * 2)
  }, LIMITS)
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1, 2, 3], [4]])
})

it('takes what comes during one batch into the next', async () => {
  const batches: number[][] = []
  const slow = batched(async (items: number[]) => {
    batches.push(items)
    await wait(30)
    return items
  }, LIMITS)
  const first = slow(1)
  await wait(15)
  await Promise.all([first, slow(2), slow(3)])
  expect(batches).toEqual([[1], [2, 3]])
})

it('fails for the item at fault alone', async () => {
  const picky = batched(async (items: number[]) => {
    if (items.includes(13)) throw new Error('unlucky')
    return items
  }, LIMITS)
  const ended = await Promise.allSettled([12, 13, 14].map(picky))
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
