import type { LimitConcept } from '../concepts/limits.ts'
import { amountsAmong } from './amounts.ts'
import { captionUnder, valueOver } from './captions.ts'
import type { Item } from './limit-items.ts'
import { limitConcept, limitLikeness } from './limit-labels.ts'
import type { TopicMap } from './page-topics.ts'
import { type Cell, overlap, type Row, type Sheet, type Span, spanNorm, spanOf } from './sheet.ts'

/** An amount in its row, with all that may name it. */
export type Place = {
  sheet: Sheet
  row: Row
  items: Item[][]
  place: number
  item: Item & { kind: 'amount' }
  topics: TopicMap
}

export type LabelForm = { norm: string; spans: Span[] }

/** A label as like to a limit as this needs no line above it. */
const UNDERSTOOD = 0.86
/** Lines a label may wrap to, below its amount's row. */
const MOST_WRAPS = 3

/**
 * A label as it stands beside its amount, and with the lines under it ('Aggregate limit' / '(other than products)') or over it
 * ('Damage to rented' / 'premises') that it may wrap to: the form that is likest to a limit first, of equal ones the longest.
 */
export function labelForms(at: Place, label: Span): LabelForm[] {
  const forms: LabelForm[] = [{ norm: spanNorm(label), spans: [label] }]
  let last = label.cell
  // An amount in the label's own line ends it: '(other than products): $1,000,000'.
  const most = at.item.span.cell === label.cell ? 0 : MOST_WRAPS
  for (let index = at.row.index + 1; index <= at.row.index + most; index += 1) {
    const cell = wrapIn(at, index, last)
    const longest = forms.at(-1)!
    if (!cell || beginsAnother(last, cell) || isAnswered(at, index, cell)) break
    forms.push({ norm: `${longest.norm} ${cell.norm}`, spans: [...longest.spans, spanOf(cell)] })
    last = cell
  }
  const above = wrapIn(at, at.row.index - 1, label.cell)
  const begins =
    above &&
    !beginsAnother(above, label.cell) &&
    !isAnswered(at, at.row.index - 1, above) &&
    (limitLikeness(forms[0]!.norm) < UNDERSTOOD || isFree(at, above, label.cell))
  if (begins) forms.push({ norm: `${above.norm} ${forms[0]!.norm}`, spans: [spanOf(above), label] })
  return forms
    .map((form) => ({ form, likeness: limitLikeness(form.norm) }))
    .sort((a, b) => b.likeness - a.likeness || b.form.norm.length - a.form.norm.length)
    .map(({ form }) => form)
}

/** Whether a line right over a label is the label's own beginning: set tight, and no amount above that it could belong to. */
function isFree({ row, items }: Place, above: Cell, label: Cell): boolean {
  const tight = label.top - above.bottom < (label.bottom - label.top) * TIGHT
  const over = items[row.index - 2] ?? []
  const taken = over.some((item) => item.kind !== 'text' && item.span.cell.left >= label.left)
  return tight && !above.text.startsWith('(') && !taken
}

const TIGHT = 0.35

/**
 * Whether the lower of two lines close together is the label of another limit, so that neither goes on with the other: each names one by
 * itself, and the lower one is no more general than what it could go on with.
 */
function beginsAnother(upper: Cell, lower: Cell): boolean {
  if (lower.text.startsWith('(') || [upper, lower].some(({ norm }) => limitLikeness(norm) < UNDERSTOOD)) return false
  const concept = limitConcept(lower.norm)!
  return !GENERAL.has(concept) && concept !== limitConcept(upper.norm)
}
/** Limits that a longer name may end with: 'Products and completed operations', under it 'aggregate limit'. */
const GENERAL = new Set<LimitConcept>(['aggregate', 'each-occurrence', 'each-claim'])

/** Whether a line has words of its own where amounts stand: 'Damage to rented premises | Not covered any one premises'. */
function isAnswered({ sheet, item }: Place, index: number, cell: Cell): boolean {
  return sheet.rows[index]!.cells.some((one) => one !== cell && overlap(one, valueBox(item.span)) > 0.3)
}

/** The cell of this row that goes on with a label right above or below it: set close, at its left edge, with no amount beside it. */
function wrapIn({ sheet, items }: Place, index: number, label: Cell): Cell | null {
  const row = sheet.rows[index]
  if (!row || items[index]!.some((item) => item.kind !== 'text' && item.span.cell.left >= label.left)) return null
  const cell = row.cells.find((one) => Math.abs(one.left - label.left) < 26 && one.left < label.right)
  if (!cell || cell.tokens.length > 9 || /[.;]$/.test(cell.text) || /:/.test(cell.text)) return null
  const gap = Math.max(cell.top - label.bottom, label.top - cell.bottom)
  return gap < (label.bottom - label.top) * 0.9 ? cell : null
}

/** Typed amounts may sit a little above or below the printed label to their left, on a row of their own. */
export function labelsNear(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  return [row.index - 1, row.index + 1].flatMap((index) => {
    const near = sheet.rows[index]
    if (!near || items[index]!.some((one) => one.kind !== 'text')) return []
    if (Math.abs((near.top + near.bottom) / 2 - (value.top + value.bottom) / 2) > height * 0.85) return []
    // What stands right over or under an amount is its own label, and not the one to the left.
    if (near.cells.some((one) => overlap(one, valueBox(item.span)) > 0.3)) return []
    const cell = near.cells.filter((one) => one.right <= value.left + 4).at(-1)
    return cell ? [{ norm: cell.norm, spans: [spanOf(cell)] }] : []
  })
}

/** What stands right above the amount, when nothing to its left names it. */
export function labelsAbove(at: Place): { norm: string; spans: Span[] }[] {
  const { sheet, row, item, items } = at
  const value = item.span.cell
  const height = value.bottom - value.top
  const caption = captionUnder(sheet, value)
  if (caption) return [{ norm: caption.map(({ norm }) => norm).join(' '), spans: caption.map((line) => spanOf(line)) }]
  for (let index = row.index - 1; index >= Math.max(0, row.index - 3); index -= 1) {
    const cell = sheet.rows[index]!.cells.find((one) => overlap(one, valueBox(item.span)) > 0.3)
    if (!cell) continue
    if (valueOver(sheet, cell)) return []
    if (value.top - cell.bottom > height * 2.6) return []
    if (amountsAmong(cell.tokens).length || items[index]!.some((one) => one.kind === 'none' && one.span.cell === cell))
      return []
    const over = sheet.rows[index - 1]?.cells.find(
      (one) => overlap(one, cell) > 0.5 && cell.top - one.bottom < height * 0.8,
    )
    const two =
      over && !amountsAmong(over.tokens).length
        ? [{ norm: `${over.norm} ${cell.norm}`, spans: [spanOf(over), spanOf(cell)] }]
        : []
    return [...two, { norm: cell.norm, spans: [spanOf(cell)] }]
  }
  return []
}

/** The left and right edge of the words themselves. */
export function valueBox(span: Span) {
  const boxes = span.cell.tokens.slice(span.from, span.to).map((token) => token.box)
  return { left: Math.min(...boxes.map((box) => box[0])), right: Math.max(...boxes.map((box) => box[0] + box[2])) }
}
