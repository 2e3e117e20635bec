import { connectAsOwner } from '../../db/connection.ts'
import { sweep } from './store.ts'

/** Deletes expired codes, counters and sessions of all agencies. */
export async function sweepSignIns(ownerUrl: string) {
  const owner = connectAsOwner(ownerUrl)
  try {
    await sweep(owner, new Date())
  } finally {
    await owner.destroy()
  }
}
