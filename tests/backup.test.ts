import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackArchive } from '../server/db/backup/archive.ts'
import { backUp } from '../server/db/backup/back-up.ts'
import { reachEmbedded } from '../server/db/embedded/server.ts'
import { migrate } from '../server/db/migrate.ts'
import { localBlobs } from '../server/outside/blobs/local.ts'
import { aHouse, anAgency } from './support/house.ts'
import { aPolicyPdf } from './support/policies.ts'
import { anS3Server } from './support/s3-server.ts'
import {
  aBrowser,
  aDataFolder,
  aPostgres,
  ownerUrlOf,
  runCommand,
  type StartedCara,
  startProduct,
  untilTrue,
} from './support/started-cara.ts'

const CREATE =
  'mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message } } }'
const STATE = 'query ($id: ID!) { caraWorkspace(id: $id) { state run { state } } }'

let folder: string
let s3: Awaited<ReturnType<typeof anS3Server>>
let own: Awaited<ReturnType<typeof aPostgres>>
/** The data folder of a Cara that runs, and who uses it. */
let source: string
let cara: StartedCara
let browser: Awaited<ReturnType<typeof aBrowser>>
const cleanups: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cara-backup-'))
  s3 = await anS3Server()
  own = await aPostgres()
  await query(own.place.url, ['alter system set fsync = off', 'select pg_reload_conf()'])
  source = await aFolder()
  cara = await startProduct({ DATA_DIR: source })
  cleanups.push(cara.crash)
  browser = await aBrowser(await ownerUrlOf(source), cara.url)
})
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
  await own.remove()
  s3.close()
  await rm(folder, { recursive: true, force: true })
})

async function aFolder() {
  const data = await aDataFolder()
  cleanups.push(data.remove)
  return data.folder
}

/** Settings of an installation with its own PostgreSQL, on a new database of it. */
async function anOwnInstallation() {
  const name = `cara_${randomUUID().replaceAll('-', '')}`
  await query(
    own.place.url,
    `create role ${name} login createrole password 'p'; create database ${name} owner ${name}`.split('; '),
  )
  const url = own.place.url.replace(/\/postgres$/, `/${name}`).replace(/\/\/[^@]*@/, `//${name}:p@`)
  await query(own.place.url.replace(/\/postgres$/, `/${name}`), [`alter schema public owner to ${name}`])
  return { DATABASE_URL: url, DATA_DIR: await aFolder() }
}

const filesInS3 = () => ({
  S3_BUCKET: s3.settings.bucket,
  S3_ENDPOINT: s3.url,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})

