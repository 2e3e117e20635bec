import type { Readable } from 'node:stream'

/** A blob as it is listed: bytes, and when it was written. */
export type BlobEntry = { key: string; size: number; writtenAt: Date }

/** Where files are kept: a local folder or S3. Keys are made by us (`<agency>/<id>`), never taken from outside. */
export type Blobs = {
  /** Takes over the file at `path` under `key`. The file at `path` is gone afterwards. Kept whole or not at all. */
  put(key: string, path: string, mimeType: string): Promise<void>
  putBytes(key: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** Throws OUTSIDE_FAILED when it is not there, where a store of another company says so as `RefusedOutside`, or cannot be reached. */
  read(key: string): Promise<Readable>
  /** A path on this machine with the blob's bytes, for readers that need one. It may be a cached copy: never write to it. */
  toLocalFile(key: string): Promise<string>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Every blob whose key begins with `prefix`, in no order; what is written or deleted meanwhile may be there or not. */
  list(prefix: string): AsyncIterable<BlobEntry>
}
