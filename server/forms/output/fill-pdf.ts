import { PDFDict, type PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import type { FieldWriting, FilledForm, FillNote, PdfFill } from '../../documents/index.ts'
import { drawContinued, entryText } from './continued.ts'
import { type Appearance, drawTick, listAppearance, textAppearance } from './field-appearance.ts'
import { type Lettering, startLettering } from './lettering.ts'
import { openTemplate } from './open-template.ts'
import { frameOf, sizeOf } from './page-frame.ts'
import { type BareField, onState, readPdfFields } from './pdf-fields.ts'
import { printed } from './plan-values.ts'
import { roomOf } from './template-ground.ts'
import type { Continued } from './types.ts'
import { type PlannedField, verifyPdf } from './verify-pdf.ts'
import { type Room, SEE_ATTACHED, writeIn } from './write-value.ts'

type Plan = { planned: PlannedField[]; attached: Continued[]; notes: FillNote[] }

/**
 * Fills a fillable PDF, which stays fillable, and shows its values by pictures of its own, so that every viewer shows them alike. Fields that are not
 * named keep what they hold. What does not fit its place stands whole on an attached page and in `notes`. The file is read back before
 * it is given out: throws an Error when a value does not stand in its field, or any other field has changed.
 */
export async function fillPdf(bytes: Uint8Array, fill: PdfFill): Promise<FilledForm> {
  const document = await openTemplate(bytes)
  const fields = readPdfFields(document)
  const before = new Map(fields.map(({ name, held }) => [name, held]))
  const pages = document.getPages()
  const frames = pages.map(frameOf)
  const rooms = new Map(fields.map((field) => [field.name, roomsOf(field, frames)]))
  const plan = planAll(fields, rooms, fill.values)
  leaveBehind(document)
  const attachedPages = await draw(document, plan, fill)
  const filled: FilledForm = {
    pdf: await document.save({ objectsPerTick: Infinity, updateFieldAppearances: false }),
    worksheet: false,
    edition: null,
    pages: document.getPages().map((page, index) => ({ number: index + 1, ...sizeOf(page) })),
    attachedPages,
    places: Object.fromEntries(
      [...rooms].flatMap(([name, [room]]) => (room ? [[name, { page: room.page, box: room.box }]] : [])),
    ),
    notes: plan.notes,
  }
  const differing = await verifyPdf(filled, plan.planned, before, bytes)
  if (differing.length)
    throw new Error(`The filled form does not read back as it was filled: ${differing.slice(0, 5).join(', ')}.`)
  return filled
}

function roomsOf({ nodes, name, widgets }: BareField, frames: ReturnType<typeof frameOf>[]): Room[] {
  const [node] = nodes
  return widgets.map((widget) => ({
    ...roomOf(node!, widget, frames[widget.page]!),
    field: name,
    matrix: [1, 0, 0, 1, 0, 0],
  }))
}

function planAll(fields: BareField[], rooms: Map<string, Room[]>, values: Record<string, FieldWriting>): Plan {
  const plan: Plan = { planned: [], attached: [], notes: [] }
  const known = new Map(fields.map((field) => [field.name, field]))
  for (const [name, value] of Object.entries(values)) {
    const field = known.get(name)
    if (!field) plan.notes.push({ field: name, message: 'This PDF has no field of this name.' })
    else plan.planned.push(planOne(field, value, rooms.get(name)!, plan))
  }
  return plan
}

function planOne(
  field: BareField,
  { kept, shown, section, label }: FieldWriting,
  rooms: Room[],
  plan: Plan,
): PlannedField {
  const isText = field.kind === 'text' || field.kind === 'choice'
  if (!isText || !shown) return { field, kept, whole: isText ? shown : '', writings: [] }
  const text = printed(field.name, shown, plan.notes)
  // The PDF's own limit was asked before; what it shows may be longer, by a sign of money.
  const written = rooms.map((room) =>
    writeIn({ ...room, maxLength: null, cells: field.comb ? room.cells : null }, text),
  )
  if (written.every((one) => one !== null)) return { field, kept, whole: text, writings: written }
  const pointers = rooms.map((room) => writeIn({ ...room, cells: null }, SEE_ATTACHED))
  const isPointed = field.kind === 'text' && !field.format && pointers.every((one) => one !== null)
  plan.attached.push({ section, label, text })
  plan.notes.push({
    field: field.name,
    attached: true,
    message: 'Too long for its place; it is printed in full on an attached page.',
  })
  return { field, kept: isPointed ? [SEE_ATTACHED] : [], whole: text, writings: isPointed ? pointers : [] }
}

/** What would show other values than were filled, or break with the first change. */
function leaveBehind(document: PDFDocument) {
  document.catalog.delete(PDFName.of('Perms'))
  document.catalog.delete(PDFName.of('NeedsRendering'))
  const form = document.catalog.lookup(PDFName.of('AcroForm'), PDFDict)
  form.delete(PDFName.of('XFA'))
  form.delete(PDFName.of('NeedAppearances'))
}

async function draw(
  document: PDFDocument,
  { planned, attached, notes }: Plan,
  { formName, title }: PdfFill,
): Promise<number> {
  const entries = attached.map((entry) => printed(entry.label, entryText(entry), notes))
  const head = { form: printed('', formName, []), insured: '', title: printed('', title, []), worksheet: false }
  const lists = planned.flatMap(({ field }) =>
    field.kind === 'choices' ? field.choices.map(({ label }) => printed('', label, [])) : [],
  )
  const texts = [
    ...planned.flatMap(({ writings }) => writings.flatMap(({ set }) => set.lines)),
    ...lists,
    ...entries,
    head.form,
    head.title,
  ]
  const lettering = await startLettering(document, texts)
  const resources = document.context.obj({})
  const kit: Appearance = { document, lettering, resources }
  for (const one of planned) write(one, kit)
  const pages = drawContinued(document, head, entries, lettering)
  resources.set(PDFName.of('Font'), fontsOf(document, lettering))
  return pages
}

const fontsOf = (document: PDFDocument, lettering: Lettering) => {
  const fonts = document.context.obj({})
  for (const [key, ref] of lettering.fonts()) fonts.set(PDFName.of(key), ref)
  return fonts
}

function write({ field, kept, writings }: PlannedField, kit: Appearance) {
  const { kind, widgets, nodes } = field
  if (kind === 'tick' || kind === 'radio') return mark(field, kept, kit)
  for (const { node } of nodes) {
    const owner = ownerOf(node, 'V')
    if (kept.length)
      owner.set(
        PDFName.of('V'),
        kind === 'choices'
          ? kit.document.context.obj(kept.map((one) => PDFHexString.fromText(one)))
          : PDFHexString.fromText(kept[0]!),
      )
    else owner.delete(PDFName.of('V'))
    owner.delete(PDFName.of('RV'))
    if (kind === 'choices') setIndexes(owner, field, kept, kit.document)
    else owner.delete(PDFName.of('I'))
  }
  widgets.forEach((widget, at) => {
    if (kind === 'choices') listAppearance(widget, field, kept, kit)
    else textAppearance(widget, nodes[0]!, writings[at] ?? null, kit)
  })
}

/** The field whose entry counts: this one, or the nearest above it that has the entry. */
function ownerOf(node: PDFDict, key: string): PDFDict {
  for (let at: PDFDict = node, depth = 0; depth < 16; depth++) {
    if (at.has(PDFName.of(key))) return at
    const parent = at.lookup(PDFName.of('Parent'))
    if (!(parent instanceof PDFDict)) break
    at = parent
  }
  return node
}

function setIndexes(owner: PDFDict, { choices }: BareField, kept: string[], document: PDFDocument) {
  const places = choices.flatMap(({ value }, at) => (kept.includes(value) ? [at] : []))
  if (places.length) owner.set(PDFName.of('I'), document.context.obj(places))
  else owner.delete(PDFName.of('I'))
}

/** Ticks the boxes whose mark is the value, and no others. */
function mark({ kind, widgets, nodes, choices }: BareField, kept: string[], kit: Appearance) {
  const wanted = kept[0]
  const state = wanted === undefined ? 'Off' : kind === 'radio' ? wanted : null
  let value = 'Off'
  for (const widget of widgets) {
    const on = onState(widget) ?? drawTick(widget, kit)
    const isOn = state === null ? true : on === state
    if (isOn) value = on
    widget.node.set(PDFName.of('AS'), PDFName.of(isOn ? on : 'Off'))
  }
  if (kind === 'radio' && wanted !== undefined && !choices.some((one) => one.value === wanted))
    throw new Error('This is none of the choices.')
  for (const { node } of nodes) ownerOf(node, 'V').set(PDFName.of('V'), PDFName.of(value))
}
