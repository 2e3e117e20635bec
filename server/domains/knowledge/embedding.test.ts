import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { anEmbeddingsServer, KEY, say, vectorsOf } from '../../../tests/support/model-servers/embeddings-server.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { openEmbedder } from '../../outside/embeddings/embeddings.ts'
import { readFile } from '../files/reading.ts'
import { embedNext } from './embedding.ts'
import { listWaiting } from './index-store.ts'
import { indexNext, sweepWaiting } from './jobs.ts'
import { findInLibrary, uploadDocuments } from './service.ts'
import { findNextWithout } from './vector-store.ts'

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
  use('letters')
  server.asked.splice(0)
  server.refuses(null)
})

const NEVER = new AbortController().signal
const MODEL = { apiKey: KEY, questionMs: 5000, restMs: 0 }
/** Sets this model, or none; `most` is how many texts one call takes. */
const use = (model: string | null, most?: number) => {
  const embedder = model ? openEmbedder({ url: server.url, model, ...MODEL }) : null
  test.house.outside.embedder = embedder && { ...embedder, most: most ?? embedder.most }
}
const ANIMALS = 'Any hound is prohibited in the residence of the insured.'
const ROOFS = 'Flat roofs are inspected each spring by the carrier.'

/** Uploads documents of one line each, and indexes them. */
async function shelve(lines: Record<string, string>, agency = mine) {
  const files = []
  for (const [title, line] of Object.entries(lines))
    files.push(await anUpload(test, `${title}.pdf`, Buffer.from(await makePdf([linesPage([line])]))))
  await uploadDocuments({ house: test.house, actor: agency.actor }, { files })
  while ((await as(test.house, agency.actor, ({ db }) => listWaiting(db, 1))).length)
    await indexNext(test.house, { agencyId: agency.agencyId }, NEVER, readFile)
}

/** Does the jobs of an agency until none of its documents waits for vectors of the model, at most as often as there are documents. */
async function embedAll(agency = mine) {
  for (let left = 5; left > 0; left--) await embedNext(test.house, { agencyId: agency.agencyId }, NEVER)
}

