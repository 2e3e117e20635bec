import { once } from 'node:events'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anEmbeddingsServer, KEY, say } from '../../../tests/support/model-servers/embeddings-server.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { newId } from '../../lib/ids.ts'
import { openEmbedder } from '../../outside/embeddings/embeddings.ts'
import { readFile } from '../files/reading.ts'
import { createWorkspace } from '../workspaces/service.ts'
import { embedNext } from './embedding.ts'
import { indexNext } from './jobs.ts'
import {
  createTextDocument,
  deleteDocument,
  foundFor,
  getDocument,
  keepFound,
  searchLibrary,
  stopIndexing,
  updateDocument,
  uploadDocuments,
} from './service.ts'
import { lockLibrary, setDocument } from './store.ts'

let test: TestHouse
let server: Awaited<ReturnType<typeof anEmbeddingsServer>>
let mine: Awaited<ReturnType<typeof anAgency>>
beforeAll(async () => {
  test = await aHouse()
  server = await anEmbeddingsServer()
})
afterAll(async () => {
  server.close()
  await pool.close()
  await test.close()
})
beforeEach(async () => {
  mine = await anAgency(test)
})
afterEach(() => {
  test.house.outside.embedder = null
})

const NEVER = new AbortController().signal

/** A word of 12 letters that stands nowhere else. */
const aWord = () =>
  newId()
    .replaceAll('-', '')
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

/** Uploads a document, which waits to be indexed. */
async function shelve(word = aWord()): Promise<string> {
  const bytes = await makePdf([linesPage([`The ${word} clause is never written.`])])
  const files = [await anUpload(test, 'Secret.pdf', Buffer.from(bytes))]
  return (await uploadDocuments({ house: test.house, actor: mine.actor }, { files }))[0]!
}
const verb = <T>(work: Parameters<typeof as<T>>[2]) => as(test.house, mine.actor, work)
const index = (read: Parameters<typeof indexNext>[3] = readFile) =>
  indexNext(test.house, { agencyId: mine.agencyId }, NEVER, read)
const embed = () => embedNext(test.house, { agencyId: mine.agencyId }, NEVER)

/** A file whose reading comes to no page: it ends when it is told to. */
const stuck =
  (meanwhile: () => Promise<unknown>): Parameters<typeof indexNext>[3] =>
  async (_house, _actor, _file, _onProgress, signal) => {
    await meanwhile()
    if (!signal.aborted) await once(signal, 'abort')
    throw signal.reason
  }

/** Reads a file and, before that is told, does something else. */
const readThen =
  (meanwhile: () => Promise<unknown>): typeof readFile =>
  async (...given) => {
    const read = await readFile(...given)
    await meanwhile()
    return read
  }

