import { SAME_EDGE } from '../tolerances.ts'
import { cityStateZip, endsCity, startsAddress } from './addresses.ts'
import { companyName } from './company-names.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { plausibleName, UNFINISHED } from './names.ts'
import { paragraphsOf } from './paragraphs.ts'
import { type Cell, overlap, type Sheet, type Span, spanOf, spanText } from './sheet.ts'
import { isLabel, type LabelFound, labelOf } from './text-labels.ts'
import { asksAnother, type BlockLine, lineFrom, runsOn } from './value-places.ts'

/** A name with the postal address under or behind it, as printed in one place, and the words that stand around it. */
export type MailingBlock = {
  sheet: Sheet
  /** The name's lines, then the address's; the last ends in the ZIP code. */
  lines: BlockLine[]
  /** What stands before the name in its own line: 'Agent:'. */
  before: Span | null
  around: Partial<Record<Side, Cell>>
}
export type Side = 'above' | 'left' | 'right' | 'below'

/** The most lines of a block, its name's and its address's together. */
const MOST_LINES = 6
/** How far from a block, in points, words beside it are still of it. */
const BESIDE = 330

/** Every name with a postal address on a page, in reading order; an address with no name over it is none. */
export function mailingBlocks(sheet: Sheet): MailingBlock[] {
  const stacked = sheet.rows.flatMap((row) => row.cells.flatMap((cell) => blockEndingIn(sheet, cell) ?? []))
  const known = new Set(stacked.flatMap(({ lines }) => lines.map((line) => line.spans[0]!.cell)))
  const cells = sheet.rows.flatMap((row) => row.cells).filter((cell) => !known.has(cell))
  return [...stacked, ...[...cells, ...paragraphsOf(sheet)].flatMap((cell) => blocksWithin(sheet, cell))]
}

function blockEndingIn(sheet: Sheet, cell: Cell): MailingBlock | null {
  const end = endFrom(sheet, cell)
  if (!end) return null
  const lines = linesUpFrom(sheet, end)
  const street = lines.findLastIndex((line) => startsAddress(line.text))
  const inline = lines.findLastIndex((line) => addressWithin(line.text) > 0)
  // 'Acme Brokers, 5 Main St, Erie, PA 16501': name and address in one run of words, perhaps broken once.
  const broken =
    inline < 0 && street < 1 && lines.length > 1 && addressWithin(lines.slice(-2).map(lineText).join(' ')) > 0
  let first = broken ? lines.length - 2 : Math.max(street - 1, inline)
  if (first < 0) return null
  const last = first
  while (first > 0 && last - first < MOST_NAME_LINES - 1 && isNameOver(lines, first)) first -= 1
  return isMidSentence(lines, first) ? null : framed(sheet, lines.slice(first))
}
const MOST_NAME_LINES = 3
const lineText = ({ text }: BlockLine) => text

/** Which of the parts between these words' commas begins an address; 0 or less where there is no name before one. */
const addressWithin = (text: string) => text.split(/,\s*/).findIndex((part) => startsAddress(part))

/** The line that ends an address here; its ZIP code may have wrapped to a line of its own. */
function endFrom(sheet: Sheet, cell: Cell): BlockLine | null {
  const line = lineFrom(sheet, spanOf(cell))
  if (cityStateZip(line.text)) return line
  const over = /^(?:[A-Z]{2},? )?\d{5}(?:-\d{4})?$/.test(line.text) ? lineOver(sheet, line) : null
  if (!over || !endsCity(over.text, line.text)) return null
  return { spans: [...over.spans, ...line.spans], text: `${over.text} ${line.text}` }
}

