import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { ReadingError } from '../reading/reading-error.ts'

/** The pages of a PDF, upright, in points. */
export type PageSizes = { width: number; height: number }[]
/** A printed document, and PDFs to stand before and behind it. */
export type Bound = { printed: Uint8Array; before: Uint8Array | null; behind: Uint8Array | null }

const MOST_BOOKMARKS = 1000
const MOST_NAMES = 20_000
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

/** A place in a PDF: a page, counted from 0, and how it is shown. */
type Target = { page: number; view: (PDFNumber | PDFName | typeof PDFNull)[] }
type Bookmark = { title: string; target: Target | null; children: Bookmark[] }
type Placed = { bookmark: Bookmark; refs: PDFRef[] }

async function putPages(into: PDFDocument, bytes: Uint8Array, at: number): Promise<Placed[]> {
  const from = await opened(bytes)
  const places = placesOf(from)
  const links = from.getPages().map((page) => linksOf(page.node, places))
  const bookmarks = bookmarksOf(from, places)
  const pages = await into.copyPages(from, from.getPageIndices())
  const refs = pages.map(({ ref }) => ref)
  for (const [index, page] of pages.entries()) {
    into.insertPage(at + index, page)
    const annotations = page.node.Annots()
    for (const [order, target] of links[index]!)
      annotations?.lookupMaybe(order, PDFDict)?.set(name('Dest'), destination(into, target, refs))
  }
  return bookmarks.map((bookmark) => ({ bookmark, refs }))
}

function destination(pdf: PDFDocument, { page, view }: Target, refs: PDFRef[]): PDFArray {
  const array = PDFArray.withContext(pdf.context)
  for (const part of [refs[page]!, ...view]) array.push(part)
  return array
}

/** Where links of a page lead in its own file, by their order. They are cut off, as is whatever an annotation would do but open an address. */
function linksOf(node: ReturnType<PDFDocument['getPage']>['node'], places: ReturnType<typeof placesOf>) {
  node.delete(name('AA'))
  const annotations = node.Annots()
  const links: [order: number, target: Target][] = []
  for (let order = 0; order < (annotations?.size() ?? 0); order++) {
    const annotation = annotations!.lookupMaybe(order, PDFDict)
    if (!annotation) continue
    const action = annotation.lookupMaybe(name('A'), PDFDict)
    const kind = action?.lookup(name('S'))
    const target = places(annotation.get(name('Dest')) ?? (kind === name('GoTo') ? action!.get(name('D')) : undefined))
    if (target) links.push([order, target])
    annotation.delete(name('Dest'))
    annotation.delete(name('AA'))
    if (action && kind !== name('URI')) annotation.delete(name('A'))
    action?.delete(name('Next'))
  }
  return links
}

/** Finds the page that a destination names, however it is written. */
function placesOf(pdf: PDFDocument) {
  const pages = new Map(pdf.getPages().map(({ ref }, index) => [ref.toString(), index]))
  const { catalog } = pdf
  const named = new Map<string, unknown>()
  const old = catalog.lookupMaybe(name('Dests'), PDFDict)
  for (const [key, value] of old?.entries() ?? []) named.set(key.decodeText(), value)
  const walk = (node: PDFDict | undefined, depth: number) => {
    const names = node?.lookupMaybe(name('Names'), PDFArray)
    for (let at = 0; at + 1 < (names?.size() ?? 0) && named.size < MOST_NAMES; at += 2) {
      const key = names!.lookup(at)
      if (key instanceof PDFString || key instanceof PDFHexString) named.set(key.decodeText(), names!.get(at + 1))
    }
    const kids = node?.lookupMaybe(name('Kids'), PDFArray)
    if (depth < DEEPEST)
      for (let at = 0; at < (kids?.size() ?? 0) && named.size < MOST_NAMES; at++)
        walk(kids!.lookupMaybe(at, PDFDict), depth + 1)
  }
  walk(catalog.lookupMaybe(name('Names'), PDFDict)?.lookupMaybe(name('Dests'), PDFDict), 0)

  const find = (given: unknown, depth = 0): Target | null => {
    const said = given instanceof PDFRef ? pdf.context.lookup(given) : given
    if (depth > 3) return null
    if (said instanceof PDFName || said instanceof PDFString || said instanceof PDFHexString)
      return find(named.get(said.decodeText()), depth + 1)
    if (said instanceof PDFDict) return find(said.get(name('D')), depth + 1)
    if (!(said instanceof PDFArray) || !said.size()) return null
    const [first, ...rest] = said.asArray()
    const page =
      first instanceof PDFRef ? pages.get(first.toString()) : first instanceof PDFNumber ? first.asNumber() : undefined
    if (page === undefined || page >= pages.size) return null
    const view = rest.filter((part) => part instanceof PDFNumber || part instanceof PDFName || part === PDFNull)
    return { page, view: view as Target['view'] }
  }
  return (given: unknown) => find(given)
}

function bookmarksOf(pdf: PDFDocument, places: ReturnType<typeof placesOf>): Bookmark[] {
  const seen = new Set<PDFDict>()
  const below = (parent: PDFDict | undefined, depth: number): Bookmark[] => {
    const found: Bookmark[] = []
    let one = parent?.lookupMaybe(name('First'), PDFDict)
    while (one && !seen.has(one) && seen.size < MOST_BOOKMARKS) {
      seen.add(one)
      const title = one.lookup(name('Title'))
      const action = one.lookupMaybe(name('A'), PDFDict)
      found.push({
        title: title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '',
        target: places(one.get(name('Dest')) ?? action?.get(name('D'))),
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
    if (bookmark.target) dict.set(name('Dest'), destination(pdf, bookmark.target, refs))
    const children = bookmark.children.map((child) => written({ bookmark: child, refs }, ref))
    chain(pdf, dict, ref, children)
    // Those below are closed.
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
