import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

const MOST_NAMES = 20_000
const DEEPEST = 12
/** A destination may name another one; a few times at most. */
const MOST_STEPS = 3
const SAFE_LINK = /^(?:https?|mailto):/i
const name = (word: string) => PDFName.of(word)

/** A place in a PDF: a page, counted from 0, and how it is shown. */
export type Target = { page: number; view: PDFObject[] }
/** A link of a page to a place in its own file; `annotation` is its index among the page's annotations. */
export type Link = { annotation: number; target: Target }
/** Where a link or a bookmark leads in its own file; null where it leads nowhere there. */
export type TargetOf = (lead: PDFDict) => Target | null

/** The text of a PDF string or name; null for anything else. */
export const textOf = (object: PDFObject | undefined): string | null =>
  object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName
    ? object.decodeText()
    : null

/** Reads where the links and bookmarks of a file lead, by page, by name, or by an action that goes there. */
export function targetsIn(pdf: PDFDocument): TargetOf {
  const pages = new Map(pdf.getPages().map(({ ref }, index) => [ref, index]))
  const named = namedPlaces(pdf)
  const find = (given: PDFObject | undefined, steps = 0): Target | null => {
    const said = given instanceof PDFRef ? pdf.context.lookup(given) : given
    if (steps > MOST_STEPS) return null
    const word = textOf(said)
    if (word !== null) return find(named.get(word), steps + 1)
    if (said instanceof PDFDict) return find(said.get(name('D')), steps + 1)
    if (!(said instanceof PDFArray) || !said.size()) return null
    const [first, ...rest] = said.asArray()
    const page = first instanceof PDFRef ? pages.get(first) : first instanceof PDFNumber ? first.asNumber() : undefined
    if (page === undefined || page < 0 || page >= pages.size) return null
    return {
      page,
      view: rest.filter((part) => part instanceof PDFNumber || part instanceof PDFName || part === PDFNull),
    }
  }
  return (lead) => {
    const action = dictAt(lead, 'A')
    const goesTo = action?.lookup(name('S')) === name('GoTo') ? action.get(name('D')) : undefined
    return find(lead.get(name('Dest')) ?? goesTo)
  }
}

/** The named places of a file, as older and newer files keep them. */
function namedPlaces({ catalog }: PDFDocument): Map<string, PDFObject> {
  const places = new Map<string, PDFObject>()
  for (const [key, value] of dictAt(catalog, 'Dests')?.entries() ?? []) places.set(key.decodeText(), value)
  const walk = (node: PDFDict | undefined, depth: number) => {
    const pairs = node && arrayAt(node, 'Names')
    for (let at = 0; at + 1 < (pairs?.size() ?? 0) && places.size < MOST_NAMES; at += 2) {
      const key = textOf(pairs!.lookup(at))
      if (key !== null) places.set(key, pairs!.get(at + 1))
    }
    const kids = node && depth < DEEPEST ? arrayAt(node, 'Kids') : undefined
    for (let at = 0; at < (kids?.size() ?? 0) && places.size < MOST_NAMES; at++) {
      const kid = kids!.lookup(at)
      if (kid instanceof PDFDict) walk(kid, depth + 1)
    }
  }
  const names = dictAt(catalog, 'Names')
  walk(names && dictAt(names, 'Dests'), 0)
  return places
}

/**
 * Cuts off a page what its annotations would do: nothing but opening a web or e-mail address is left. Returns where its links led, for
 * `putLinks`: a copy of a page whose links were left would take along the pages they lead to.
 */
export function takeLinks(page: PDFDict, targetOf: TargetOf): Link[] {
  page.delete(name('AA'))
  const annotations = annotationsOf(page)
  return annotations.flatMap((annotation, index): Link[] => {
    if (!annotation) return []
    const target = targetOf(annotation)
    const address = dictAt(annotation, 'A')?.get(name('URI'))
    const said = textOf(address instanceof PDFRef ? annotation.context.lookup(address) : address)
    for (const key of ['A', 'AA', 'PA', 'Dest']) annotation.delete(name(key))
    if (address && said && SAFE_LINK.test(said))
      annotation.set(name('A'), annotation.context.obj({ S: 'URI', URI: address }))
    return target ? [{ annotation: index, target }] : []
  })
}

/** Puts links on the copy of a page. `refOf` gives the copy of each page they led to; a link to one that was not copied is left out. */
export function putLinks(pdf: PDFDocument, copy: PDFDict, links: Link[], refOf: (page: number) => PDFRef | undefined) {
  const annotations = annotationsOf(copy)
  for (const { annotation, target } of links) {
    const ref = refOf(target.page)
    if (ref) annotations[annotation]?.set(name('Dest'), destination(pdf, target, ref))
  }
}

/** A destination as a PDF writes it: the page, and how it is shown. */
export function destination(pdf: PDFDocument, { view }: Target, page: PDFRef): PDFArray {
  const array = PDFArray.withContext(pdf.context)
  for (const part of [page, ...view]) array.push(part)
  return array
}

/** The annotations of a page in their order; null stands for one that is no dictionary. */
export const annotationsOf = (page: PDFDict): (PDFDict | null)[] =>
  (arrayAt(page, 'Annots')?.asArray() ?? []).map((entry) => {
    const found = page.context.lookup(entry)
    return found instanceof PDFDict ? found : null
  })

function dictAt(dict: PDFDict, key: string): PDFDict | undefined {
  const found = dict.lookup(name(key))
  return found instanceof PDFDict ? found : undefined
}

function arrayAt(dict: PDFDict, key: string): PDFArray | undefined {
  const found = dict.lookup(name(key))
  return found instanceof PDFArray ? found : undefined
}
