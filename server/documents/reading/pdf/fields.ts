import type { Box, FieldValue } from '../../types.ts'
import { type PdfEngine, readUtf16 } from './engine.ts'
import { type PageFrame, toShown } from './glyphs.ts'

const SUBTYPE = { text: 1, freeText: 3, strikeOut: 12, widget: 20 }
const FIELD = { pushButton: 1, checkbox: 2, radio: 3, signature: 7 }
const HIDDEN = 2 | 32
const MOST_PER_PAGE = 20_000

/** Text a person put on the page as a comment box: it is seen like any other text. */
export type Note = { text: string; box: Box }

/** Reads the fillable fields of a page with their values, its free-text notes, its comments, and the boxes a reviewer struck out. `form` is 0 for a file without a form. */
export function readFields(
  engine: PdfEngine,
  form: number,
  page: number,
  frame: PageFrame,
  scratch: number,
): { fields: FieldValue[]; notes: Note[]; comments: string[]; strikes: Box[] } {
  const { call } = engine
  const fields: FieldValue[] = []
  const notes: Note[] = []
  const comments: string[] = []
  const strikes: Box[] = []
  const count = Math.min(call.FPDFPage_GetAnnotCount!(page), MOST_PER_PAGE)
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot!(page, index)
    if (!annotation) continue
    const subtype = call.FPDFAnnot_GetSubtype!(annotation)
    const seen = (call.FPDFAnnot_GetFlags!(annotation) & HIDDEN) === 0
    if (seen && form && subtype === SUBTYPE.widget) {
      const field = readField(engine, form, annotation, boxOf(engine, annotation, frame, scratch))
      if (field) fields.push(field)
    } else if (seen && subtype === SUBTYPE.freeText) {
      const text = textUnder(engine, annotation, 'Contents')
      if (text.trim()) notes.push({ text, box: boxOf(engine, annotation, frame, scratch) })
    } else if (seen && subtype === SUBTYPE.text) {
      const text = textUnder(engine, annotation, 'Contents').trim()
      if (text) comments.push(text)
    } else if (seen && subtype === SUBTYPE.strikeOut) strikes.push(...quadsOf(engine, annotation, frame, scratch))
    call.FPDFPage_CloseAnnot!(annotation)
  }
  return { fields, notes, comments, strikes }
}

function readField(engine: PdfEngine, form: number, annotation: number, box: Box): FieldValue | null {
  const { call } = engine
  const type = call.FPDFAnnot_GetFormFieldType!(form, annotation)
  if (type < FIELD.checkbox || type === FIELD.signature) return null
  const name = readUtf16(engine, (buffer, length) => call.FPDFAnnot_GetFormFieldName!(form, annotation, buffer, length))
  if (type === FIELD.checkbox || type === FIELD.radio) {
    return { name, value: call.FPDFAnnot_IsChecked!(form, annotation) ? 'true' : '', box }
  }
  const value = readUtf16(engine, (buffer, length) =>
    call.FPDFAnnot_GetFormFieldValue!(form, annotation, buffer, length),
  )
  return { name, value, box }
}

function boxOf(engine: PdfEngine, annotation: number, frame: PageFrame, scratch: number): Box {
  if (!engine.call.FPDFAnnot_GetRect!(annotation, scratch)) return [0, 0, 0, 0]
  const view = engine.view()
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => view.getFloat32(scratch + at, true))
  const [x, y, w, h] = toShown(
    frame,
    Math.min(left!, right!),
    Math.min(bottom!, top!),
    Math.max(left!, right!),
    Math.max(bottom!, top!),
  )
  return [tenth(x), tenth(y), tenth(w), tenth(h)]
}

/** The stretches of text a mark lies on: one a line. */
function quadsOf({ call, view }: PdfEngine, annotation: number, frame: PageFrame, scratch: number): Box[] {
  const boxes: Box[] = []
  const count = Math.min(call.FPDFAnnot_CountAttachmentPoints!(annotation), MOST_PER_PAGE)
  for (let index = 0; index < count; index++) {
    if (!call.FPDFAnnot_GetAttachmentPoints!(annotation, index, scratch)) continue
    const at = (offset: number) => view().getFloat32(scratch + offset, true)
    const [xs, ys] = [
      [at(0), at(8), at(16), at(24)],
      [at(4), at(12), at(20), at(28)],
    ] as const
    boxes.push(toShown(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)))
  }
  return boxes
}

function textUnder(engine: PdfEngine, annotation: number, key: string): string {
  const name = engine.call.malloc!(key.length + 1)
  try {
    engine.bytes().set(Buffer.from(`${key}\0`, 'latin1'), name)
    return readUtf16(engine, (buffer, length) =>
      engine.call.FPDFAnnot_GetStringValue!(annotation, name, buffer, length),
    )
  } finally {
    engine.call.free!(name)
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
