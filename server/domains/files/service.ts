import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { cleanName } from './rules.ts'
import * as store from './store.ts'
import type { FileRecord, Upload } from './types.ts'

/** Keeps uploaded files. When it throws, nothing of them is left behind. */
export async function receiveFiles(ctx: Ctx, uploads: Upload[]): Promise<FileRecord[]> {
  if (uploads.length > ctx.limits.filesPerMessage) {
    throw invalid('files', `A message may have up to ${ctx.limits.filesPerMessage} files.`)
  }
  const kept: FileRecord[] = []
  try {
    for (const upload of uploads) kept.push(await receiveFile(ctx, upload))
    return kept
  } catch (error) {
    await discardFiles(ctx, kept)
    throw error
  }
}

async function receiveFile(ctx: Ctx, upload: Upload): Promise<FileRecord> {
  const id = newId()
  const blobKey = `${ctx.agencyId}/files/${id}`
  const name = cleanName(upload.name)
  await store.addFile(ctx.db, {
    id,
    agencyId: ctx.agencyId,
    name,
    mimeType: 'application/octet-stream',
    size: upload.size,
    sha256: upload.sha256,
    blobKey,
    createdBy: ctx.actor.userId,
    now: ctx.now,
  })
  await ctx.outside.blobs.put(blobKey, upload.path, 'application/octet-stream')
  return getFile(ctx, id)
}

/** Deletes the blobs of files whose rows will not be committed. */
export async function discardFiles(ctx: Ctx, files: FileRecord[]) {
  for (const file of files) await ctx.outside.blobs.delete(file.blobKey).catch(() => {})
}

export async function getFile(ctx: Ctx, id: string): Promise<FileRecord> {
  const file = isId(id) ? await store.findFile(ctx.db, id) : null
  if (!file) throw new AppError('NOT_FOUND', 'This file does not exist.')
  return file
}

export const listFiles = (ctx: Ctx, ids: string[]) => store.listFiles(ctx.db, ids)

export const listPages = (ctx: Ctx, fileId: string, numbers?: number[]) => store.listPages(ctx.db, fileId, numbers)
