import { hash } from 'node:crypto'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type PageFrame, toShown } from '../../documents/index.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'
import type { FormDefinition } from '../types.ts'
import { EDITION_FIELD, recogniseForm } from './edition.ts'
import type { Ground } from './ground.ts'
import { openTemplate } from './open-template.ts'
import { frameOf } from './page-frame.ts'
import { contentsOf, type Prepared, prepare } from './prepared.ts'
import { stampOperators } from './stamps.ts'
import { readTemplateFields, type TemplateField, type Widget } from './template-fields.ts'
import { type FillNote, NEVER_WRITTEN } from './types.ts'
import { packedStream } from './write-pdf.ts'
import type { Matrix, Room } from './write-value.ts'

/** Parts of a page that act, point elsewhere or belong to the fields: none of them goes into a flattened form. */
const LEFT_BEHIND = ['Annots', 'AA', 'B', 'StructParents', 'Metadata', 'PieceInfo', 'Tabs', 'Thumb', 'Trans']
const LARGEST = 12
const AUTOMATIC = { line: 10, lines: 9 }

/** Blanks as they were prepared, by form and bytes: nothing that was ever filled. What a blank says does not depend on whose it is. */
const blanks = new BoundedCache<string, { form: FormDefinition; ground: Ground }>(32 * 1024 * 1024)
/** What one place of a field takes in memory, about. */
const ROOM_BYTES = 600

/**
 * The agency's fillable PDF as a ground to fill. Its fields, scripts and XFA stay behind, and so does any value they held. A blank that was seen before
 * is not read again.
 */
export async function templateGround(bytes: Uint8Array, form: FormDefinition): Promise<Ground> {
  const key = `${form.id} ${hash('sha256', bytes, 'base64')}`
  const found = blanks.get(key)
  if (found?.form === form) return found.ground
  const ground = await makeGround(bytes, form)
  blanks.set(key, { form, ground }, ground.prepared.objects.bytes.length + ground.rooms.size * ROOM_BYTES)
  return ground
}

async function makeGround(bytes: Uint8Array, form: FormDefinition): Promise<Ground> {
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
    prepared: await flattened(source),
  }
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

/** The pages without their fields, with the stamps on them. What a page shows is wrapped so that it cannot move or color what is written over it. */
async function flattened(source: PDFDocument): Promise<Prepared> {
  const stamps = source.getPages().map((page) => {
    const operators = stampOperators(page)
    for (const key of LEFT_BEHIND) page.node.delete(PDFName.of(key))
    return operators
  })
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  const before = context.register(context.stream('q\n'))
  const pages = await document.copyPages(source, source.getPageIndices())
  for (const [index, { node }] of pages.entries()) {
    document.addPage(pages[index])
    const after = context.register(packedStream(context, ['', 'Q', ...stamps[index]!].join('\n')))
    node.set(PDFName.Contents, context.obj([before, ...contentsOf(node), after]))
  }
  return prepare(document)
}
