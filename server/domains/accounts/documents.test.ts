import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aBusiness } from '../../../tests/support/accounts.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { markReceived } from '../../api/scalars.ts'
import { newId } from '../../lib/ids.ts'
import { sweepOrphanFiles } from '../files/jobs.ts'
import { deleteUnusedFiles, getFile } from '../files/service.ts'
import { mergeAccounts, undoAccountMerge } from './merge.ts'
import { createAccount, listAccountHistory } from './service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let accountId: string
beforeAll(async () => {
  test = await aHouse()
})
afterAll(() => test.close())
beforeEach(async () => {
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
  accountId = await account('Otter Joinery')
})

const account = async (name: string) =>
  (await as(test.house, mine.actor, (ctx) => createAccount(ctx, aBusiness(name)))).id
const SHOWN = 'id name type notes size url createdBy { id } place { cursor }'
async function upload(given: object = {}, name = 'Lease.pdf') {
  const input = { type: 'CONTRACT', file: await anUpload(test, name, Buffer.from('page')), ...given }
  const source = `mutation ($accountId: ID!, $input: AccountDocumentInput!) {
    uploadAccountDocument(accountId: $accountId, input: $input) { document { ${SHOWN} } errors { message code path } } }`
  return (await ask(source, { accountId, input })).uploadAccountDocument
}
const list = async (page: object = {}, filter: object = {}) =>
  ask(
    `query ($id: ID!, $filter: AccountDocumentFilter, $first: Int, $after: ID) {
      accountDocuments(accountId: $id, filter: $filter, first: $first, after: $after) { ${SHOWN} }
      accountDocumentCount(accountId: $id, filter: $filter) }`,
    { id: accountId, first: 50, filter, ...page },
  )
const namesOf = (answer: any) => answer.accountDocuments.map(({ name }: any) => name)
const remove = async (id: string, more: object = {}) =>
  (
    await ask(
      'mutation ($id: ID!, $reason: String, $key: ID) { deleteAccountDocument(id: $id, reason: $reason, key: $key) { id errors { message code } } }',
      { id, ...more },
    )
  ).deleteAccountDocument
const newest = async () =>
  (await as(test.house, mine.actor, (ctx) => listAccountHistory(ctx, accountId, { first: 1, after: null })))[0]!.event
const blobs = async () => {
  const keys: string[] = []
  for await (const { key } of test.house.outside.blobs.list(`${mine.agencyId}/`)) keys.push(key)
  return keys
}

it('is kept with its account, once for a key, and the history says so', async () => {
  const key = newId()
  const sent = await Promise.all([upload({ key, notes: ' until 2030 ' }), upload({ key, notes: ' until 2030 ' })])
  const { document, errors } = sent[0]
  expect(errors).toEqual([])
  expect(sent[1].document.id).toBe(document.id)
  expect(document).toMatchObject({
    ...{ name: 'Lease.pdf', type: 'CONTRACT', notes: 'until 2030', size: 4, createdBy: { id: mine.userId } },
    url: `/agency/files/${document.id}`,
  })
  expect(namesOf(await list())).toEqual(['Lease.pdf'])
  expect(await blobs()).toHaveLength(1)
  expect(await newest()).toMatchObject({
    ...{ kind: 'ACCOUNT_DOCUMENT_ADDED', about: { file: 'Lease.pdf', type: 'Contract' } },
  })
})

it('leaves nothing behind when it is refused', async () => {
  const large = { ...(await anUpload(test, 'L.pdf', Buffer.from('x'))), refusal: 'L.pdf is larger than 25 MB.' }
  expect((await upload({ file: markReceived(large) })).errors).toMatchObject([
    { path: ['file'], message: 'L.pdf is larger than 25 MB.' },
  ])
  const theirs = await anAgency(test)
  const foreign = await as(test.house, theirs.actor, (ctx) => createAccount(ctx, aBusiness('Elsewhere')))
  for (const id of [newId(), foreign.id, 'nobody']) {
    accountId = id
    expect((await upload()).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  }
  expect(await blobs()).toEqual([])
})

it('comes page by page, the newest first, and by words and type', async () => {
  for (const name of ['One.pdf', 'Two.pdf', 'Three.pdf']) {
    test.pass(1000)
    await upload({ notes: name === 'Two.pdf' ? 'signed in June' : null, type: 'OTHER' }, name)
  }
  await upload({ type: 'LOSS_RUNS' }, 'Runs.pdf')
  const first = await list({ first: 2 })
  expect(namesOf(first)).toEqual(['Runs.pdf', 'Three.pdf'])
  expect(first.accountDocumentCount).toBe(4)
  const after = first.accountDocuments[1].place.cursor
  expect(namesOf(await list({ first: 2, after }))).toEqual(['Two.pdf', 'One.pdf'])
  expect(namesOf(await list({}, { search: 'june' }))).toEqual(['Two.pdf'])
  const runs = await list({}, { types: ['LOSS_RUNS'] })
  expect([namesOf(runs), runs.accountDocumentCount]).toEqual([['Runs.pdf'], 1])
})

it('goes out at its address to its own agency alone', async () => {
  const { document } = await upload()
  const web = await aWebServer(test)
  const get = async (headers?: Record<string, string>) => fetch(web.url + document.url, headers ? { headers } : {})
  expect(await (await get(await signIn(test, mine.email))).text()).toBe('page')
  expect((await get(await signIn(test, (await anAgency(test)).email))).status).toBe(404)
  expect((await get()).status).toBe(401)
  await web.close()
})

it('is not taken for unused or for an orphan, and is deleted with its bytes', async () => {
  const { document } = await upload()
  const { blobKey } = await as(test.house, mine.actor, (ctx) => getFile(ctx, document.id))
  expect(await as(test.house, mine.actor, (ctx) => deleteUnusedFiles(ctx, [document.id]))).toEqual([])
  test.pass(48 * 3600_000)
  await sweepOrphanFiles(test.house, test.ownerUrl)
  expect(await blobs()).toContain(blobKey)

  const key = newId()
  expect(await remove(document.id, { reason: 'Sent twice.', key })).toEqual({ id: document.id, errors: [] })
  expect(await remove(document.id, { reason: 'Sent twice.', key })).toEqual({ id: document.id, errors: [] })
  expect(await remove(document.id)).toMatchObject({ id: null, errors: [{ code: 'NOT_FOUND' }] })
  expect(namesOf(await list())).toEqual([])
  expect(await newest()).toMatchObject({ kind: 'ACCOUNT_DOCUMENT_DELETED', reason: 'Sent twice.' })
  await expect(as(test.house, mine.actor, (ctx) => getFile(ctx, document.id))).rejects.toThrow('does not exist')
  const jobs = await asOwner(test.ownerUrl, (owner) =>
    sql<{ data: any }>`select data from pgboss.job where name = 'delete-blobs'`.execute(owner),
  )
  expect(jobs.rows.flatMap(({ data }) => data.keys)).toContain(blobKey)
})

it('moves with its account when it is merged, and back when the merge is undone', async () => {
  await upload()
  const kept = await account('Otter & Thimble')
  const own = accountId
  const { mergeId } = await as(test.house, mine.actor, (ctx) => mergeAccounts(ctx, kept, own))
  accountId = kept
  expect(namesOf(await list())).toEqual(['Lease.pdf'])
  await as(test.house, mine.actor, (ctx) => undoAccountMerge(ctx, mergeId))
  expect(namesOf(await list())).toEqual([])
  accountId = own
  expect(namesOf(await list())).toEqual(['Lease.pdf'])
})
