import { z } from 'zod'
import { ACCOUNT_DOCUMENT_TYPES } from '../../../shared/accounts.ts'
import { idsOf, labelOf } from '../../../shared/labeled.ts'
import { must, mustFirst } from '../../can.ts'
import type { Acting, Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError } from '../../lib/app-error.ts'
import { paragraphsOrNull } from '../../lib/form-fields.ts'
import { isId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { addFiles, deleteUnusedFiles, takeUpload } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { getAccount } from './reads.ts'
import * as store from './store/documents.ts'
import type { AccountDocument } from './types.ts'

export type { DocumentFilter } from './store/documents.ts'

const MOST_NOTES = 10_000
const input = z.object({
  type: z.enum(idsOf(ACCOUNT_DOCUMENT_TYPES), 'Choose what kind of document this is.'),
  notes: paragraphsOrNull(MOST_NOTES),
})
const deletion = z.object({ reason: paragraphsOrNull(MOST_NOTES) })

export type AccountDocumentInput = z.input<typeof input> & { file: Upload; key?: string | null | undefined }

/** One page of the documents of an account, the newest first, each with its cursor; none of an account that is not there. */
export async function listAccountDocuments(
  ctx: Ctx,
  accountId: string,
  filter: store.DocumentFilter,
  { first, after }: { first: number; after: string | null },
) {
  must(ctx, 'read', 'account')
  return isId(accountId) ? store.listDocuments(ctx.db, accountId, filter, first, after) : []
}

export async function countAccountDocuments(ctx: Ctx, accountId: string, filter: store.DocumentFilter = {}) {
  must(ctx, 'read', 'account')
  return isId(accountId) ? store.countDocuments(ctx.db, accountId, filter) : 0
}

/** The account a file is a document of; null for a file of no account. */
export async function accountOfFile(ctx: Ctx, fileId: string): Promise<string | null> {
  must(ctx, 'read', 'account')
  return isId(fileId) ? ((await store.findDocument(ctx.db, fileId))?.accountId ?? null) : null
}

/** Adds a file to an account and queues it to be read. The same `key` again adds nothing. */
export async function uploadAccountDocument(
  acting: Acting,
  accountId: string,
  { file, key, ...given }: AccountDocumentInput,
): Promise<AccountDocument> {
  await mustFirst(acting, 'change', 'account')
  const { type, notes } = parse(input, given)
  const same = { accountId, type, notes, name: file.name, sha256: file.sha256 }
  return takeUpload(acting, file, async (ctx, stored) => {
    const { fileId } = await onlyOnce(ctx, key, 'uploadAccountDocument', same, async () => {
      const account = await getAccount(ctx, accountId, 'KEEP')
      await addFiles(ctx, [stored])
      const row = { id: stored.id, accountId: account.id, type, notes, createdBy: ctx.actor.userId }
      await store.addDocument(ctx.db, ctx.agencyId, { ...row, createdAt: ctx.now })
      await ctx.enqueue('read-file', { agencyId: ctx.agencyId, fileId: stored.id })
      const about = { file: stored.name, type: labelOf(ACCOUNT_DOCUMENT_TYPES, type) }
      await recordEvent(ctx, 'ACCOUNT_DOCUMENT_ADDED', { accountId: account.id }, { about })
      return { fileId: stored.id }
    })
    return { fileId, told: await store.findDocument(ctx.db, fileId) }
  })
}

type Deletion = { reason?: string | null | undefined; key?: string | null | undefined }

/**
 * Deletes a document of an account, and its bytes if nothing else uses them. Throws NOT_FOUND for a file of no account. The same `key`
 * again changes nothing.
 */
export async function deleteAccountDocument(ctx: Ctx, id: string, { key, ...given }: Deletion = {}): Promise<string> {
  must(ctx, 'delete', 'account')
  const { reason } = parse(deletion, given)
  return onlyOnce(ctx, key, 'deleteAccountDocument', { id, reason }, async () => {
    const document = isId(id) ? await store.findDocument(ctx.db, id) : null
    if (document) await getAccount(ctx, document.accountId, 'KEEP')
    if (!document || !(await store.deleteDocument(ctx.db, id)))
      throw new AppError('NOT_FOUND', 'This document does not exist. It may have been deleted.')
    const keys = await deleteUnusedFiles(ctx, [id])
    if (keys.length) await ctx.enqueue('delete-blobs', { keys })
    const about = { file: document.name, type: labelOf(ACCOUNT_DOCUMENT_TYPES, document.type) }
    await recordEvent(ctx, 'ACCOUNT_DOCUMENT_DELETED', { accountId: document.accountId }, { about, reason })
    return id
  })
}
