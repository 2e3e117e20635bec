import { mustFirst } from '../../can.ts'
import { type Acting, commit, type House } from '../../ctx.ts'
import { type Page, ReadingError, type ReadingKind, renderPage } from '../../documents/index.ts'
import { AppError } from '../../lib/app-error.ts'
import * as store from './store.ts'
import type { FileRecord } from './types.ts'

/** Two pixels a point: sharp on a dense screen at half a window's width. A small one is for a list of pages. */
const SIZE = { scale: 2 }
const SMALL = { width: 280 }

/** A page of an uploaded file as PNG. Throws NOT_FOUND for a page it does not have, or while it is not read. */
export async function filePageImage(
  acting: Acting,
  file: FileRecord,
  number: number,
  isSmall = false,
): Promise<Buffer> {
  await mustFirst(acting, 'read', 'file')
  const [page] = await commit(acting, ({ db }) => store.listPages(db, file.id, [number]))
  if (!page || !file.readingKind) throw new AppError('NOT_FOUND', 'This page does not exist.')
  const size = isSmall ? SMALL : SIZE
  return draw(acting.house, acting.actor.agencyId, file.blobKey, file.readingKind as ReadingKind, page, size)
}

/** A page of a PDF that Cara made. */
export async function pdfPageImage(
  house: House,
  agencyId: string,
  blobKey: string,
  page: { number: number; width: number; height: number },
) {
  return draw(house, agencyId, blobKey, 'pdf', { ...page, origin: 'text', lines: [], fields: [] })
}

async function draw(
  house: House,
  agencyId: string,
  blobKey: string,
  kind: ReadingKind,
  page: Page,
  size: { scale: number } | { width: number } = SIZE,
): Promise<Buffer> {
  try {
    return await renderPage(await house.outside.blobs.toLocalFile(blobKey), kind, page, size, agencyId)
  } catch (error) {
    if (error instanceof ReadingError) throw new AppError('INVALID', error.message)
    throw error
  }
}
