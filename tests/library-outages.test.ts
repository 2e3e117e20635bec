import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import type { Db } from '../server/db/connection.ts'
import { READER_EDITION } from '../server/documents/index.ts'
import { pool } from '../server/documents/reading/read-document.ts'
import { readFile } from '../server/domains/files/reading.ts'
import { listPages } from '../server/domains/files/service.ts'
import { listWaiting } from '../server/domains/knowledge/index-store.ts'
import { indexNext } from '../server/domains/knowledge/jobs.ts'
import { getDocument, uploadDocuments } from '../server/domains/knowledge/service.ts'
import { linesPage, makePdf } from './support/documents/pdf.ts'
import { anUpload } from './support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from './support/house.ts'
import { aBrowser, aDataFolder, aPostgres, startProduct, untilTrue } from './support/started-cara.ts'
import { aWebServer, signIn } from './support/web.ts'

/** For a machine that is busy with something else. */
const PATIENCE_S = 180
const UPLOAD = `mutation ($files: [Upload!]!, $key: ID) {
  uploadKnowledgeBaseFileDocument(files: $files, key: $key) { ids errors { message } } }`

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A worker in a process of its own. */
async function aWorkerProcess(test: TestHouse) {
  const env = { ...process.env, DATABASE_URL: test.ownerUrl, DATA_DIR: test.folder }
  const script = path.join(import.meta.dirname, 'support/worker-process.ts')
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code, signal) => reject(new Error(`the worker ended: ${String(code ?? signal)}`)))
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { kill }
}

/** Guides that differ in one word: each is indexed as the others are. */
async function aGuide(at: number) {
  const code = `GUIDE-${String(100 + at)}`
  const page = (number: number) =>
    linesPage([
      `Underwriting guide ${code}`,
      ...Array.from({ length: 24 }, (_, line) => `Rule ${number}.${line}: flat roofs are inspected each spring.`),
    ])
  return { name: `${code}.pdf`, bytes: Buffer.from(await makePdf(Array.from({ length: 12 }, (_, at) => page(at)))) }
}

/** What the library has, with what would differ had something come twice or got lost. */
async function libraryOf(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client
    .query(`select d.title, d.status, d.error, d.page_count as pages,
      (select string_agg(p.at || ' ' || p.page || ' ' || replace(p.words, d.title, 'IT'), '|' order by p.at)
        from knowledge_passages p where p.number = d.number) as passages,
      (select string_agg(term || ' ' || held || ' ' || encode(postings, 'hex'), '|' order by term) from knowledge_terms t
        where t.number = d.number and t.term not similar to '%[0-9]{3}%') as terms,
      (select count(*)::int from file_pages f where f.file_id = d.file_id) as kept,
      (select count(*)::int from history h where h.kind = 'AGENCY_KNOWLEDGE_ADDED' and h.about ->> 'documentId' = d.id::text) as told
      from knowledge_documents d where d.title like 'GUIDE-%' order by d.title`)
    .finally(() => client.end())
  return rows as Record<string, unknown>[]
}

/** Each guide once, indexed as the first one, which nothing disturbed. */
function expectWhole(found: Record<string, unknown>[], count: number) {
  expect(found.map(({ title }) => title)).toEqual(Array.from({ length: count }, (_, at) => `GUIDE-${100 + at}`))
  const [{ title: _first, ...calm }] = found as [Record<string, unknown>]
  expect(calm).toMatchObject({ status: 'COMPLETED', error: null, pages: 12, kept: 12, told: 1 })
  expect(String(calm.passages).length).toBeGreaterThan(1000)
  for (const { title, ...each } of found) expect(each, String(title)).toEqual(calm)
}

const countOf = (found: Record<string, unknown>[], state: string) =>
  found.filter(({ status }) => status === state).length