async function query(url: string, queries: string[]): Promise<any[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: any[] = []
    for (const text of queries) rows = (await client.query(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A checksum of every row of every table, and of every file that a row speaks of. */
async function contentsOf(url: string, readBlob: (key: string) => Promise<Buffer>) {
  const tables = await query(url, [
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname !~ '^kysely|^app_login' order by 1`,
  ])
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
  )
  const counted = await query(url, ['set timezone to utc', sums.join(' union all ')])
  const rows = Object.fromEntries(counted.map(({ name, sum }) => [name, sum]))
  const files: Record<string, string> = {}
  for (const { key, sha256 } of await query(url, [
    'select blob_key as key, sha256 from files union select blob_key, null from artifacts where blob_key is not null',
  ])) {
    files[key] = createHash('sha256')
      .update(await readBlob(key))
      .digest('hex')
    if (sha256) expect(files[key]).toBe(sha256)
  }
  return { rows, files }
}

const inFolder = (dataDir: string) => (key: string) => readFile(path.join(dataDir, 'blobs', key))
const inS3 = async (key: string) => s3.objects.get(`/cara/${key}`)!.body

async function contentsOfEmbedded(dataDir: string) {
  const server = await reachEmbedded(dataDir)
  return contentsOf(server.url, inFolder(dataDir)).finally(server.stop)
}

describe('backup and restore', () => {
  it('carry everything from a running embedded Cara to PostgreSQL and S3 and back, each row and file as it was', async () => {
    // Midnights are worked through once a day, and one that came between two looks at the rows would change them.
    await query(await ownerUrlOf(source), ["update agencies set day_done = '2999-12-31'"])
    const policy = await aPolicyPdf({ pages: 3 })
    const input = { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' }
    const { data } = await browser.upload(CREATE, input, 'Policy.pdf', policy)
    const { id } = data.createCaraWorkspace
    await untilTrue(
      'the run is done',
      async () => (await browser.ask(STATE, { id })).data.caraWorkspace.state === 'IDLE',
      30,
    )
    const calm = await contentsOfEmbedded(source)
    expect(Object.keys(calm.files).length).toBeGreaterThanOrEqual(2)

    const first = path.join(folder, 'first.tar.gz')
    expect(await runCommand('backup', [first], { DATA_DIR: source })).toMatchObject({
      code: 0,
      said: expect.stringContaining(first),
    })
    expect(await runCommand('backup', [first], { DATA_DIR: source })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    })
    const there = { ...(await anOwnInstallation()), ...filesInS3() }
    expect(await runCommand('restore', [first], there)).toMatchObject({ code: 0 })
    expect(await contentsOf(there.DATABASE_URL, inS3)).toEqual(calm)

    const second = path.join(folder, 'second.tar.gz')
    expect(await runCommand('backup', [second], there)).toMatchObject({ code: 0 })
    const back = await aFolder()
    expect(await runCommand('restore', [second], { DATA_DIR: back })).toMatchObject({ code: 0 })
    expect(await contentsOfEmbedded(back)).toEqual(calm)

    const [lost] = Object.keys(calm.files)
    await rm(path.join(back, 'blobs', lost!))
    const third = await runCommand('backup', [path.join(folder, 'third.tar.gz')], { DATA_DIR: back })
    expect(third).toMatchObject({ code: 0, said: expect.stringContaining(`not in the backup:\n  ${lost}`) })

    const restored = await startProduct({ DATA_DIR: back })
    cleanups.push(restored.crash)
    const again = await aBrowser(await ownerUrlOf(back), restored.url)
    expect((await again.ask(STATE, { id })).data.caraWorkspace).toEqual({ state: 'IDLE', run: { state: 'SUCCESS' } })
  })

  it('take one moment of a Cara at work: its run goes on where the archive is restored', async () => {
    const { data } = await browser.upload(
      CREATE,
      { message: 'Fill ACORD 25.' },
      'Long.pdf',
      await aPolicyPdf({ pages: 300 }),
    )
    const archive = path.join(folder, 'working.tar.gz')
    expect(await runCommand('backup', [archive], { DATA_DIR: source })).toMatchObject({ code: 0 })
    await cara.crash()
    const { id } = data.createCaraWorkspace
    const { DATABASE_URL: url, DATA_DIR } = await anOwnInstallation()
    // The role Cara works as is the whole server's, so whoever else starts on it must be the superuser.
    const there = { DATABASE_URL: own.place.url.replace(/\/postgres$/, new URL(url).pathname), DATA_DIR }
    expect(await runCommand('restore', [archive], there)).toMatchObject({ code: 0 })
    const [run] = await query(there.DATABASE_URL, [`select ended_at from runs where workspace_id = '${id}'`])
    expect(run, 'the run was at work at that moment').toEqual({ ended_at: null })
    const restored = await startProduct(there)
    cleanups.push(restored.crash)
    const again = await aBrowser(there.DATABASE_URL, restored.url)
    const stateNow = async () => (await again.ask(STATE, { id })).data.caraWorkspace
    await untilTrue('the run is done', async () => (await stateNow()).state === 'IDLE', 60)
    expect((await stateNow()).run.state).toBe('SUCCESS')
  })

  it('refuse an archive that is damaged anywhere, whole, and a database that is in use', async () => {
    const archive = path.join(folder, 'good.tar.gz')
    const test = await aHouse()
    cleanups.push(test.close)
    await anAgency(test)
    await backUp(test.ownerUrl, test.house.outside.blobs, archive)
    const bytes = await readFile(archive)
    const target = await anOwnInstallation()
    const flipped = Buffer.from(bytes)
    // A single bit of a compressed file may point at another copy of the same words, and damage nothing.
    for (let at = 0; at < 16; at++) flipped[Math.floor(bytes.length / 2) + at]! ^= 0xff
    const damaged = { flipped, cut: bytes.subarray(0, -200), other: Buffer.from('no archive') }
    for (const [name, archived] of Object.entries(damaged)) {
      const file = path.join(folder, `${name}.tar.gz`)
      await writeFile(file, archived)
      await expect(unpackArchive(file, await aFolder()), name).rejects.toThrow('Nothing was restored.')
    }
    expect(await runCommand('restore', [path.join(folder, 'flipped.tar.gz')], target)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was restored.'),
    })
    expect(await readdir(target.DATA_DIR)).not.toContain('blobs')
    expect(await runCommand('restore', [archive], target)).toMatchObject({ code: 0 })
    expect(await runCommand('restore', [archive], target)).toMatchObject({
      code: 1,
      said: expect.stringContaining('This database is in use'),
    })
  })

  it('bring an archive of an older Cara to the newest shape, and refuse one of a newer', async () => {
    const { DATABASE_URL: url } = await anOwnInstallation()
    await migrate(url, '002-words.sql')
    const agency = "insert into agencies (id, name) values (gen_random_uuid(), 'Older Agency')"
    await query(url, [agency])
    const older = path.join(folder, 'older.tar.gz')
    await backUp(url, localBlobs(await aFolder()), older)
    await query(url, ["insert into kysely_migration (name, timestamp) values ('999-later.sql', '')"])
    const newer = path.join(folder, 'newer.tar.gz')
    await backUp(url, localBlobs(await aFolder()), newer)

    const target = await anOwnInstallation()
    expect(await runCommand('restore', [newer], target)).toEqual({
      code: 1,
      said: 'This archive was made by a newer Cara. Restore it with that one or a later one.\n',
    })
    expect(await runCommand('restore', [older], target)).toMatchObject({ code: 0 })
    expect(await runCommand('agency', ['list'], target)).toMatchObject({
      code: 0,
      said: 'Older Agency\n',
    })
  })
})
