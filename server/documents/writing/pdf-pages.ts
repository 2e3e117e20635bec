import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'
import { destination, putLinks, type Target, type TargetOf, takeLinks, targetsIn, textOf } from '../pages/pdf-links.ts'
import { ReadingError } from '../reading/reading-error.ts'

/** The pages of a PDF, upright, in points. */
export type PageSizes = { width: number; height: number }[]
/** A printed document, and PDFs to stand before and behind it. */
export type Bound = { printed: Uint8Array; before: Uint8Array | null; behind: Uint8Array | null }

const MOST_BOOKMARKS = 1000
const DEEPEST = 12
const name = (word: string) => PDFName.of(word)

/** The sizes of the pages of a PDF. Throws a `ReadingError` when it is damaged or locked. */
export async function pageSizes(bytes: Uint8Array): Promise<PageSizes> {
  const pdf = await opened(bytes)
  return pdf.getPages().map((page) => {
    const { width, height } = page.getCropBox()
    return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width }
  })
}

async function opened(bytes: Uint8Array): Promise<PDFDocument> {
  const damaged = () => new ReadingError('damaged', 'This PDF is damaged and cannot be opened.')
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => {
    throw damaged()
  })
  if (pdf.isEncrypted) throw new ReadingError('locked', 'This PDF is protected.')
  try {
    pdf.getPages()
  } catch {
    throw damaged()
  }
  return pdf
}

/**
 * Puts pages before and behind a printed document, whose tags, bookmarks and links stay; those of the pages are kept too. Throws a
 * `ReadingError` 'damaged' or 'locked' for the pages.
 */
export async function bindPages({ printed, before, behind }: Bound): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const last = behind ? await putPages(pdf, behind, pdf.getPageCount()) : []
  const first = before ? await putPages(pdf, before, 0) : []
  if (first.length || last.length) addBookmarks(pdf, first, last)
  return pdf.save()
}

type Bookmark = { title: string; target: Target | null; children: Bookmark[] }
type Placed = { bookmark: Bookmark; refs: PDFRef[] }

async function putPages(into: PDFDocument, bytes: Uint8Array, at: number): Promise<Placed[]> {
  const from = await opened(bytes)
  const targetOf = targetsIn(from)
  const links = from.getPages().map((page) => takeLinks(page.node, targetOf))
  const bookmarks = bookmarksOf(from, targetOf)
  const pages = await into.copyPages(from, from.getPageIndices())
  const refs = pages.map(({ ref }) => ref)
  for (const [index, page] of pages.entries()) {
    into.insertPage(at + index, page)
    putLinks(into, page.node, links[index]!, (number) => refs[number])
  }
  return bookmarks.map((bookmark) => ({ bookmark, refs }))
}

function bookmarksOf(pdf: PDFDocument, targetOf: TargetOf): Bookmark[] {
  const seen = new Set<PDFDict>()
  const below = (parent: PDFDict | undefined, depth: number): Bookmark[] => {
    const found: Bookmark[] = []
    let one = parent?.lookupMaybe(name('First'), PDFDict)
    while (one && !seen.has(one) && seen.size < MOST_BOOKMARKS) {
      seen.add(one)
      found.push({
        title: textOf(one.lookup(name('Title'))) ?? '',
        target: targetOf(one),
        children: depth < DEEPEST ? below(one, depth + 1) : [],
      })
      one = one.lookupMaybe(name('Next'), PDFDict)
    }
    return found
  }
  return below(pdf.catalog.lookupMaybe(name('Outlines'), PDFDict), 0)
}

/** Bookmarks before and behind those of the document. */
function addBookmarks(pdf: PDFDocument, first: Placed[], last: Placed[]) {
  const { context, catalog } = pdf
  if (!catalog.lookupMaybe(name('Outlines'), PDFDict))
    catalog.set(name('Outlines'), context.register(context.obj({ Type: 'Outlines' })))
  const rootRef = catalog.get(name('Outlines')) as PDFRef
  const root = context.lookup(rootRef, PDFDict)
  const written = ({ bookmark, refs }: Placed, parent: PDFRef): PDFRef => {
    const dict = context.obj({ Title: PDFHexString.fromText(bookmark.title), Parent: parent })
    const ref = context.register(dict)
    if (bookmark.target) dict.set(name('Dest'), destination(pdf, bookmark.target, refs[bookmark.target.page]!))
    const children = bookmark.children.map((child) => written({ bookmark: child, refs }, ref))
    chain(pdf, dict, ref, children)
    // A negative count: the bookmarks below it are folded.
    if (children.length) dict.set(name('Count'), PDFNumber.of(-children.length))
    return ref
  }
  const own: PDFRef[] = []
  for (let ref = root.get(name('First')); ref instanceof PDFRef; ref = context.lookup(ref, PDFDict).get(name('Next')))
    own.push(ref)
  const count = root.lookupMaybe(name('Count'), PDFNumber)?.asNumber() ?? own.length
  chain(pdf, root, rootRef, [
    ...first.map((one) => written(one, rootRef)),
    ...own,
    ...last.map((one) => written(one, rootRef)),
  ])
  root.set(name('Count'), PDFNumber.of(Math.abs(count) + first.length + last.length))
}

function chain({ context }: PDFDocument, parent: PDFDict, parentRef: PDFRef, children: PDFRef[]) {
  if (!children.length) return
  parent.set(name('First'), children[0]!)
  parent.set(name('Last'), children.at(-1)!)
  for (const [at, ref] of children.entries()) {
    const dict = context.lookup(ref, PDFDict)
    dict.set(name('Parent'), parentRef)
    for (const [key, other] of [
      ['Prev', children[at - 1]],
      ['Next', children[at + 1]],
    ] as const)
      if (other) dict.set(name(key), other)
      else dict.delete(name(key))
  }
}