const search = async (query: string, agency = mine) => {
  const acting = { house: test.house, actor: agency.actor }
  return (await findInLibrary(acting, query, { baseId: null, first: 5 })).map(({ document }) => document.title)
}
const vectors = (agency = mine) =>
  as(test.house, agency.actor, async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from knowledge_vectors`.execute(db)
    return rows[0]!.n
  })
const isWaiting = (model: string) =>
  as(test.house, mine.actor, async ({ db }) => (await findNextWithout(db, model)) !== null)

it('finds by meaning what no word finds, and by words alone without a model', async () => {
  await shelve({ Animals: ANIMALS, Roofs: ROOFS })
  await embedAll()
  expect((await search('any canine abode'))[0]).toBe('Animals')
  use(null)
  expect(await search('any canine abode')).toEqual([])
  expect(await search('flat roofs')).toEqual(['Roofs'])
})

it('asks nobody without a model', async () => {
  use(null)
  await shelve({ Animals: ANIMALS })
  await embedAll()
  expect(await vectors()).toBe(0)
  expect(await search('hound')).toEqual(['Animals'])
  expect(server.asked).toEqual([])
})

it('counts words and meaning together', async () => {
  await shelve({ Animals: ANIMALS, Roofs: ROOFS, Dogs: 'A dog is welcome.' })
  await embedAll()
  expect((await search('hound prohibited residence'))[0]).toBe('Animals')
  expect((await search('flat roofs'))[0]).toBe('Roofs')
})

it('finds nothing of another agency by its meaning', async () => {
  const other = await anAgency(test)
  await shelve({ Animals: ANIMALS }, other)
  await embedAll(other)
  await shelve({ Roofs: ROOFS })
  await embedAll()
  expect(await search('any canine abode')).not.toContain('Animals')
  expect(await vectors()).toBeGreaterThan(0)
})

it.each([
  ['the key is wrong', () => server.next((res) => say(res, 401, {}))],
  ['the answer is garbage', () => server.next((res) => void res.writeHead(200).end('garbage'))],
  ['vectors are missing', () => server.next((res) => say(res, 200, vectorsOf(1, 256)))],
])('leaves a document with its words where %s, and gives it vectors later', async (_, fault) => {
  await shelve({ Animals: ANIMALS })
  fault()
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  expect(await vectors()).toBe(0)
  expect(await search('hound')).toEqual(['Animals'])
  await embedAll()
  expect(await vectors()).toBeGreaterThan(0)
})

it('gives others their vectors before one that failed is tried again', async () => {
  await shelve({ Animals: ANIMALS, Roofs: ROOFS })
  server.next((res) => say(res, 401, {}))
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  expect(server.asked.map(({ input }) => input[0])).toEqual(['Animals', 'Roofs'])
})

/** A document of so many passages. */
const aLong = (passages: number) =>
  makePdf(
    Array.from({ length: passages }, (_, at) =>
      linesPage([`Clause ${String(at)}: a roof of the ${String(at)}th kind.`]),
    ),
  )

it('goes on after the passages it has, however long the document, and hands on to others', async () => {
  const file = await anUpload(test, 'Long.pdf', Buffer.from(await aLong(200)))
  await uploadDocuments({ house: test.house, actor: mine.actor }, { files: [file] })
  await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, readFile)
  server.next(
    (res, count) => say(res, 200, vectorsOf(count, 256)),
    (res) => say(res, 401, {}),
  )
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  expect(await vectors()).toBe(64)
  use('letters', 1)
  await takeJobs()
  const asked = server.asked.splice(0).length
  expect(asked).toBe(2)
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  expect(await vectors()).toBe(64 + 16)
  expect(server.asked).toHaveLength(16)
  expect(await takeJobs()).toBe(1)
  use('letters')
  await embedAll()
  expect(await vectors()).toBe(201)
  const texts = server.asked.flatMap(({ input }) => input)
  expect(new Set(texts).size).toBe(texts.length)
  expect(await isWaiting('letters')).toBe(false)
})

it('asks no more about a passage that is refused, and gives the others their vectors', async () => {
  server.refuses(
    (text) => text.includes('hound'),
    (res) => say(res, 400, {}),
  )
  await shelve({ Animals: ANIMALS, Roofs: ROOFS })
  await embedAll()
  expect(await isWaiting('letters')).toBe(false)
  expect(await vectors()).toBe(3)
  const asked = server.asked.length
  await embedAll()
  expect(server.asked).toHaveLength(asked)
  expect(await search('hound prohibited')).toEqual(['Animals'])
})

it('knows a document that was indexed anew from what it was, also with the same file', async () => {
  const ask = await anAsker(test, mine)
  await shelve({ Animals: ANIMALS })
  const { id } = await as(test.house, mine.actor, ({ db }) =>
    db.selectFrom('knowledge_documents').select('id').executeTakeFirstOrThrow(),
  )
  const again = async () => {
    const title = { title: 'Canines' }
    await ask(
      'mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) { updateKnowledgeBaseDocument(id: $id, input: $input) { errors { message } } }',
      { id, input: title },
    )
    await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, readFile)
  }
  expect(await search('canines')).toEqual([])
  server.next((res, count) => void again().then(() => say(res, 200, vectorsOf(count, 256))))
  await embedNext(test.house, { agencyId: mine.agencyId }, NEVER)
  expect(await vectors()).toBe(0)
  use(null)
  expect(await search('canines')).toEqual(['Canines'])
})

it('searches by words alone while the model does not answer, or with vectors of another length', async () => {
  await shelve({ Animals: ANIMALS, Roofs: ROOFS })
  await embedAll()
  server.next((res) => say(res, 500, {}))
  expect(await search('hound barred')).toEqual(['Animals'])
  server.next((res) => say(res, 200, vectorsOf(1, 128)))
  expect(await search('flat roofs inspected')).toEqual(['Roofs'])
})

it('asks anew for all when the model changes, which the sweep puts in line', async () => {
  await shelve({ Animals: ANIMALS })
  await embedAll()
  expect(await isWaiting('letters')).toBe(false)
  use('other letters')
  expect(await search('any canine abode')).toEqual([])
  await takeJobs()
  await sweepWaiting(test.house, test.ownerUrl)
  expect(await takeJobs()).toBe(1)
  await embedAll()
  expect(await search('any canine abode')).toEqual(['Animals'])
})

/** Takes the jobs of the agency that ask for vectors off the line; how many there were. */
async function takeJobs(): Promise<number> {
  const { numAffectedRows } = await asOwner(test.ownerUrl, (owner) =>
    sql`delete from pgboss.job where name = 'embed-knowledge' and data->>'agencyId' = ${mine.agencyId}`.execute(owner),
  )
  return Number(numAffectedRows)
}

it('keeps no vector of a document that is deleted or indexed anew', async () => {
  const ask = await anAsker(test, mine)
  await shelve({ Animals: ANIMALS })
  await embedAll()
  const { id } = await as(test.house, mine.actor, ({ db }) =>
    db.selectFrom('knowledge_documents').select('id').executeTakeFirstOrThrow(),
  )
  await ask('mutation ($id: ID!) { indexKnowledgeBaseDocument(id: $id) { errors { message } } }', { id })
  await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, readFile)
  expect(await vectors()).toBe(0)
  await embedAll()
  expect(await vectors()).toBeGreaterThan(0)
  await ask('mutation ($id: ID!) { deleteKnowledgeBaseDocument(id: $id) { errors { message } } }', { id })
  expect(await vectors()).toBe(0)
})
