import type { WholeAddress } from '../../../shared/accounts.ts'
import { mustFirst } from '../../can.ts'
import type { Acting } from '../../ctx.ts'
import { AppError } from '../../lib/app-error.ts'
import * as store from './store.ts'

/** What is shorter says nothing yet; what is longer is no address. */
const SHORTEST = 3
const LONGEST = 200

/** Rate limits of address lookups per user: typing speed, and a day's work. */
const LIMITS = [
  { most: 60, seconds: 60 },
  { most: 2000, seconds: 24 * 3600 },
]

/** Suggestions for an address being typed; none when no service is configured. */
export async function suggestAddresses({ house, actor }: Acting, text: string): Promise<WholeAddress[]> {
  await mustFirst({ house, actor }, 'read', 'agency')
  const { addresses } = house.outside
  const words = text.trim()
  if (!addresses || words.length < SHORTEST || words.length > LONGEST) return []
  for (const { most, seconds } of LIMITS) {
    const key = `addresses:${String(seconds)}:${actor.userId ?? actor.agencyId}`
    const count = await store.countUp(house.db, key, 1, seconds, house.now())
    if (count > most) throw new AppError('LIMIT_REACHED', 'Too many addresses were looked up. Type the address.')
  }
  try {
    return await addresses.suggest(words)
  } catch (error) {
    // Typing goes on without suggestions, so only the log tells the operator that a token is no longer accepted.
    if (error instanceof AppError) house.log.warn({ reason: error.cause }, 'addresses could not be suggested')
    throw error
  }
}
