import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KNOWLEDGE_QUERY } from '../../../shared/knowledge.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { type Page, tellingsIn } from '../../documents/index.ts'
import { onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { htmlToText } from '../../lib/html.ts'
import { idsOrNobody, isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { deleteUnusedFiles, listPages, readAgain, type UploadWork, withUploads } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { demandRoom, getBase } from './bases.ts'
import { type Meaning, meaningOf } from './embedding.ts'
import { atFile, demandNew, demandReadable } from './new-files.ts'
import { changeInput, fileNameOf, textInput, titleOfFile } from './rules.ts'
import { searchLibrary } from './search.ts'
import * as store from './store.ts'
import type { FoundPassage, KnowledgeDocument, KnowledgeFilter } from './types.ts'
import { isEmbedded } from './vector-store.ts'

export * from './bases.ts'
export * from './for-runs.ts'
export { searchLibrary } from './search.ts'

const MOST_FOUND = 50

/** The passages that hold most of what is looked for, the best first. Throws INVALID for words that are too long, or too many results. */
export async function findInLibrary(
  acting: Acting,
  query: string,
  { baseId, first }: { baseId: string | null; first: number },
) {
  await mustFirst(acting, 'read', 'knowledge')
  const asked = query.trim()
  if (asked.length > KNOWLEDGE_QUERY) throw invalid('query', `Use ${String(KNOWLEDGE_QUERY)} characters at most.`)
  if (first < 1 || first > MOST_FOUND) throw invalid('first', `Ask for 1 to ${String(MOST_FOUND)} passages at once.`)
  const meaning = await meaningFor(acting, asked)
  const baseIds = baseId ? idsOrNobody([baseId]) : null
  const { found, pages } = await commit(acting, async (ctx) => {
    const passages = await searchLibrary(ctx, asked, { baseIds, limit: first, meaning })
    return { found: passages, pages: await pagesOf(ctx, passages) }
  })
  return found.map((passage) => {
    const page = pages.get(passage.document.fileId)?.get(passage.page)
    return { ...passage, told: page ? tellingsIn(page, passage.words, asked, passage.document.title) : [] }
  })
}

/** The pages of passages by file and number, each read once: what is worked out from one serves all its passages. */
async function pagesOf(ctx: Ctx, found: readonly FoundPassage[]) {
  const pages = new Map<string, Map<number, Page>>()
  for (const [fileId, own] of Map.groupBy(found, ({ document }) => document.fileId)) {
    const read = await listPages(ctx, fileId, [...new Set(own.map(({ page }) => page))])
    pages.set(fileId, new Map(read.map((page) => [page.number, page])))
  }
  return pages
}

/** What a query means, for `searchLibrary`; null without a model, or without documents that have its vectors. */
export async function meaningFor(acting: Acting, query: string): Promise<Meaning | null> {
  const { embedder } = acting.house.outside
  if (!embedder) return null
  const isUseful = await commit(acting, (ctx) => {
    must(ctx, 'read', 'knowledge')
    return isEmbedded(ctx.db, embedder.model)
  })
  return isUseful ? meaningOf(acting.house, query) : null
}

/** One page of the documents of the library, each with its place in the list. */
export function listDocuments(ctx: Ctx, filter: KnowledgeFilter, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'knowledge')
  return store.listDocuments(ctx.db, known(filter), page)
}

/** The texts of those of these documents that were written here, by their ids. */
export function listTexts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  must(ctx, 'read', 'knowledge')
  return store.listTexts(ctx.db, ids)
}

/** How many a filter finds. */
export function countDocuments(ctx: Ctx, filter: KnowledgeFilter): Promise<number> {
  must(ctx, 'read', 'knowledge')
  return store.countDocuments(ctx.db, known(filter))
}

/** A filter whose base is an id; any other text is that of no base. */
const known = (filter: KnowledgeFilter): KnowledgeFilter =>
  filter.baseId ? { ...filter, baseId: idsOrNobody([filter.baseId])[0]! } : filter

/** A document of the library. Throws NOT_FOUND. */
export async function getDocument(ctx: Ctx, id: string): Promise<KnowledgeDocument> {
  must(ctx, 'read', 'knowledge')
  return there(isId(id) ? await store.findDocument(ctx.db, id) : null)
}

type Key = { key?: string | null | undefined }

/**
 * Adds uploads to a knowledge base and puts them in line to be indexed; returns their ids. Throws INVALID at a file that is there already
 * or that Cara does not read, and LIMIT_REACHED where the plan has no page left.
 */
