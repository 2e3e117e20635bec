import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anUpload } from '../../../tests/support/files.ts'
import { anAgency, as } from '../../../tests/support/house.ts'
import { asOwner } from '../../../tests/support/owner.ts'
import { aColleague, anAccount, aPolicy } from '../../../tests/support/records.ts'
import { mistakes, refusal } from '../../../tests/support/refusal.ts'
import { servicing } from '../../../tests/support/servicing.ts'
import { mergeAccounts } from '../accounts/merge.ts'
import { listAccountHistory } from '../accounts/service.ts'
import type { RequestInput } from './input.ts'
import { listComments, listRequestFiles } from './parts.ts'
import * as service from './service.ts'

const { scene, run, create, resolve, historyOf, me } = servicing()
const blobsOf = async () => {
  const keys = []
  for await (const { key } of scene.test.house.outside.blobs.list(`${scene.mine.agencyId}/`)) keys.push(key)
  return keys.toSorted()
}

describe('createServiceRequest', () => {
  it.each([
    [{ type: 'CREATE_CERTIFICATE' }, ['createCertificate.name: Enter the name of the certificate holder.']],
    [{ type: 'ADD_ADDITIONAL_INSURED' }, ['addAdditionalInsured.name: Enter the name of the additional insured.']],
    [{ type: 'QUESTION' }, ['question.question: Write what the client wants to know.']],
    [{ type: 'DOCUMENT_REQUEST' }, ['documentRequest.type: Choose which document is asked for.']],
    [{ accountId: null }, ['accountId: Choose the account, or write who asks.']],
    [{ accountId: randomUUID() }, ['accountId: This account does not exist. It may have been deleted.']],
    [{ assigneeId: randomUUID() }, ['assigneeId: Choose a user of your agency.']],
    [{ dueAt: 'tomorrow' }, ['dueAt: Enter a day and a time.']],
    [{ dueAt: '15:00' }, ['dueAt: Choose the day, too.']],
    [{ dueAt: '1999-12-31T23:59:00Z' }, ['dueAt: Enter a day from 2000 to 2100.']],
    [{ dueAt: '2101-01-01T00:00:00Z' }, ['dueAt: Enter a day from 2000 to 2100.']],
    [
      { type: null, accountId: null, clientEmail: 'nobody', dueAt: '15:00' },
      [
        'type: Choose what the client asks for.',
        'clientEmail: Enter an e-mail address like name@example.com.',
        'dueAt: Choose the day, too.',
        'accountId: Choose the account, or write who asks.',
      ],
    ],
    [
      { type: 'QUESTION', accountId: null, clientName: ' ' },
      ['question.question: Write what the client wants to know.', 'accountId: Choose the account, or write who asks.'],
    ],
    [
      { accountId: randomUUID(), policyId: randomUUID(), assigneeId: randomUUID() },
      [
        'accountId: This account does not exist. It may have been deleted.',
        'policyId: This policy does not exist.',
        'assigneeId: Choose a user of your agency.',
      ],
    ],
    [{ clientEmail: 'nobody' }, ['clientEmail: Enter an e-mail address like name@example.com.']],
  ] as [Partial<RequestInput>, string[]][])('refuses %j', async (given, sentences) => {
    expect(await mistakes(create(given))).toEqual(sentences)
  })

  it('keeps what its type says and tells the account', async () => {
    const address = { line1: '77 Placeholder Avenue', city: 'Sampleton', zone: 'OH', postalCode: '43000' }
    const holder = { name: 'Paper Lantern Properties', address, additionalInsured: true }
    const request = await create({
      type: 'CREATE_CERTIFICATE',
      createCertificate: holder,
      dueAt: '2027-01-05T23:59:00Z',
    })
    expect(request).toMatchObject({
      state: 'OPEN',
      data: { ...holder, additionalInsuredRelationship: null },
      dueAt: new Date('2027-01-05T23:59:00Z'),
    })
    const [told] = await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 1, after: null }))
    expect(told!.event).toMatchObject({
      kind: 'REQUEST_OPENED',
      about: { requestId: request.id, title: 'Certificate for Paper Lantern Properties' },
    })
  })

  it('is no mistake of the form when the database fails', async () => {
    const failing = run(async (ctx) => {
      await sql`select 1 / 0`.execute(ctx.db).catch(() => {})
      return service.createServiceRequest(ctx, { type: 'OTHER', accountId: scene.accountId })
    })
    await expect(failing).rejects.toMatchObject({ code: '25P02' })
  })

  it('takes only a policy of the account', async () => {
    const other = await aPolicy(scene.test, scene.mine, { account_id: await anAccount(scene.test, scene.mine) })
    expect(await mistakes(create({ type: 'CANCEL_POLICY', policyId: other }))).toEqual([
      'policyId: This policy is of another account.',
    ])
  })

  it('is never assigned to a user who cannot sign in any more', async () => {
    const gone = await aColleague(scene.test, scene.mine)
    await asOwner(scene.test.ownerUrl, (owner) =>
      owner.updateTable('agency_users').set({ state: 'DISABLED' }).where('id', '=', gone).execute(),
    )
    const refused = ['assigneeId: Jules Mockingham cannot sign in any more. Choose another user.']
    expect(await mistakes(create({ assigneeId: gone }))).toEqual(refused)
    const { id } = await create()
    const change = (assigneeId: string) => run((ctx) => service.updateServiceRequest(ctx, id, { assigneeId }))
    expect(await mistakes(change(gone))).toEqual(refused)
    expect(await mistakes(change((await anAgency(scene.test)).userId))).toEqual([
      'assigneeId: Choose a user of your agency.',
    ])
  })

  it('does the same once for a key', async () => {
    const key = randomUUID()
    expect((await create({ key })).id).toBe((await create({ key })).id)
  })
})

