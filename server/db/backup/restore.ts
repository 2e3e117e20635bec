import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Blobs } from '../../outside/blobs/blobs.ts'
import { listKnownMigrations, migrate } from '../migrate.ts'
import { type Manifest, unpackArchive } from './archive.ts'
import { exists, listMigrations, quote, quoteAll } from './catalogue.ts'

type Target = {
  ownerUrl: string
  blobs: Blobs
  /** A folder on the same disk as the blobs, for the unpacked archive. */
  scratch: string
  /** Makes the queue's own tables, where waiting jobs are put back. */
  prepareQueue(): Promise<void>
}

/**
 * Puts an archive into an empty database and file store, all of it or nothing, and brings it to this Cara's shape. Throws an
 * Error with a sentence when the archive is damaged or newer than this Cara, or when the database is not empty.
 */
export async function restore(file: string, target: Target) {
  const folder = await mkdtemp(path.join(target.scratch, 'restore-'))
  try {
    const manifest = await unpackArchive(file, folder)
    await refuseNewer(manifest)
    await refuseUsed(target.ownerUrl, manifest)
    await migrate(target.ownerUrl, manifest.migrations.at(-1))
    await target.prepareQueue()
    await fill(manifest, folder, target)
    await migrate(target.ownerUrl)
    return { tables: manifest.tables.length, files: blobNames(manifest).length, missing: manifest.missing }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const blobNames = ({ entries }: Manifest) => Object.keys(entries).filter((name) => name.startsWith('blobs/'))

/** An archive of an older Cara has the first of our migrations; the others follow after it is in. */
async function refuseNewer({ migrations }: Manifest) {
  const known = await listKnownMigrations()
  if (migrations.some((name, index) => known[index] !== name)) {
    throw new Error('This archive was made by a newer Cara. Restore it with that one or a later one.')
  }
}

async function refuseUsed(ownerUrl: string, { migrations }: Manifest) {
  await withClient(ownerUrl, async (client) => {
    const there = await listMigrations(client)
    if (!there.length) return
    const { rows } = await client.query<{ used: boolean }>('select exists (select from agencies) as used')
    if (rows[0]!.used) throw new Error('This database is in use: a backup is restored into an empty one only.')
    if (there.join() !== migrations.join()) {
      throw new Error('This database was set up by another version of Cara than the archive. Restore into a new one.')
    }
  })
}

async function fill(manifest: Manifest, folder: string, { ownerUrl, blobs }: Target) {
  const put: string[] = []
  try {
    await withClient(ownerUrl, async (client) => {
      await client.query('begin')
      await fillTables(client, manifest, folder)
      for (const name of blobNames(manifest)) {
        const key = name.slice('blobs/'.length)
        put.push(key)
        await blobs.put(key, path.join(folder, name), 'application/octet-stream')
      }
      await client.query('commit')
    })
  } catch (error) {
    for (const key of put) await blobs.delete(key).catch(() => {})
    throw error
  }
}

async function fillTables(client: pg.Client, { tables, jobColumns, sequences }: Manifest, folder: string) {
  const copy = (table: string, columns: string[], name: string) =>
    pipeline(
      createReadStream(path.join(folder, 'tables', name)),
      client.query(copyFrom(`copy ${table} (${quoteAll(columns)}) from stdin`)),
    )
  // PostgreSQL does not COPY into a table whose policies bind the one who does; within this transaction they do not bind its owner.
  const forced = await listForced(client)
  for (const name of forced) await client.query(`alter table ${quote(name)} no force row level security`)
  await client.query('lock table agencies in exclusive mode')
  const { rows } = await client.query<{ used: boolean }>('select exists (select from agencies) as used')
  if (rows[0]!.used) throw new Error('This database has come into use. A backup is restored into an empty one only.')
  for (const { name, columns } of tables) {
    // What is there was begun by a trigger for the rows before; the archive has it as it became.
    await client.query(`delete from ${quote(name)}`)
    await copy(quote(name), columns, name)
  }
  for (const { name, value } of sequences) await client.query('select setval($1, $2)', [quote(name), value])
  if (jobColumns && (await exists(client, 'pgboss.job'))) {
    await client.query('create temporary table restored_job on commit drop as select * from pgboss.job limit 0')
    await copy('restored_job', jobColumns, 'pgboss.job')
    const columns = quoteAll(jobColumns)
    await client.query(
      `insert into pgboss.job (${columns}) select ${columns} from restored_job where name in (select name from pgboss.queue)`,
    )
  }
  for (const name of forced) await client.query(`alter table ${quote(name)} force row level security`)
}

async function listForced(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity`,
  )
  return rows.map(({ name }) => name)
}

async function withClient<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}