it('goes on where PostgreSQL was stopped and started again while documents are indexed', async () => {
  const { place, stop, up, remove } = await aPostgres()
  cleanups.push(remove)
  const data = await aDataFolder()
  cleanups.push(data.remove)
  const cara = await startProduct({ DATA_DIR: data.folder, DATABASE_URL: place.url, DEMO: 'on' })
  cleanups.push(cara.crash)
  const browser = await aBrowser(place.url, cara.url)
  const add = async (at: number) => {
    const { name, bytes } = await aGuide(at)
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { files: [null], key: randomUUID() } }))
    form.set('map', JSON.stringify({ 0: ['variables.files.0'] }))
    form.append('0', new Blob([bytes]), name)
    const sent = await fetch(`${cara.url}/graphql`, { method: 'POST', headers: browser.headers, body: form })
    const { data } = (await sent.json()) as { data: { uploadKnowledgeBaseFileDocument: { errors: unknown[] } } }
    expect(data.uploadKnowledgeBaseFileDocument.errors).toEqual([])
  }
  const until = (count: number) =>
    untilTrue(
      `${String(count)} guides are indexed`,
      async () => countOf(await libraryOf(place.url), 'COMPLETED') >= count,
      PATIENCE_S,
    )
  await add(0)
  await until(1)
  for (let at = 1; at < 6; at++) await add(at)
  await until(2)
  await stop()
  await untilTrue('Cara knows', async () => (await fetch(`${cara.url}/healthz`)).status === 503, 30)
  await up()
  await until(6)
  expectWhole(await libraryOf(place.url), 6)
}, 900_000)

it('goes on where the worker was killed in the middle of a document', async () => {
  const test = await aHouse()
  cleanups.push(test.close)
  const mine = await anAgency(test)
  let worker = await aWorkerProcess(test)
  cleanups.push(() => worker.kill())
  const add = async (from: number, to: number) => {
    const files = []
    for (let at = from; at < to; at++) {
      const { name, bytes } = await aGuide(at)
      files.push(await anUpload(test, name, bytes))
    }
    await uploadDocuments({ house: test.house, actor: mine.actor }, { files })
  }
  const until = (what: string, isSo: (found: Record<string, unknown>[]) => boolean) =>
    untilTrue(what, async () => isSo(await libraryOf(test.ownerUrl)), PATIENCE_S)
  await add(0, 1)
  await until('the first guide is indexed', (found) => countOf(found, 'COMPLETED') === 1)
  await add(1, 7)
  for (const done of [1, 3]) {
    await until('a guide is half way', (found) => countOf(found, 'COMPLETED') >= done && countOf(found, 'INDEXING') > 0)
    await worker.kill()
    worker = await aWorkerProcess(test)
  }
  await until('all are indexed', (found) => countOf(found, 'COMPLETED') === 7)
  expectWhole(await libraryOf(test.ownerUrl), 7)
}, 900_000)

it('goes on behind the pages that were kept where the worker was killed in the middle of a file', async () => {
  const test = await aHouse()
  cleanups.push(test.close, () => pool.close())
  const mine = await anAgency(test)
  const pages = Array.from({ length: 64 }, (_, at) => linesPage([`Page ${String(at + 1)} is of its own.`]))
  const files = [await anUpload(test, 'Guide.pdf', Buffer.from(await makePdf(pages)))]
  const [id] = await uploadDocuments({ house: test.house, actor: mine.actor }, { files })
  const own = <T>(work: Parameters<typeof as<T>>[2]) => as(test.house, mine.actor, work)
  const { fileId } = await own((ctx) => getDocument(ctx, id!))
  // Whoever comes to pages 25 or 33 waits for this transaction before it keeps them.
  const holder = new pg.Client({ connectionString: test.ownerUrl })
  await holder.connect()
  cleanups.push(() => holder.end())
  await holder.query('begin')
  await holder.query(
    `insert into file_reading_steps select $1, $2, $3, step, '' from unnest(array['pages 24', 'pages 32']) as step`,
    [mine.agencyId, fileId, READER_EDITION],
  )
  const steps = async () => {
    const query = (db: Db) => db.selectFrom('file_reading_steps').select('step').orderBy('step').execute()
    return (await own(({ db }) => query(db))).map(({ step }) => step)
  }
  const worker = await aWorkerProcess(test)
  cleanups.push(worker.kill)
  await untilTrue('three groups of pages are kept', async () => (await steps()).length === 3, PATIENCE_S)
  await worker.kill()
  await holder.query('rollback')
  expect(await steps()).toEqual(['pages 0', 'pages 16', 'pages 8'])

  const run = vi.spyOn(pool, 'run')
  await indexNext(test.house, { agencyId: mine.agencyId }, new AbortController().signal, readFile)
  const again = run.mock.calls.flatMap(([task]) => (task.verb === 'read-pdf' ? [task.from] : []))
  run.mockRestore()
  expect(again.toSorted((a, b) => a - b)).toEqual([24, 32, 40, 48, 56])
  expect(await own((ctx) => getDocument(ctx, id!))).toMatchObject({ status: 'COMPLETED', pageCount: 64 })
  expect((await own((ctx) => listPages(ctx, fileId))).map(({ number }) => number)).toEqual(pages.map((_, at) => at + 1))
  expect(await steps()).toEqual([])
})

