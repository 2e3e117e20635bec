import { readOwnConfig } from '../server/config.ts'
import { startEmbedded } from '../server/db/embedded/server.ts'
import { migrate } from '../server/db/migrate.ts'

/**
 * Runs a command on the migrated database of the settings, as its owner. Without DATABASE_URL the embedded one is started for
 * as long as the command takes; while Cara itself runs on the folder that is refused with a sentence.
 */
export async function withOwnerDatabase<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const config = readOwnConfig()
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir)
  const ownerUrl = config.databaseUrl ?? embedded!.url
  try {
    await migrate(ownerUrl)
    return await work(ownerUrl)
  } finally {
    await embedded?.stop()
  }
}

/** Ends the process with the sentence of what went wrong. */
export function failWith(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
