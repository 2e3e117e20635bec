import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anS3Server } from '../../../tests/support/s3-server.ts'
import { outageIn } from '../../lib/outage.ts'
import type { BlobEntry, Blobs } from './blobs.ts'
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

const stores: [string, () => Promise<Blobs>][] = [
  ['a local folder', async () => localBlobs(path.join(folder, 'local'))],
  ['S3', () => s3Blobs({ ...s3.settings, cacheBytes: 1_000_000 }, path.join(folder, 'cache'))],
]

async function listed(blobs: Blobs, prefix: string) {
  const entries: BlobEntry[] = []
  for await (const entry of blobs.list(prefix)) entries.push(entry)
  return entries
}

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

  it('are listed by what their keys begin with', async () => {
    const blobs = await open()
    const keys = Array.from({ length: 5 }, (_, index) => `heron/files/${index}`)
    for (const key of keys) await blobs.putBytes(key, Buffer.from(key), 'text/plain')
    await blobs.putBytes('otter/files/0', Buffer.from('x'), 'text/plain')
    const found = await listed(blobs, 'heron/')
    expect(found.map(({ key }) => key).sort()).toEqual(keys)
    expect(found[0]).toMatchObject({ size: 13, writtenAt: expect.any(Date) })
    for (const key of [...keys, 'otter/files/0']) await blobs.delete(key)
    expect(await listed(blobs, '')).toEqual([])
  })
})

describe('a local folder', () => {
  it("is nobody's but Cara's", async () => {
    const home = path.join(folder, 'private')
    const blobs = localBlobs(home)
    const file = path.join(folder, 'open-upload')
    await writeFile(file, 'a policy', { mode: 0o644 })
    await blobs.put('agency/1', file, 'text/plain')
    await blobs.putBytes('agency/2', Buffer.from('a form'), 'text/plain')
    const modes = await Promise.all(
      ['', 'agency', 'agency/1', 'agency/2'].map(async (name) =>
        ((await stat(path.join(home, name))).mode & 0o777).toString(8),
      ),
    )
    expect(modes).toEqual(['700', '700', '600', '600'])
  })

  it('is full in words that a user can pass on', async () => {
    const error = await writeFile('/dev/full', 'x').catch((thrown: unknown) => thrown)
    expect(outageIn(error)?.message).toBe('The disk is full. Whoever runs Cara has to make room; then try again.')
  })
})

describe('S3', () => {
  it('keeps no more copies on this machine than it may, those asked for last', async () => {
    const cache = path.join(folder, 'small-cache')
    const open = () => s3Blobs({ ...s3.settings, cacheBytes: 3000 }, cache)
    const blobs = await open()
    for (const name of ['a', 'b', 'c']) await blobs.putBytes(`small/${name}`, Buffer.alloc(1000, name), 'text/plain')
    for (const name of ['a', 'b', 'c', 'a']) await blobs.toLocalFile(`small/${name}`)
    await blobs.putBytes('small/d', Buffer.alloc(1000, 'd'), 'text/plain')
    await blobs.toLocalFile('small/d')
    const firstLetters = async () => {
      const files = (await readdir(cache)).map((name) => readFile(path.join(cache, name), 'utf8'))
      return (await Promise.all(files)).map((content) => content[0]).sort()
    }
    await expect.poll(firstLetters).toEqual(['a', 'c', 'd'])
    const reopened = await open()
    await reopened.toLocalFile('small/b')
    await expect.poll(async () => (await firstLetters()).length).toBe(3)
    expect(await readFile(await reopened.toLocalFile('small/b'), 'utf8')).toBe('b'.repeat(1000))
  })

  it('is asked again when it is too busy, and fails with a sentence when it stays so', async () => {
    const blobs = await stores[1]![1]()
    s3.fail(2)
    await blobs.putBytes('agency/files/2', Buffer.from('x'), 'text/plain')
    expect(s3.objects.has('/cara/agency/files/2')).toBe(true)
    s3.fail(99)
    await expect(blobs.read('agency/files/2')).rejects.toThrow('The file store (S3) cannot be reached right now.')
    s3.fail(0)
    await expect(blobs.read('agency/files/3')).rejects.toThrow('This file is not in the file store (S3) any more.')
  })
})
