import { SAME_EDGE } from '../tolerances.ts'
import { cityStateZip, endsCity, startsAddress } from './addresses.ts'
import { amountsAmong } from './amounts.ts'
import { valueOver } from './captions.ts'
import { isGone } from './gone-columns.ts'
import { topicOf } from './headings.ts'
import { LEGAL_FORMS } from './legal-forms.ts'
import { limitConcept } from './limit-labels.ts'
import { isOfPaperWords, isTalk, UNFINISHED } from './names.ts'
import { alignedWith, type Cell, overlap, type Sheet, type Span, spanOf, spanText } from './sheet.ts'
import { endsLabel, isBusinessCode, isLabel, type LabelFound, labelOf } from './text-labels.ts'

/** Where the value of a label may stand, nearest first: behind it, to its right, under it. */
export type Place = {
  span: Span
  where: 'inline' | 'right' | 'below'
  /** Where the lines go on of a value that runs on behind its label as words do. */
  flow?: number
}

/** A value farther from its label, in points, may be another's, unless the two have the row to themselves. */
const FAR = 330

/** The places to look for a label's value. A cell that is itself a label is no value, and ends the look to that side. */
export function placesOf(sheet: Sheet, found: LabelFound): Place[] {
  const cell = found.label.cell
  if (found.rest) return [{ span: found.rest, where: 'inline', flow: cell.left }]
  const over = valueOver(sheet, cell)
  if (over) return [{ span: spanOf(over), where: 'below' }]
  const row = sheet.rows[cell.row]!
  const boxes = row.cells.filter((one) => isLabel(one) && !labelOf(one)?.rest).length
  // A row of nothing but labels heads boxes: their values stand below.
  const holding = row.cells.filter((one) => one === cell || !isGone(sheet, one))
  const right = boxes >= 3 && boxes > row.cells.length * 0.75 ? undefined : holding[holding.indexOf(cell) + 1]
  const places: Place[] = []
  const below = cellBelow(sheet, cell)
  const headed = right !== undefined && isHead(sheet, right, below, cell)
  if (
    right &&
    !headed &&
    !isLabel(right) &&
    !namesCode(right) &&
    (right.left - cell.right < FAR || holding.length === 2)
  )
    places.push({ span: spanOf(right), where: 'right', ...(runsOn(cell, right) && { flow: cell.left }) })
  if (below) places.push({ span: spanOf(below), where: 'below' })
  return places
}

/** Whether a value follows its label as the next word would. */
export const runsOn = (label: Cell, value: Cell) => value.left - label.right < (label.bottom - label.top) * RUNNING
const RUNNING = 2

/**
 * A cell beside a label is the head of another box when a cell begins right under each of them: not a number or a date, nor over another
 * pair of a label and its value.
 */
function isHead(sheet: Sheet, right: Cell, below: Cell | null, label: Cell): boolean {
  if (/\d{3}|\d[/-]\d/.test(right.text) || (below && namesValue(below))) return false
  const under = cellBelow(sheet, right)
  const sameRow = below !== null && under !== null && below !== under && below.row === under.row
  return sameRow && below.above === label && under.above === right && !below.text.startsWith('(')
}

/** Whether words read as a label, though perhaps of nothing that is looked for. */
const namesValue = (cell: Cell) =>
  limitConcept(cell.norm) !== null || (labelOf(cell) !== null && isOfPaperWords(cell.text))

/** A label of something that is no party's, date or number of a policy. */
const isOther = (kind: LabelFound['kind']) => kind === 'otherText' || isBusinessCode(kind)

