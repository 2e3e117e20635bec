import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeXlsx } from '../../../tests/support/documents/office.ts'
import { linesPage, makePdf } from '../../../tests/support/documents/pdf.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { anS3Server } from '../../../tests/support/s3-server.ts'
import { pool } from '../../documents/reading/read-document.ts'
import { AppError } from '../../lib/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { s3Blobs } from '../../outside/blobs/s3.ts'
import { readFile } from '../files/reading.ts'
import { listFiles } from '../files/service.ts'
import { operateSubscription } from '../subscription/operator.ts'
import { deleteWorkspaces } from '../workspaces/delete.ts'
import { createWorkspace } from '../workspaces/service.ts'
import { listWaiting } from './index-store.ts'
import { indexNext } from './jobs.ts'
import * as store from './store.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
beforeAll(async () => {
  test = await aHouse()
})
afterAll(async () => {
  await pool.close()
  await test.close()
})
beforeEach(async () => {
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
})

const NEVER = new AbortController().signal
const GUIDE = [
  'QUILLFEATHER MUTUAL UNDERWRITING GUIDE',
  'Contractors program',
  'Roofers are eligible for the contractors program when at least half of their work is residential.',
  'Blasting and wrecking are ineligible risks in every state.',
  'A loss run of the last five years goes with each submission.',
]
const MANUAL = [
  'OFFICE PROCEDURES',
  'Certificates of insurance are issued within four hours of the request.',
  'Notify the carrier before primary and noncontributory wording is promised to a holder.',
]

const pdf = async (name: string, lines: string[]) =>
  anUpload(test, name, Buffer.from(await makePdf([linesPage(lines)])))
const upload = async (files: unknown[], more: object = {}, by = ask) =>
  (
    await by(
      `mutation ($files: [Upload!]!, $baseId: ID, $key: ID) {
        uploadKnowledgeBaseFileDocument(files: $files, baseId: $baseId, key: $key) { ids errors { message code path } } }`,
      { files, ...more },
    )
  ).uploadKnowledgeBaseFileDocument
const SHOWN = `id title pages rev text { content } replacedAt file { id name url } metadata { title summary purpose }
  indexingStatus { status error progress startedAt completedAt } ruleFor`
const document = async (id: string) =>
  (await ask(`query ($id: ID!) { knowledgeBaseDocument(id: $id) { ${SHOWN} } }`, { id })).knowledgeBaseDocument
const search = async (query: string, by = ask) =>
  (
    await by(
      'query ($query: String!) { searchKnowledge(query: $query) { document { title file { id } } page words } }',
      { query },
    )
  ).searchKnowledge as { document: { title: string; file: { id: string } }; page: number; words: string }[]

/** Indexes all that waits at an agency, as the queue does. */
async function indexAll(agency = mine) {
  while ((await as(test.house, agency.actor, ({ db }) => listWaiting(db, 1))).length)
    await indexNext(test.house, { agencyId: agency.agencyId }, NEVER, readFile)
}

it('takes uploads, indexes them, and finds the passage that is asked for with its page', async () => {
  const { ids, errors } = await upload([
    await pdf('Quillfeather_guide.pdf', GUIDE),
    await pdf('Procedures.pdf', MANUAL),
  ])
  expect(errors).toEqual([])
  expect((await document(ids[0])).indexingStatus).toMatchObject({ status: 'UNKNOWN', progress: 0 })
  await indexAll()
  expect(await document(ids[0])).toMatchObject({
    ...{ title: 'Quillfeather guide', pages: 1 },
    metadata: { purpose: expect.stringContaining('Roofers are eligible') },
    indexingStatus: { status: 'COMPLETED', error: null, progress: 1 },
  })
  const [best] = await search('which risks are not eligible')
  expect(best).toMatchObject({ document: { title: 'Quillfeather guide' }, page: 1 })
  expect(best!.words).toContain('ineligible risks')
  expect((await search('how fast do we issue a COI'))[0]!.document.title).toBe('Procedures')
  expect(await search('kumquat')).toEqual([])
})

it('sums a document up by its headings, and by how it begins where there are none but its title', async () => {
  const written = async (content: string) => {
    const { createKnowledgeBaseTextDocument: made } = await ask(
      `mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) { knowledgeBaseDocument { id } errors { message } } }`,
      { input: { title: 'House rules', content } },
    )
    await indexAll()
    return (await document(made.knowledgeBaseDocument.id)).metadata.summary
  }
  expect(await written('<p>Certificates never say primary. They are issued in a day.</p>')).toBe(
    'Certificates never say primary. They are issued in a day.',
  )
  expect(await written('<h2>Certificates</h2><p>They never say primary.</p>')).toBe('Certificates')
  expect(await written(`<p>${'A rule for all of the office '.repeat(40)}</p>`)).toMatch(/^A rule for .{300,400}…$/)
})

