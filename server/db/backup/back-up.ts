import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Blobs } from '../../outside/blobs/blobs.ts'
import { writeArchive } from './archive.ts'
import {
  exists,
  listBlobKeys,
  listColumns,
  listMigrations,
  listSequences,
  listTables,
  quote,
  quoteAll,
} from './catalogue.ts'

/** A job that was being worked on begins again after a restore. Those that ended are not kept. */
const OPEN_JOBS = `state in ('created', 'retry', 'active')`

/**
 * Writes the database, as it is at one moment, and every file it then speaks of to a new archive, while Cara goes on working.
 * Files never change under their key, so they are copied after that moment. Gives what it holds; `missing` are the files
 * that were not there to be copied.
 */
export async function backUp(ownerUrl: string, blobs: Blobs, file: string) {
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    const archive = await writeArchive(file)
    try {
      await client.query('begin isolation level repeatable read read only')
      const kept = await keepTables(client, archive, `${file}.table`)
      await client.query('commit')
      const missing = await keepBlobs(kept.keys, blobs, archive)
      const { keys, ...rest } = kept
      await archive.finish({ ...rest, madeAt: new Date().toISOString(), missing })
      return { tables: rest.tables.length, files: keys.length - missing.length, missing }
    } catch (error) {
      await archive.abandon()
      throw error
    }
  } finally {
    await client.end().catch(() => {})
  }
}

type Archive = Awaited<ReturnType<typeof writeArchive>>

async function keepTables(client: pg.Client, archive: Archive, spool: string) {
  const keep = async (name: string, query: string) => {
    try {
      await pipeline(client.query(copyTo(`copy (${query}) to stdout`)), createWriteStream(spool, { mode: 0o600 }))
      await archive.add(`tables/${name}`, spool)
    } finally {
      await rm(spool, { force: true })
    }
  }
  const migrations = await listMigrations(client)
  if (!migrations.length) throw new Error('There is nothing to back up: this database is empty.')
  const tables = await listTables(client)
  for (const { name, columns } of tables) await keep(name, `select ${quoteAll(columns)} from ${quote(name)}`)
  const jobColumns = (await exists(client, 'pgboss.job')) ? await listColumns(client, 'pgboss.job') : null
  if (jobColumns) {
    const columns = jobColumns.map((name) =>
      name === 'state' ? `case state when 'active' then 'retry' else state end as state` : quote(name),
    )
    await keep('pgboss.job', `select ${columns.join(', ')} from pgboss.job where ${OPEN_JOBS}`)
  }
  return { migrations, tables, jobColumns, sequences: await listSequences(client), keys: await listBlobKeys(client) }
}

async function keepBlobs(keys: string[], blobs: Blobs, archive: Archive) {
  const missing: string[] = []
  for (const key of keys) {
    const copy = await findCopy(blobs, key)
    if (copy) await archive.add(`blobs/${key}`, copy)
    else missing.push(key)
  }
  return missing
}

/** A file that was deleted since the moment of the backup, or lost before, is no reason to have no backup. */
async function findCopy(blobs: Blobs, key: string): Promise<string | null> {
  try {
    const file = await blobs.toLocalFile(key)
    await stat(file)
    return file
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { name?: string } }
    if (code === 'ENOENT' || cause?.name === 'NoSuchKey') return null
    throw error
  }
}