/** 'FEIN 03-1234567': a label of its own with its number, though no colon parts them. */
function namesCode(cell: Cell) {
  const found = labelOf(cell)
  return found !== null && isOther(found.kind) && found.rest !== null && /^[#\d][\d-]*$/.test(spanText(found.rest))
}

/** The first cell under this one that begins near its left edge or lies under it, if it is close and no label. */
export function cellBelow(sheet: Sheet, cell: Cell, reach = 3.2): Cell | null {
  const height = cell.bottom - cell.top
  for (let index = cell.row + 1; index < Math.min(sheet.rows.length, cell.row + 5); index += 1) {
    const row = sheet.rows[index]!
    if (row.top - cell.bottom > height * reach) return null
    const under = row.cells.filter((one) => overlap(one, cell) > 0.2 || Math.abs(one.left - cell.left) < 14)
    if (under.length === 0) continue
    const nearest = under.sort((a, b) => Math.abs(a.left - cell.left) - Math.abs(b.left - cell.left))[0]!
    return isLabel(nearest) ? null : nearest
  }
  return null
}

/** One line of a block: usually one cell, or a city, a state and a ZIP code in three. */
export type BlockLine = { spans: Span[]; text: string }

/**
 * The lines of a block that begins with this span: the cells under it that start at about the same left edge, until a label, a
 * heading, a wide gap or `most` lines.
 */
export function blockFrom(
  sheet: Sheet,
  { span: start, flow }: Pick<Place, 'span' | 'flow'>,
  most = 7,
  slack = 16,
): BlockLine[] {
  const lines = [lineFrom(sheet, start)]
  const first = start.cell.tokens[start.from]!
  const left = first.box[0]
  // Behind a label on its own line, the next lines may begin anywhere near; an address gives itself away.
  const edge = start.cell.left - 2
  let bottom = start.cell.bottom
  const height = Math.max(6, start.cell.bottom - start.cell.top)
  const asked = start.from === 0 ? start.cell.before : undefined
  for (let index = start.cell.row + 1; index < sheet.rows.length && lines.length < most; index += 1) {
    const row = sheet.rows[index]!
    if (row.top - bottom > height * 1.7) break
    const cell =
      row.cells.find((one) => Math.abs(one.left - left) < slack) ??
      row.cells.find((one) => alignedWith(one, { left, right: start.cell.right })) ??
      row.cells.find(
        (one) =>
          one.left > edge &&
          Math.abs(one.left - left) < 140 &&
          (isAddressLine(one.text) || UNFINISHED.test(lines.at(-1)!.text)),
      ) ??
      row.cells.find((one) => flow !== undefined && Math.abs(one.left - flow) < FLUSH && !isCaption(one.text))
    if (!cell) {
      if (row.cells.some((one) => one.right < left + BESIDE && one.left > edge - 250 && headsParty(one))) break
      if (row.cells.some((one) => one.left < left + 40 && one.right > left + 10)) break
      // The label of another thing, at the edge that this one's words run on to.
      if (row.cells.some((one) => flow !== undefined && Math.abs(one.left - flow) < FLUSH && isLabel(one))) break
      // The label's own second line: '(No., street, town, state, ZIP code)'.
      if (row.cells.every((one) => /^\(.*\)$/.test(one.text))) bottom = row.bottom
      continue
    }
    const label = labelOf(cell)
    const before = row.cells[row.cells.indexOf(cell) - 1]
    // The value of the next label is no line of this block.
    const goesOn = UNFINISHED.test(lines.at(-1)!.text)
    if (
      !goesOn &&
      before &&
      before.left > edge - 250 &&
      isLabel(before) &&
      !labelOf(before)?.rest &&
      !(endsLabel(before) && before.above!.row <= start.cell.row)
    )
      break
    if (!goesOn && asked && before && asksAnother(asked, before)) break
    if (startsAnother(cell, bottom)) break
    if (
      (LABELLED.test(cell.text) && !REACH.test(cell.text)) ||
      (label?.strict && label.kind !== 'dba' && !/^(C\/O|ATTN)/i.test(cell.text) && !isOverStreet(label)) ||
      (topicOf(cell) && /DECLARATIONS|COVERAGE|POLICY/.test(cell.norm))
    )
      break
    lines.push(lineFrom(sheet, spanOf(cell)))
    bottom = cell.bottom
  }
  return withWholeCities(lines)
}

/**
 * Whether a cell at the edge of a label begins another one, known or not: '6. Issuing agent', under it '7. Project site'. What is beside it is
 * told of that.
 */
export function asksAnother(asked: Cell, { left, text }: Cell): boolean {
  return (
    Math.abs(asked.left - left) < SAME_EDGE.cell &&
    (labelOf(asked)?.rest === null || (QUESTION.test(asked.text) && QUESTION.test(text))) &&
    !UNFINISHED_LABEL.test(asked.text) &&
    /^[A-Z\d]/.test(text)
  )
}
/** '6. Issuing agent' */
const QUESTION = /^\d{1,2}[.)] [A-Z]/
/** A label that goes on in its next line. */
const UNFINISHED_LABEL = /(?:\b(?:and|or|of|the)|[&/,–-])$/i

