import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAgency } from '../../tests/support/house.ts'
import { aScene, type Scene } from '../../tests/support/model-servers/scene.ts'
import { call, done, inOrder } from '../../tests/support/model-servers/script.ts'
import { asOwner } from '../../tests/support/owner.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { commit } from '../ctx.ts'
import { updateSelf } from '../domains/agency/users.ts'
import { getArtifact, updateArtifact } from '../domains/workspaces/artifacts.ts'
import type { EmailBody } from '../domains/workspaces/types.ts'
import { newId } from '../lib/ids.ts'
import { CannotPrint } from '../outside/printing/printing.ts'

let scene: Scene
let web: Awaited<ReturnType<typeof aWebServer>>
let mine: { cookie: string }
let theirs: { cookie: string }
let acting: { house: Scene['test']['house']; actor: Scene['agency']['actor'] }

beforeAll(async () => {
  scene = await aScene('openai-compatible')
  web = await aWebServer(scene.test)
  mine = await signIn(scene.test, scene.agency.email)
  theirs = await signIn(scene.test, (await anAgency(scene.test, 'Heron Example Agency')).email)
  acting = { house: scene.test.house, actor: scene.agency.actor }
})
afterAll(async () => {
  await web.close()
  await scene.close()
})

/** A workspace with a file, a document and an e-mail, which is changed and downloaded. */
async function anEmail() {
  scene.play(
    inOrder(
      call('DRAFT_DOCUMENT', { title: 'Summary', htmlContent: '<h1>Summary</h1><p>First</p>' }),
      call('DRAFT_EMAIL', { subject: 'Your limits – ✓', body: 'Hello Wren,\n\nhere they are.' }),
      done('Drafted.'),
    ),
  )
  const workspaceId = await scene.send('Write both.', { files: { 'Policy.pdf': await aPolicyPdf() } })
  const { artifacts, files } = await scene.done(workspaceId)
  const document = artifacts.find(({ body }) => body.kind === 'document')!
  const email = artifacts.find(({ body }) => body.kind === 'email')!
  const now = () => commit(acting, (ctx) => getArtifact(ctx, workspaceId, email.id))
  return {
    ...{ workspaceId, documentId: document.id, emailId: email.id, fileId: files[0]!.id },
    change: async (change: Parameters<typeof updateArtifact>[4]['email']) => {
      const { version } = await now()
      const { body } = await updateArtifact(acting, workspaceId, email.id, { version }, { email: change })
      return (body as { email: EmailBody }).email
    },
    get: (cookie: object = mine, query = '') =>
      fetch(`${web.url}/agency/email/${workspaceId}/${email.id}.eml${query}`, { headers: { ...cookie } }),
    parsed: async () => {
      const found = await fetch(`${web.url}/agency/email/${workspaceId}/${email.id}.eml`, { headers: mine })
      expect(found.status).toBe(200)
      return PostalMime.parse(await found.arrayBuffer())
    },
  }
}

