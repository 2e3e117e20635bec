import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { elementName } from './element-name.ts'

/** A place of a field on a page: its rectangle in the page's own space, how it is turned, and whether it is seen. */
export type Widget = {
  page: number
  rect: [left: number, bottom: number, right: number, top: number]
  turn: number
  hidden: boolean
  node: PDFDict
}

export type TemplateField = {
  /** Whole name in the PDF, and the element's name in it. */
  name: string
  element: string
  kind: 'text' | 'tick' | 'other'
  lines: boolean
  comb: boolean
  align: 'left' | 'centre' | 'right'
  /** 0 when the form leaves the size to the program. */
  size: number
  maxLength: number | null
  value: string
  /** The PDF's own kind ('Tx', 'Btn', 'Ch', 'Sig' or ''), its flags, how its text looks ('/Helv 9 Tf 0 g'), and the field itself. */
  type: string
  flags: number
  look: string
  node: PDFDict
  widgets: Widget[]
}

export const MOST_FIELDS = 5_000
const DEEPEST = 32
const FLAG = { multiline: 1 << 12, comb: 1 << 24, radio: 1 << 15, push: 1 << 16 }
const HIDDEN = 2 | 32

/** Every fillable field of a PDF with its places. Throws an Error with a sentence when there are none or far too many. */
export function readTemplateFields(document: PDFDocument): TemplateField[] {
  const form = document.catalog.lookup(PDFName.of('AcroForm'))
  const roots = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined
  if (!(form instanceof PDFDict) || !(roots instanceof PDFArray) || roots.size() === 0) {
    throw new Error('This PDF has no fields to fill. Upload the fillable version of the form.')
  }
  const reader: Reader = { pages: pagesOfWidgets(document), fields: [], seen: new Set() }
  const inherited: Inherited = {
    kind: '',
    flags: 0,
    look: textOf(form.lookup(PDFName.of('DA'))),
    align: 0,
    maxLength: null,
    value: '',
  }
  for (const root of roots.asArray()) walk(document, root, '', inherited, 0, reader)
  return reader.fields
}

type Inherited = { kind: string; flags: number; look: string; align: number; maxLength: number | null; value: string }
type Reader = { pages: Map<PDFObject, number>; fields: TemplateField[]; seen: Set<PDFObject> }

function walk(
  document: PDFDocument,
  entry: PDFObject,
  parent: string,
  above: Inherited,
  depth: number,
  reader: Reader,
): void {
  const node = document.context.lookup(entry)
  if (!(node instanceof PDFDict) || reader.seen.has(node) || depth > DEEPEST) return
  reader.seen.add(node)
  if (reader.seen.size > MOST_FIELDS)
    throw new Error(`This PDF has more than ${MOST_FIELDS.toLocaleString('en')} fields and was not read.`)
  const partial = textOf(node.lookup(PDFName.of('T')))
  const name = partial && parent ? `${parent}.${partial}` : partial || parent
  const own = inherit(node, above)
  const kids = kidsOf(node)
  const fields = kids.filter((kid) => document.context.lookupMaybe(kid, PDFDict)?.has(PDFName.of('T')))
  if (fields.length > 0) {
    for (const kid of fields) walk(document, kid, name, own, depth + 1, reader)
    return
  }
  const places = kids.length > 0 ? kids : [entry]
  reader.fields.push(fieldOf(document, node, name, own, places, reader.pages))
}

function kidsOf(node: PDFDict): PDFObject[] {
  const kids = node.lookup(PDFName.of('Kids'))
  return kids instanceof PDFArray ? kids.asArray() : []
}

function inherit(node: PDFDict, above: Inherited): Inherited {
  const kind = node.lookup(PDFName.of('FT'))
  return {
    kind: kind instanceof PDFName ? kind.decodeText() : above.kind,
    flags: numberOf(node.lookup(PDFName.of('Ff'))) ?? above.flags,
    look: textOf(node.lookup(PDFName.of('DA'))) || above.look,
    align: numberOf(node.lookup(PDFName.of('Q'))) ?? above.align,
    maxLength: numberOf(node.lookup(PDFName.of('MaxLen'))) ?? above.maxLength,
    value: textOf(node.lookup(PDFName.of('V'))) || above.value,
  }
}

function fieldOf(
  document: PDFDocument,
  node: PDFDict,
  name: string,
  own: Inherited,
  places: PDFObject[],
  pages: Map<PDFObject, number>,
): TemplateField {
  const nodes = places.flatMap((place) => document.context.lookupMaybe(place, PDFDict) ?? [])
  const look = textOf(nodes[0]?.lookup(PDFName.of('DA'))) || own.look
  return {
    name,
    element: elementName(name),
    kind: kindOf(own),
    lines: (own.flags & FLAG.multiline) !== 0,
    comb: (own.flags & FLAG.comb) !== 0 && own.maxLength !== null,
    align: (['left', 'centre', 'right'] as const)[own.align] ?? 'left',
    size: Number(/(-?[\d.]+)\s+Tf/.exec(look)?.[1] ?? 0) || 0,
    maxLength: own.maxLength,
    value: own.value,
    type: own.kind,
    flags: own.flags,
    look,
    node,
    widgets: places.flatMap((place, index) =>
      widgetOf(nodes[index], pages.get(place) ?? pages.get(nodes[index] ?? place)),
    ),
  }
}

function kindOf({ kind, flags }: Inherited): TemplateField['kind'] {
  if (kind === 'Tx' || kind === 'Ch') return 'text'
  return kind === 'Btn' && (flags & (FLAG.radio | FLAG.push)) === 0 ? 'tick' : 'other'
}

function widgetOf(node: PDFDict | undefined, page: number | undefined): Widget[] {
  const rect = node?.lookup(PDFName.of('Rect'))
  if (!node || page === undefined || !(rect instanceof PDFArray)) return []
  const [x1, y1, x2, y2] = rect.asArray().map((side) => numberOf(node.context.lookup(side)))
  if (x1 == null || y1 == null || x2 == null || y2 == null) return []
  const look = node.lookup(PDFName.of('MK'))
  const turn = look instanceof PDFDict ? (numberOf(look.lookup(PDFName.of('R'))) ?? 0) : 0
  return [
    {
      page,
      rect: [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)],
      turn: (((Math.round(turn / 90) % 4) + 4) % 4) * 90,
      hidden: ((numberOf(node.lookup(PDFName.of('F'))) ?? 0) & HIDDEN) !== 0,
      node,
    },
  ]
}

/** The page, counted from 0, of every annotation, by its reference and by its object. */
function pagesOfWidgets(document: PDFDocument): Map<PDFObject, number> {
  const pages = new Map<PDFObject, number>()
  document.getPages().forEach((page, index) => {
    const annotations = page.node.lookup(PDFName.of('Annots'))
    if (!(annotations instanceof PDFArray)) return
    for (const annotation of annotations.asArray()) {
      pages.set(annotation, index)
      const node = annotation instanceof PDFRef ? document.context.lookup(annotation) : undefined
      if (node) pages.set(node, index)
    }
  })
  return pages
}

/** The text of a PDF string, name or boolean; '' for anything else. */
export function textOf(object: PDFObject | undefined): string {
  if (object instanceof PDFString || object instanceof PDFHexString || object instanceof PDFName)
    return object.decodeText()
  return object instanceof PDFBool ? String(object.asBoolean()) : ''
}

function numberOf(object: PDFObject | undefined): number | null {
  return object instanceof PDFNumber ? object.asNumber() : null
}
