import { PDFArray, type PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { type PageFrame, toShown } from '../../documents/index.ts'
import type { FormDefinition } from '../types.ts'
import { EDITION_FIELD, recogniseForm } from './edition.ts'
import type { Ground } from './ground.ts'
import type { Lettering } from './lettering.ts'
import { openTemplate } from './open-template.ts'
import { stampOperators } from './stamps.ts'
import { readTemplateFields, type TemplateField, type Widget } from './template-fields.ts'
import { type FillNote, NEVER_WRITTEN } from './types.ts'
import { type Matrix, operatorsOf, type Room, type Writing } from './write-value.ts'

/** Parts of a page that act, point elsewhere or belong to the fields: none of them goes into a flattened form. */
const LEFT_BEHIND = ['Annots', 'AA', 'B', 'StructParents', 'Metadata', 'PieceInfo', 'Tabs', 'Thumb', 'Trans']
const LARGEST = 12
const AUTOMATIC = { line: 10, lines: 9 }

/** The agency's fillable PDF as a ground to fill. Its fields, scripts and XFA stay behind, and so does any value they held. */
export async function templateGround(bytes: Uint8Array, form: FormDefinition): Promise<Ground> {
  const source = await openTemplate(bytes)
  const fields = readTemplateFields(source)
  const frames = source.getPages().map(frameOf)
  const known = new Set(form.fields.map((field) => field.name))
  const rooms = new Map<string, Room[]>()
  for (const field of fields) {
    const found = known.has(field.element) && field.kind !== 'other' ? roomsOf(field, frames) : []
    if (found.length > 0) rooms.set(field.element, [...(rooms.get(field.element) ?? []), ...found])
  }
  return {
    edition: editionOf(source, fields, form),
    rooms,
    notes: notesOf(fields, known),
    draw: (document, writings, lettering) => draw(source, document, writings, lettering),
  }
}

/** The frame of a page: the part of it that is shown, and how it is turned. */
export function frameOf(page: PDFPage): PageFrame {
  const media = page.getMediaBox()
  const crop = page.getCropBox()
  const left = Math.max(media.x, crop.x)
  const bottom = Math.max(media.y, crop.y)
  const right = Math.min(media.x + media.width, crop.x + crop.width)
  const top = Math.min(media.y + media.height, crop.y + crop.height)
  const turn = (((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4) as PageFrame['turn']
  return { left, bottom, right, top, turn }
}

function editionOf(source: PDFDocument, fields: TemplateField[], form: FormDefinition): string | null {
  const hidden = fields.find((field) => field.element === EDITION_FIELD)?.value ?? ''
  return recogniseForm([hidden, source.getTitle() ?? ''], [form])?.edition ?? null
}

function roomsOf(field: TemplateField, frames: PageFrame[]): Room[] {
  return field.widgets.flatMap((widget) => {
    const [left, bottom, right, top] = widget.rect
    const seen = !widget.hidden && right - left >= 1 && top - bottom >= 1
    return seen ? [roomOf(field, widget, frames[widget.page]!)] : []
  })
}

/** A place of a field as a room for text. */
export function roomOf(field: TemplateField, widget: Widget, frame: PageFrame): Room {
  const [left, bottom, right, top] = widget.rect
  const lying = widget.turn % 180 === 0
  return {
    field: field.element,
    page: widget.page + 1,
    box: toShown(frame, left, bottom, right, top),
    matrix: matrixOf(widget),
    width: lying ? right - left : top - bottom,
    height: lying ? top - bottom : right - left,
    tick: field.kind === 'tick',
    lines: field.lines,
    cells: field.comb ? field.maxLength : null,
    size: field.size > 0 ? Math.min(field.size, LARGEST) : field.lines ? AUTOMATIC.lines : AUTOMATIC.line,
    align: field.align,
    maxLength: field.maxLength,
  }
}

function matrixOf({ rect: [left, bottom, right, top], turn }: Widget): Matrix {
  if (turn === 90) return [0, 1, -1, 0, right, bottom]
  if (turn === 180) return [-1, 0, 0, -1, right, top]
  return turn === 270 ? [0, -1, 1, 0, left, top] : [1, 0, 0, 1, left, bottom]
}

function notesOf(fields: TemplateField[], known: Set<string>): FillNote[] {
  const stale = fields.filter(
    (field) => field.kind === 'text' && field.value.trim() !== '' && field.element !== EDITION_FIELD,
  )
  return stale
    .filter((field) => !known.has(field.element) || NEVER_WRITTEN[field.element])
    .map((field) => ({ field: field.element, message: 'The uploaded form held a text here, which was left out.' }))
}

async function draw(
  source: PDFDocument,
  document: PDFDocument,
  writings: Writing[],
  lettering: Lettering,
): Promise<void> {
  const stamps = source.getPages().map((page) => {
    const operators = stampOperators(page)
    for (const key of LEFT_BEHIND) page.node.delete(PDFName.of(key))
    return operators
  })
  const pages = await document.copyPages(source, source.getPageIndices())
  pages.forEach((page, index) => {
    document.addPage(page)
    const here = writings.filter((writing) => writing.room.page === index + 1)
    const operators = [...stamps[index]!, ...here.flatMap((writing) => operatorsOf(writing, lettering))]
    if (operators.length > 0) drawOver(document, page, operators)
    lettering.equip(page)
  })
}

/** Draws over what the page shows, which is wrapped so that it cannot move or colour what comes after it. */
function drawOver(document: PDFDocument, page: PDFPage, operators: string[]): void {
  const { context } = document
  const contents = page.node.get(PDFName.of('Contents'))
  const streams = page.node.lookup(PDFName.of('Contents'))
  const own = streams instanceof PDFArray ? streams.asArray() : contents ? [contents] : []
  const before = context.register(context.stream('q\n'))
  const after = context.register(context.flateStream(['', 'Q q 0 g', ...operators, 'Q'].join('\n')))
  page.node.set(PDFName.of('Contents'), context.obj([before, ...own, after]))
}
