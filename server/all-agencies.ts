import type { Acting, House } from './ctx.ts'
import { connectAsOwner } from './db/connection.ts'

/**
 * Does a piece of upkeep for every agency, one after the other, each in the agency's own name: what it does sees that agency
 * alone. One agency's failure is written down and holds up none of the others. Stops between two agencies when `signal` says so.
 */
export async function forEachAgency(
  house: House,
  ownerUrl: string,
  work: (acting: Acting) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  for (const agencyId of await listAgencies(ownerUrl)) {
    if (signal?.aborted) return
    const actor = { kind: 'house', agencyId, userId: null } as const
    await work({ house, actor }).catch((error: unknown) => house.log.error({ err: error, agencyId }, 'upkeep failed'))
  }
}

async function listAgencies(ownerUrl: string): Promise<string[]> {
  const owner = connectAsOwner(ownerUrl)
  try {
    return (await owner.selectFrom('agencies').select('id').orderBy('id').execute()).map(({ id }) => id)
  } finally {
    await owner.destroy()
  }
}
