import { type Block, layOut } from './layout/paper.ts'
import { type Enclosed, readEmail } from './mail/read-email.ts'
import { isMangled } from './pdf/mangled.ts'
import { ReadingError } from './reading-error.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { type Sniffed, sniff } from './sniff.ts'
import type { Opened } from './worker-tasks.ts'

type Content = { blocks: Block[]; attachments?: Enclosed[] }

/**
 * Tells what a file is and reads it, unless it is a PDF or a picture: those are only counted. Throws a `ReadingError`.
 * `openPdf` counts the pages of a PDF, and says what files it holds and what of it is not read. `isWebPage`: HTML in UTF-8, and nothing else.
 */
export async function openFile(
  bytes: Uint8Array,
  name: string,
  limits: ReadingLimits,
  openPdf: () => Pick<Opened, 'pageCount' | 'warnings' | 'attachedNames'>,
  isWebPage = false,
): Promise<Opened> {
  const sniffed = isWebPage ? WEB_PAGE : await sniff(bytes, name, limits)
  const empty = { ...sniffed, pages: [], attachments: [], warnings: [] }
  if (sniffed.kind === 'pdf') {
    const { attachedNames = [], ...opened } = openPdf()
    return { ...empty, ...opened, attachedNames: namesApart(attachedNames), mangled: isMangled(bytes) }
  }
  if (sniffed.kind === 'image') {
    const { pagesOfPicture } = await import('./pictures/read-picture.ts')
    return { ...empty, pageCount: (await pagesOfPicture(bytes, limits)).length }
  }
  const { blocks, attachments = [] } = isWebPage
    ? await contentOfWebPage(bytes)
    : await contentOf(sniffed.kind, bytes, limits)
  const { pages, cut } = layOut(blocks, limits.pages)
  if (pages.every((page) => page.lines.length === 0) && attachments.length === 0) {
    throw new ReadingError('empty', 'This file holds no text.')
  }
  const warnings = cut ? [`Only the first ${limits.pages} pages of this file were read.`] : []
  return { ...sniffed, pages, pageCount: pages.length, attachments: named(attachments), warnings }
}

const WEB_PAGE: Sniffed = { kind: 'text', mimeType: 'text/html' }

/** The words that are there to be seen; nothing of it is run or loaded. */
async function contentOfWebPage(bytes: Uint8Array): Promise<Content> {
  const { blocksOfHtml } = await import('./layout/html-blocks.ts')
  return { blocks: blocksOfHtml(Buffer.from(bytes).toString()) }
}

/** The tables of a CSV or XLSX file, with the whole of each value. Throws a `ReadingError`, also for any other file. */
export async function tablesOf(bytes: Uint8Array, name: string, limits: ReadingLimits) {
  const sheets = await sheetsOf(bytes, name, limits)
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  if (rows <= limits.rows + sheets.length) return sheets
  const [most, all] = [limits.rows, rows].map((count) => count.toLocaleString('en-US'))
  throw new ReadingError('too-large', `A file may have up to ${most!} rows; this one has ${all!}. Split it.`)
}

async function sheetsOf(bytes: Uint8Array, name: string, limits: ReadingLimits) {
  const { kind } = await sniff(bytes, name, limits)
  if (kind === 'xlsx') {
    const { tablesOfXlsx } = await import('./office/read-xlsx.ts')
    return tablesOfXlsx(bytes, limits)
  }
  if (kind !== 'csv' && kind !== 'text')
    throw new ReadingError('unsupported', 'This is no table. Send a CSV or XLSX file.')
  const { sheetOfCsv } = await import('./text/sheet-of-csv.ts')
  return [sheetOfCsv(bytes)]
}

async function contentOf(kind: Sniffed['kind'], bytes: Uint8Array, limits: ReadingLimits): Promise<Content> {
  if (kind === 'docx') {
    const { blocksOfDocx } = await import('./office/read-docx.ts')
    return { blocks: await blocksOfDocx(bytes, limits) }
  }
  if (kind === 'xlsx') {
    const { blocksOfXlsx } = await import('./office/read-xlsx.ts')
    return { blocks: blocksOfXlsx(bytes, limits) }
  }
  if (kind === 'email') return readEmail(bytes)
  const { blocksOfCsv, blocksOfText } = await import('./text/read-text.ts')
  return { blocks: kind === 'csv' ? blocksOfCsv(bytes, limits.pages) : blocksOfText(bytes) }
}

/** Attachments by names that differ, so that each can be found again by its name. */
function named(attachments: Enclosed[]): Enclosed[] {
  const names = namesApart(attachments.map(({ name }) => name))
  return attachments.map(({ bytes }, index) => ({ name: names[index]!, bytes }))
}

/** Names that differ: of several alike the first keeps it, and the others are numbered so that they are no other file's name. */
export function namesApart(names: string[]): string[] {
  const taken = new Set<string>()
  const given = new Set(names)
  return names.map((name) => {
    let own = name
    for (let count = 2; taken.has(own) || (own !== name && given.has(own)); count++) own = `${name} (${count})`
    taken.add(own)
    return own
  })
}