export async function uploadDocuments(
  acting: Acting,
  { files, baseId, key }: { files: Upload[]; baseId?: string | null } & Key,
): Promise<string[]> {
  await mustFirst(acting, 'create', 'knowledge')
  if (!files.length) throw invalid('files', 'Choose at least one file.')
  await demandReadable(files)
  const prints = files.map(({ name, sha256 }) => ({ name, sha256 }))
  return withUploads(acting, files, async (ctx, stored, keep) => {
    const { ids } = await onlyOnce(ctx, key, 'uploadKnowledgeBaseFileDocument', { prints, baseId }, async () => {
      const base = await demandRoom(ctx, baseId)
      await demandNew(ctx, stored)
      await keep()
      const made = []
      for (const file of stored)
        made.push(await add(ctx, { baseId: base, title: titleOfFile(file.name), content: null, fileId: file.id }))
      return { ids: made }
    })
    return ids
  })
}

/** Adds a document that is written here. Throws INVALID at the field. */
export async function createTextDocument(
  acting: Acting,
  { key, ...given }: { title?: string | null; content?: string | null; baseId?: string | null } & Key,
): Promise<KnowledgeDocument> {
  await mustFirst(acting, 'create', 'knowledge')
  const input = parse(textInput, given)
  return withText(acting, input, async (ctx, [stored], keep) => {
    const { id } = await onlyOnce(ctx, key, 'createKnowledgeBaseTextDocument', input, async () => {
      const baseId = await demandRoom(ctx, input.baseId)
      await keep()
      return { id: await add(ctx, { ...input, baseId, fileId: stored!.id }) }
    })
    return getDocument(ctx, id)
  })
}

type Change = {
  title?: string | null | undefined
  content?: string | null | undefined
  baseId?: string | null | undefined
  ruleFor?: string[] | null | undefined
  /** The new version of an upload. */
  file?: Upload | null | undefined
  rev?: number | null | undefined
} & Key

/**
 * Changes a document; what is left out stays. With a new file or text it is indexed again, and the old one, which is found until then, goes.
 * CONFLICT when someone changed it after `rev` was read.
 */
export async function updateDocument(
  acting: Acting,
  id: string,
  { key, rev, file, ...given }: Change,
): Promise<KnowledgeDocument> {
  await mustFirst(acting, 'change', 'knowledge')
  const input = parse(changeInput, given)
  const before = await commit(acting, (ctx) => getDocument(ctx, id))
  if (file) await demandReadable([file]).catch(atFile)
  if (input.content != null && before.content === null)
    throw invalid('content', 'This document was uploaded. Upload its new version instead.')
  if (file && before.content !== null) throw invalid('file', 'This document was written here. Change its text instead.')
  const title = input.title ?? before.title
  const isWritten = before.content !== null && (input.content != null || input.title != null)
  const print = file && { name: file.name, sha256: file.sha256 }
  const change: UploadWork<KnowledgeDocument> = async (ctx, [stored], keep) => {
    await onlyOnce(ctx, key, 'updateKnowledgeBaseDocument', { id, print, ...input }, async () => {
      await store.lockLibrary(ctx.db, ctx.agencyId)
      const was = there(isId(id) ? await store.findDocument(ctx.db, id, true) : null)
      // The file was made of the text as it stood before: another one meanwhile is not in it.
      if ((rev && rev !== was.rev) || (isWritten && was.rev !== before.rev))
        throw new AppError(
          'CONFLICT',
          'Someone else changed this document meanwhile. Look at it, then save again.',
          [],
          was.rev,
        )
      if (input.baseId) await getBase(ctx, input.baseId)
      const is = {
        ...{
          id,
          title: input.title ?? was.title,
          content: input.content ?? was.content,
          baseId: input.baseId ?? was.baseId,
        },
        ...{ ruleFor: input.ruleFor ?? was.ruleFor, fileId: stored?.id ?? was.fileId, updatedAt: ctx.now },
        replacedAt: file ? ctx.now : was.replacedAt,
      }
      const isNew = stored !== undefined && (file != null || is.content !== was.content || is.title !== was.title)
      if (isNew) {
        if (file) await demandNew(ctx, [stored], id).catch(atFile)
        await keep()
      } else is.fileId = was.fileId
      await store.setDocument(ctx.db, is)
      if (isNew || is.title !== was.title) await queue(ctx, id)
      // What the index was made of stays until the new version is indexed.
      if (isNew && was.fileId !== was.indexedFileId) await deleteFiles(ctx, [was.fileId])
      await tell(ctx, 'AGENCY_KNOWLEDGE_CHANGED', id)
      return {}
    })
    return getDocument(ctx, id)
  }
  if (!isWritten) return withUploads(acting, file ? [file] : [], change)
  return withText(acting, { title, content: input.content ?? before.content! }, change)
}

