import { degrees, PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { textField, tickBox } from '../documents/pdf.ts'
import { HEADS, OPTIONS, QUESTIONS, ROWS, TITLES, WORDS } from './drawn-words.ts'

/** A fillable PDF drawn by a seed, and the label of each of its fields as a reader would say it. */
export type DrawnForm = { seed: number; style: string; pdf: Uint8Array; labels: Map<string, string> }

/** A generator of numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number) {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Style = {
  name: string
  /** Where captions stand: at the left, above, below, or small within a ruled box. */
  side: 'left' | 'above' | 'below' | 'box'
  columns: number
  colon: boolean
  upper: boolean
  lined: boolean
  size: number
  /** Ticks with their words behind or before them. */
  ticks: 'behind' | 'before'
  turned: boolean
  shift: number
}

/** Draws a form of some sections, each set in the form's own style, with fields whose names say nothing. */
export async function aDrawnForm(seed: number): Promise<DrawnForm> {
  const random = randomOf(seed * 7919 + 13)
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)]!
  const style: Style = {
    name: '',
    side: pick(['left', 'above', 'below', 'box'] as const),
    columns: pick([1, 2, 2, 3]),
    colon: random() < 0.5,
    upper: random() < 0.25,
    lined: random() < 0.5,
    size: pick([7, 8, 9, 10]),
    ticks: random() < 0.75 ? 'behind' : 'before',
    turned: random() < 0.15,
    shift: random() < 0.2 ? 36 : 0,
  }
  style.name = `${style.side} ${style.columns} columns ${style.size} pt, ticks ${style.ticks}${style.turned ? ', turned' : ''}${style.shift ? ', cropped' : ''}`
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(pick([StandardFonts.Helvetica, StandardFonts.TimesRoman]))
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const pen = new Pen(document, font, bold, style, random)
  const words = shuffled(WORDS, random)
  pen.title(`${pick(['Contractors', 'Restaurant', 'Trucking', 'Habitational'])} supplemental application`)
  for (const title of shuffled(TITLES, random).slice(0, 4)) {
    pen.heading(title)
    const kind = pick(['fields', 'fields', 'fields', 'questions', 'table', 'rows', 'options', 'radio'])
    pen.fields(words.splice(0, 4 + Math.floor(random() * 5)))
    if (kind === 'questions' || kind === 'radio')
      pen.questions(shuffled(QUESTIONS, random).slice(0, 4), kind === 'radio')
    if (kind === 'table') pen.table(HEADS.slice(0, 3 + Math.floor(random() * 3)), [])
    if (kind === 'rows') pen.table(HEADS.slice(1, 4), ROWS.slice(0, 3))
    if (kind === 'options') pen.options(shuffled(OPTIONS, random).slice(0, 5))
  }
  return { seed, style: style.name, pdf: await document.save({ useObjectStreams: false }), labels: pen.labels }
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  const left = [...list]
  return Array.from({ length: list.length }, () => left.splice(Math.floor(random() * left.length), 1)[0]!)
}

const [WIDE, HIGH, MARGIN] = [612, 792, 40]

class Pen {
  readonly labels = new Map<string, string>()
  private readonly document: PDFDocument
  private readonly font: PDFFont
  private readonly bold: PDFFont
  private readonly style: Style
  private readonly random: () => number
  private page: PDFPage
  private top = MARGIN
  private count = 0

  constructor(document: PDFDocument, font: PDFFont, bold: PDFFont, style: Style, random: () => number) {
    this.document = document
    this.font = font
    this.bold = bold
    this.style = style
    this.random = random
    this.page = this.newPage()
  }

  private newPage(): PDFPage {
    const { turned, shift } = this.style
    const page = this.document.addPage(
      turned ? [HIGH + 2 * shift, WIDE + 2 * shift] : [WIDE + 2 * shift, HIGH + 2 * shift],
    )
    const [width, height] = turned ? [HIGH, WIDE] : [WIDE, HIGH]
    if (shift) page.setCropBox(shift, shift, width, height)
    if (turned) page.setRotation(degrees(90))
    this.top = MARGIN
    return page
  }