it('is of its own agency alone, beside a library that speaks of the same', async () => {
  await upload([await pdf('Guide.pdf', GUIDE)])
  await indexAll()
  const others = await anAgency(test)
  const theirs = await anAsker(test, others)
  await upload([await pdf('Their guide.pdf', ['HERON CONTRACTORS PROGRAM', 'Masons are eligible.'])], {}, theirs)
  await indexAll(others)
  for (const query of ['contractors program', 'roofers residential', 'masons']) {
    const titles = async (by: typeof ask) => new Set((await search(query, by)).map(({ document }) => document.title))
    expect([...(await titles(ask))].filter((title) => title !== 'Guide')).toEqual([])
    expect([...(await titles(theirs))].filter((title) => title !== 'Their guide')).toEqual([])
  }
  expect(await search('roofers residential', theirs)).toEqual([])
  const bases = 'query { knowledgeBases { id } }'
  const [own] = (await ask(bases)).knowledgeBases as { id: string }[]
  const inBase = (by: typeof ask) =>
    by('query ($baseId: ID) { searchKnowledge(query: "contractors program", baseId: $baseId) { page } }', {
      baseId: own!.id,
    })
  expect((await inBase(ask)).searchKnowledge).toHaveLength(1)
  expect((await inBase(theirs)).searchKnowledge).toEqual([])
  const foreign = await upload([await pdf('Wedge.pdf', GUIDE)], { baseId: own!.id }, theirs)
  expect([foreign.ids, foreign.errors.length]).toEqual([[], 1])
})

it('has no two knowledge bases of one name, also when they are made at once', async () => {
  const make = async (title: string) =>
    (
      await ask(
        'mutation ($title: String) { createKnowledgeBase(title: $title) { knowledgeBase { id } errors { path message } } }',
        { title },
      )
    ).createKnowledgeBase
  const answers = await Promise.all([make('Carriers of the Coast'), make('carriers of the coast ')])
  expect(answers.map(({ knowledgeBase }) => knowledgeBase !== null).toSorted()).toEqual([false, true])
  expect(answers.flatMap(({ errors }) => errors)).toMatchObject([
    { path: ['title'], message: expect.stringMatching(/^You have a knowledge base “carriers of the coast” already/i) },
  ])
  const { knowledgeBase: other } = await make('Procedures')
  const rename = async (title: string) =>
    (
      await ask(
        'mutation ($id: ID!, $title: String) { updateKnowledgeBase(id: $id, title: $title) { errors { path } } }',
        { id: other.id, title },
      )
    ).updateKnowledgeBase.errors
  expect(await rename('CARRIERS OF THE COAST')).toEqual([{ path: ['title'] }])
  expect(await rename('PROCEDURES')).toEqual([])
  const twin = asOwner(test.ownerUrl, (db) =>
    sql`insert into knowledge_bases select agency_id, gen_random_uuid(), lower(title), created_by, created_at, updated_at
      from knowledge_bases where id = ${other.id}`.execute(db),
  )
  await expect(twin).rejects.toThrow('knowledge_bases_name')
  const theirs = await anAsker(test, await anAgency(test))
  expect(
    (await theirs('mutation { createKnowledgeBase(title: "Procedures") { errors { message } } }')).createKnowledgeBase,
  ).toEqual({ errors: [] })
})

it('says where the same bytes are already, and at which file', async () => {
  const bytes = Buffer.from(await makePdf([linesPage(GUIDE)]))
  await upload([await anUpload(test, 'Guide.pdf', bytes)])
  const again = await upload([await pdf('Other.pdf', MANUAL), await anUpload(test, 'Guide again.pdf', bytes)])
  expect(again.errors).toMatchObject([{ path: ['files', '1'], message: expect.stringContaining('“Guide”') }])
  expect(again.ids).toEqual([])
})

