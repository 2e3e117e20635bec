import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { worksheetNote } from '../../../shared/forms.ts'
import type { Box } from '../../documents/index.ts'
import type { FormDefinition } from '../types.ts'
import { type Arranged, arrange, LABEL_SIZE, PAPER, type Place, TICK_LABEL_SIZE } from './arrange.ts'
import type { Ground } from './ground.ts'
import { type Lettering, near, startLettering } from './lettering.ts'
import { prepare } from './prepared.ts'
import { packedStream } from './write-pdf.ts'
import type { Room } from './write-value.ts'

const TEXT_SIZE = 8.5
const INK = '0 g'
const SOFT = '0.38 g'
const RULE = '0.72 G 0.5 w'
const TINT = '0.925 0.94 0.955 rg'

const known = new WeakMap<FormDefinition, Promise<Ground>>()

/** Our own layout of a form as a ground to fill: every element has a place on it. It is made once. */
export function worksheetGround(form: FormDefinition): Promise<Ground> {
  const found = known.get(form) ?? makeGround(form)
  known.set(form, found)
  return found
}

async function makeGround(form: FormDefinition): Promise<Ground> {
  const arranged = arrangeWorksheet(form)
  const document = await PDFDocument.create({ updateMetadata: false })
  const lettering = await startLettering(document, [])
  for (let number = 1; number <= arranged.pages; number++) {
    const page = document.addPage([PAPER.width, PAPER.height])
    const parts = ['q', ...heading(form, lettering), ...frame(arranged, number, lettering), 'Q']
    page.node.set(PDFName.Contents, document.context.register(packedStream(document.context, parts.join('\n'))))
    lettering.equip(page)
  }
  return { edition: null, rooms: roomsOf(form, arranged), notes: [], prepared: prepare(document, lettering.fonts()) }
}

/** Where each element of a form stands on our own layout of it. */
export function arrangeWorksheet(form: FormDefinition): Arranged {
  return arrange(form.layout, form)
}

function roomsOf(form: FormDefinition, arranged: Arranged): Map<string, Room[]> {
  const lengths = new Map(form.fields.map((field) => [field.name, field.maxLength ?? null]))
  return new Map(arranged.places.map((place) => [place.field, [roomOf(place, lengths.get(place.field) ?? null)]]))
}

function heading(form: FormDefinition, { show }: Lettering): string[] {
  const lines = [
    `The data of ${form.name}, ${form.title}, as found in the client's documents and records.`,
    'A working copy for the agency. It is not evidence of insurance and gives no rights to anyone.',
  ]
  return [
    INK,
    show(worksheetNote(form.name), PAPER.margin, PAPER.height - 40, 16, 'bold'),
    SOFT,
    ...lines.map((line, index) => show(line, PAPER.margin, PAPER.height - 50 - index * 9, 7.5)),
  ]
}

function frame(all: Arranged, number: number, { show }: Lettering): string[] {
  const [titles, places] = [all.titles, all.places].map((some) => some.filter(({ page }) => page === number)) as [
    Arranged['titles'],
    Arranged['places'],
  ]
  const up = (y: number) => PAPER.height - y
  const box = ([x, y, width, height]: Box) => `${near(x)} ${near(up(y + height))} ${near(width)} ${near(height)} re`
  const rule = ([x, y, width, height]: Box) =>
    `${near(x)} ${near(up(y + height))} m ${near(x + width)} ${near(up(y + height))} l`
  const ticks = places.filter(({ type }) => type === 'TICK')
  // All tints, and all rules, are one shape each: reading back takes its time by shape.
  const parts: string[] = [TINT, ...titles.map((title) => box(title.box)), 'f', RULE]
  parts.push(...places.map(({ cell }) => rule(cell)), ...ticks.map((tick) => box(tick.box)), 'S')
  parts.push(INK)
  for (const { text, box } of titles) parts.push(show(text, box[0] + 3, up(box[1] + 8.2), 7.5, 'bold'))
  parts.push(SOFT)
  for (const { label, cell, box, type } of places) {
    if (type === 'TICK') parts.push(show(label, box[0] + box[2] + 3, up(cell[1] + cell[3] / 2 + 2.3), TICK_LABEL_SIZE))
    else parts.push(show(label, cell[0] + 3, up(cell[1] + 6.6), LABEL_SIZE))
  }
  return parts
}

function roomOf({ field, page, box, type }: Place, maxLength: number | null): Room {
  const [x, y, width, height] = box
  return {
    field,
    page,
    box,
    matrix: [1, 0, 0, 1, x, PAPER.height - y - height],
    width,
    height,
    tick: type === 'TICK',
    lines: type === 'MULTILINE',
    cells: null,
    size: TEXT_SIZE,
    align: 'left',
    maxLength,
  }
}
