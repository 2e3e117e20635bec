import type { House } from '../ctx.ts'
import { appendWords, type Words } from '../domains/workspaces/store/stages.ts'
import { batched } from '../lib/batch.ts'

const LIMITS = { waitMs: 2, most: 32, atOnce: 2 }

const keepers = new WeakMap<House, (words: Words) => Promise<unknown>>()

/** Keeps words that an event grew by; committed when it returns. The runs of a process share their commits. */
export const keepWords = (house: House, words: Words): Promise<unknown> =>
  (keepers.get(house) ?? openKeeper(house))(words)

function openKeeper(house: House) {
  const keeper = batched(async (all: Words[]): Promise<undefined[]> => {
    await appendWords(house.db, all, house.now())
    return all.map(() => undefined)
  }, LIMITS)
  keepers.set(house, keeper)
  return keeper
}
