import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** What can be watched: a table whose rows count their changes in `rev` and carry the time of the last in `updated_at`. */
export type Watchable = 'workspaces'

/**
 * Counts one more change of a watched thing and returns the count, which the changed rows then carry. Locks the thing until
 * the transaction ends, so that changes become visible in the order of their counts.
 */
export async function nextRev(db: Db, table: Watchable, id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ rev: number }>`
    update ${sql.table(table)} set rev = rev + 1, updated_at = ${now} where id = ${id} returning rev`.execute(db)
  return rows[0]!.rev
}