/** Words of no certain label right over a street: the end of the name whose address it is. */
const isOverStreet = ({ kind, rest, label: { cell } }: LabelFound) =>
  isOther(kind) && !rest && !cell.text.endsWith(':') && cell.below !== undefined && startsAddress(cell.below.text)

/** A label of a party with its own value beside it. */
function headsParty(cell: Cell): boolean {
  const label = labelOf(cell)
  return label?.strict === true && !label.rest && PARTIES.has(label.kind)
}
const PARTIES = new Set<LabelFound['kind']>(['insured', 'producer', 'carrier', 'otherParty'])
const BESIDE = 60

/**
 * Whether a line that is no address begins something else than the block over it: a limit or its name, a sentence, or lines set closer to one
 * another than to that block.
 */
function startsAnother(cell: Cell, bottom: number): boolean {
  if (isAddressLine(cell.text)) return false
  const { length } = cell.tokens
  if ((length > 1 && limitConcept(cell.norm) !== null) || (length > 2 && isTalk(cell.text))) return true
  if (amountsAmong(cell.tokens).some(({ weak }) => !weak)) return true
  const gap = cell.top - bottom
  return gap > (cell.bottom - cell.top) * BLANK && cell.below !== undefined && cell.below.top - cell.bottom < gap / 2
}
/** A blank line between two lines, in heights of them. */
const BLANK = 1.1

/** 'Requested by: …': the words of another label. */
const LABELLED = /^[A-Z][A-Za-z]+(?: [A-Za-z]+){0,4}: \S/
/** Lines of a block that tell how to reach whoever it is of. */
const REACH = /^(?:ph|tel|cell|mobile|fax|e-?mail|attn|attention|contact|web|code|agen|producer|d\/?b\/?a|c\/o|office)/i

/** Lines of one paragraph begin as near to one another as this, in points. */
const FLUSH = 3

/** 'Claims department': a new block; one such word alone may end a name ('Brokerage', 'Group'). */
const isCaption = (text: string) => OFFICE.test(text) || (text.includes(' ') && isOfPaperWords(text))
const OFFICE = /\b(?:department|dept|claims|billing|customer service)\b/i

/** A city's line that was broken before its state or its ZIP code, in one piece. */
function withWholeCities(lines: BlockLine[]): BlockLine[] {
  const whole: BlockLine[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last && endsCity(last.text, line.text))
      whole[whole.length - 1] = { spans: [...last.spans, ...line.spans], text: `${last.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

function isAddressLine(text: string) {
  return startsAddress(text) || cityStateZip(text) !== null
}

export const LEGAL_FORM_ALONE = new RegExp(`^(?:${LEGAL_FORMS})$`, 'i')

/** Adds the state and the ZIP code that stand apart from their city on the same row, or a legal form from its name. */
export function lineFrom(sheet: Sheet, start: Span): BlockLine {
  const spans = [start]
  const cells = sheet.rows[start.cell.row]!.cells
  for (const cell of cells.slice(cells.indexOf(start.cell) + 1, cells.indexOf(start.cell) + 3)) {
    const isForm = /,$/.test(spanText(spans.at(-1)!)) && LEGAL_FORM_ALONE.test(cell.text)
    if (!isForm && !/^([A-Z]{2},?( \d{5}(-\d{4})?)?|\d{5}(-\d{4})?)$/.test(cell.text)) break
    spans.push(spanOf(cell))
  }
  return { spans, text: spans.map(spanText).join(' ').replace(/\s+/g, ' ').trim() }
}
