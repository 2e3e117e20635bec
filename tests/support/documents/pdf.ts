import { degrees, PDFDocument, type PDFFont, type PDFPage, PDFString, StandardFonts } from '@cantoo/pdf-lib'

/** Text whose top left corner stands x and y points from the top left of the unrotated page. */
export type TextAt = { x: number; y: number; text: string; size?: number; bold?: boolean; angle?: number }
type TableAt = { x: number; y: number; columns: number[]; rows: string[][]; size?: number }
type FieldAt = {
  name: string
  x: number
  y: number
  width: number
  height: number
  value?: string
  ticked?: boolean
  options?: string[]
  lines?: boolean
}
export type PdfPageSpec = {
  size?: [width: number, height: number]
  rotate?: 0 | 90 | 180 | 270
  /** Left, bottom, width and height of the part that is shown. */
  crop?: [number, number, number, number]
  texts?: TextAt[]
  tables?: TableAt[]
  /** Lines and filled bars: x and y of the top left corner, width and height. */
  rulings?: [number, number, number, number][]
  fields?: FieldAt[]
  /** A PNG that covers the whole page. */
  picture?: Uint8Array
}
/** `comment` is a sticky note on the first page, `attached` are files inside the PDF. */
export type PdfSpec = {
  comment?: string
  attached?: { name: string; bytes: Uint8Array }[]
  script?: string
  password?: { user: string; owner: string }
}

const LETTER: [number, number] = [612, 792]
const ROW = 1.6

/** A PDF with text, tables, fillable fields and pictures where the test wants them. */
export async function makePdf(pages: PdfPageSpec[], spec: PdfSpec = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  for (const page of pages) await addPage(document, page, fonts)
  if (spec.comment) {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [500, 700, 520, 720], Contents: PDFString.of(spec.comment) }
    document.getPage(0).node.addAnnot(document.context.register(document.context.obj(note)))
  }
  for (const { name, bytes } of spec.attached ?? []) await document.attach(bytes, name)
  if (spec.script) document.addJavaScript('open', spec.script)
  if (spec.password) document.encrypt({ userPassword: spec.password.user, ownerPassword: spec.password.owner })
  return Buffer.from(await document.save({ useObjectStreams: !spec.password, addDefaultPage: false }))
}

/** The same pages with all they draw turned counter-clockwise inside them; the pages themselves stand upright. */
export async function turnedInside(pdf: Uint8Array, angle: 90 | 180 | 270): Promise<Buffer> {
  const document = await PDFDocument.create()
  const { length } = (await PDFDocument.load(pdf)).getPages()
  const all = Array.from({ length }, (_, index) => index)
  for (const page of await document.embedPdf(pdf, all)) {
    const { width, height } = page
    const size: [number, number] = angle === 180 ? [width, height] : [height, width]
    const [x, y] = angle === 90 ? [height, 0] : angle === 180 ? [width, height] : [0, width]
    document.addPage(size).drawPage(page, { x, y, rotate: degrees(angle) })
  }
  return Buffer.from(await document.save())
}

/** Text lines from the top of a letter page, as quick pages for tests that only need words. */
export function linesPage(lines: string[], size = 11): PdfPageSpec {
  return { texts: lines.map((text, index) => ({ x: 72, y: 72 + index * size * ROW, text, size })) }
}

type Fonts = { plain: PDFFont; bold: PDFFont }

async function addPage(document: PDFDocument, spec: PdfPageSpec, fonts: Fonts): Promise<void> {
  const page = document.addPage(spec.size ?? LETTER)
  if (spec.picture) {
    const { width, height } = page.getSize()
    page.drawImage(await document.embedPng(spec.picture), { x: 0, y: 0, width, height })
  }
  for (const text of spec.texts ?? []) drawText(page, text, fonts)
  for (const table of spec.tables ?? []) drawTable(page, table, fonts)
  for (const [x, y, width, height] of spec.rulings ?? []) {
    page.drawRectangle({ x, y: page.getHeight() - y - height, width, height })
  }
  for (const field of spec.fields ?? []) addField(document, page, field)
  if (spec.crop) page.setCropBox(...spec.crop)
  if (spec.rotate) page.setRotation(degrees(spec.rotate))
}

function drawText(page: PDFPage, { x, y, text, size = 11, bold, angle }: TextAt, fonts: Fonts): void {
  const baseline = page.getHeight() - y - size * 0.8
  page.drawText(text, { x, y: baseline, size, font: bold ? fonts.bold : fonts.plain, rotate: degrees(angle ?? 0) })
}

function drawTable(page: PDFPage, { x, y, columns, rows, size = 9 }: TableAt, fonts: Fonts): void {
  rows.forEach((row, index) => {
    row.forEach((text, column) => {
      drawText(page, { x: x + columns[column]!, y: y + index * size * ROW, text, size }, fonts)
    })
  })
}

function addField(document: PDFDocument, page: PDFPage, field: FieldAt): void {
  const form = document.getForm()
  const { name, x, width, height } = field
  const place = { x, y: page.getHeight() - field.y - height, width, height }
  if (field.ticked !== undefined) {
    const box = form.createCheckBox(name)
    box.addToPage(page, place)
    if (field.ticked) box.check()
  } else if (field.options) {
    const list = form.createDropdown(name)
    list.addOptions(field.options)
    if (field.value) list.select(field.value)
    list.addToPage(page, place)
  } else {
    const text = form.createTextField(name)
    if (field.lines) text.enableMultiline()
    text.addToPage(page, place)
    if (field.value) text.setText(field.value)
  }
}