it('indexes what was received of 200 files where the browser is gone in the middle, and nothing half', async () => {
  const test = await aHouse()
  const mine = await anAgency(test)
  const web = await aWebServer(test)
  cleanups.push(test.close, web.close, () => pool.close())
  const { cookie } = await signIn(test, mine.email)
  const scratch = async () => (await readdir(test.house.tempDir)).filter((name) => /^[0-9a-f-]{36}$/.test(name))
  const nameOf = (at: number) => `Note ${String(at)}`
  /** Sends a file as the page does, one a request; `cut` ends the connection after a share of it. */
  const send = async (at: number, cut?: number) => {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: UPLOAD, variables: { files: [null], key: randomUUID() } }))
    form.set('map', JSON.stringify({ 0: ['variables.files.0'] }))
    form.append(
      '0',
      new Blob([`Note ${String(at)}: roofs are inspected each spring. `.repeat(50)]),
      `${nameOf(at)}.txt`,
    )
    const whole = new Request(`${web.url}/graphql`, { method: 'POST', body: form })
    const body = Buffer.from(await whole.arrayBuffer())
    const headers = { cookie, 'x-cara': '1', 'content-type': whole.headers.get('content-type')! }
    await new Promise<void>((resolve, reject) => {
      const sent = request(`${web.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
      })
      sent.on('error', (error) => (cut === undefined ? reject(error) : resolve()))
      sent.on('response', (answer) => answer.resume().once('end', resolve))
      if (cut === undefined) return void sent.end(body)
      const part = body.subarray(0, Math.ceil(body.length * cut))
      sent.write(part, () => {
        sent.destroy()
        resolve()
      })
    })
  }
  const titles = () =>
    as(test.house, mine.actor, async ({ db }) => {
      const rows = await db.selectFrom('knowledge_documents').select('title').orderBy('number').execute()
      return rows.map(({ title }) => title)
    })
  const RECEIVED = 120
  for (let at = 0; at < RECEIVED; at++) await send(at)
  await send(RECEIVED, 0.7)
  await send(RECEIVED + 1, 0.1)
  await untilTrue('nothing is left of a part', async () => (await scratch()).length === 0, 60)
  while ((await as(test.house, mine.actor, ({ db }) => listWaiting(db, 1))).length)
    await indexNext(test.house, { agencyId: mine.agencyId }, new AbortController().signal, readFile)
  expect(await titles()).toEqual(Array.from({ length: RECEIVED }, (_, at) => nameOf(at)))
  const counts = await as(test.house, mine.actor, async ({ db }) => {
    const documents = await db.selectFrom('knowledge_documents').select(['status', 'passage_count']).execute()
    const files = await db.selectFrom('files').select('state').execute()
    return { documents, files }
  })
  expect(new Set(counts.documents.map(({ status }) => status))).toEqual(new Set(['COMPLETED']))
  expect(Math.min(...counts.documents.map(({ passage_count }) => passage_count))).toBeGreaterThan(1)
  expect(counts.files.map(({ state }) => state)).toEqual(Array(RECEIVED).fill('READ'))
}, 900_000)