  /** A point of the page as it is read, in the page's own space. */
  private at(x: number, top: number): [number, number] {
    const { turned, shift } = this.style
    return turned ? [top + shift, x + shift] : [x + shift, HIGH - top + shift]
  }

  private turn = () => (this.style.turned ? { rotate: degrees(90) } : {})

  private print(text: string, x: number, top: number, size = this.style.size, font = this.font) {
    const [px, py] = this.at(x, top)
    this.page.drawText(text, { x: px, y: py, size, font, ...this.turn() })
  }

  private line(x1: number, top1: number, x2: number, top2: number) {
    const [a, b] = [this.at(x1, top1), this.at(x2, top2)]
    this.page.drawLine({ start: { x: a[0], y: a[1] }, end: { x: b[0], y: b[1] }, thickness: 0.6 })
  }

  private room(height: number) {
    if (this.top + height > HIGH - MARGIN) this.page = this.newPage()
  }

  private place(x: number, top: number, width: number, height: number) {
    const [px, py] = this.at(x, top + height)
    return this.style.turned
      ? { x: px, y: py, width, height, rotate: degrees(90), borderWidth: 0 }
      : { x: px, y: py, width, height, borderWidth: 0 }
  }

  private name = () => `Text${++this.count}`

  private text(label: string, x: number, top: number, width: number, height: number) {
    const name = this.name()
    textField(this.document, name).addToPage(this.page, this.place(x, top, width, height))
    this.labels.set(name, label)
  }

  private caption = (label: string) => (this.style.upper ? label.toUpperCase() : label)
  private widthOf = (text: string, size = this.style.size) => this.font.widthOfTextAtSize(text, size)

  title(text: string) {
    this.print(text, MARGIN, this.top + 14, 15, this.bold)
    this.top += 34
  }

  heading(text: string) {
    this.room(90)
    this.top += 10
    this.print(text.toUpperCase(), MARGIN, this.top + 10, 10.5, this.bold)
    this.top += 20
  }

  fields(words: string[]) {
    const { side, columns } = this.style
    const width = (WIDE - 2 * MARGIN) / columns
    for (let from = 0; from < words.length; from += columns) {
      this.room(40)
      const row = words.slice(from, from + columns)
      const heights = row.map((label, at) =>
        this.field(this.caption(label), MARGIN + at * width, this.top, width, side),
      )
      this.top += Math.max(...heights)
    }
  }

  private field(label: string, x: number, top: number, width: number, side: Style['side']): number {
    const { size, colon, lined } = this.style
    const said = colon && side !== 'box' ? `${label}:` : label
    const lines = this.wrapped(said, side === 'left' ? width * 0.55 : width - 12, side === 'box' ? size - 1 : size)
    if (side === 'left') {
      const labelWidth = Math.max(...lines.map((line) => this.widthOf(line)))
      const start = lined ? x + labelWidth + 4 : Math.max(x + labelWidth + 4, x + width * 0.4)
      lines.forEach((line, at) => {
        this.print(line, x, top + 10 + at * size * 1.15)
      })
      this.text(label, start, top, Math.max(30, x + width - start - 10), 14)
      if (lined) this.line(start, top + 14, x + width - 10, top + 14)
      return 20 + (lines.length - 1) * size * 1.15
    }
    if (side === 'above') {
      lines.forEach((line, at) => {
        this.print(line, x, top + size + at * size * 1.15)
      })
      const down = top + lines.length * size * 1.15 + 3
      this.text(label, x, down, width - 12, 14)
      if (lined) this.line(x, down + 14, x + width - 12, down + 14)
      return down - top + 22
    }
    if (side === 'below') {
      this.text(label, x, top, width - 12, 14)
      this.line(x, top + 14, x + width - 12, top + 14)
      lines.forEach((line, at) => {
        this.print(line, x, top + 15 + size + at * size * 1.15)
      })
      return 24 + size + lines.length * size * 1.15
    }
    const height = 14 + lines.length * size * 1.15 + 2
    for (const [x1, t1, x2, t2] of [[x, top, x + width, top], [x, top + height, x + width, top + height], [x, top, x, top + height], [x + width, top, x + width, top + height]] as const) this.line(x1, t1, x2, t2) // biome-ignore format: four lines
    lines.forEach((line, at) => {
      this.print(line, x + 3, top + size + at * (size - 1) * 1.15, size - 1)
    })
    this.text(label, x + 2, top + height - 14, width - 4, 13)
    return height
  }