/** The names with their addresses that run within the words of one line or paragraph. */
function blocksWithin(sheet: Sheet, cell: Cell): MailingBlock[] {
  const blocks: MailingBlock[] = []
  let from = labelEnd(cell)
  for (let at = from + 1; at < cell.tokens.length; at += 1) {
    const { text } = cell.tokens[at]!
    if (!/^\d{5}(?:-\d{4})?[.,;)]?$/.test(text)) {
      if (/[:;]$/.test(text) || (/[a-z]{4}\.$/.test(text) && at < cell.tokens.length - 1)) from = at + 1
      continue
    }
    const start = Math.max(from, leadEnd(spanOf(cell, from, at + 1)))
    const span = spanOf(cell, start, at + 1)
    const words = spanText(span).replace(/[.,;)]+$/, '')
    const lines = [{ spans: [span], text: words }]
    if (cityStateZip(words) && addressWithin(words) > 0 && !isMidSentence(lines, 0))
      blocks.push({
        sheet,
        lines,
        before: start > 0 ? spanOf(cell, Math.max(0, start - WORDS_BEFORE), start) : null,
        around: around(sheet, cell, cell),
      })
    from = at + 1
  }
  return blocks
}
const WORDS_BEFORE = 6

/** The lines over one that ends in a ZIP code, as long as they are set in its column without a gap; top first. */
function linesUpFrom(sheet: Sheet, end: BlockLine): BlockLine[] {
  const lines = [end]
  while (lines.length < MOST_LINES) {
    const over = lineOver(sheet, lines[0]!)
    if (!over || cityStateZip(over.text) || isBesideAnother(over, lines[0]!)) break
    lines.unshift(over)
    const [{ cell, from }] = over.spans as [Span]
    if (from > 0 || (cell.before && isLabel(cell.before))) break
  }
  return lines
}

function isBesideAnother({ spans: [over] }: BlockLine, { spans: [line] }: BlockLine): boolean {
  const [asked, next] = [over!.cell.before, line!.cell.before]
  return asked !== undefined && next !== undefined && over!.from === 0 && asksAnother(asked, next)
}

function lineOver(sheet: Sheet, { spans: [span] }: BlockLine): BlockLine | null {
  const { cell, from } = span!
  const [left] = cell.tokens[from]!.box
  const height = cell.bottom - cell.top
  for (const row of sheet.rows.slice(Math.max(0, cell.row - ROWS_BETWEEN), cell.row).reverse()) {
    for (const one of row.cells) {
      if (cell.top - one.bottom > height || one.tokens.length > MOST_WORDS) continue
      const at = labelEnd(one)
      const starts = at > 0 ? [one.tokens[at]!.box[0], one.left] : [one.left]
      if (starts.some((start) => Math.abs(start - left) < SAME_EDGE.address)) {
        const hung = at === 0 && isLabel(one) ? valueBeside(row.cells, one) : null
        if (at === 0 && isLabel(one) && !hung) return null
        return lineFrom(sheet, hung ? spanOf(hung) : spanOf(one, at))
      }
    }
  }
  return cell.above && !isLabel(cell.above) && cell.above.tokens.length <= MOST_WORDS
    ? lineFrom(sheet, spanOf(cell.above))
    : null
}

/** The value that follows its label as the next word would, and goes on under the label. */
function valueBeside(cells: Cell[], label: Cell): Cell | null {
  const value = cells[cells.indexOf(label) + 1]
  return value && runsOn(label, value) && !isLabel(value) ? value : null
}

/** Where the words behind a cell's own label begin; 0 where it has none, or nothing behind it. */
function labelEnd(cell: Cell): number {
  const label = labelOf(cell)
  if (label?.rest && (label.strict || isParty(label))) return label.rest.from
  const colon = cell.tokens.findIndex(({ text }) => text.endsWith(':'))
  return colon >= 0 && colon + 1 < cell.tokens.length ? colon + 1 : 0
}

const isParty = ({ kind, rest }: LabelFound) =>
  (kind === 'insured' || kind === 'producer') && /^[A-Z]/.test(rest ? spanText(rest) : '')

/** Rows of neighbouring columns that may stand between two lines of one. */
const ROWS_BETWEEN = 3
/** A line of a name or an address has no more words than this. */
const MOST_WORDS = 14

