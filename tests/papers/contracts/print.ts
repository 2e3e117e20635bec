import { makePdf, type PdfPageSpec, type TextAt } from '../../support/documents/pdf.ts'
import type { Contract, Hand } from './contract.ts'

const [WIDTH, MARGIN, BOTTOM] = [612, 60, 715]
const EM = 0.5

/** How a hand sets its contracts. */
const STYLES: Record<Hand, { size: number; isRuled: boolean; gap: number }> = {
  alder: { size: 10, isRuled: false, gap: 0.4 },
  birch: { size: 9.5, isRuled: true, gap: 0.5 },
  cedar: { size: 11, isRuled: false, gap: 0.7 },
  hazel: { size: 10, isRuled: true, gap: 0.6 },
  juniper: { size: 10.5, isRuled: true, gap: 0.55 },
  larch: { size: 10, isRuled: true, gap: 0.5 },
  willow: { size: 10.5, isRuled: false, gap: 0.6 },
  maple: { size: 10, isRuled: true, gap: 0.6 },
  poplar: { size: 10.5, isRuled: false, gap: 0.5 },
}

/** A contract as a PDF: paragraphs over the ends of pages, headings in bold, tables in columns, small print in two columns. */
export function printed({ lines, hand }: Contract): Promise<Buffer> {
  const style = STYLES[hand]
  const isColumns = lines.includes('%columns')
  const column = isColumns ? (WIDTH - 2 * MARGIN - 20) / 2 : WIDTH - 2 * MARGIN
  const size = isColumns ? 7.5 : style.size
  const places = isColumns ? [MARGIN, MARGIN + column + 20] : [MARGIN]
  const pages: Required<Pick<PdfPageSpec, 'texts' | 'rulings'>>[] = [{ texts: [], rulings: [] }]
  let [at, y] = [0, MARGIN]
  const room = (height: number) => {
    if (y + height <= BOTTOM) return
    at += 1
    y = MARGIN
    if (at < places.length) return
    at = 0
    pages.push({ texts: [], rulings: [] })
  }
  const step = size * 1.3
  const write = (text: TextAt) => pages.at(-1)!.texts.push(text)
  const rule = (x: number, top: number, width: number, height: number) =>
    style.isRuled && pages.at(-1)!.rulings.push([x, top, width, height])
  for (const [index, line] of lines.entries()) {
    const head = /^(#+) /.exec(line)
    if (line.startsWith('%')) continue
    if (!line.startsWith('|')) {
      const own = head ? size + (head[1] === '#' ? 3 : 1) : size
      y += style.gap * step
      for (const text of wrapped(line.replace(/^#+ |\*\*/g, '').replaceAll('**', ''), column, own)) {
        room(own * 1.3)
        write({ x: places[at]!, y, text, size: own, bold: head !== null })
        y += own * 1.3
      }
      continue
    }
    const rows = lines.slice(firstRow(lines, index)).filter((_, from, all) => all.slice(0, from + 1).every(isRow))
    const widths = widthsOf(rows.map(cellsOf), column, size)
    const cells = cellsOf(line).map((text, place) => wrapped(text, widths[place]! - PADDING, size))
    const height = Math.max(...cells.map(({ length }) => length)) * step + 6
    room(height)
    let x = places[at]!
    for (const [place, texts] of cells.entries()) {
      texts.forEach((text, row) => {
        write({ x: x + 4, y: y + 4 + row * step, text, size })
      })
      rule(x, y, 0.6, height)
      x += widths[place]!
    }
    rule(x, y, 0.6, height)
    rule(places[at]!, y, x - places[at]!, 0.6)
    y += height
    rule(places[at]!, y, x - places[at]!, 0.6)
  }
  return makePdf(pages)
}

const isRow = (line: string) => line.startsWith('|')
const cellsOf = (line: string) =>
  line
    .slice(1)
    .split('|')
    .map((cell) => cell.trim())

function firstRow(lines: readonly string[], from: number): number {
  let first = from
  while (first > 0 && isRow(lines[first - 1]!)) first -= 1
  return first
}

const PADDING = 8

/** The widths of columns: each holds its longest word, and the rest is shared by their longest cells. */
function widthsOf(rows: string[][], width: number, size: number): number[] {
  const longestOf = (at: number, lengthIn: (cell: string) => number) =>
    Math.max(...rows.map((row) => lengthIn(row[at]!)))
  const words = rows[0]!.map((_, at) =>
    longestOf(at, (cell) => Math.max(...cell.split(' ').map(({ length }) => length))),
  )
  const least = words.map((one) => one * size * EM + PADDING)
  const longest = rows[0]!.map((_, at) =>
    Math.min(
      60,
      Math.max(
        longestOf(at, ({ length }) => length),
        8,
      ),
    ),
  )
  const all = longest.reduce((sum, one) => sum + one, 0)
  const shares = longest.map((one, at) => Math.max(least[at]!, (one / all) * width))
  const over = shares.reduce((sum, one) => sum + one, 0) - width
  const spare = shares.map((one, at) => one - least[at]!)
  const free = spare.reduce((sum, one) => sum + one, 0)
  return shares.map((one, at) => (free ? one - (spare[at]! / free) * over : one))
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)!} ${word}` : word
    if (longer.length * size * EM > width && lines.at(-1)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
