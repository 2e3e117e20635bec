import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit, inFullSight } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { Outage } from '../../lib/outage.ts'
import { cleanName } from './rules.ts'
import * as store from './store.ts'
import type { FileRecord, PageSize, StoredUpload, Upload } from './types.ts'

export { cleanName } from './rules.ts'

/**
 * Stores uploaded files before the transaction that adds them (`addFiles`). If it throws, nothing is left behind; what a crash leaves is
 * swept.
 */
export async function storeUploads(acting: Acting, uploads: Upload[]): Promise<StoredUpload[]> {
  await mustFirst(acting, 'create', 'file')
  const { house, actor } = acting
  const most = house.limits.filesPerMessage
  if (uploads.length > most) throw invalid('files', `A message may have up to ${most} files.`)
  demandWhole(uploads)
  const stored: StoredUpload[] = []
  try {
    for (const upload of uploads) {
      const id = newId()
      const blobKey = `${actor.agencyId}/files/${id}`
      await house.outside.blobs.put(blobKey, upload.path, 'application/octet-stream')
      stored.push({ id, blobKey, name: cleanName(upload.name), size: upload.size, sha256: upload.sha256 })
    }
    return stored
  } catch (error) {
    await discardUploads(acting, stored)
    throw error
  }
}

/** Throws INVALID with a sentence for each file that was refused on its way, or has a fault, at `files.<its place>`. */
export function demandWhole(uploads: readonly Upload[], faults: readonly (string | null)[] = []) {
  const fields = uploads.flatMap(({ refusal }, index) => {
    const message = refusal ?? faults[index]
    return message ? [{ path: ['files', String(index)], message }] : []
  })
  if (fields[0]) throw new AppError('INVALID', fields[0].message, fields)
}

/** Deletes stored uploads that no transaction added. */
export async function discardUploads(acting: Acting, stored: StoredUpload[]) {
  await mustFirst(acting, 'create', 'file')
  for (const { blobKey } of stored) await acting.house.outside.blobs.delete(blobKey).catch(() => {})
}

/** Work in a transaction with stored uploads, which `keep` adds to the agency's files. */
export type UploadWork<T> = (ctx: Ctx, stored: StoredUpload[], keep: () => Promise<FileRecord[]>) => Promise<T>

/** Stores the uploads, then does `work` in a transaction; what that does not keep is deleted. */
export async function withUploads<T>(acting: Acting, uploads: Upload[], work: UploadWork<T>): Promise<T> {
  await mustFirst(acting, 'create', 'file')
  const stored = await storeUploads(acting, uploads)
  let isKept = false
  try {
    const value = await commit(acting, (ctx) =>
      work(ctx, stored, () => {
        isKept = true
        return addFiles(ctx, stored)
      }),
    )
    if (!isKept) await discardUploads(acting, stored)
    return value
  } catch (error) {
    // When the answer to a commit is lost, the files may or may not be in use: the sweep of orphan files decides.
    if (!(error instanceof Outage)) await discardUploads(acting, stored)
    throw error
  }
}

/**
 * Stores the one file of a form and gives it to what keeps it, in a transaction. `take` returns the file to keep: if an equal one was sent
 * before, that one, and the new copy is deleted. A refusal is at the path `file`, and a refused file leaves nothing behind.
 */
export async function takeUpload<T>(
  acting: Acting,
  upload: Upload,
  take: (ctx: Ctx, stored: StoredUpload) => Promise<{ fileId: string; told: T | null | undefined }>,
): Promise<T> {
  await mustFirst(acting, 'create', 'file')
  const [stored] = await storeUploads(acting, [upload]).catch(atFile)
  try {
    const { fileId, told } = await commit(acting, (ctx) => take(ctx, stored!))
    if (fileId !== stored!.id) await discardUploads(acting, [stored!])
    if (!told) throw new AppError('NOT_FOUND', 'This file was deleted meanwhile.')
    return told
  } catch (error) {
    // When the answer to a commit is lost, the file may or may not be in use: the sweep of orphan files decides.
    if (!(error instanceof Outage)) await discardUploads(acting, [stored!])
    throw error
  }
}

/** A refused upload is reported at the single file field, not at an index. */
function atFile(error: unknown): never {
  if (!(error instanceof AppError) || !error.fields.length) throw error
  throw new AppError(
    error.code,
    error.message,
    error.fields.map(({ message }) => ({ path: ['file'], message })),
  )
}

/** Adds stored uploads to the agency's files. */
export async function addFiles(ctx: Ctx, stored: StoredUpload[]): Promise<FileRecord[]> {
  must(ctx, 'create', 'file')
  for (const upload of stored) {
    await store.addFile(ctx.db, {
      ...upload,
      agencyId: ctx.agencyId,
      mimeType: 'application/octet-stream',
      createdBy: ctx.actor.userId,
      now: ctx.now,
    })
  }
  return listFiles(
    ctx,
    stored.map(({ id }) => id),
  )
}

/** A file the user may see. Throws NOT_FOUND. */
export async function getFile(ctx: Ctx, id: string): Promise<FileRecord> {
  must(ctx, 'read', 'file')
  const file = isId(id) ? await store.findFile(ctx.db, id) : null
  if (!file) throw new AppError('NOT_FOUND', 'This file does not exist.')
  return file
}

export async function listFiles(ctx: Ctx, ids: string[], lock?: 'KEEP') {
  must(ctx, 'read', 'file')
  return store.listFiles(ctx.db, ids, lock)
}

/** The pages of a file as they are shown, in points, without what stands on them; empty until it is read. */
export async function listPageSizes(ctx: Ctx, fileId: string): Promise<PageSize[]> {
  must(ctx, 'read', 'file')
  return isId(fileId) ? store.listPageSizes(ctx.db, fileId) : []
}

/** The pages of a file with all that stands on them, in their order; only those with these numbers where they are given. */
export async function listPages(ctx: Ctx, fileId: string, numbers?: number[]) {
  must(ctx, 'read', 'file')
  return store.listPages(ctx.db, fileId, numbers)
}

/** Whether a file is a form with fields to fill; false until it is read. */
export async function isFillable(ctx: Ctx, file: FileRecord): Promise<boolean> {
  must(ctx, 'read', 'file')
  return file.readingKind === 'pdf' && store.hasFields(ctx.db, file.id)
}

/** The pages that hold at least one of the question's words, the best first. */
export async function searchPages(ctx: Ctx, fileIds: string[], words: string[], most: number) {
  must(ctx, 'read', 'file')
  return store.searchPages(ctx.db, fileIds, words, most)
}

/** Lets a file that could not be read be read anew. */
export async function readAgain(ctx: Ctx, id: string): Promise<void> {
  must(ctx, 'change', 'file')
  await store.setPending(ctx.db, id)
}

/** Deletes those of these files that nothing uses; returns their blob keys, for `delete-blobs`. */
export async function deleteUnusedFiles(ctx: Ctx, ids: string[]): Promise<string[]> {
  must(ctx, 'delete', 'file')
  return inFullSight(ctx, ({ db }) => store.deleteUnusedFiles(db, ids))
}