/** Whether the line over this one begins the name that this one ends: it plainly goes on, or filled its column. */
function isNameOver(lines: BlockLine[], at: number): boolean {
  const [over, line] = [lines[at - 1]!, lines[at]!]
  const { before } = line.spans[0]!.cell
  if (before && isLabel(before)) return false
  if (/\d\d/.test(over.text) || !plausibleName(over.text.replace(UNFINISHED, '').trim())) return false
  if (GOES_ON.test(line.text) || UNFINISHED.test(over.text)) return true
  return !companyName(over.text) && wrapsTo(over.spans[0]!.cell, line.spans[0]!, lines.slice(at - 1))
}

/** Whether a line was full, so that the words went on in the next: the first of them had no room within the width of the lines. */
function wrapsTo(over: Cell, { cell, from }: Span, lines: BlockLine[]): boolean {
  const alike = Math.abs(over.bottom - over.top - (cell.bottom - cell.top)) < 1
  const edge = Math.max(over.right, ...lines.map(({ spans }) => spans.at(-1)!.cell.right))
  const [, , next] = cell.tokens[from]!.box
  return alike && over.right + next + (over.bottom - over.top) * SPACE > edge
}

/** A name that begins its line but not its sentence is not whole: the paragraph is read instead. */
function isMidSentence(lines: BlockLine[], first: number): boolean {
  const [start] = lines[first]!.spans
  const over = start!.cell.above
  if (start!.from > 0 || !over || /[.:;]$/.test(over.text) || isLabel(over)) return false
  return lines.length - first < 3 && over.tokens.length > 2 && wrapsTo(over, start!, lines.slice(first))
}
/** The width of a space, in heights of its line. */
const SPACE = 0.2

const GOES_ON = new RegExp(
  `^(?:and\\b|&|of\\b|d/?b/?a\\b|t/a\\b|(?:${LEGAL_FORMS}|AGENCY|BROKERAGE)(?![A-Z])[^,]*$)`,
  'i',
)

function framed(sheet: Sheet, lines: BlockLine[]): MailingBlock {
  const first = lines[0]!.spans[0]!
  const from = Math.max(first.from || labelEnd(first.cell), leadEnd(first))
  const spans = [{ ...first, from }, ...lines[0]!.spans.slice(1)]
  return {
    sheet,
    lines: [{ spans, text: spans.map(spanText).join(' ') }, ...lines.slice(1)],
    before: from > 0 ? spanOf(first.cell, 0, from) : null,
    around: around(sheet, first.cell, lines.at(-1)!.spans[0]!.cell),
  }
}

/** Where a name begins behind the words of a sentence: 'Countersigned at the office of'. */
function leadEnd({ cell, from, to }: Span): number {
  const street = cell.tokens.findIndex(({ text }, index) => index > from && /^\d/.test(text))
  const end = street < 0 ? to - 1 : street
  const at = cell.tokens.findLastIndex(
    ({ text }, index) => index >= from && index < end && /^[a-z]{3,}$/.test(text) && !/^(and|the|for|dba)$/.test(text),
  )
  return at < 0 ? 0 : cell.tokens.findIndex(({ text }, index) => index > at && !/^[a-z]+$/.test(text))
}

function around(sheet: Sheet, name: Cell, end: Cell): MailingBlock['around'] {
  const { cells } = sheet.rows[name.row]!
  const at = cells.indexOf(name)
  const [left, right] = [cells[at - 1], cells[at + 1]]
  const height = name.bottom - name.top
  const inColumn = (one: Cell) => overlap(one, name) > 0.2 || Math.abs(one.left - name.left) < SAME_EDGE.address
  const above = sheet.rows
    .slice(Math.max(0, name.row - 4), name.row)
    .flatMap((row) => row.cells)
    .findLast((one) => inColumn(one) && name.top - one.bottom < height * 2.5)
  const below = sheet.rows
    .slice(end.row + 1, end.row + 4)
    .flatMap((row) => row.cells)
    .find((one) => inColumn(one) && one.top - end.bottom < height * 1.5)
  return {
    ...(above && { above }),
    ...(below && { below }),
    ...(left && name.left - left.right < BESIDE && { left }),
    ...(right && right.left - name.right < BESIDE && { right }),
  }
}
