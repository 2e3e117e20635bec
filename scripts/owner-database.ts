import { type Config, readOwnConfig } from '../server/config.ts'
import { reachEmbedded } from '../server/db/embedded/server.ts'
import { migrate } from '../server/db/migrate.ts'

/**
 * Runs a command on the migrated database of the settings, as its owner. Without DATABASE_URL that is the embedded one: as it
 * runs, or started for as long as the command takes.
 */
export async function withOwnerDatabase<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  return withDatabase(readOwnConfig(), async (ownerUrl) => {
    await migrate(ownerUrl)
    return work(ownerUrl)
  })
}

/** The same without migrating it. */
export async function withDatabase<T>(config: Config, work: (ownerUrl: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl)
  const embedded = await reachEmbedded(config.dataDir)
  return work(embedded.url).finally(embedded.stop)
}

/** Ends the process with the sentence of what went wrong. */
export function failWith(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
