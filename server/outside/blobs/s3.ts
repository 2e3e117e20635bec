import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../lib/app-error.ts'
import type { Blobs } from './blobs.ts'

export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
}

/** Keeps blobs in an S3 bucket; the client retries 5xx and throttling three times. `cache` holds copies for local readers. */
export async function s3Blobs(settings: S3Settings, cache: string): Promise<Blobs> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 3,
    // Stores that only speak S3's older half do not know checksums at the end of a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  })
  const Bucket = settings.bucket
  const cached = (key: string) => path.join(cache, createHash('sha256').update(key).digest('hex'))

  async function read(key: string) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
      return Body as Readable
    } catch (cause) {
      throw outsideFailed(cause)
    }
  }

  async function put(key: string, body: Readable | Uint8Array, size: number, mimeType: string) {
    try {
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: body, ContentLength: size, ContentType: mimeType }),
      )
    } catch (cause) {
      throw outsideFailed(cause)
    }
  }

  return {
    async put(key, from, mimeType) {
      await put(key, createReadStream(from), (await stat(from)).size, mimeType)
      await mkdir(cache, { recursive: true })
      await rename(from, cached(key)).catch(() => rm(from, { force: true }))
    },
    async putBytes(key, bytes, mimeType) {
      await put(key, bytes, bytes.length, mimeType)
      await rm(cached(key), { force: true })
    },
    read,
    async toLocalFile(key) {
      const copy = cached(key)
      if (await stat(copy).catch(() => null)) return copy
      await mkdir(cache, { recursive: true })
      const part = `${copy}.${randomUUID()}`
      await pipeline(await read(key), createWriteStream(part))
      await rename(part, copy)
      return copy
    },
    async delete(key) {
      await rm(cached(key), { force: true })
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch((cause: unknown) => {
        throw outsideFailed(cause)
      })
    },
  }
}

function outsideFailed(cause: unknown) {
  const error = new AppError(
    'OUTSIDE_FAILED',
    'The file store (S3) cannot be reached right now. Try again in a minute.',
  )
  error.cause = cause
  return error
}
