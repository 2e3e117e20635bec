import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import {
  findWords,
  MOST_ARRANGED,
  type PagesFrom,
  ReadingError,
  rearranged,
  type WordsFound,
} from '../../documents/index.ts'
import { invalid } from '../../lib/app-error.ts'
import { needed } from '../../lib/form-fields.ts'
import { parse } from '../../lib/parse.ts'
import { getAccount, uploadAccountDocument } from '../accounts/service.ts'
import { getFile, listFiles, listPages } from '../files/service.ts'
import type { FileRecord, Upload } from '../files/types.ts'
import { getPolicy, uploadPolicyFile } from '../policies/service.ts'

export { type FileHome, listBeside, listHomes } from './homes.ts'

const MOST_FOUND = 200
/** How many pages a search reads at a time. */
const PAGES_AT_ONCE = 50
const MOST_FILES = 20
const TURNS = [0, 90, 180, 270] as const

/** The lines of one page with their places. Throws NOT_FOUND. */
export async function linesOfPage(ctx: Ctx, fileId: string, number: number) {
  must(ctx, 'read', 'file')
  await getFile(ctx, fileId)
  const [page] = await listPages(ctx, fileId, [number])
  return page?.lines.map(({ text, box }) => ({ text, box })) ?? []
}

/** Where words stand in a file, in the order of its pages; up to 200 places. */
export async function findInFile(ctx: Ctx, fileId: string, words: string): Promise<WordsFound[]> {
  must(ctx, 'read', 'file')
  const { pageCount } = await getFile(ctx, fileId)
  const found: WordsFound[] = []
  for (let from = 1; from <= (pageCount ?? 0) && found.length < MOST_FOUND; from += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: PAGES_AT_ONCE }, (_, index) => from + index)
    for (const page of await listPages(ctx, fileId, numbers))
      found.push(...findWords(page, words.slice(0, 200), MOST_FOUND - found.length))
  }
  return found
}

const arrangement = z.object({
  name: needed(200, 'Enter a name for the new file.'),
  pages: z
    .array(
      z.object({
        fileId: z.uuid('This is not the id of a file.'),
        page: z.number().int().min(1, 'Pages are counted from 1.'),
        turn: z.literal(TURNS, 'A page is turned by quarters.').default(0),
      }),
    )
    .min(1, 'Keep at least one page.')
    .max(MOST_ARRANGED, `A new file may have up to ${String(MOST_ARRANGED)} pages.`),
  accountId: z.uuid('This is not the id of an account.').nullish(),
  policyId: z.uuid('This is not the id of a policy.').nullish(),
})

export type Arrangement = Omit<z.input<typeof arrangement>, 'pages'> & {
  pages: { fileId: string; page: number; turn?: number | null }[]
  key?: string | null
}

/**
 * Makes a new PDF of pages of files, in this order, each perhaps turned, and keeps it with a policy or an account; the files themselves stay
 * as they are. Throws INVALID with a sentence at the page or the file that cannot be used. The same `key` again makes nothing.
 */
export async function arrangePages(acting: Acting, { key, ...given }: Arrangement): Promise<FileRecord> {
  await mustFirst(acting, 'create', 'file')
  const wanted = parse(arrangement, {
    ...given,
    pages: given.pages.map(({ turn, ...page }) => ({ ...page, ...(turn != null && { turn }) })) as z.input<
      typeof arrangement
    >['pages'],
  })
  const { accountId, policyId } = wanted
  if (!accountId && !policyId) throw invalid('accountId', 'Choose the client whose documents the new file goes to.')
  const ids = [...new Set(wanted.pages.map(({ fileId }) => fileId))]
  if (ids.length > MOST_FILES) throw invalid('pages', `Pages of up to ${String(MOST_FILES)} files go into a new one.`)
  const files = await commit(acting, async (ctx) => {
    // Before the work, which is not small.
    if (policyId) await getPolicy(ctx, policyId)
    else await getAccount(ctx, accountId!)
    return filesToUse(ctx, ids, wanted.pages)
  })
  const picks = wanted.pages.map(({ fileId, page, turn }) => ({ file: ids.indexOf(fileId), page: page - 1, turn }))
  const { agencyId } = acting.actor
  const bytes = await rearranged(await Promise.all(files.map((file) => sourceOf(acting, file))), picks, agencyId).catch(
    (error: unknown) => {
      if (error instanceof ReadingError) throw invalid('pages', error.message)
      throw error
    },
  )
  const { house } = acting
  if (bytes.length > house.limits.fileBytes)
    throw invalid('pages', 'The new file would be larger than a file can be. Leave pages out.')
  const target = path.join(house.tempDir, randomUUID())
  const name = /\.pdf$/i.test(wanted.name) ? wanted.name : `${wanted.name}.pdf`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file: Upload = { name, path: target, size: bytes.length, sha256 }
  try {
    await writeFile(target, bytes, { mode: 0o600 })
    const notes = `Pages of ${files.map((one) => one.name).join(', ')}`
    const kept = policyId
      ? await uploadPolicyFile(acting, policyId, { file, type: 'OTHER', notes, key })
      : await uploadAccountDocument(acting, accountId!, { file, type: 'OTHER', notes, key })
    return await commit(acting, (ctx) => getFile(ctx, kept.id))
  } finally {
    await rm(target, { force: true })
  }
}

/** The files by the order of their ids. Throws INVALID at the first page of a file that is not there, or whose pages cannot be taken. */
async function filesToUse(ctx: Ctx, ids: string[], pages: { fileId: string; page: number }[]): Promise<FileRecord[]> {
  const files = await listFiles(ctx, ids)
  const byId = new Map(files.map((file) => [file.id, file]))
  for (const [index, { fileId, page }] of pages.entries()) {
    const file = byId.get(fileId)
    const at = `pages.${String(index)}`
    if (!file) throw invalid(`${at}.fileId`, 'This file does not exist.')
    if (file.state === 'PENDING' || file.state === 'READING')
      throw invalid(`${at}.fileId`, `${file.name} is still being read. Try again in a moment.`)
    if (file.error) throw invalid(`${at}.fileId`, `${file.name}: ${file.error}`)
    if (kindOf(file) === null)
      throw invalid(`${at}.fileId`, `${file.name} has no pages that can be taken. PDFs, PNG and JPEG pictures have.`)
    if (page > (file.pageCount ?? 0)) throw invalid(`${at}.page`, `${file.name} has no page ${String(page)}.`)
  }
  return ids.map((id) => byId.get(id)!)
}

function kindOf({ readingKind, mimeType }: FileRecord): PagesFrom['kind'] | null {
  if (readingKind === 'pdf') return 'pdf'
  return mimeType === 'image/png' || mimeType === 'image/jpeg' ? 'image' : null
}

async function sourceOf({ house }: Acting, file: FileRecord): Promise<PagesFrom> {
  return { name: file.name, kind: kindOf(file)!, path: await house.outside.blobs.toLocalFile(file.blobKey) }
}
