import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { MEASURED } from '../../../server/documents/acord/editions.ts'
import { FIELDS } from '../../../server/forms/acord-25/fields.ts'
import { makePdf, type PdfPageSpec, type TextAt } from '../../support/documents/pdf.ts'
import { scanOf } from '../../support/documents/scan.ts'
import { printedLines } from '../acord-25/drawn-certificate.ts'

/** How a certificate comes: printed, printed by another program that sets the form's words anew, still fillable, or scanned. */
export type Way = 'print' | 'loose' | 'fields' | 'scan'

const { boxes: BOXES, anchors: ANCHORS } = MEASURED.of('25-2016-03').pages[0]!
const LABEL = 5.6
const TYPE = 7
const LEADING = 9
const IN_A_LINE = 120

/** A certificate with these elements filled, as a PDF of one page. */
export async function certificatePdf(values: Record<string, string>, way: Way, edition = '2016/03'): Promise<Buffer> {
  const unknown = Object.keys(values).filter((name) => !FIELDS.some((field) => field.name === name))
  if (unknown.length) throw new Error(`No such element: ${unknown.join(', ')}`)
  const labels = await printedWords(edition, way === 'loose')
  if (way === 'fields') return makePdf([{ texts: labels, fields: BOXES.map((box) => fieldIn(box, values)) }])
  const typed = BOXES.flatMap((box) => textsIn(box, values[box.name] ?? ''))
  const pdf = await makePdf([{ texts: [...labels, ...typed] }])
  return way === 'scan' ? scanOf(pdf, 0, { dpi: 300, lean: 0.2 }) : pdf
}

/** The words of the form, those that it prints once just where they stand and as wide as there. */
async function printedWords(edition: string, isLoose: boolean): Promise<TextAt[]> {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  const left = new Set(isLoose ? [] : ANCHORS)
  const anchored = (anchor: (typeof ANCHORS)[number], text: string): TextAt => {
    const [from, top, to, bottom] = anchor.edges
    left.delete(anchor)
    const size = (to - from) / font.widthOfTextAtSize(anchor.word, 1)
    return { x: from, y: (top + bottom) / 2 - size * 0.37, text, size }
  }
  const lines = printedLines().flatMap(([line, x, y]) => {
    let at = x
    return line
      .replace('(2016/03)', `(${edition})`)
      .split(' ')
      .map((text): TextAt => {
        const plain = text.replace(/[^A-Z]/g, '')
        const near = [...left].find(
          ({ word, edges }) => word === plain && Math.abs(edges[0] - at) < 40 && Math.abs(edges[1] - y) < 8,
        )
        const word = near ? anchored(near, text) : { x: at, y, text, size: LABEL }
        at = word.x + font.widthOfTextAtSize(`${text} `, word.size!)
        return word
      })
  })
  return [...lines, ...[...left].map((anchor) => anchored(anchor, anchor.word))]
}

type FormBox = (typeof BOXES)[number]

function fieldIn(
  { name, kind, edges }: FormBox,
  values: Record<string, string>,
): NonNullable<PdfPageSpec['fields']>[number] {
  const [x, y, right, bottom] = edges
  const place = { name, x, y, width: right - x, height: bottom - y }
  if (kind === 'tick') return { ...place, ticked: values[name] === 'true' }
  return { ...place, value: wrapped(values[name] ?? '').join('\n'), lines: bottom - y > 30 }
}

function textsIn({ kind, edges: [left, top, right, bottom] }: FormBox, value: string): TextAt[] {
  if (!value) return []
  if (kind === 'tick') return [{ x: (left + right) / 2 - 2.5, y: (top + bottom) / 2 - 3.5, text: 'X', size: TYPE }]
  const first = bottom - top > 30 ? top + 3 : (top + bottom) / 2 - TYPE / 2
  return wrapped(value).map((text, at) => ({ x: left + 2, y: first + at * LEADING, text, size: TYPE }))
}

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)!} ${word}`.trim()
    if (longer.length > IN_A_LINE) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
