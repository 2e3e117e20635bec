import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import type { PageSize } from '../../../shared/document-styles.ts'
import { Allowance, pool, ReadingError } from '../../documents/index.ts'
import { invalid } from '../../lib/app-error.ts'
import type { Upload } from '../files/types.ts'

const MB = 1024 * 1024
const LOGO_BYTES = 5 * MB
const PDF_BYTES = 20 * MB
const MOST_PAGES = 40
/** What looking through such a PDF may cost. */
const PDF_COST = { cpuMs: 10_000, wallMs: 60_000 }
/** What is wrong with a PDF that cannot be opened, and what to do. */
const WRONG: { [Reason in ReadingError['reason']]?: string } = {
  locked: 'is protected. Save it without a password.',
  damaged: 'is damaged and cannot be opened. Save it again as a PDF.',
}
/** A logo is kept no larger than it can be printed sharply. */
const LOGO_PIXELS = { width: 1200, height: 600 }
/** The most pixels a logo may unfold into. */
const MOST_PIXELS = 40_000_000

/** In points. */
const SIZES: Record<PageSize, { width: number; height: number; name: string }> = {
  LETTER: { width: 612, height: 792, name: 'Letter' },
  A4: { width: 595.28, height: 841.89, name: 'A4' },
}
/** How far a page may be off: a scan is never exact. */
const TOLERANCE = 9

/**
 * Checks a logo by its bytes and writes it anew, so that only the picture is kept. Throws INVALID at `path` for anything but a PNG or JPEG.
 */
export async function takeLogo(upload: Upload, path: string): Promise<void> {
  demandSize(upload, path, LOGO_BYTES, 'A logo')
  const bytes = await readFile(upload.path)
  const kind = await fileTypeFromBuffer(bytes)
  if (kind?.mime !== 'image/png' && kind?.mime !== 'image/jpeg')
    throw invalid(path, `${upload.name} is no PNG or JPEG. Save the logo as one of these.`)
  const png = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...LOGO_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => {
      throw invalid(path, `${upload.name} is damaged, or larger than a logo can be. Save it again.`)
    })
  await writeFile(upload.path, png)
}

/**
 * Checks PDF pages that are to stand before or behind a document, in a worker. Throws INVALID at `path` with what is wrong and what to do.
 */
export async function demandPages(upload: Upload, path: string, pageSize: PageSize, agencyId: string): Promise<void> {
  demandSize(upload, path, PDF_BYTES, 'Start and end pages')
  const { name } = upload
  if ((await fileTypeFromFile(upload.path))?.mime !== 'application/pdf')
    throw invalid(path, `${name} is not a PDF. Choose a PDF.`)
  const task = { verb: 'page-sizes', source: { key: randomUUID(), path: upload.path } } as const
  const deadline = { allowance: new Allowance(PDF_COST.cpuMs), wallMs: PDF_COST.wallMs }
  const pages = await pool.run(task, deadline, { agencyId, urgent: true }).catch((error: unknown) => {
    if (!(error instanceof ReadingError) || error.reason === 'cancelled') throw error
    throw invalid(path, `${name} ${WRONG[error.reason] ?? 'takes too long to check. Save it again as a smaller PDF.'}`)
  })
  if (!pages.length) throw invalid(path, `${name} has no pages.`)
  if (pages.length > MOST_PAGES)
    throw invalid(path, `${name} has ${String(pages.length)} pages. Choose a PDF with up to ${String(MOST_PAGES)}.`)
  const size = SIZES[pageSize]
  const odd = pages.findIndex(
    ({ width, height }) => Math.abs(width - size.width) > TOLERANCE || Math.abs(height - size.height) > TOLERANCE,
  )
  if (odd >= 0)
    throw invalid(
      path,
      `Page ${String(odd + 1)} of ${name} is not ${size.name} upright, as this style is. Save it in that size.`,
    )
}

function demandSize({ name, size, refusal }: Upload, path: string, most: number, what: string) {
  if (refusal) throw invalid(path, refusal)
  if (!size) throw invalid(path, `${name} is empty. Choose another file.`)
  if (size > most) throw invalid(path, `${what} may have up to ${String(most / MB)} MB. Save ${name} smaller.`)
}
