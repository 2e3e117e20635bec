import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POLICY_FILE_TYPES } from '../../../shared/policies.ts'
import { anUpload } from '../../../tests/support/files.ts'
import { anAsker } from '../../../tests/support/graph.ts'
import { aHouse, anAgency, as, type TestHouse } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { anAccount, aPolicy } from '../../../tests/support/records.ts'
import { aWebServer, signIn } from '../../../tests/support/web.ts'
import { markReceived } from '../../api/scalars.ts'
import { newId } from '../../lib/ids.ts'
import { sweepOrphanFiles } from '../files/jobs.ts'
import { deleteUnusedFiles, getFile } from '../files/service.ts'
import { createWorkspace } from '../workspaces/service.ts'

let test: TestHouse
let mine: Awaited<ReturnType<typeof anAgency>>
let ask: Awaited<ReturnType<typeof anAsker>>
let policyId: string
beforeAll(async () => {
  test = await aHouse()
  mine = await anAgency(test)
  ask = await anAsker(test, mine)
})
afterAll(() => test.close())
beforeEach(async () => {
  policyId = await aPolicy(test, mine, { account_id: await anAccount(test, mine), policy_number: 'QF-1' })
})

const FILE = 'id name type notes visible state url size createdAt createdBy { id }'
async function upload(given: object = {}, bytes = 'page') {
  const file = { type: 'BINDER', file: await anUpload(test, 'Binder.pdf', Buffer.from(bytes)), ...given }
  const source = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) {
    policyFile { ${FILE} } errors { message code path } } }`
  return (await ask(source, { policyId, file })).uploadPolicyFile
}
const remove = async (fileId: string, key?: string) =>
  (
    await ask(
      'mutation ($fileId: ID!, $key: ID) { deleteFile(fileId: $fileId, key: $key) { id errors { message code } } }',
      {
        fileId,
        key,
      },
    )
  ).deleteFile
const get = async () =>
  (
    await ask(
      `query ($id: ID!) { businessPolicy(id: $id) { files { ${FILE} } sources { field } history { kind about { name value } } } }`,
      { id: policyId },
    )
  ).businessPolicy
const blobKeyOf = async (id: string) => (await as(test.house, mine.actor, (ctx) => getFile(ctx, id))).blobKey
const blobsLeft = async () => {
  const keys: string[] = []
  for await (const { key } of test.house.outside.blobs.list(`${mine.agencyId}/`)) keys.push(key)
  return keys
}

describe('uploadPolicyFile', () => {
  it('adds one file that waits to be read, and says so in the history', async () => {
    const { policyFile, errors } = await upload({ notes: ' from the carrier ' })
    expect(errors).toEqual([])
    expect(policyFile).toMatchObject({
      ...{ name: 'Binder.pdf', type: 'BINDER', notes: 'from the carrier', visible: true, state: 'PENDING', size: 4 },
      ...{ url: `/agency/files/${policyFile.id}`, createdBy: { id: mine.userId } },
    })
    const { files, history } = await get()
    expect(files).toEqual([policyFile])
    expect(history).toHaveLength(1)
    expect(history[0].kind).toBe('POLICY_FILE_ADDED')
    expect(Object.fromEntries(history[0].about.map(({ name, value }: any) => [name, value]))).toEqual({
      ...{ file: 'Binder.pdf', type: 'Binder', policy: 'General Liability QF-1' },
    })
  })

  const SHOWN = ['POLICY_DOCUMENT', 'BINDER', 'ENDORSEMENT', 'LOST_POLICY_RELEASE', 'QUOTE_DOCUMENT']
  it.each(POLICY_FILE_TYPES.map(({ id }) => id))('shows a %s to the client by its type', async (type) => {
    const visible = SHOWN.includes(type)
    expect((await upload({ type })).policyFile.visible).toBe(visible)
    expect((await upload({ type, visible: !visible })).policyFile.visible).toBe(!visible)
  })

  it('keeps nothing of a file that is refused, or of a policy that is not there', async () => {
    const before = await blobsLeft()
    const large = {
      ...(await anUpload(test, 'Large.pdf', Buffer.from('x'))),
      refusal: 'Large.pdf is larger than 25 MB.',
    }
    expect((await upload({ file: markReceived(large) })).errors).toEqual([
      { code: 'INVALID', path: ['file'], message: 'Large.pdf is larger than 25 MB.' },
    ])
    const theirs = await anAgency(test)
    const foreign = await aPolicy(test, theirs, { account_id: await anAccount(test, theirs) })
    for (const id of [newId(), foreign, 'nobody']) {
      policyId = id
      expect((await upload()).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    expect(await blobsLeft()).toEqual(before)
  })

  it('adds it once for a key, and keeps the bytes once', async () => {
    const key = newId()
    const before = await blobsLeft()
    const sent = await Promise.all([upload({ key }), upload({ key }), upload({ key })])
    expect(new Set(sent.map(({ policyFile }) => policyFile.id)).size).toBe(1)
    expect((await get()).files).toHaveLength(1)
    expect(await blobsLeft()).toHaveLength(before.length + 1)
    expect((await upload({ key }, 'other')).errors).toMatchObject([{ code: 'CONFLICT' }])
  })
})

it('comes as a multipart request, and goes out at its address to its own agency alone', async () => {
  const web = await aWebServer(test)
  const cookie = await signIn(test, mine.email)
  const query = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) {
    policyFile { url } errors { message } } }`
  const form = new FormData()
  const file = { type: 'POLICY_DOCUMENT', notes: '', visible: true, file: null }
  form.set('operations', JSON.stringify({ query, variables: { policyId, file } }))
  form.set('map', JSON.stringify({ 0: ['variables.file.file'] }))
  form.append('0', new Blob(['%PDF-bytes']), 'Policy.pdf')
  const response = await fetch(`${web.url}/graphql`, {
    method: 'POST',
    headers: { 'x-cara': '1', ...cookie },
    body: form,
  })
  const { uploadPolicyFile } = ((await response.json()) as any).data
  expect(uploadPolicyFile.errors).toEqual([])
  const get = (headers: Record<string, string>) => fetch(web.url + uploadPolicyFile.policyFile.url, { headers })
  expect(await (await get(cookie)).text()).toBe('%PDF-bytes')
  expect((await get(await signIn(test, (await anAgency(test)).email))).status).toBe(404)
  await web.close()
})