it('says of a new version that it is the file the document has', async () => {
  const bytes = Buffer.from(await makePdf([linesPage(GUIDE)]))
  const { ids } = await upload([await anUpload(test, 'Guide.pdf', bytes)])
  const { rev } = await document(ids[0])
  const changed = await ask(
    `mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) {
      updateKnowledgeBaseDocument(id: $id, input: $input) { errors { path message } } }`,
    { id: ids[0], input: { file: await anUpload(test, 'Same.pdf', bytes), rev } },
  )
  expect(changed.updateKnowledgeBaseDocument.errors).toEqual([
    { path: ['file'], message: 'This is the file that the document has already. Choose its new version.' },
  ])
})

it('takes nothing whose first bytes tell that it cannot be read, and says why at the file', async () => {
  const fake = () => anUpload(test, 'fake.pdf', Buffer.from('This is no PDF.'))
  const refused = await upload([await pdf('Guide.pdf', GUIDE), await fake()])
  expect(refused.errors).toMatchObject([
    { path: ['files', '1'], message: expect.stringContaining('plain text under another name') },
  ])
  expect(refused.ids).toEqual([])
  const { ids } = await upload([await pdf('Guide.pdf', GUIDE)])
  const { rev, file } = await document(ids[0])
  const changed = await ask(
    `mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) {
      updateKnowledgeBaseDocument(id: $id, input: $input) { errors { path message } } }`,
    { id: ids[0], input: { file: await fake(), rev } },
  )
  expect(changed.updateKnowledgeBaseDocument.errors).toMatchObject([
    { path: ['file'], message: expect.stringContaining('plain text under another name') },
  ])
  expect((await document(ids[0])).file.id).toBe(file.id)
})

it('replaces a document by its new version, whose old passages go', async () => {
  const { ids } = await upload([await pdf('Guide.pdf', GUIDE)])
  await indexAll()
  const { rev, replacedAt } = await document(ids[0])
  expect(replacedAt).toBeNull()
  const file = await pdf(
    'Guide 2027.pdf',
    GUIDE.map((line) => line.replace('Blasting and wrecking', 'Fireworks')),
  )
  const changed = await ask(
    `mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) {
      updateKnowledgeBaseDocument(id: $id, input: $input) { knowledgeBaseDocument { ${SHOWN} } errors { message } } }`,
    { id: ids[0], input: { file, rev } },
  )
  expect(changed.updateKnowledgeBaseDocument).toMatchObject({
    errors: [],
    knowledgeBaseDocument: { indexingStatus: { status: 'UNKNOWN' } },
  })
  const [old] = await search('blasting')
  expect(old!.words).toContain('Blasting')
  // Its page is still there to be opened and cited.
  const [file2] = await as(test.house, mine.actor, (ctx) => listFiles(ctx, [old!.document.file.id]))
  expect(file2!.state).toBe('READ')
  await indexAll()
  expect(await as(test.house, mine.actor, (ctx) => listFiles(ctx, [old!.document.file.id]))).toEqual([])
  expect(await search('blasting')).toEqual([])
  expect((await search('fireworks'))[0]!.document.title).toBe('Guide')
  expect(await document(ids[0])).toMatchObject({
    file: { name: 'Guide 2027.pdf' },
    replacedAt: expect.any(String),
  })
})

it('keeps a text that is written here, and reads its words', async () => {
  const made = await ask(
    `mutation ($input: KnowledgeBaseTextDocumentInput!) {
      createKnowledgeBaseTextDocument(input: $input) { knowledgeBaseDocument { ${SHOWN} } errors { message path } } }`,
    {
      input: {
        title: 'House rules',
        content: '<h2>Mail</h2><p>Never promise coverage by e-mail.</p><script>x()</script>',
      },
    },
  )
  const { id, text } = made.createKnowledgeBaseTextDocument.knowledgeBaseDocument
  expect(text.content).toBe('<h2>Mail</h2><p>Never promise coverage by e-mail.</p>')
  await indexAll()
  expect((await search('promise coverage'))[0]).toMatchObject({ document: { title: 'House rules' }, page: 1 })
  const refused = await ask(
    'mutation { createKnowledgeBaseTextDocument(input: { title: " ", content: "<p> </p>" }) { errors { message path } } }',
    {},
  )
  expect(refused.createKnowledgeBaseTextDocument.errors).toMatchObject([{ path: ['title'] }, { path: ['content'] }])
  expect(id).toBeTruthy()
})

const remove = async (id: string) => {
  const gone = await ask('mutation ($id: ID!) { deleteKnowledgeBaseDocument(id: $id) { errors { message } } }', { id })
  expect(gone.deleteKnowledgeBaseDocument.errors).toEqual([])
}
const SECRET = ['zanzibarite', 'quokkadale', 'xylomantic']

