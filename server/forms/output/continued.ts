import { type PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { worksheetNote } from '../../../shared/forms.ts'
import { type Lettering, near, widthOf } from './lettering.ts'
import { LEADING, wrap } from './set-text.ts'
import type { Continued } from './types.ts'
import { packedStream } from './write-pdf.ts'

/** What stands at the head of every attached page, in printable text. */
export type ContinuedHead = { form: string; insured: string; title: string; worksheet: boolean }

/** The words of the entries stand below this line, in points from the top; the head above. */
export const CONTINUED_TOP = 100
const PAPER = { width: 612, height: 792, margin: 48 }
const SIZE = 9.5
const BETWEEN = 6
const WIDTH = PAPER.width - 2 * PAPER.margin

/** The words of one entry as they are printed. */
export function entryText({ section, label, text }: Continued): string {
  return `${section} – ${label}: ${text}`
}

/** Adds the pages on which the entries stand whole, as many as they need. Returns how many. */
export function drawContinued(
  document: PDFDocument,
  head: ContinuedHead,
  entries: string[],
  lettering: Lettering,
): number {
  const pages = paginate(entries)
  pages.forEach((lines, index) => {
    const page = document.addPage([PAPER.width, PAPER.height])
    const parts = [...headOf(head, index + 1, pages.length, lettering)]
    for (const { text, y } of lines) if (text) parts.push(lettering.show(text, PAPER.margin, PAPER.height - y, SIZE))
    page.node.set(PDFName.of('Contents'), document.context.register(packedStream(document.context, parts.join('\n'))))
    lettering.equip(page)
  })
  return pages.length
}

type PlacedLine = { text: string; y: number }

function paginate(entries: string[]): PlacedLine[][] {
  const pages: PlacedLine[][] = []
  let y = Infinity
  for (const entry of entries) {
    for (const text of wrap(entry, WIDTH, SIZE)) {
      y += SIZE * LEADING
      if (y > PAPER.height - PAPER.margin) {
        pages.push([])
        y = CONTINUED_TOP + SIZE + 4
      }
      pages.at(-1)!.push({ text, y })
    }
    y += BETWEEN
  }
  return pages
}

function headOf(head: ContinuedHead, number: number, count: number, { show }: Lettering): string[] {
  const { margin, height } = PAPER
  const note = head.worksheet ? worksheetNote(head.form) : `Attached to ${head.form}`
  return [
    '0 g',
    show(`Continued${count > 1 ? ` (${number} of ${count})` : ''}`, margin, height - 50, 15, 'bold'),
    show(cut(`${note}. ${head.title}`, 9), margin, height - 66, 9),
    show(cut(`Insured: ${head.insured || '–'}`, 9), margin, height - 79, 9),
    '0.72 G 0.5 w',
    `${margin} ${near(height - 88)} m ${near(PAPER.width - margin)} ${near(height - 88)} l S`,
  ]
}

/** The head is a reminder, not data: a very long name ends in an ellipsis there and stands whole on the form or below. */
function cut(text: string, size: number): string {
  const line = text.replace(/\s+/g, ' ')
  if (widthOf(line, size) <= WIDTH) return line
  let end = line.length
  while (end > 0 && widthOf(`${line.slice(0, end)}…`, size) > WIDTH) end = Math.floor(end * 0.97)
  return `${line.slice(0, end)}…`
}