describe('a file of a policy', () => {
  it('is not taken for unused or for an orphan', async () => {
    const { policyFile } = await upload()
    const key = await blobKeyOf(policyFile.id)
    expect(await as(test.house, mine.actor, (ctx) => deleteUnusedFiles(ctx, [policyFile.id]))).toEqual([])
    test.pass(48 * 3600_000)
    await sweepOrphanFiles(test.house, test.ownerUrl)
    expect(await blobsLeft()).toContain(key)
  })

  it('is deleted with its bytes, and the values from it lose their source', async () => {
    const { policyFile } = await upload()
    const stands = { fileName: 'Binder.pdf', page: 1, quote: 'x', acceptedBy: null, acceptedAt: '' }
    const sources = { policyNumber: { ...stands, fileId: policyFile.id }, quoteNumber: { ...stands, fileId: newId() } }
    await asOwner(test.ownerUrl, (owner) =>
      owner
        .updateTable('policies')
        .set({ sources: JSON.stringify(sources) })
        .where('id', '=', policyId)
        .execute(),
    )
    const blobKey = await blobKeyOf(policyFile.id)
    const key = newId()
    expect(await remove(policyFile.id, key)).toEqual({ id: policyFile.id, errors: [] })
    expect(await remove(policyFile.id, key)).toEqual({ id: policyFile.id, errors: [] })
    expect(await remove(policyFile.id)).toMatchObject({ id: null, errors: [{ code: 'NOT_FOUND' }] })
    const after = await get()
    expect(after).toMatchObject({ files: [], sources: [{ field: 'quoteNumber' }] })
    expect(after.history[0]).toMatchObject({ kind: 'POLICY_FILE_DELETED' })
    await expect(as(test.house, mine.actor, (ctx) => getFile(ctx, policyFile.id))).rejects.toThrow('does not exist')
    const jobs = await asOwner(test.ownerUrl, (owner) =>
      sql<{ data: any }>`select data from pgboss.job where name = 'delete-blobs'`.execute(owner),
    )
    expect(jobs.rows.flatMap(({ data }) => data.keys)).toContain(blobKey)
  })

  it('stays when a message uses it too; a file of no policy is not deleted', async () => {
    const { policyFile } = await upload()
    await as(test.house, mine.actor, (ctx) =>
      createWorkspace(ctx, { message: 'What does this say?', documentIds: [policyFile.id] }),
    )
    expect((await remove(policyFile.id)).errors).toEqual([])
    expect((await get()).files).toEqual([])
    expect(await blobKeyOf(policyFile.id)).toContain(policyFile.id)
    expect((await remove(policyFile.id)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })
})
