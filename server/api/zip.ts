import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

/** A file on its way into an archive: its name there, and the key it is stored under. */
export type Zipped = { name: string; blobKey: string }

/** An archive of stored files, made while it is read: one file is open at a time. PDFs are packed already, so they go in as they are. */
export const zipOf = (files: readonly Zipped[], open: (key: string) => Promise<Readable>): Readable =>
  Readable.from(chunksOf(files, open))

async function* chunksOf(files: readonly Zipped[], open: (key: string) => Promise<Readable>) {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const { name, blobKey } of files) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of await open(blobKey)) {
      entry.push(chunk as Uint8Array)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
