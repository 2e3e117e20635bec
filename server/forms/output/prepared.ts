import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFPage,
  PDFPageLeaf,
  PDFPageTree,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Lettering } from './lettering.ts'
import { sizeOf } from './page-frame.ts'
import { packedStream, type WrittenObjects, writeObjects } from './write-pdf.ts'
import { operatorsOf, type Writing } from './write-value.ts'

const FONT = PDFName.Font

/**
 * The pages of a blank as they begin every filled form: all they show is written once, and a filled form adds its own pictures of values. Nothing of it
 * changes when it is filled, so it can be kept.
 */
export type Prepared = {
  objects: WrittenObjects
  pages: { ref: PDFRef; node: PDFPageLeaf }[]
  sizes: { width: number; height: number }[]
  /** Fonts of ours that the pages use, by the names they are shown under. */
  fonts: ReadonlyMap<string, PDFRef>
}

/** Prepares the pages of a new document, which is used up by that. Its pages leave the page's colors and axes as they found them. */
export function prepare(document: PDFDocument, fonts: Prepared['fonts'] = new Map()): Prepared {
  const { context } = document
  const pages = document.getPages().map(({ ref, node }) => {
    const resources = node.Resources()?.clone(context) ?? context.obj({})
    resources.set(FONT, resources.lookupMaybe(FONT, PDFDict)?.clone(context) ?? context.obj({}))
    node.set(PDFName.Resources, resources)
    node.set(PDFName.Contents, context.obj(contentsOf(node)))
    return { ref, node }
  })
  const sizes = document.getPages().map(sizeOf)
  const all = context.enumerateIndirectObjects()
  const isNew = (object: unknown) =>
    object instanceof PDFPageLeaf || object instanceof PDFPageTree || object instanceof PDFCatalog
  const objects = writeObjects(
    all.filter(([, object]) => !isNew(object)),
    undefined,
    context.largestObjectNumber,
  )
  // They stand written in `objects`, and the pages would keep them alive.
  for (const [ref] of all) context.delete(ref)
  return { objects, pages, sizes, fonts }
}

/** A new document that begins with these pages. It is written with `writePdf`, behind their `objects`. */
export async function beginWith({ objects, pages }: Prepared): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  context.largestObjectNumber = objects.highest
  for (const { ref, node } of pages) {
    const own = node.clone(context)
    const resources = node.lookup(PDFName.Resources, PDFDict).clone(context)
    resources.set(FONT, resources.lookup(FONT, PDFDict).clone(context))
    own.set(PDFName.Resources, resources)
    own.set(PDFName.Contents, node.lookup(PDFName.Contents, PDFArray).clone(context))
    context.assign(ref, own)
    document.addPage(PDFPage.of(own, ref, document))
  }
  return document
}

/** Draws values over what the prepared pages show. */
export function writeOver(document: PDFDocument, writings: Writing[], lettering: Lettering): void {
  const byPage = Map.groupBy(writings, ({ room }) => room.page)
  for (const [index, { node }] of document.getPages().entries()) {
    const operators = (byPage.get(index + 1) ?? []).flatMap((writing) => operatorsOf(writing, lettering))
    if (operators.length > 0) {
      const stream = packedStream(document.context, ['q 0 g', ...operators, 'Q'].join('\n'))
      node.lookup(PDFName.Contents, PDFArray).push(document.context.register(stream))
    }
    const fonts = node.lookup(PDFName.Resources, PDFDict).lookup(FONT, PDFDict)
    for (const [key, ref] of lettering.fonts()) fonts.set(PDFName.of(key), ref)
  }
}

/** The streams of a page. */
export function contentsOf(node: PDFPageLeaf): PDFRef[] {
  const contents = node.get(PDFName.Contents)
  const streams = node.lookup(PDFName.Contents)
  return (streams instanceof PDFArray ? streams.asArray() : contents ? [contents] : []) as PDFRef[]
}
