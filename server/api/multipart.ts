import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { Limits } from '../ctx.ts'
import type { Upload } from '../domains/files/types.ts'
import { AppError, invalid } from '../lib/app-error.ts'
import { markReceived } from './scalars.ts'

const JSON_BYTES = 1024 * 1024
/** The most files of one request that are checked one by one. */
const MOST_PARTS = 100

export type GraphQLParams = { query?: string; variables?: Record<string, unknown>; operationName?: string }

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec): `operations`, `map`, then the files, each
 * streamed to `tempDir` and never whole in memory. A file that is too large, or one too many, is not kept: its upload says why, for the
 * verb to refuse it at its place. Throws INVALID for a request that is not of that shape. `dispose` removes what no one took; it is called
 * in any case.
 */
export async function readMultipart(request: IncomingMessage, tempDir: string, limits: Limits) {
  const uploads = new Map<string, Upload>()
  const texts: Record<string, string> = {}
  const writing: Promise<void>[] = []
  const paths: string[] = []
  const streams: Readable[] = []
  const dispose = async () => void (await Promise.all(paths.map((file) => rm(file, { force: true }))))
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = new Busboy({
        headers: request.headers as { 'content-type': string },
        limits: {
          fileSize: limits.fileBytes,
          files: MOST_PARTS,
          fieldSize: JSON_BYTES,
          fields: 2,
          parts: MOST_PARTS + 4,
        },
      })
      parser.on('field', (name, value, _nameCut, valueCut) => {
        if (valueCut) reject(invalid('message', 'This message is too long.'))
        texts[name] = value
      })
      parser.on('file', (field, stream, name) => {
        if (streams.push(stream) > limits.filesPerMessage) {
          stream.resume()
          uploads.set(field, refused(name ?? '', `A message may have up to ${limits.filesPerMessage} files.`))
          return
        }
        const target = path.join(tempDir, randomUUID())
        paths.push(target)
        const kept = keepFile(stream, target, name ?? 'Untitled file', limits).then(
          (upload) => void uploads.set(field, upload),
        )
        kept.catch(reject)
        writing.push(kept)
      })
      parser.on('filesLimit', () => reject(invalid('files', `Send up to ${limits.filesPerMessage} files.`)))
      parser.on('error', () => reject(new AppError('INVALID', 'This upload could not be read. Try again.')))
      parser.on('finish', resolve)
      request.once('close', () => request.complete || reject(new AppError('INVALID', 'The upload was broken off.')))
      request.pipe(parser)
    })
    await Promise.all(writing)
    return { params: place(texts, uploads), dispose }
  } catch (error) {
    request.unpipe()
    request.resume()
    for (const stream of streams) stream.destroy(error as Error)
    await Promise.allSettled(writing)
    await dispose()
    throw error
  }
}

async function keepFile(
  stream: Readable & { truncated?: boolean },
  target: string,
  name: string,
  limits: Limits,
): Promise<Upload> {
  const hash = createHash('sha256')
  let size = 0
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length
    hash.update(chunk)
  })
  await pipeline(stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  if (stream.truncated) {
    const most = Math.round(limits.fileBytes / 1024 / 1024)
    await rm(target, { force: true })
    return refused(name, `${name} is larger than ${most} MB, the most a file may have.`)
  }
  return markReceived({ name, path: target, size, sha256: hash.digest('hex') })
}

const refused = (name: string, refusal: string): Upload =>
  markReceived({ name, path: '', size: 0, sha256: '', refusal })

/** Puts the files into the variables, at the places `map` names ("variables.input.files.0"). */
function place(texts: Record<string, string>, uploads: Map<string, Upload>): GraphQLParams {
  const params = readJson(texts.operations) as GraphQLParams
  const map = readJson(texts.map) as Record<string, string[]>
  for (const [field, places] of Object.entries(map)) {
    const upload = uploads.get(field)
    if (!upload) throw new AppError('INVALID', 'A file of this upload is missing. Try again.')
    for (const spot of Array.isArray(places) ? places.slice(0, 1) : []) putAt(params, spot.split('.'), upload)
  }
  return params
}

function readJson(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {}
  throw new AppError('INVALID', 'This upload is not a GraphQL multipart request.')
}

function putAt(target: object, steps: string[], upload: Upload) {
  let spot = target as Record<string, unknown>
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(spot, step) ? spot[step] : null
    if (!next || typeof next !== 'object')
      throw new AppError('INVALID', 'This upload names a place that does not exist.')
    spot = next as Record<string, unknown>
  }
  spot[steps.at(-1)!] = upload
}
