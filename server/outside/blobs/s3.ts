import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError, RefusedOutside } from '../../lib/app-error.ts'
import type { Blobs } from './blobs.ts'
import { openFileCache } from './file-cache.ts'

export type S3Settings = {
  bucket: string
  region: string
  endpoint?: string | undefined
  accessKeyId?: string | undefined
  secretAccessKey?: string | undefined
  /** How many bytes of copies are kept on this machine. */
  cacheBytes: number
}

/** Keeps blobs in an S3 bucket; the client retries 5xx and throttling three times. `cacheFolder` holds copies for local readers. */
export async function s3Blobs(settings: S3Settings, cacheFolder: string): Promise<Blobs> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } = await import(
    '@aws-sdk/client-s3'
  )
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
  const cache = await openFileCache(cacheFolder, settings.cacheBytes)

  async function read(key: string) {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
      return Body as Readable
    } catch (cause) {
      if ((cause as Error).name !== 'NoSuchKey') throw outsideFailed(cause)
      throw new RefusedOutside('This file is not in the file store (S3) any more.', cause)
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
      await cache.take(key, from).catch(() => rm(from, { force: true }))
    },
    async putBytes(key, bytes, mimeType) {
      await put(key, bytes, bytes.length, mimeType)
      await cache.drop(key)
    },
    read,
    toLocalFile: async (key) => (await cache.find(key)) ?? cache.fill(key, await read(key)),
    async delete(key) {
      await cache.drop(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch((cause: unknown) => {
        throw outsideFailed(cause)
      })
    },
    async *list(prefix) {
      let ContinuationToken: string | undefined
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }))
          .catch((cause: unknown) => {
            throw outsideFailed(cause)
          })
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, size: Size ?? 0, writtenAt: LastModified }
        }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
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
