import { deflateSync } from 'node:zlib'
import {
  degrees,
  drawImage,
  PDFAcroCheckBox,
  PDFAcroText,
  PDFCheckBox,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  PDFString,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** Text whose top left corner stands x and y points from the top left of the unrotated page. */
export type TextAt = {
  x: number
  y: number
  text: string
  size?: number
  bold?: boolean
  /** In letters of one width, as a typewriter's. */
  typed?: boolean
  angle?: number
}
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
/** The same pages are the same bytes whenever they are drawn. */
const DRAWN = new Date('2026-05-14T12:00:00Z')

/** A PDF with text, tables, fillable fields and pictures where the test wants them. */
export async function makePdf(pages: PdfPageSpec[], spec: PdfSpec = {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setCreationDate(DRAWN)
  document.setModificationDate(DRAWN)
  const fonts: Fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  }
  if (pages.some((page) => page.texts?.some(({ typed }) => typed))) {
    fonts.typed = await document.embedFont(StandardFonts.Courier)
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

type Fonts = { plain: PDFFont; bold: PDFFont; typed?: PDFFont }

async function addPage(document: PDFDocument, spec: PdfPageSpec, fonts: Fonts): Promise<void> {
  const page = document.addPage(spec.size ?? LETTER)
  if (spec.picture) await drawPicture(document, page, spec.picture)
  for (const text of spec.texts ?? []) drawText(page, text, fonts)
  for (const table of spec.tables ?? []) drawTable(page, table, fonts)
  for (const [x, y, width, height] of spec.rulings ?? []) {
    page.drawRectangle({ x, y: page.getHeight() - y - height, width, height })
  }
  for (const field of spec.fields ?? []) addField(document, page, field)
  if (spec.crop) page.setCropBox(...spec.crop)
  if (spec.rotate) page.setRotation(degrees(spec.rotate))
}

/** The pixels are compressed by Node: the library's own reading and packing of a scan takes seconds. */
async function drawPicture(document: PDFDocument, page: PDFPage, png: Uint8Array): Promise<void> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = document.context.stream(deflateSync(data, { level: 1 }), {
    ...{ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, ColorSpace: 'DeviceRGB', Filter: 'FlateDecode' },
    ...{ Width: info.width, Height: info.height },
  })
  const name = page.node.newXObject('Image', document.context.register(picture))
  const [turn, { width, height }] = [degrees(0), page.getSize()]
  page.pushOperators(...drawImage(name, { x: 0, y: 0, width, height, rotate: turn, xSkew: turn, ySkew: turn }))
}

/** A text field of a form, put on no page yet. A plain name is held against no other, which the library does with all of them for each. */
export function textField(document: PDFDocument, name: string): PDFTextField {
  const form = document.getForm()
  if (name.includes('.')) return form.createTextField(name)
  const field = PDFAcroText.create(document.context)
  field.setPartialName(name)
  form.acroForm.addField(field.ref)
  return PDFTextField.of(field, field.ref, document)
}

/** A tick box of a form, put on no page yet, as a text field is made. */
export function tickBox(document: PDFDocument, name: string): PDFCheckBox {
  const form = document.getForm()
  if (name.includes('.')) return form.createCheckBox(name)
  const field = PDFAcroCheckBox.create(document.context)
  field.setPartialName(name)
  form.acroForm.addField(field.ref)
  return PDFCheckBox.of(field, field.ref, document)
}

function drawText(page: PDFPage, { x, y, text, size = 11, bold, typed, angle }: TextAt, fonts: Fonts): void {
  const baseline = page.getHeight() - y - size * 0.8
  const font = (typed && fonts.typed) || (bold ? fonts.bold : fonts.plain)
  page.drawText(text, { x, y: baseline, size, font, rotate: degrees(angle ?? 0) })
}

function drawTable(page: PDFPage, { x, y, columns, rows, size = 9 }: TableAt, fonts: Fonts): void {
  rows.forEach((row, index) => {
    row.forEach((text, column) => {
      drawText(page, { x: x + columns[column]!, y: y + index * size * ROW, text, size }, fonts)
    })
  })
}

function addField(document: PDFDocument, page: PDFPage, field: FieldAt): void {
  const { name, x, width, height } = field
  const place = { x, y: page.getHeight() - field.y - height, width, height }
  if (field.ticked !== undefined) {
    const box = tickBox(document, name)
    box.addToPage(page, place)
    if (field.ticked) box.check()
  } else if (field.options) {
    const list = document.getForm().createDropdown(name)
    list.addOptions(field.options)
    if (field.value) list.select(field.value)
    list.addToPage(page, place)
  } else {
    const text = textField(document, name)
    if (field.lines) text.enableMultiline()
    text.addToPage(page, place)
    if (field.value) text.setText(field.value)
  }
}
