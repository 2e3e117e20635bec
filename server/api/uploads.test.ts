import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilDone, view } from '../../tests/support/files.ts'
import { aHouse, anAgency, type TestHouse } from '../../tests/support/house.ts'
import { aPolicyPdf } from '../../tests/support/policies.ts'
import { aWebServer, signIn } from '../../tests/support/web.ts'
import { aWorker } from '../../tests/support/worker.ts'
import { builtinModel } from '../assistant/builtin/model.ts'

const CREATE = `mutation ($input: CreateCaraWorkspaceInput!) { createCaraWorkspace(input: $input) { id errors { message code path } } }`

let test: TestHouse
let web: Awaited<ReturnType<typeof aWebServer>>
let worker: Awaited<ReturnType<typeof aWorker>>
let mine: Awaited<ReturnType<typeof anAgency>>
let cookie: { cookie: string }
let theirCookie: { cookie: string }

beforeAll(async () => {
  test = await aHouse()
  test.house.limits = { ...test.house.limits, fileBytes: 1024 * 1024, filesPerMessage: 3 }
  web = await aWebServer(test)
  worker = await aWorker(test, builtinModel)
  mine = await anAgency(test)
  const theirs = await anAgency(test, 'Heron Example Agency')
  cookie = await signIn(test, mine.email)
  theirCookie = await signIn(test, theirs.email)
})
afterAll(async () => {
  await web.close()
  await worker.stop()
  await test.close()
})

/** The contents of the uploads' scratch folder, and the number of blobs. */
async function leftovers() {
  const scratch = (await readdir(test.folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const blobs = await readdir(path.join(test.folder, 'blobs'), { recursive: true }).catch(() => [])
  return { scratch, blobs: blobs.length }
}

describe('uploads', () => {
  it('are refused with a text that cannot be kept, and leave nothing', async () => {
    const before = await leftovers()
    const files = [{ name: 'Policy.pdf', bytes: Buffer.from('%PDF-1.7') }]
    const { errors } = await web.upload(CREATE, { message: 'Fill\0', preset: 'GENERATE_TEMPLATE' }, files, cookie)
    expect(errors?.[0]?.message).toBe('This text holds a character that cannot be kept.')
    await expect.poll(leftovers).toEqual(before)
  })

  it('are kept, read, and given back only to their agency', async () => {
    const policy = await aPolicyPdf()
    const { data } = await web.upload(
      CREATE,
      { message: 'Fill ACORD 25.', preset: 'GENERATE_TEMPLATE' },
      [{ name: '📄 Police.pdf', bytes: policy }],
      cookie,
    )
    expect(data.createCaraWorkspace.errors).toEqual([])
    const done = await untilDone(test, mine.actor, data.createCaraWorkspace.id)
    const [file] = done.files
    expect(file).toMatchObject({ name: '📄 Police.pdf', state: 'READ', mimeType: 'application/pdf' })
    const places = [
      `/agency/files/${file!.id}`,
      `/agency/files/${file!.id}/pages/1.png`,
      `/agency/pdf/${done.workspace.id}/${done.artifacts[0]!.id}?version=1`,
      `/agency/pdf/${done.workspace.id}/${done.artifacts[0]!.id}/pages/1.png?version=1`,
      `/agency/template/${done.workspace.id}/${done.artifacts[0]!.id}`,
    ]
    for (const place of places) {
      const own = await fetch(web.url + place, { headers: cookie })
      expect([place, own.status]).toEqual([place, 200])
      expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(500)
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect((await fetch(web.url + place, { headers: theirCookie })).status).toBe(404)
      expect((await fetch(web.url + place)).status).toBe(401)
    }
    const download = await fetch(`${web.url}${places[0]}?download`, { headers: cookie })
    expect(download.headers.get('content-disposition')).toContain(
      'attachment; filename="__ Police.pdf"; filename*=UTF-8\'\'%F0%9F%93%84%20Police.pdf',
    )
    const shown = await fetch(web.url + places[0], { headers: cookie })
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${web.url}/agency/files/${file!.id}/pages/99.png`, { headers: cookie })).status).toBe(404)
    expect((await fetch(`${web.url}/agency/files/..%2f..%2fetc%2fpasswd`, { headers: cookie })).status).toBe(404)
  })

  it('that are too large, too many, or broken off leave nothing behind', async () => {
    const before = await leftovers()
    const big = { name: 'Big.pdf', bytes: new Uint8Array(1024 * 1024 + 1) }
    const large = await web.upload(
      CREATE,
      { message: 'Read it.' },
      [{ name: 'a.txt', bytes: new Uint8Array(10) }, big],
      cookie,
    )
    expect(large.data.createCaraWorkspace.errors).toEqual([
      { message: 'Big.pdf is larger than 1 MB, the most a file may have.', code: 'INVALID', path: ['files', '1'] },
    ])
    const four = Array.from({ length: 4 }, (_, n) => ({ name: `${n}.txt`, bytes: new Uint8Array(10) }))
    expect((await web.upload(CREATE, { message: 'Read them.' }, four, cookie)).data.createCaraWorkspace.errors).toEqual(
      [{ message: 'A message may have up to 3 files.', code: 'INVALID', path: ['files'] }],
    )
    const invalid = await web.upload(CREATE, { message: '  ' }, [{ name: 'a.txt', bytes: new Uint8Array(10) }], cookie)
    expect(invalid.data.createCaraWorkspace.errors).toEqual([
      { message: 'Write what Cara should do.', code: 'INVALID', path: ['message'] },
    ])
    await breakOff()
    expect(
      (await web.upload(CREATE, { message: 'Read it.' }, [{ name: 'a.txt', bytes: new Uint8Array(10) }])).errors?.[0]
        ?.extensions.code,
    ).toBe('SIGNED_OUT')
    expect(await leftovers()).toEqual(before)
  })

  it('of 49 MB, and of twenty files of 6 MB, are taken as promised', async () => {
    const before = test.house.limits
    test.house.limits = { ...before, fileBytes: 50 * 1024 * 1024, filesPerMessage: 20 }
    const files = (count: number, megabytes: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `${n}.bin`, bytes: new Uint8Array(megabytes * 1024 * 1024) }))
    try {
      for (const some of [files(1, 49), files(20, 6)]) {
        const { data } = await web.upload(CREATE, { message: 'Keep it.' }, some, cookie)
        expect(data.createCaraWorkspace.errors).toEqual([])
        const { files: kept } = await view(test, mine.actor, data.createCaraWorkspace.id)
        expect(kept.map(({ size }) => size)).toEqual(some.map(({ bytes }) => bytes.length))
      }
    } finally {
      test.house.limits = before
    }
  })

  it('cannot be forged as JSON', async () => {
    const { errors } = await web.ask(
      CREATE,
      { input: { message: 'Read it.', files: [{ name: 'x', path: '/etc/passwd', size: 1, sha256: 'x' }] } },
      cookie,
    )
    expect(errors?.[0]?.message).toContain('Send files as a multipart request.')
  })

  /** Starts an upload and hangs up in the middle of the file. */
  async function breakOff() {
    const head =
      '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--b\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\n'
    await new Promise<void>((resolve) => {
      const sent = request(`${web.url}/graphql`, {
        method: 'POST',
        headers: {
          ...cookie,
          'x-cara': '1',
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': '100000',
        },
      })
      sent.on('error', () => resolve())
      sent.write(`${head}${'y'.repeat(5000)}`, () => setTimeout(() => sent.destroy(), 50))
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
})
