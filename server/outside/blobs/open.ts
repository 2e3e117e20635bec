import path from 'node:path'
import type { Config } from '../../config.ts'
import type { Blobs } from './blobs.ts'
import { localBlobs } from './local.ts'
import { s3Blobs } from './s3.ts'

/** Where the settings keep files. */
export async function openBlobs(config: Config): Promise<Blobs> {
  return config.s3
    ? s3Blobs(config.s3, path.join(config.dataDir, 'cache'))
    : localBlobs(path.join(config.dataDir, 'blobs'))
}
