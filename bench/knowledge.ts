import { sql } from 'kysely'
import { aThrowawayCara } from '../scripts/throwaway.ts'
import { type Ctx, withCtx } from '../server/ctx.ts'
import { asOwner } from '../server/db/connection.ts'
import type { Page } from '../server/documents/index.ts'
import { createAgency } from '../server/domains/agency/seed.ts'
import { putIndexed } from '../server/domains/knowledge/index-store.ts'
import { indexed } from '../server/domains/knowledge/indexing.ts'
import { searchLibrary } from '../server/domains/knowledge/search.ts'
import { addBase, addDocument, findDocument } from '../server/domains/knowledge/store.ts'
import { newId } from '../server/lib/ids.ts'
import { drawGuides } from '../tests/papers/library/drawn.ts'
import { LEARN } from '../tests/papers/library/index.ts'
import { pageWith } from '../tests/papers/library/page-with.ts'

/**
 * What a search of the knowledge base takes (goals of issue L): in an agency of 100,000 passages, p99 10 ms, first with one other agency and then
 * with 99, which must make no difference; beside the least that a transaction with one statement takes. The documents are made of the lines of the
 * drawn library, the questions are its questions. How fast documents are indexed that are read already: 5,000 pages in 15 minutes. And how often the
 * right one of 500 drawn guides comes first: 95 %. Times are of the clock, so nothing else should run; the processor's time of this process is said as well.
 * Run: npm run bench -- knowledge; smaller by BENCH_LARGE=10000
 */
const LARGE = Number(process.env.BENCH_LARGE ?? 100_000)
const OTHER = 200
const OTHERS = 99
const GUIDES = 500
const LINES_OF_PAGE = 60
const PAGES = 12
const ROUNDS = 300
const say = (line: string) => void process.stdout.write(`${line}\n`)

const lines = LEARN.documents.flatMap(({ pages }) => pages.flat()).filter((line) => /\p{L}/u.test(line))
const titles = LEARN.documents.map(({ name }) => name)
let state = 7
/** A whole number below `most` (Lehmer's generator, so that each run draws the same). */
const drawn = (most: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % most
}

const cara = await aThrowawayCara({ PORT: '0' })
let [indexing, documents] = [0, 0]
/** The knowledge base of each agency. */
const bases = new Map<string, string>()
const questions = LEARN.questions.map(({ question }) => question)
const large = await anAgency('large')
await fill(large, LARGE)
say(
  `indexing: ${(indexing / documents).toFixed(0)} ms a document of ${String(PAGES)} pages, ${Math.round((documents * PAGES * 60_000) / indexing).toLocaleString('en-US')} pages a minute`,
)
await fill(await anAgency('other'), OTHER)
const alone = await measureBoth('beside 1 other agency')
for (let place = 1; place < OTHERS; place++) await fill(await anAgency(String(place)), OTHER)
const among = await measureBoth(`beside ${String(OTHERS)} others`)
say(
  `beside ${String(OTHERS)} others ÷ beside 1: p50 ${(among.p50 / alone.p50).toFixed(2)}, p99 ${(among.p99 / alone.p99).toFixed(2)}`,
)
await findRight()
await cara.end()
process.exit(0)

async function anAgency(name: string): Promise<string> {
  const users = [{ name: 'Sam Specimen', email: `sam.${name}@agency.example.com` }]
  return asOwner(cara.ownerUrl, (owner) => createAgency(owner, { name: `Example ${name}`, users }))
}

async function fill(agencyId: string, wanted: number) {
  for (let passages = 0; passages < wanted; ) {
    const pages = Array.from({ length: PAGES }, (_, at) => pageOf(at + 1))
    passages += await shelve(agencyId, `${titles[drawn(titles.length)]!} ${String(drawn(1000))}`, pages)
  }
}

/** A search of the large agency, and the least that a transaction takes. */
async function measureBoth(what: string) {
  await asOwner(cara.ownerUrl, (owner) => sql`analyze`.execute(owner))
  await measure(`${what}, nothing: a statement in a transaction`, (ctx) => sql`select 1`.execute(ctx.db))
  const size = LARGE.toLocaleString('en-US')
  return measure(`${what}, a question over ${size} passages`, (ctx, question) =>
    searchLibrary(ctx, question, { limit: 8 }),
  )
}

/** How often the right guide comes first of all, and its passage among eight. */
async function findRight() {
  const agencyId = await anAgency('guides')
  const { documents, questions } = drawGuides(1, GUIDES)
  for (const { name, pages } of documents)
    await shelve(
      agencyId,
      name,
      pages.map((lines, at) => pageWith(at + 1, lines)),
    )
  let [first, among] = [0, 0]
  for (const { question, document, key } of questions) {
    const found = await withCtx(cara.house, { kind: 'house', agencyId, userId: null }, (ctx) =>
      searchLibrary(ctx, question, { limit: 8 }),
    )
    if (found[0]?.document.title === document) first++
    if (found.some((one) => one.document.title === document && key.test(one.words))) among++
  }
  const share = (count: number) => `${((100 * count) / questions.length).toFixed(1)} %`
  say(`${String(GUIDES)} guides: the right one first ${share(first)}, its passage among 8 ${share(among)}`)
}

/** Puts a document into the index of an agency; returns how many passages it has. */
async function shelve(agencyId: string, title: string, pages: readonly Page[]): Promise<number> {
  const actor = { kind: 'house', agencyId, userId: null } as const
  const began = performance.now()
  const read = await indexed({
    title,
    pages: (async function* () {
      yield pages
    })(),
  })
  await withCtx(cara.house, actor, async ({ db, now }) => {
    const [fileId, id] = [newId(), newId()]
    let baseId = bases.get(agencyId)
    if (!baseId) {
      baseId = newId()
      bases.set(agencyId, baseId)
      await addBase(db, agencyId, {
        ...{ id: baseId, title: 'Knowledge base', createdBy: null, createdAt: now, updatedAt: now, rev: 1 },
      })
    }
    await sql`insert into files (id, agency_id, name, mime_type, size, sha256, blob_key) values (${fileId}, ${agencyId}, ${title}, 'text/plain', 1, '', ${fileId})`.execute(
      db,
    )
    await addDocument(db, agencyId, { id, baseId, title, content: null, fileId, createdBy: null }, now)
    await putIndexed(db, agencyId, (await findDocument(db, id))!, read, now)
  })
  indexing += performance.now() - began
  documents += 1
  return read.passages.length
}

/** A page of lines of the drawn library, in another order. */
function pageOf(number: number): Page {
  return pageWith(
    number,
    Array.from({ length: LINES_OF_PAGE }, () => lines[drawn(lines.length)]!),
  )
}

async function measure(what: string, ask: (ctx: Ctx, question: string) => Promise<unknown>) {
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const question = questions[round % questions.length]!
    await withCtx(cara.house, { kind: 'house', agencyId: large, userId: null }, (ctx) => ask(ctx, question))
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(ROUNDS * share)]!)
  const own = (user + system) / 1000 / ROUNDS
  say(`${what}: p50 ${p50!.toFixed(2)} ms, p99 ${p99!.toFixed(2)} ms; ${own.toFixed(2)} ms of the processor here`)
  return { p50: p50!, p99: p99! }
}
