import { sql } from 'kysely'
import type { Db } from './connection.ts'

const CACHED_MS = 1000
const PATIENCE_MS = 2000

/**
 * Asks the database whether it answers, at most once a second. Gives a sentence for why the process is not healthy, or null.
 */
export function watchHealth(db: Db): () => Promise<string | null> {
  let asked = Number.NEGATIVE_INFINITY
  let answer: Promise<string | null> = Promise.resolve(null)
  return () => {
    if (performance.now() - asked < CACHED_MS) return answer
    asked = performance.now()
    answer = askDatabase(db)
    return answer
  }
}

async function askDatabase(db: Db) {
  const patience = Promise.withResolvers<string>()
  const timer = setTimeout(() => patience.resolve('The database does not answer.'), PATIENCE_MS)
  const asked = sql`select 1`.execute(db).then(
    () => null,
    () => 'The database cannot be reached.',
  )
  return Promise.race([asked, patience.promise]).finally(() => clearTimeout(timer))
}