it('deletes every trace of a document, its title with it', async () => {
  const file = await pdf(`${SECRET[0]!}.pdf`, [`The ${SECRET.join(' ')} clause is never written.`])
  const { ids } = await upload([file])
  const input = { title: `About ${SECRET[1]!}`, content: `<p>Mind the ${SECRET[2]!} clause.</p>` }
  const { createKnowledgeBaseTextDocument: written } = await ask(
    'mutation ($input: KnowledgeBaseTextDocumentInput!) { createKnowledgeBaseTextDocument(input: $input) { knowledgeBaseDocument { id } } }',
    { input },
  )
  await indexAll()
  const renamed = await ask(
    'mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) { updateKnowledgeBaseDocument(id: $id, input: $input) { errors { message } } }',
    { id: ids[0], input: { title: `Guide of ${SECRET[0]!}` } },
  )
  expect(renamed.updateKnowledgeBaseDocument.errors).toEqual([])
  await indexAll()
  expect(await traces(SECRET)).not.toEqual([])
  expect((await search(SECRET[2]!)).length).toBe(2)
  await remove(ids[0])
  await remove(written.knowledgeBaseDocument.id)
  expect(await traces(SECRET)).toEqual([])
  const { rows: told } = await asOwner(test.ownerUrl, (db) =>
    sql`select kind from history where agency_id = ${mine.agencyId} and about = ${JSON.stringify({ documentId: ids[0] })} order by id`.execute(
      db,
    ),
  )
  expect(told).toEqual(['ADDED', 'CHANGED', 'DELETED'].map((what) => ({ kind: `AGENCY_KNOWLEDGE_${what}` })))
})

it('leaves the file of a deleted document to a conversation that has it attached, and deletes it with that', async () => {
  const { ids } = await upload([await pdf(`${SECRET[0]!}.pdf`, [`The ${SECRET.join(' ')} clause is never written.`])])
  await indexAll()
  const acting = { house: test.house, actor: mine.actor }
  const workspace = await createWorkspace(acting, { message: 'What is never written?', documentIds: ids })
  await asOwner(test.ownerUrl, (db) => sql`update workspaces set state = 'IDLE' where id = ${workspace.id}`.execute(db))
  await remove(ids[0])
  expect((await traces(SECRET)).toSorted()).toEqual(['file_pages', 'files'])
  await as(test.house, mine.actor, (ctx) => deleteWorkspaces(ctx, [workspace.id]))
  expect(await traces(SECRET)).toEqual([])
})

