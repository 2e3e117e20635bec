import { degrees, PDFDict, PDFDocument, type PDFField, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import type { FormField } from '../../../server/forms/types.ts'
import { textField, tickBox } from '../documents/pdf.ts'

export type FillableSpec = {
  fields: FormField[]
  /** 'hybrid' writes `F[0].P1[0].Name[0]`, as forms made for XFA do. */
  spelling?: 'plain' | 'hybrid'
  /** Value of the hidden field that names the form and edition; none when left out. */
  identifier?: string
  /** A line of text on the page. */
  footer?: string
  title?: string
  /** Values the blank is already filled with. */
  values?: Record<string, string>
  /** Fields of the agency's own. */
  more?: string[]
  /** Text the page itself prints inside a field's place, left of where its value begins. */
  printedInside?: Record<string, string>
  /** Prints a caption of one word of its own above each field. */
  captions?: boolean
  maxLengths?: Record<string, number>
  comb?: string
  fontSize?: number
  xfa?: boolean
  password?: string
  /** Turns the page, with its fields upright as it is shown. */
  turned?: boolean
}

const COLUMNS = 5
const PER_PAGE = 30 * COLUMNS
const CELL = { width: 108, height: 24 }
const MARGIN = 36
const EDITION = 'Form_EditionIdentifier_A'

/** A fillable PDF of these elements in a plain grid: text, several lines, and ticks whose value when on is '1'. */
export async function makeFillablePdf(spec: FillableSpec): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const addPage = () => document.addPage(spec.turned ? [792, 792] : [612, 792])
  const page = addPage()
  const font = await document.embedFont(StandardFonts.Helvetica)
  if (spec.title) document.setTitle(spec.title)
  if (spec.footer) page.drawText(spec.footer, { x: MARGIN, y: 16, size: 7, font })
  const names = [...spec.fields.map((field) => field.name).filter((name) => name !== EDITION), ...(spec.more ?? [])]
  names.forEach((name, index) => {
    if (index > 0 && index % PER_PAGE === 0) addPage()
    addField(document, document.getPages().at(-1)!, spec, name, index % PER_PAGE)
  })
  if (spec.identifier !== undefined) addIdentifier(document, page, spec)
  const form = document.getForm()
  form.updateFieldAppearances(font)
  for (const field of form.getFields()) nameTick(field)
  if (spec.turned) page.setRotation(degrees(90))
  if (spec.xfa) form.acroForm.dict.set(PDFName.of('XFA'), document.context.register(document.context.stream('<xdp/>')))
  if (spec.password !== undefined) document.encrypt({ userPassword: spec.password, ownerPassword: 'the owner' })
  return document.save({ updateFieldAppearances: false })
}

/** A PDF of so many text fields, written out plainly. */
export function makeManyFields(count: number): Uint8Array {
  const numbers = Array.from({ length: count }, (_, index) => index + 4)
  const references = numbers.map((number) => `${number} 0 R`).join(' ')
  const parts = [
    '%PDF-1.7\n',
    `1 0 obj <</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [${references}]>>>> endobj\n`,
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n',
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [${references}]>> endobj\n`,
    ...numbers.map(
      (number) =>
        `${number} 0 obj <</Type /Annot /Subtype /Widget /FT /Tx /T (Field${number}) /Rect [9 9 99 20] /P 3 0 R>> endobj\n`,
    ),
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  ]
  return new TextEncoder().encode(parts.join(''))
}

function addField(document: PDFDocument, page: PDFPage, spec: FillableSpec, name: string, index: number): void {
  const type = spec.fields.find((field) => field.name === name)?.type ?? 'TEXT'
  const place = placeOf(index, type, spec)
  const value = spec.values?.[name]
  if (spec.captions)
    page.drawText(`CAPTION${String.fromCharCode(65 + (index % 26), 65 + Math.floor(index / 26))}`, {
      x: place.x,
      y: place.y + 14,
      size: 5,
    })
  const before = spec.printedInside?.[name]
  if (before) page.drawText(before, { x: place.x - 6, y: place.y + 3, size: 7 })
  if (type === 'TICK') {
    const tick = tickBox(document, spelled(name, spec))
    tick.addToPage(page, place)
    if (value === 'true') tick.check()
    return
  }
  const text = textField(document, spelled(name, spec))
  if (type === 'MULTILINE') text.enableMultiline()
  const maxLength = spec.maxLengths?.[name]
  if (maxLength !== undefined) text.setMaxLength(maxLength)
  if (value) text.setText(value)
  text.addToPage(page, place)
  if (spec.fontSize) text.setFontSize(spec.fontSize)
  if (spec.comb === name) text.enableCombing()
}

function placeOf(index: number, type: string, spec: FillableSpec) {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
  const size =
    type === 'TICK' ? { width: 11, height: 11 } : { width: CELL.width - 6, height: type === 'MULTILINE' ? 21 : 13 }
  const x = MARGIN + column * CELL.width
  const y = 792 - MARGIN - (row + 1) * CELL.height
  if (!spec.turned) return { x, y, ...size }
  return { x: 792 - y, y: x, ...size, rotate: degrees(90) }
}

function addIdentifier(document: PDFDocument, page: PDFPage, spec: FillableSpec): void {
  const hidden = document.getForm().createTextField(spelled(EDITION, spec))
  hidden.setText(spec.identifier)
  hidden.addToPage(page, { x: 0, y: 0, width: 20, height: 8, hidden: true })
}

function spelled(name: string, { spelling = 'plain' }: FillableSpec): string {
  return spelling === 'hybrid' ? `F[0].P1[0].${name}[0]` : name
}

/** Gives a tick the value '1' when on, as the forms of the trade have it. */
function nameTick(field: PDFField): void {
  for (const widget of field.acroField.getWidgets()) {
    const normal = widget.dict.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'))
    const drawn = normal instanceof PDFDict ? normal.get(PDFName.of('Yes')) : undefined
    if (!(normal instanceof PDFDict) || !drawn) continue
    normal.delete(PDFName.of('Yes'))
    normal.set(PDFName.of('1'), drawn)
    if (widget.dict.get(PDFName.of('AS')) === PDFName.of('Yes')) widget.dict.set(PDFName.of('AS'), PDFName.of('1'))
  }
}
