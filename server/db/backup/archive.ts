import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { z } from 'zod'

/**
 * What an archive holds and how to know that it is whole. An archive is a gzipped tar: `tables/<name>` in PostgreSQL's text
 * format of COPY, `blobs/<key>`, and at its end `manifest.json`.
 */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Columns of the jobs that had not ended; null when there was no queue yet. */
  jobColumns: z.array(z.string()).nullable(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Files that the database speaks of and that were not in the file store. */
  missing: z.array(z.string()),
  entries: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifest>

const MANIFEST = 'manifest.json'

/** Writes a new archive at `file`, which is there when `finish` returns and not before. Throws when there is one already. */
export async function writeArchive(file: string) {
  if (await stat(file).catch(() => null)) throw new Error(`${file} is there already. Give the backup another name.`)
  const part = `${file}.part`
  const pack = tar.pack()
  const written = pipeline(pack, createGzip({ level: 1 }), createWriteStream(part, { mode: 0o600 }))
  written.catch(() => {})
  const entries: Manifest['entries'] = {}

  async function add(name: string, from: string) {
    const { size } = await stat(from)
    const { sha256, through } = hashing()
    await Promise.race([
      pipeline(createReadStream(from), through, pack.entry({ name, size, mode: 0o600 })),
      written.then(() => Promise.reject(new Error('The archive was closed early.'))),
    ])
    entries[name] = { size, sha256: sha256() }
  }

  return {
    add,
    async finish(rest: Omit<Manifest, 'entries' | 'format'>) {
      const whole: Manifest = { format: 1, ...rest, entries }
      pack.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(whole))
      pack.finalize()
      await written
      const handle = await open(part)
      await handle.sync().finally(() => handle.close())
      await rename(part, file)
    },
    async abandon() {
      pack.destroy()
      await written.catch(() => {})
      await rm(part, { force: true })
    },
  }
}

/**
 * Unpacks an archive into `folder`, each entry under its name. Throws an Error with a sentence when anything of it is damaged,
 * missing or too much: what is unpacked then is not to be used.
 */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  const found: Manifest['entries'] = {}
  const extract = tar.extract()
  try {
    const reading = pipeline(createReadStream(file), createGunzip(), extract)
    reading.catch(() => {})
    for await (const entry of extract) {
      const { name } = entry.header
      const target = path.join(folder, name)
      if (!target.startsWith(folder + path.sep)) throw new Error(`an entry lies outside: ${name}`)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const { sha256, size, through } = hashing()
      await pipeline(entry, through, createWriteStream(target, { mode: 0o600, flags: 'wx' }))
      found[name] = { size: size(), sha256: sha256() }
    }
    await reading
    return checkManifest(await readManifest(folder), found)
  } catch (error) {
    throw new Error(
      `The archive ${file} is damaged or none of Cara's (${(error as Error).message}). Nothing was restored.`,
    )
  }
}

async function readManifest(folder: string) {
  const handle = await open(path.join(folder, MANIFEST))
  return manifest.parse(JSON.parse(await handle.readFile('utf8').finally(() => handle.close())))
}

function checkManifest(whole: Manifest, found: Manifest['entries']) {
  for (const [name, { size, sha256 }] of Object.entries(whole.entries)) {
    if (found[name]?.size !== size || found[name].sha256 !== sha256) throw new Error(`${name} is not what was written`)
  }
  const more = Object.keys(found).filter((name) => name !== MANIFEST && !whole.entries[name])
  if (more.length) throw new Error(`${more[0]} was not written by a backup`)
  return whole
}

function hashing() {
  const hash = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { through, size: () => size, sha256: () => hash.digest('hex') }
}
