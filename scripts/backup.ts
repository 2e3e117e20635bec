import { readOwnConfig } from '../server/config.ts'
import { backUp } from '../server/db/backup/back-up.ts'
import { openBlobs } from '../server/outside/blobs/open.ts'
import { failWith, withDatabase } from './owner-database.ts'

/** `npm run backup -- <file>`: the database and files of the settings, whether Cara is running or not, in one archive. */
async function main() {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Usage: npm run backup -- <file>, for example cara-2026-01-31.tar.gz')
  const config = readOwnConfig()
  const blobs = await openBlobs(config)
  const { tables, files, missing } = await withDatabase(config, (ownerUrl) => backUp(ownerUrl, blobs, file))
  process.stdout.write(`${file} holds ${tables} tables and ${files} files.\n`)
  if (missing.length) process.stderr.write(`Not in the file store, so not in the backup:\n  ${missing.join('\n  ')}\n`)
}

await main().catch(failWith)