  private wrapped(text: string, width: number, size = this.style.size): string[] {
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      if (last && this.widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }

  /** Questions with a Yes and a No behind each: boxes of their own, or one group. */
  questions(questions: string[], isGroup: boolean) {
    const { size, ticks } = this.style
    for (const question of questions) {
      this.room(24)
      const lines = this.wrapped(question, 330)
      lines.forEach((line, at) => {
        this.print(line, MARGIN, this.top + 10 + at * size * 1.15)
      })
      const top = this.top + (lines.length - 1) * size * 1.15
      const group = isGroup ? this.document.getForm().createRadioGroup(`Group${++this.count}`) : null
      if (group) this.labels.set(group.getName(), question)
      ;['Yes', 'No'].forEach((word, at) => {
        const x = 400 + at * 60
        const wide = this.widthOf(word)
        const tickAt = ticks === 'behind' ? x : x + wide + 3
        this.print(word, ticks === 'behind' ? x + 13 : x, top + 10)
        const place = this.place(tickAt, top + 1, 10, 10)
        if (group) group.addOptionToPage(`c${at}`, this.page, place)
        else {
          const name = `Check${++this.count}`
          tickBox(this.document, name).addToPage(this.page, place)
          this.labels.set(name, `${question} ${word}`)
        }
      })
      this.top += 18 + (lines.length - 1) * size * 1.15
    }
    this.top += 6
  }

  /** Boxes to tick one beside the other, each with its word. */
  options(options: string[]) {
    this.room(24)
    const { ticks } = this.style
    let x = MARGIN
    for (const option of options) {
      const name = `Check${++this.count}`
      const wide = this.widthOf(option)
      this.print(option, ticks === 'behind' ? x + 13 : x, this.top + 10)
      const at = this.place(ticks === 'behind' ? x : x + wide + 3, this.top + 1, 10, 10)
      tickBox(this.document, name).addToPage(this.page, at)
      this.labels.set(name, option)
      x += wide + 13 + 22
    }
    this.top += 24
  }

  /** A table of fields under the heads of its columns, ruled or open; its rows have names of their own, or none. */
  table(heads: string[], rows: string[]) {
    this.room(120)
    const { size } = this.style
    const first = rows.length ? 120 : 0
    const width = (WIDE - 2 * MARGIN - first) / heads.length
    const ruled = this.random() < 0.6
    heads.forEach((head, at) => {
      this.print(this.caption(head), MARGIN + first + at * width + 4, this.top + 11)
    })
    this.top += 15
    const names = rows.length ? rows : ['Row 1', 'Row 2', 'Row 3']
    const top = this.top
    for (const name of names) {
      if (rows.length) this.print(name, MARGIN + 3, this.top + 11, size)
      heads.forEach((head, at) => {
        this.text(`${name} ${this.caption(head)}`, MARGIN + first + at * width + 2, this.top + 1, width - 4, 14)
      })
      this.top += 16
    }
    if (ruled) {
      for (let at = 0; at <= names.length; at++) this.line(MARGIN, top + at * 16, WIDE - MARGIN, top + at * 16)
      for (let at = 0; at <= heads.length; at++)
        this.line(MARGIN + first + at * width, top, MARGIN + first + at * width, this.top)
    }
    this.top += 8
  }
}