/** The tables with a word, however it is stemmed, or with a row under the number of its document. */
async function traces(word: string, number: number): Promise<string[]> {
  return asOwner(test.ownerUrl, async (db) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
    const held: string[] = []
    for (const { name } of rows) {
      const isNumbered = name.startsWith('knowledge_') && name !== 'knowledge_bases'
      const own = isNumbered ? sql`or t.number = ${number}` : sql``
      const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
        where t::text ilike ${`%${word.slice(0, 9)}%`} ${own}`.execute(db)
      if (found[0]!.n) held.push(name)
    }
    return held
  })
}
const numberOf = async (id: string) => (await verb((ctx) => getDocument(ctx, id))).number
const gone = (id: string) => verb((ctx) => deleteDocument(ctx, id))
const withVectors = () => {
  const settings = { apiKey: KEY, questionMs: 5000, restMs: 0 }
  test.house.outside.embedder = openEmbedder({ url: server.url, model: 'letters', ...settings })
}

it('ends at once when it is stopped, though its page comes to no end', async () => {
  const id = await shelve()
  await index(stuck(() => verb((ctx) => stopIndexing(ctx, id))))
  expect(await verb((ctx) => getDocument(ctx, id))).toMatchObject({
    ...{ status: 'FAILED', error: expect.stringContaining('Stopped'), indexedFileId: null },
  })
})

it('begins anew when it has another file, though the page of the first comes to no end', async () => {
  const id = await shelve()
  const file = await anUpload(test, 'New.pdf', Buffer.from(await makePdf([linesPage(['Roofs are inspected.'])])))
  await index(stuck(() => updateDocument({ house: test.house, actor: mine.actor }, id, { file })))
  await index()
  const { status, fileId, indexedFileId } = await verb((ctx) => getDocument(ctx, id))
  expect([status, indexedFileId]).toEqual(['COMPLETED', fileId])
})

it.each([
  ['while it is read', (id: string) => stuck(() => gone(id))],
  ['between its reading and its index', (id: string) => readThen(() => gone(id))],
])('leaves no word of a document that is deleted %s', async (_when, reading) => {
  const word = aWord()
  const id = await shelve(word)
  const number = await numberOf(id)
  await index(reading(id))
  expect(await traces(word, number)).toEqual([])
})

it('leaves no word of a document that is deleted while its vectors are asked for, or with them', async () => {
  withVectors()
  const words = [aWord(), aWord()] as const
  const [first, second] = [await shelve(words[0]), await shelve(words[1])]
  const numbers = [await numberOf(first), await numberOf(second)]
  await index()
  await index()
  server.next((res, count) => {
    const answer = { data: Array.from({ length: count }, (_, at) => ({ index: at, embedding: [1, 2] })) }
    void gone(first).then(() => say(res, 200, answer))
  })
  await embed()
  await embed()
  expect(await traces(words[1], numbers[1]!)).toEqual(
    expect.arrayContaining(['file_pages', 'knowledge_passages', 'knowledge_terms', 'knowledge_vectors']),
  )
  await gone(second)
  for (const [at, word] of words.entries()) expect(await traces(word, numbers[at]!)).toEqual([])
})

it('keeps what was found for a conversation without what is deleted by then', async () => {
  const acting = { house: test.house, actor: mine.actor }
  const { id: workspaceId } = await createWorkspace(acting, { message: 'What is never written?' })
  const [first, second] = [await shelve(), await shelve()]
  await gone(first)
  const found = [first, second].map((documentId, at) => ({ documentId, place: at + 1 }))
  await verb((ctx) => keepFound(ctx, workspaceId, found))
  expect(await verb((ctx) => foundFor(ctx, workspaceId))).toEqual([{ documentId: second, place: 2 }])
})

it.each([1, 2, 3, 4])(
  'finds a document that is indexed anew after the reading %i of a search, as it is by then',
  async (reading) => {
    const acting = { house: test.house, actor: mine.actor }
    const word = aWord()
    const id = await shelve(word)
    await shelve()
    await index()
    await index()
    const lines = Array.from({ length: 40 }, (_, at) => `Clause ${String(at)} of the ${word} is written in full.`)
    const file = await anUpload(
      test,
      'New.pdf',
      Buffer.from(await makePdf([linesPage(['Foreword.']), linesPage(lines)])),
    )
    let left = reading
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (--left === 0) {
          await updateDocument(acting, id, { file })
          await index()
        }
        return result
      },
    }
    const found = await verb((ctx) => searchLibrary({ ...ctx, db: ctx.db.withPlugin(plugin) }, word, { limit: 8 }))
    const { indexedFileId } = await verb((ctx) => getDocument(ctx, id))
    // Read to its end before, it is told as it was.
    const isBefore = found.every(({ document }) => document.fileId !== indexedFileId)
    expect(left).toBeLessThanOrEqual(0)
    expect(new Set(found.map(({ document }) => document.id))).toEqual(new Set([id]))
    if (!isBefore) expect(new Set(found.map(({ page }) => page))).toEqual(new Set([2]))
    for (const { words } of found) expect(words).toContain(isBefore ? 'is never written' : 'is written in full')
  },
)

it('takes no new title for a text that somebody changed meanwhile: its file would be of the old one', async () => {
  const acting = { house: test.house, actor: mine.actor }
  const { id } = await createTextDocument(acting, { title: 'Hours', content: '<p>Nine to five.</p>' })
  const before = await verb((ctx) => getDocument(ctx, id))
  let renamed: Promise<unknown> | undefined
  await verb(async ({ db, agencyId, now }) => {
    await lockLibrary(db, agencyId)
    renamed = updateDocument(acting, id, { title: 'Office hours' }).catch((error: unknown) => error)
    await untilLocked()
    await setDocument(db, { ...before, content: '<p>Ten to six.</p>', updatedAt: now })
  })
  expect(await renamed).toMatchObject({ code: 'CONFLICT' })
  expect(await verb((ctx) => getDocument(ctx, id))).toMatchObject({ title: 'Hours', content: '<p>Ten to six.</p>' })
})

/** Waits until somebody waits for a lock of a library. */
async function untilLocked() {
  for (;;) {
    const { rows } = await asOwner(test.ownerUrl, (db) =>
      sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db),
    )
    if (rows.length) return
  }
}
