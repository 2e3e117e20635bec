import {
  degrees,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { annotationsOf, type Link, putLinks, takeLinks, targetsIn, textOf } from './pdf-links.ts'

/** A page of one of the files, both counted from 0, and by how many degrees clockwise it is turned. */
export type PagePick = { file: number; page: number; turn: 0 | 90 | 180 | 270 }
export type PageSource = { name: string; kind: 'pdf' | 'image'; bytes: Uint8Array }

const [TYPE, PARENT, ANNOTS, RECT] = ['Type', 'Parent', 'Annots', 'Rect'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]
/** What a field takes from the field above it. */
const INHERITED = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'MaxLen', 'Opt', 'TU'] as const
const DEEPEST = 32
/** What acts by itself, or leads to other pages, is not taken along. */
const LEFT_OUT = ['B', 'StructParents', 'PieceInfo', 'Thumb', 'PresSteps', 'Dur', 'Trans'] as const

/**
 * A new PDF of pages of other files, in this order. Nothing of pages that are left out is in it. Links between its pages, links to the web
 * and fillable fields are kept; scripts, actions and bookmarks are not. Throws an Error with a sentence for a file that cannot be used.
 */
export async function arrangePages(files: PageSource[], picks: PagePick[]): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false })
  made.setProducer('Cara')
  const pages: PDFPage[] = []
  const fields = new FieldList(made)
  for (const [index, file] of files.entries()) {
    const wanted = picks.flatMap((pick, place) => (pick.file === index ? [{ ...pick, place }] : []))
    if (!wanted.length) continue
    if (file.kind === 'image') {
      for (const { place } of wanted) pages[place] = await imagePage(made, file)
      continue
    }
    const source = await opened(file)
    const numbers = wanted.map(({ page }) => page)
    if (numbers.some((number) => number >= source.getPageCount()))
      throw new Error(`${file.name} has no page ${String(Math.max(...numbers) + 1)}.`)
    const links = prepared(source, new Set(numbers))
    const copies = await made.copyPages(source, numbers)
    for (const [at, { place }] of wanted.entries()) pages[place] = copies[at]!
    for (const [at, copy] of copies.entries()) {
      putLinks(made, copy.node, links.get(numbers[at]!) ?? [], (page) => copies[numbers.indexOf(page)]?.ref)
      fields.take(copy, source)
    }
  }
  picks.forEach(({ turn }, place) => {
    const page = made.addPage(pages[place]!)
    if (turn) page.setRotation(degrees((page.getRotation().angle + turn) % 360))
  })
  fields.keep()
  return made.save({ objectsPerTick: Infinity, updateFieldAppearances: false })
}

async function opened({ name, bytes }: PageSource): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: '', parseSpeed: ParseSpeeds.Fastest, updateMetadata: false })
  } catch (error) {
    if (/password/i.test(String(error)))
      throw new Error(`${name} is protected by a password. Save it without one, and add that file.`)
    throw new Error(`${name} is damaged, so its pages cannot be taken.`)
  }
}

/** Letter, upright or across, with the picture as large as fits inside the margins. */
async function imagePage(made: PDFDocument, { name, bytes }: PageSource): Promise<PDFPage> {
  const isPng = bytes[0] === 0x89
  const image = await (isPng ? made.embedPng(bytes) : made.embedJpg(bytes)).catch(() => {
    throw new Error(`${name} is a picture of a kind that cannot be put into a PDF. Save it as PNG or JPEG.`)
  })
  const size = image.width > image.height ? { width: 792, height: 612 } : { width: 612, height: 792 }
  const page = PDFPage.create(made)
  page.setSize(size.width, size.height)
  const fitted = image.scaleToFit(size.width - 36, size.height - 36)
  page.drawImage(image, { x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2, ...fitted })
  return page
}

/** Empties the pages that stay behind, and takes off the others what acts or leads there; returns where their links led, by page. */
function prepared(source: PDFDocument, wanted: Set<number>): Map<number, Link[]> {
  const pages = source.getPages()
  const targetOf = targetsIn(source)
  const links = new Map<number, Link[]>()
  for (const [index, { node }] of pages.entries()) {
    if (!wanted.has(index)) continue
    for (const key of LEFT_OUT) node.delete(PDFName.of(key))
    links.set(index, takeLinks(node, targetOf))
    for (const annotation of annotationsOf(node)) if (annotation) makeOwn(annotation)
  }
  for (const [index, { node }] of pages.entries()) {
    if (wanted.has(index)) continue
    for (const key of node.keys()) if (key !== TYPE && key !== PARENT) node.delete(key)
  }
  return links
}

/** Ties an annotation to nothing but its page; a field has all that it took from those above it. */
function makeOwn(annotation: PDFDict) {
  for (const key of ['P', 'StructParent']) annotation.delete(PDFName.of(key))
  if (annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Widget')) return
  const names = [textOf(annotation.lookup(PDFName.of('T')))]
  let above = annotation.lookup(PARENT)
  for (let depth = 0; above instanceof PDFDict && depth < DEEPEST; depth++) {
    for (const key of INHERITED) {
      const value = above.get(PDFName.of(key))
      if (value && !annotation.has(PDFName.of(key))) annotation.set(PDFName.of(key), value)
    }
    names.unshift(textOf(above.lookup(PDFName.of('T'))))
    above = above.lookup(PARENT)
  }
  const name = names.filter((one) => one).join('.')
  annotation.delete(PARENT)
  if (name) annotation.set(PDFName.of('T'), PDFHexString.fromText(name))
}

/** The fillable fields of the new file. */
class FieldList {
  private readonly fields: PDFRef[] = []
  private readonly names = new Map<string, number>()
  private resources: PDFObject | undefined
  private readonly made: PDFDocument

  constructor(made: PDFDocument) {
    this.made = made
  }

  take(copy: PDFPage, source: PDFDocument) {
    const list = copy.node.lookup(ANNOTS)
    if (!(list instanceof PDFArray)) return
    for (const [at, entry] of list.asArray().entries()) {
      const field = this.made.context.lookup(entry)
      const isField = field instanceof PDFDict && field.has(PDFName.of('FT')) && field.has(RECT)
      if (!isField) continue
      const ref = entry instanceof PDFRef ? entry : this.made.context.register(field)
      if (ref !== entry) list.set(at, ref)
      const name = textOf(field.lookup(PDFName.of('T'))) ?? 'Field'
      const before = this.names.get(name) ?? 0
      this.names.set(name, before + 1)
      if (before) field.set(PDFName.of('T'), PDFHexString.fromText(`${name}_${String(before + 1)}`))
      this.fields.push(ref)
    }
    if (!this.fields.length || this.resources) return
    const form = source.catalog.lookup(PDFName.of('AcroForm'))
    const own = form instanceof PDFDict ? form.lookup(PDFName.of('DR')) : undefined
    if (own) this.resources = PDFObjectCopier.for(source.context, this.made.context).copy(own)
  }

  keep() {
    if (!this.fields.length) return
    const form = this.made.context.obj({ Fields: this.fields, DA: PDFString.of('/Helv 0 Tf 0 g') })
    if (this.resources) form.set(PDFName.of('DR'), this.resources)
    this.made.catalog.set(PDFName.of('AcroForm'), this.made.context.register(form))
  }
}
