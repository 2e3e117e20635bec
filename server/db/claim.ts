import { sql } from 'kysely'
import type { Db } from './connection.ts'

/**
 * Does the work unless another process or run is doing it for the same thing; then null. The claim is a lock of a connection of its own, so
 * who dies gives it up with its connection.
 */
export function whileClaimed<T>(db: Db, name: string, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (own) => {
    const key = sql`hashtextextended(${name}, 0)`
    const { rows } = await sql<{ claimed: boolean }>`select pg_try_advisory_lock(${key}) as claimed`.execute(own)
    if (!rows[0]?.claimed) return null
    try {
      return await work()
    } finally {
      // With the connection gone, so is the lock.
      await sql`select pg_advisory_unlock(${key})`.execute(own).catch(() => {})
    }
  })
}
