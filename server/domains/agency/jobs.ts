import { connectAsOwner } from '../../db/connection.ts'
import { sweep } from './store.ts'

/** Forgets codes, counters and sessions of all agencies that no longer count. */
export async function sweepSignIns(ownerUrl: string) {
  const owner = connectAsOwner(ownerUrl)
  try {
    await sweep(owner, new Date())
  } finally {
    await owner.destroy()
  }
}