/** The tables in which any of these words stand. */
async function traces(words: string[]): Promise<string[]> {
  return asOwner(test.ownerUrl, async (db) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
    const held: string[] = []
    for (const { name } of rows) {
      const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
        where t::text ilike any (${words.map((word) => `%${word}%`)})`.execute(db)
      if (found[0]!.n) held.push(name)
    }
    return held
  })
}

it('says why a file could not be read, and tries again when asked', async () => {
  const { ids } = await upload([await anUpload(test, 'Broken.pdf', Buffer.from('%PDF-1.7 broken'))])
  await indexAll()
  const failed = await document(ids[0])
  expect(failed.indexingStatus).toMatchObject({ status: 'FAILED', error: expect.stringMatching(/\w{4}/) })
  const again = await ask(
    'mutation ($id: ID!) { indexKnowledgeBaseDocument(id: $id) { knowledgeBaseDocument { indexingStatus { status } } } }',
    { id: ids[0] },
  )
  expect(again.indexKnowledgeBaseDocument.knowledgeBaseDocument.indexingStatus.status).toBe('UNKNOWN')
  const [file] = await as(test.house, mine.actor, (ctx) => listFiles(ctx, [failed.file.id]))
  expect(file!.state).toBe('PENDING')
})

it('leaves no file of a text behind in the scratch folder', async () => {
  const before = (await readdir(test.house.tempDir)).length
  await ask(
    'mutation { createKnowledgeBaseTextDocument(input: { title: "Rules", content: "<p>Call first.</p>" }) { errors { message } } }',
    {},
  )
  expect(await readdir(test.house.tempDir)).toHaveLength(before)
})

it('refuses what the plan has no page for, and says how many are left', async () => {
  await operateSubscription(test.ownerUrl, mine.agencyId, { plan: 'basic', period: 'monthly' })
  const { ids } = await upload([await pdf('Guide.pdf', GUIDE)])
  await asOwner(test.ownerUrl, (db) =>
    sql`update knowledge_documents set page_count = 499 where agency_id = ${mine.agencyId}`.execute(db),
  )
  const two = await makePdf([linesPage(MANUAL), linesPage(MANUAL)])
  const more = await upload([await anUpload(test, 'Procedures.pdf', Buffer.from(two))])
  await asOwner(test.ownerUrl, (db) =>
    sql`update knowledge_documents set status = 'COMPLETED' where id = ${ids[0]}`.execute(db),
  )
  await indexAll()
  expect((await document(more.ids[0])).indexingStatus).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('500 pages of knowledge, and only 1 page is left'),
  })
  expect(await search('primary wording')).toEqual([])
})

it('goes on with the next document where one cannot be indexed, and says so at that one', async () => {
  const { ids } = await upload([await pdf('First.pdf', GUIDE), await pdf('Second.pdf', MANUAL)])
  const broken: typeof readFile = (house, actor, file, ...rest) => {
    if (file.name === 'First.pdf') throw new TypeError('of ours')
    return readFile(house, actor, file, ...rest)
  }
  for (let turn = 0; turn < 3; turn++) await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, broken)
  expect((await document(ids[0])).indexingStatus).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('Something went wrong'),
  })
  expect((await document(ids[1])).indexingStatus.status).toBe('COMPLETED')
})

it('fails a document whose bytes are gone from the file store, and leaves one whose bytes are refused for later', async () => {
  const s3 = await anS3Server()
  const { outside } = test.house
  const { blobs } = outside
  try {
    const open = (name: string) => s3Blobs({ ...s3.settings, cacheBytes: 1_000_000 }, path.join(test.folder, name))
    outside.blobs = await open('first')
    const { ids } = await upload([
      await pdf('First.pdf', GUIDE),
      await pdf('Second.pdf', MANUAL),
      await pdf('Third.pdf', [...MANUAL, 'Third']),
    ])
    const [gone, away] = await as(test.house, mine.actor, async (ctx) =>
      (
        await listFiles(
          ctx,
          await Promise.all(ids.map(async (id: string) => (await store.findDocument(ctx.db, id))!.fileId)),
        )
      ).map(({ blobKey }) => blobKey),
    )
    s3.objects.delete(`/cara/${gone}`)
    const again = await open('second')
    const toLocalFile: typeof again.toLocalFile = async (key) => {
      if (key === away) throw new AppError('OUTSIDE_FAILED', 'The file store cannot be reached.')
      return again.toLocalFile(key)
    }
    outside.blobs = { ...again, toLocalFile }
    for (let turn = 0; turn < 4; turn++)
      await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, readFile).catch(() => {})
    expect((await document(ids[0])).indexingStatus).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('is not in the file store (S3) any more'),
    })
    expect((await document(ids[1])).indexingStatus.status).toBe('INDEXING')
    expect((await document(ids[2])).indexingStatus.status).toBe('COMPLETED')
  } finally {
    outside.blobs = blobs
    s3.close()
  }
})

it('is stopped while it waits, and takes the same upload once for a key', async () => {
  const key = newId()
  const bytes = Buffer.from(await makePdf([linesPage(GUIDE)]))
  const files = async () => [await anUpload(test, 'Guide.pdf', bytes)]
  const [first, second] = await Promise.all([upload(await files(), { key }), upload(await files(), { key })])
  expect(second.ids).toEqual(first.ids)
  const stopped = await ask(
    'mutation ($id: ID!) { stopKnowledgeBaseDocument(id: $id) { knowledgeBaseDocument { indexingStatus { status error } } } }',
    { id: first.ids[0] },
  )
  expect(stopped.stopKnowledgeBaseDocument.knowledgeBaseDocument.indexingStatus).toMatchObject({
    status: 'FAILED',
    error: expect.stringContaining('Stopped'),
  })
  await indexAll()
  expect(await search('contractors program')).toEqual([])
})

it('indexes one document of an agency at a time, however many jobs run, and then those of another', async () => {
  const others = await anAgency(test)
  const theirs = await anAsker(test, others)
  await upload([await pdf('First.pdf', GUIDE), await pdf('Second.pdf', MANUAL)])
  await upload([await pdf('Theirs.pdf', GUIDE)], {}, theirs)
  let inside = 0
  let most = 0
  const counted: typeof readFile = async (...given) => {
    most = Math.max(most, ++inside)
    try {
      return await readFile(...given)
    } finally {
      inside -= 1
    }
  }
  const turn = () => indexNext(test.house, { agencyId: mine.agencyId }, NEVER, counted)
  await Promise.all([turn(), turn(), turn()])
  expect(most).toBe(1)
  await indexAll()
  await indexAll(others)
  expect((await search('contractors program', theirs))[0]!.document.title).toBe('Theirs')
})

it('is not failed by what befell an older version', async () => {
  const { ids } = await upload([await pdf('Guide.pdf', GUIDE)])
  const file = await pdf('Guide 2027.pdf', MANUAL)
  const meanwhile: typeof readFile = async () => {
    await ask(
      `mutation ($id: ID!, $input: KnowledgeBaseDocumentInput!) {
        updateKnowledgeBaseDocument(id: $id, input: $input) { errors { message } } }`,
      { id: ids[0], input: { file } },
    )
    throw new TypeError('the file went away')
  }
  await indexNext(test.house, { agencyId: mine.agencyId }, NEVER, meanwhile)
  expect((await document(ids[0])).indexingStatus).toMatchObject({ status: 'UNKNOWN', error: null })
  await indexAll()
  expect((await document(ids[0])).indexingStatus.status).toBe('COMPLETED')
})

it('the list tells which documents have a text, and a file tells the document it is of', async () => {
  await upload([await pdf('Heron.pdf', GUIDE)])
  await ask(
    `mutation { createKnowledgeBaseTextDocument(input: { title: "Hours", content: "<p>Nine to five.</p>" }) { errors { message } } }`,
  )
  const { knowledgeBaseDocuments: rows } = await ask(
    '{ knowledgeBaseDocuments { id title text { content } file { id } } }',
  )
  expect(rows).toMatchObject([
    { title: 'Hours', text: { content: '<p>Nine to five.</p>' } },
    { title: 'Heron', text: null },
  ])
  const { viewedFile } = await ask('query ($id: ID!) { viewedFile(id: $id) { homes { kind id name accountId } } }', {
    id: rows[1].file.id,
  })
  expect(viewedFile.homes).toEqual([{ kind: 'KNOWLEDGE', id: rows[1].id, name: 'Heron', accountId: null }])
})

it('shows in a search the row that answers, under the heads of its columns', async () => {
  const rows = [
    'Carrier,Class,Appetite',
    'Otter Larch,Breweries,No',
    'Heron Larch,Breweries,Yes',
    'Heron Larch,Bars,Refer',
  ]
  await upload([await anUpload(test, 'appetite.csv', Buffer.from(rows.join('\n')))])
  await indexAll()
  const query = 'query { searchKnowledge(query: "appetite for bars") { told { words quote } } }'
  const [found] = (await ask(query)).searchKnowledge as { told: object[] }[]
  expect(found?.told).toEqual([
    { words: 'Carrier: Heron Larch · Class: Bars · Appetite: Refer', quote: 'Heron Larch … Bars … Refer' },
  ])
})

it('shows the head of a column that is called as its sheet is', async () => {
  const rows = [
    ['Class', 'Carrier', 'Appetite'],
    ['Trampoline park', 'Pebble Insurance', 'No'],
    ['Bakery', 'Pebble Insurance', 'Yes'],
  ]
  await upload([await anUpload(test, 'carriers.xlsx', makeXlsx([{ name: 'Appetite', rows }]))])
  await indexAll()
  const query = 'query { searchKnowledge(query: "Pebble trampoline park") { told { words } } }'
  const [found] = (await ask(query)).searchKnowledge as { told: object[] }[]
  expect(found?.told).toEqual([{ words: 'Class: Trampoline park · Carrier: Pebble Insurance · Appetite: No' }])
})

it('calls a document that is asked of by its title, and not what kind of paper it was taken for', async () => {
  const { ids } = await upload([await pdf('scan-0042.pdf', GUIDE)])
  await indexAll()
  const [id] = ids as [string]
  await as(test.house, mine.actor, ({ db }) => db.updateTable('files').set({ kind: 'declarations' }).execute())
  await ask(
    `mutation ($id: ID!) { updateKnowledgeBaseDocument(id: $id, input: { title: "Carrier guide" }) { errors { message } } }`,
    { id },
  )
  const { createCaraWorkspace: made } = await ask(
    `mutation ($id: ID!) { createCaraWorkspace(input: { message: "thanks", documentIds: [$id] }) { id errors { message } } }`,
    { id },
  )
  const told = await ask('query ($id: ID!) { caraWorkspace(id: $id) { files { shownName kind } } }', {
    id: made.id,
  })
  expect(told.caraWorkspace.files).toEqual([{ shownName: 'Carrier guide', kind: null }])
})