describe('a request', () => {
  it('gets an assignee and a due date, is cleared, and has each in its history', async () => {
    const { id } = await create()
    const change = (given: Parameters<typeof service.updateServiceRequest>[2]) =>
      run((ctx) => service.updateServiceRequest(ctx, id, given))
    await change({ assigneeId: me(), dueAt: '2027-01-05T23:59:00.000Z' })
    await change({ dueAt: null })
    expect(await change({ dueAt: null })).toMatchObject({ assigneeId: me(), dueAt: null, rev: 3 })
    expect(await historyOf(id)).toMatchObject([
      { version: 1, updateTypes: ['CREATE'], initiatorType: 'AGENCY_USER', initiatorId: me() },
      {
        version: 2,
        updateTypes: ['ASSIGN', 'UPDATE_DUE_DATE'],
        snapshot: { assigneeId: me(), dueAt: '2027-01-05T23:59:00.000Z', notes: null },
      },
      { version: 3, updateTypes: ['UPDATE_DUE_DATE'], snapshot: { assigneeId: me(), dueAt: null } },
    ])
  })

  it('is resolved once with notes and files, and reopened with a reason', async () => {
    const { id } = await create()
    const key = randomUUID()
    const given = async () => ({
      notes: 'Sent.',
      files: [await anUpload(scene.test, 'Letter.txt', Buffer.from('Dear'))],
      key,
    })
    await resolve(id, await given())
    expect(await resolve(id, await given())).toMatchObject({ state: 'CLOSED', resolutionNotes: 'Sent.' })
    expect(await run((ctx) => listRequestFiles(ctx, [id]))).toMatchObject([
      { name: 'Letter.txt', size: 4, talkId: null },
    ])
    const kept = await blobsOf()
    const late = anUpload(scene.test, 'Late.txt', Buffer.from('Late'))
    expect((await refusal(resolve(id, { files: [await late] }))).code).toBe('CONFLICT')
    expect(await blobsOf()).toEqual(kept)
    expect((await refusal(run((ctx) => service.updateServiceRequest(ctx, id, { assigneeId: me() })))).message).toBe(
      'This request was resolved meanwhile. Reopen it to go on.',
    )

    const reopen = (reason: string) => run((ctx) => service.reopenServiceRequest(ctx, id, { reason }))
    expect(await mistakes(reopen(' '))).toEqual(['reason: Write why it is reopened.'])
    expect(await reopen('The address was wrong.')).toMatchObject({
      ...{ state: 'OPEN', resolutionNotes: null, closedAt: null },
    })
    const told = await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 3, after: null }))
    expect(told.map(({ event }) => [event.kind, event.reason])).toEqual([
      ['REQUEST_REOPENED', 'The address was wrong.'],
      ['REQUEST_RESOLVED', 'Sent.'],
      ['REQUEST_OPENED', null],
    ])
    expect((await refusal(reopen('Again.'))).message).toBe('This request is open already.')
    expect(
      (await historyOf(id)).map(({ updateTypes, snapshot, about }) => [updateTypes, snapshot.notes, about]),
    ).toEqual([
      [['CREATE'], null, {}],
      [['CLOSE'], 'Sent.', { files: 'Letter.txt' }],
      [['REOPEN'], null, { reason: 'The address was wrong.' }],
    ])

    const again = ['Again.txt', 'Better.txt'].map((name) => anUpload(scene.test, name, Buffer.from(name)))
    await resolve(id, { files: await Promise.all(again) })
    const files = await run((ctx) => listRequestFiles(ctx, [id]))
    expect(files.map(({ name }) => name)).toEqual(['Letter.txt', 'Again.txt', 'Better.txt'])
    expect((await historyOf(id)).at(-1)!.about).toEqual({ files: 'Again.txt, Better.txt' })
    await reopen('Once more.')
    await resolve(id, { files: [await anUpload(scene.test, 'Last.txt', Buffer.from('Last'))] })
    expect((await run((ctx) => listRequestFiles(ctx, [id]))).map(({ name }) => name)).toEqual([
      ...files.map(({ name }) => name),
      'Last.txt',
    ])
  })

  it('is not resolved with a file that cannot be sent', async () => {
    const { id } = await create()
    const [good, empty, program] = [
      await anUpload(scene.test, 'Letter.txt', Buffer.from('Dear client')),
      await anUpload(scene.test, 'Empty.txt', Buffer.from('')),
      await anUpload(scene.test, 'Setup.exe', Buffer.from('MZ')),
    ]
    expect(await mistakes(resolve(id, { files: [good, empty, program] }))).toEqual([
      'files.1: This file is empty. Choose another one.',
      'files.2: Cara does not read .exe files. Choose another file.',
    ])
    expect(await blobsOf()).toEqual([])
  })

  it('is resolved by one of many who try at once', async () => {
    const { id } = await create()
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => resolve(id, { notes: 'Done.' }).catch((error: unknown) => error)),
    )
    expect(tries.filter((one) => (one as { state?: string }).state === 'CLOSED')).toHaveLength(1)
    expect(tries.filter((one) => (one as { code?: string }).code === 'CONFLICT')).toHaveLength(5)
    const [resolved] = await run((ctx) => service.findServiceRequests(ctx, [id]))
    expect(resolved!.closedAt).toBeInstanceOf(Date)
  })

  it('of a person who is not a client is resolved without an entry in any timeline', async () => {
    const { id } = await create({ accountId: null, clientName: 'Percy Stranger' })
    await resolve(id)
    expect(await run((ctx) => listAccountHistory(ctx, scene.accountId, { first: 1, after: null }))).toEqual([])
  })

  it('tells of a certificate that was issued for it, also when it is resolved', async () => {
    const { id } = await create()
    await resolve(id)
    await run((ctx) => service.noteCertificate(ctx, id, { id: randomUUID(), number: '2026-0009' }))
    expect((await historyOf(id)).at(-1)).toMatchObject({ updateTypes: ['UPDATE'], about: { number: '2026-0009' } })
    const strange = { id: randomUUID(), number: '2026-0010' }
    const noted = run((ctx) => service.noteCertificate(ctx, randomUUID(), strange))
    expect((await refusal(noted)).code).toBe('NOT_FOUND')
  })

  it('takes comments, also when it is resolved, and none that is blank', async () => {
    const { id } = await create()
    await resolve(id)
    const comment = (content: string, key?: string) =>
      run((ctx) => service.addServiceRequestComment(ctx, id, { content, key }))
    expect(await mistakes(comment(' \n'))).toEqual(['content: Write the comment.'])
    const key = randomUUID()
    await comment('Called  back.\r\n\n\n- twice ', key)
    await comment('Called  back.\r\n\n\n- twice ', key)
    expect(await run((ctx) => listComments(ctx, [id]))).toMatchObject([
      { content: 'Called back.\n\n- twice', agencyUserId: me() },
    ])
  })

  it('was resolved by whoever resolved it, also when somebody comments on it later', async () => {
    const { id } = await create()
    await resolve(id)
    const colleague = { ...scene.mine.actor, userId: await aColleague(scene.test, scene.mine) }
    await as(scene.test.house, colleague, (ctx) => service.addServiceRequestComment(ctx, id, { content: 'Thanks.' }))
    const closedBy = () =>
      run(({ db }) => db.selectFrom('service_requests').select('closed_by').where('id', '=', id).executeTakeFirst())
    expect((await closedBy())?.closed_by).toBe(me())
    await run((ctx) => service.reopenServiceRequest(ctx, id, { reason: 'Not yet.' }))
    expect((await closedBy())?.closed_by).toBe(null)
  })

  it('does not overwrite what someone else changed in the meantime, field by field', async () => {
    const { id, rev } = await create()
    const change = (given: Parameters<typeof service.updateServiceRequest>[2]) =>
      run((ctx) => service.updateServiceRequest(ctx, id, { rev, ...given }))
    await change({ assigneeId: me() })
    expect(await refusal(change({ assigneeId: null, dueAt: '2027-01-05T23:59:00Z' }))).toMatchObject({
      code: 'CONFLICT',
      fields: ['assigneeId: It was given to Robin Placeholder meanwhile. Save again to keep yours.'],
    })
    expect(await change({ dueAt: '2027-01-05T23:59:00Z' })).toMatchObject({ assigneeId: me(), rev: 3 })
  })

  it('is of the account as it is when it is written: not of one that is being merged away', async () => {
    const gone = await anAccount(scene.test, scene.mine)
    const { merged, created } = await run(async (ctx) => {
      await mergeAccounts(ctx, scene.accountId, gone)
      return { merged: true, created: create({ accountId: gone }).catch((error: unknown) => error) }
    })
    expect([merged, await created]).toMatchObject([true, { code: 'INVALID' }])
  })

  it('of another agency is not there', async () => {
    const { id } = await create()
    const theirs = await anAgency(scene.test)
    const asked = as(scene.test.house, theirs.actor, (ctx) => service.updateServiceRequest(ctx, id, { dueAt: null }))
    expect((await refusal(asked)).code).toBe('NOT_FOUND')
  })
})
