import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { type Actor, type House, withCtx } from '../../server/ctx.ts'
import { openDatabase } from '../../server/db/database.ts'
import { createAgency } from '../../server/domains/agency/seed.ts'
import { deliverEffect } from '../../server/effects/jobs.ts'
import { createLog } from '../../server/lib/log.ts'
import { openDoorbell } from '../../server/live/doorbell.ts'
import { localBlobs } from '../../server/outside/blobs/local.ts'
import { outboxMail } from '../../server/outside/mail/mail.ts'
import { chromiumPrinter } from '../../server/outside/printing/chromium-printer.ts'
import { openQueue } from '../../server/queue/queue.ts'
import type { Rights } from '../../shared/roles.ts'
import { beginNumbersAnew } from './accounts.ts'
import { withDatabase } from './global-setup.ts'
import { asOwner, byOwner, keepOwner, letOwnerGo } from './owner.ts'

/** A house on its own copy of the database, with real files and an outbox; `close` takes it all away. */
export async function aHouse({ poolSize }: { poolSize?: number } = {}) {
  beginNumbersAnew()
  const { url, drop } = await aDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'cara-house-'))
  const config = readConfig({ DATA_DIR: folder })
  const log = createLog(process.env.CARA_TEST_LOG ?? 'silent')
  const database = await openDatabase(url, undefined, poolSize)
  const queue = await openQueue(url, log)
  const live = await openDoorbell(database.appConnection, log)
  const printer = chromiumPrinter({
    chromium: process.env.CHROMIUM_PATH,
    folder: path.join(tmpdir(), 'cara-chromium'),
    log,
  })
  const clock = { offsetMs: 0 }
  const house: House = {
    db: database.app,
    queue,
    live,
    outside: {
      blobs: localBlobs(path.join(folder, 'blobs')),
      mail: outboxMail(path.join(folder, 'outbox'), config.mailFrom, () => {}),
      addresses: null,
      web: null,
      payments: null,
      printer,
      model: null,
      embedder: null,
    },
    limits: config.limits,
    tempDir: folder,
    ocrLanguageDir: config.ocrLanguageDir,
    modelName: 'builtin',
    log,
    publicUrl: config.publicUrl,
    now: () => new Date(Date.now() + clock.offsetMs),
  }
  return {
    house,
    appConnection: database.appConnection,
    ownerUrl: url,
    folder,
    /** Moves the house's clock on. */
    pass(ms: number) {
      clock.offsetMs += ms
    },
    /** What was mailed, the oldest first; what waits to leave leaves before. */
    async letters() {
      await deliverAll(house, url)
      return readLetters(path.join(folder, 'outbox'))
    },
    async close() {
      await printer.close()
      await live.close()
      await queue.stop()
      await database.close()
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type TestHouse = Awaited<ReturnType<typeof aHouse>>

/** A copy of the migrated template. */
async function aDatabase() {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(server, name)
  keepOwner(server)
  await byOwner(server, (owner) => sql`create database ${sql.id(name)} template cara_template`.execute(owner))
  keepOwner(url)
  return {
    url,
    async drop() {
      await letOwnerGo(url)
      await byOwner(server, (owner) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(owner))
    },
  }
}

const RECORD = {
  phone: '(555) 010-7700',
  mailingAddress: { line1: '1 Test Street', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
}

/** An agency with one user, who acts. */
export async function anAgency(
  { ownerUrl }: Pick<TestHouse, 'ownerUrl'>,
  name = 'Otter Example Agency',
  record = RECORD,
) {
  const email = `${randomUUID()}@agency.example.com`
  return byOwner(ownerUrl, async (owner) => {
    const agencyId = await createAgency(owner, {
      name,
      ...record,
      users: [{ name: 'Robin Placeholder', email }],
    })
    const user = await owner
      .selectFrom('agency_users')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow()
    const actor: Actor = { kind: 'user', agencyId, userId: user.id }
    return { agencyId, userId: user.id, email, actor }
  })
}

/** Gives a user rights at once, as an owner of the agency would. */
export const giveRights = ({ ownerUrl }: Pick<TestHouse, 'ownerUrl'>, userId: string, rights: Partial<Rights>) =>
  asOwner(ownerUrl, (owner) => owner.updateTable('agency_users').set(rights).where('id', '=', userId).execute())

/** Runs a verb as this actor. */
export const as = withCtx

/** Waits until all has left that waits to leave, delivering it where no worker does. */
const deliverAll = (house: House, ownerUrl: string) =>
  byOwner(ownerUrl, async (owner) => {
    const waiting = () => owner.selectFrom('effects').select('id').where('state', '=', 'WAITING').orderBy('created_at')
    for (let rows = await waiting().execute(); rows.length; rows = await waiting().execute()) {
      for (const { id } of rows) await deliverEffect(house, id).catch(() => wait(10))
    }
  })

async function readLetters(folder: string) {
  const names = (await readdir(folder).catch(() => [])).sort()
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
}