describe('an e-mail as a file', () => {
  it('has its addresses, text, signature and attachments, and opens as a draft', async () => {
    const draft = await anEmail()
    await commit(acting, (ctx) => updateSelf(ctx, { signature: 'Robin\nhttps://agency.example.com' }))
    await draft.change({
      toEmail: 'wren@holder.example.com',
      toName: 'Wren Placeholder',
      cc: 'Sam <sam@c.example.com>; lee@d.example.com',
      attachments: [{ fileId: draft.fileId }, { artifactId: draft.documentId }, { fileId: draft.fileId }],
    })
    const answer = await draft.get()
    expect(answer.headers.get('content-type')).toBe('message/rfc822')
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Your%20limits%20%E2%80%93%20%E2%9C%93.eml",
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const message = await draft.parsed()
    expect(message.headers).toContainEqual(expect.objectContaining({ key: 'x-unsent', value: '1' }))
    expect(message).toMatchObject({
      subject: 'Your limits – ✓',
      to: [{ name: 'Wren Placeholder', address: 'wren@holder.example.com' }],
      cc: [
        { name: 'Sam', address: 'sam@c.example.com' },
        { name: '', address: 'lee@d.example.com' },
      ],
    })
    expect(message.text).toContain('here they are.\n\nRobin\nhttps://agency.example.com')
    expect(message.html).toContain('<a href="https://agency.example.com">')
    expect(message.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Policy.pdf', 'application/pdf'],
      ['Summary.pdf', 'application/pdf'],
    ])
    for (const { content } of message.attachments)
      expect(
        Buffer.from(content as ArrayBuffer)
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    await commit(acting, (ctx) => updateSelf(ctx, { signature: '' }))
  })

  it('is of its own agency alone, and of a version there is', async () => {
    const draft = await anEmail()
    expect((await draft.get(theirs)).status).toBe(404)
    expect((await draft.get({})).status).toBe(401)
    expect((await draft.get(mine, '?version=1')).status).toBe(200)
    expect((await draft.get(mine, '?version=7')).status).toBe(404)
    const place = `${web.url}/agency/email/${draft.workspaceId}/`
    for (const name of [`${draft.documentId}.eml`, draft.emailId, 'x.eml'])
      expect((await fetch(place + name, { headers: mine })).status).toBe(404)
  })

  it('has an attached document as it is now', async () => {
    const draft = await anEmail()
    await draft.change({ attachments: [{ artifactId: draft.documentId }] })
    const change = { document: { title: 'Newer', content: '<p>Second</p>' } }
    await updateArtifact(acting, draft.workspaceId, draft.documentId, { version: 1 }, change)
    expect((await draft.parsed()).attachments.map(({ filename }) => filename)).toEqual(['Newer.pdf'])
  })

  it('is not made with an address that is not whole, nor without an attachment it names', async () => {
    const draft = await anEmail()
    expect(await draft.change({ toEmail: 'wren@' }), 'it is kept').toMatchObject({ toEmail: 'wren@' })
    const refused = await draft.get()
    expect([refused.status, await refused.text()]).toEqual([
      409,
      '“wren@” is not a whole e-mail address. Write it like name@example.com.',
    ])
    await draft.change({ toEmail: '', attachments: [{ fileId: draft.fileId }] })
    await asOwner(scene.test.ownerUrl, (owner) =>
      owner.deleteFrom('message_files').where('file_id', '=', draft.fileId).execute(),
    )
    const gone = await draft.get()
    expect([gone.status, await gone.text()]).toEqual([
      409,
      'An attachment was deleted. Remove it from the e-mail, or attach another one.',
    ])
    expect(await draft.change({ subject: 'Typed on' }), 'and it can be typed on').toMatchObject({ subject: 'Typed on' })
  })

  it('is not printed on for who has gone', async () => {
    const draft = await anEmail()
    await draft.change({ attachments: [{ artifactId: draft.documentId }] })
    const { outside } = scene.test.house
    const { printer } = outside
    const gone = new AbortController()
    const told = new Promise<AbortSignal | undefined>((resolve) => {
      outside.printer = {
        close: () => Promise.resolve(),
        print: (_page, order) => {
          gone.abort()
          const { signal } = order!
          return new Promise((_, reject) => {
            const stop = () => {
              resolve(signal)
              reject(new CannotPrint('This PDF was stopped.'))
            }
            if (signal) signal.addEventListener('abort', stop, { once: true })
            else stop()
          })
        },
      }
    })
    const asked = fetch(`${web.url}/agency/email/${draft.workspaceId}/${draft.emailId}.eml`, {
      ...{ headers: mine, signal: gone.signal },
    }).catch((error: Error) => error.name)
    expect((await told)?.aborted).toBe(true)
    expect(await asked).toBe('AbortError')
    outside.printer = printer
  })

  it('cannot get headers by what is typed', async () => {
    const draft = await anEmail()
    await draft.change({ subject: 'Hello\r\nBcc: x@attacker.example', toName: 'Wren\r\nBcc: y@attacker.example' })
    const message = await draft.parsed()
    expect(message.bcc ?? []).toEqual([])
    expect(message.headers.map(({ key }) => key)).not.toContain('bcc')
  })
})

describe('attachments', () => {
  const REFUSED = 'This is no document or file of this workspace any more. Attach something else.'

  it('are of this workspace alone: not of another, of another agency, an e-mail, or nothing', async () => {
    const draft = await anEmail()
    const other = await anEmail()
    for (const attachments of [
      [{ fileId: other.fileId }],
      [{ artifactId: other.documentId }],
      [{ artifactId: draft.emailId }],
      [{ fileId: draft.documentId }],
      [{ artifactId: newId() }],
      [{ fileId: 'no id' }],
    ])
      await expect(draft.change({ attachments }), JSON.stringify(attachments)).rejects.toThrow(REFUSED)
    await expect(
      draft.change({ attachments: [{ artifactId: draft.documentId, fileId: draft.fileId }] }),
    ).rejects.toThrow('An attachment is a document of this workspace or one of its files.')
    const many = Array.from({ length: 21 }, () => ({ fileId: draft.fileId }))
    await expect(draft.change({ attachments: many })).rejects.toThrow('up to 20 attachments')
    await expect(draft.change({ cc: 'x'.repeat(2001) })).rejects.toThrow('Up to 2,000 characters fit here.')
  })
})
