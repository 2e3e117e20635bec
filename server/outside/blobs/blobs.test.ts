import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blobs } from './blobs.ts'
import { localBlobs } from './local.ts'
import { s3Blobs } from './s3.ts'

let folder: string
let s3: Awaited<ReturnType<typeof anS3Server>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cara-blobs-'))
  s3 = await anS3Server()
})
afterAll(async () => {
  s3.close()
  await rm(folder, { recursive: true, force: true })
})

/** A loopback server with S3's path-style PUT, GET and DELETE of objects, signed requests, and its error documents. */
async function anS3Server() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  let failures = 0
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const key = decodeURIComponent(req.url!.split('?')[0]!)
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return res.writeHead(403).end()
    if (failures > 0) {
      failures--
      return res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    }
    if (req.method === 'PUT') objects.set(key, { body: Buffer.concat(chunks), type: req.headers['content-type'] ?? '' })
    if (req.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (req.method !== 'GET') return res.writeHead(req.method === 'PUT' ? 200 : 204, { etag: '"x"' }).end()
    if (!found) return res.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return res.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length }).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, objects, fail: (times: number) => (failures = times), close: () => server.close() }
}

const stores: [string, () => Promise<Blobs>][] = [
  ['a local folder', async () => localBlobs(path.join(folder, 'local'))],
  [
    'S3',
    () =>
      s3Blobs(
        { bucket: 'cara', region: 'us-east-1', endpoint: s3.url, accessKeyId: 'key', secretAccessKey: 'secret' },
        path.join(folder, 'cache'),
      ),
  ],
]

describe.each(stores)('blobs in %s', (_name, open) => {
  it('are kept, read, copied to this machine and deleted', async () => {
    const blobs = await open()
    const file = path.join(folder, 'upload')
    await writeFile(file, 'a policy')
    await blobs.put('agency/files/1', file, 'text/plain')
    expect(await stat(file).catch(() => null)).toBeNull()
    expect(await text(await blobs.read('agency/files/1'))).toBe('a policy')
    expect(await readFile(await blobs.toLocalFile('agency/files/1'), 'utf8')).toBe('a policy')
    await blobs.putBytes('agency/files/1', Buffer.from('a newer one'), 'text/plain')
    expect(await text(await blobs.read('agency/files/1'))).toBe('a newer one')
    expect(await readFile(await blobs.toLocalFile('agency/files/1'), 'utf8')).toBe('a newer one')
    await blobs.delete('agency/files/1')
    await blobs.delete('agency/files/1')
    await expect(blobs.read('agency/files/1')).rejects.toMatchObject({ code: 'OUTSIDE_FAILED' })
  })
})

describe('S3', () => {
  it('is asked again when it is too busy, and fails with a sentence when it stays so', async () => {
    const blobs = await stores[1]![1]()
    s3.fail(2)
    await blobs.putBytes('agency/files/2', Buffer.from('x'), 'text/plain')
    expect(s3.objects.has('/cara/agency/files/2')).toBe(true)
    s3.fail(99)
    await expect(blobs.read('agency/files/2')).rejects.toThrow('The file store (S3) cannot be reached right now.')
    s3.fail(0)
  })
})