/** Deletes a document with its passages, and its bytes if nothing else uses them. */
export async function deleteDocument(ctx: Ctx, id: string, key?: string | null): Promise<void> {
  must(ctx, 'delete', 'knowledge')
  await onlyOnce(ctx, key, 'deleteKnowledgeBaseDocument', { id }, async () => {
    const was = there(isId(id) ? await store.findDocument(ctx.db, id, true) : null)
    await store.deleteDocument(ctx.db, id)
    await deleteFiles(ctx, [was.fileId, ...(was.indexedFileId ? [was.indexedFileId] : [])])
    await tell(ctx, 'AGENCY_KNOWLEDGE_DELETED', id)
    return {}
  })
}

/** Puts a document in line again: one that failed or was stopped, or whose file should be read anew. */
export async function indexAgain(ctx: Ctx, id: string, key?: string | null): Promise<KnowledgeDocument> {
  must(ctx, 'change', 'knowledge')
  await onlyOnce(ctx, key, 'indexKnowledgeBaseDocument', { id }, async () => {
    await store.lockLibrary(ctx.db, ctx.agencyId)
    const was = there(isId(id) ? await store.findDocument(ctx.db, id, true) : null)
    if (was.status !== 'FAILED' && was.status !== 'COMPLETED') return {}
    await readAgain(ctx, was.fileId)
    await queue(ctx, id)
    return {}
  })
  return getDocument(ctx, id)
}

/** Stops the indexing of a document. What the index had of it before stays. */
export async function stopIndexing(ctx: Ctx, id: string, key?: string | null): Promise<KnowledgeDocument> {
  must(ctx, 'change', 'knowledge')
  await onlyOnce(ctx, key, 'stopKnowledgeBaseDocument', { id }, async () => {
    there(isId(id) ? await store.findDocument(ctx.db, id, true) : null)
    await store.setStopped(ctx.db, id, ctx.now)
    return {}
  })
  return getDocument(ctx, id)
}

async function add(ctx: Ctx, document: Pick<KnowledgeDocument, 'baseId' | 'title' | 'content' | 'fileId'>) {
  const id = newId()
  await store.addDocument(ctx.db, ctx.agencyId, { ...document, id, createdBy: ctx.actor.userId }, ctx.now)
  await ctx.enqueue('index-knowledge', { agencyId: ctx.agencyId })
  await tell(ctx, 'AGENCY_KNOWLEDGE_ADDED', id)
  return id
}

/** In a transaction that has the library to itself: a job that waits then finds the document. */
async function queue(ctx: Ctx, id: string) {
  await store.setQueued(ctx.db, id)
  await ctx.enqueue('index-knowledge', { agencyId: ctx.agencyId })
}

async function deleteFiles(ctx: Ctx, ids: readonly string[]) {
  const keys = await deleteUnusedFiles(ctx, [...new Set(ids)])
  if (keys.length) await ctx.enqueue('delete-blobs', { keys })
}

const tell = (
  ctx: Ctx,
  kind: 'AGENCY_KNOWLEDGE_ADDED' | 'AGENCY_KNOWLEDGE_CHANGED' | 'AGENCY_KNOWLEDGE_DELETED',
  documentId: string,
) => recordEvent(ctx, kind, { accountId: null }, { about: { documentId } })

/** Stores the words of a text document as a file that is read as any other, and lets `work` keep it. */
async function withText<T>(acting: Acting, text: { title: string; content: string }, work: UploadWork<T>): Promise<T> {
  await mustFirst(acting, 'create', 'file')
  const file = await asFile(acting, text)
  try {
    return await withUploads(acting, [file], work)
  } finally {
    await rm(file.path, { force: true })
  }
}

async function asFile({ house }: Acting, { title, content }: { title: string; content: string }): Promise<Upload> {
  const text = Buffer.from(`${title}\n\n${htmlToText(content).trim()}\n`)
  const at = path.join(house.tempDir, newId())
  await writeFile(at, text)
  return {
    name: fileNameOf(title),
    path: at,
    size: text.length,
    sha256: createHash('sha256').update(text).digest('hex'),
  }
}

function there(document: KnowledgeDocument | null): KnowledgeDocument {
  if (!document) throw new AppError('NOT_FOUND', 'This document does not exist. It may have been deleted.')
  return document
}
