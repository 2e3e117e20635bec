import { readOwnConfig } from '../server/config.ts'
import { restore } from '../server/db/backup/restore.ts'
import { makeDataFolder } from '../server/lib/data-folder.ts'
import { createLog } from '../server/lib/log.ts'
import { openBlobs } from '../server/outside/blobs/open.ts'
import { openQueue } from '../server/queue/queue.ts'
import { failWith, withDatabase } from './owner-database.ts'

/** `npm run restore -- <file>`: an archive into the empty database and file store of the settings. */
async function main() {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Usage: npm run restore -- <file>, the archive that npm run backup wrote')
  const config = readOwnConfig()
  await makeDataFolder(config.dataDir)
  const blobs = await openBlobs(config)
  const { tables, files, missing } = await withDatabase(config, (ownerUrl) =>
    restore(file, {
      ownerUrl,
      blobs,
      scratch: config.dataDir,
      prepareQueue: async () => (await openQueue(ownerUrl, createLog(config.logLevel))).stop(),
    }),
  )
  process.stdout.write(`${tables} tables and ${files} files are restored. Start Cara with npm start.\n`)
  if (missing.length) process.stderr.write(`Already missing when the backup was made:\n  ${missing.join('\n  ')}\n`)
}

await main().catch(failWith)
