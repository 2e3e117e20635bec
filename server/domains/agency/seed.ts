import { sql } from 'kysely'
import { connectAsOwner, type Db } from '../../db/connection.ts'
import { newId } from '../../lib/ids.ts'
import { beginTrial } from '../subscription/service.ts'
import { addAgency, addUser } from './store.ts'

/** Long enough to look at every screen of a subscription; one's own agency begins without limits (decision 096). */
const DEMO_TRIAL = { plan: 'PRO', period: 'MONTHLY', seats: 6, voiceAgents: 1 } as const
const DEMO_TRIAL_DAYS = 14

/** The demo agency of an empty database, for trying Cara without any setup. */
export const DEMO = {
  name: 'Lanternfish Insurance Agency',
  phone: '(555) 010-4400',
  mailingAddress: { line1: '12 Harbor Example Way', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
  users: [
    { name: 'Robin Placeholder', email: 'robin@lanternfish.example.com' },
    { name: 'Sam Specimen', email: 'sam@lanternfish.example.com' },
  ],
} as const

/**
 * Makes the demo agency when there is no agency at all, and says whether it did. Two starts at once make one. `more` is done in the same
 * transaction.
 */
export async function seedDemo(
  ownerUrl: string,
  more: (trx: Db, agencyId: string) => Promise<unknown> = async () => {},
): Promise<boolean> {
  const owner = connectAsOwner(ownerUrl)
  try {
    return await owner.transaction().execute(async (trx) => {
      await sql`lock table agencies in share row exclusive mode`.execute(trx)
      if (await hasAgency(trx)) return false
      const agencyId = await createAgency(trx, DEMO)
      await beginTrial(trx, agencyId, DEMO_TRIAL, DEMO_TRIAL_DAYS, new Date())
      await more(trx, agencyId)
      return true
    })
  } finally {
    await owner.destroy()
  }
}

/** Adds an agency with its users, the first of whom can sign in at once. Returns the agency's id. */
export async function createAgency(
  db: Db,
  agency: {
    name: string
    phone?: string | null
    mailingAddress?: { line1?: string; city?: string; zone?: string; postalCode?: string }
    users: readonly { name: string; email: string }[]
  },
): Promise<string> {
  const id = newId()
  await addAgency(db, {
    id,
    name: agency.name,
    phone: agency.phone ?? null,
    mailingAddress: agency.mailingAddress ?? {},
  })
  for (const user of agency.users) await addUser(db, { id: newId(), agencyId: id, ...user })
  return id
}

async function hasAgency(db: Db) {
  return (await db.selectFrom('agencies').select('id').limit(1).executeTakeFirst()) !== undefined
}
