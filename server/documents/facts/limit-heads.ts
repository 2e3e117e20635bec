import { oncePer } from '../../lib/once-per.ts'
import { COLUMN_CONCEPTS, type ColumnConcept } from '../concepts/columns.ts'
import { Likenesses } from '../concepts/likeness.ts'
import { SAME_EDGE } from '../tolerances.ts'
import { cityStateZip } from './addresses.ts'
import { amountsAmong } from './amounts.ts'
import { datesAmong, sortableDate } from './dates.ts'
import { topicOf } from './headings.ts'
import { withoutOrdinal } from './limit-labels.ts'
import { type Place, valueBox } from './limit-places.ts'
import { type Cell, normal, overlap, type Row, type Sheet, type Span, spanOf, type Token } from './sheet.ts'
import { labelOf, type TextLabel } from './text-labels.ts'

export type Header = {
  norm: string
  span: Span
  role: 'limit' | 'premium' | 'deductible' | 'skip' | 'named'
  /** Its head says that what stands under it is in force. */
  holds?: boolean
  /** The column beside it holds what its limits replace. */
  replaces?: boolean
}

const columns = new Likenesses<ColumnConcept>(COLUMN_CONCEPTS)
const LEAST = 0.9

function columnOf(norm: string): ColumnConcept | null {
  // The rest of a head that wraps may be all that its second line holds.
  const [likest] = columns.of(norm.replace(/ (?:OF|FOR)$/, ''))
  return likest && likest.score >= LEAST ? likest.id : null
}

/** A head over two lines ('PREVIOUS', under it 'LIMIT') is read whole, or by the line that tells the more. */
export function columnConcept(cell: Cell): ColumnConcept | null {
  const { above } = cell
  if (cityStateZip(cell.text)) return null
  if (!above || above.tokens.length > 4 || /\d/.test(above.norm)) return columnOf(cell.norm)
  const upper = columnOf(above.norm)
  return columnOf(`${above.norm} ${cell.norm}`) ?? (upper && upper !== 'limit' ? upper : columnOf(cell.norm))
}

const isBesideGone = (row: Row): boolean => row.cells.some((one) => columnConcept(one) === 'gone')

/** What the amounts of a column are, by its head and the heads beside it. */
function roleOf(cell: Cell, row: Row, sheet: Sheet): Header['role'] | null {
  const concept = columnConcept(cell)
  if (concept === 'offered') return row.cells.some((one) => columnConcept(one) === 'holds') ? 'skip' : 'limit'
  if (concept === 'option') return optionTaken(sheet) === optionOf(cell.norm) ? 'limit' : 'skip'
  return concept && ROLES[concept]
}

const ROLES: Record<Exclude<ColumnConcept, 'offered' | 'option'>, Header['role']> = {
  limit: 'limit',
  holds: 'limit',
  gone: 'skip',
  premium: 'premium',
  deductible: 'deductible',
  other: 'skip',
}

const OPTIONS = /\b(?:OPTION|PLAN|ALTERNATIVE|ALTERNATE) (\w+)/g
const optionOf = (norm: string) => [...norm.matchAll(OPTIONS)][0]?.[1]
const TAKEN = /\b(?:BOUND|SELECTED|ACCEPTED|ELECTED|CHOSEN|PURCHASED|TAKEN|IN FORCE|APPLIES|ISSUED)\b/
const NOT_TAKEN = /\b(?:NOT|MAY|IF|ONLY|UNLESS|WOULD|COULD|CAN|UNTIL|DECLINED|REJECTED|OR)\b/

/** The option a page says was taken: 'Option B accepted by the insured'. Undefined when it says so of none or of several. */
function optionTaken(sheet: Sheet): string | undefined {
  const clauses = sheet.rows
    .flatMap((row) => row.cells)
    .filter(({ norm }) => TAKEN.test(norm))
    .flatMap(({ text }) => text.split(/[;,.](?:\s|$)/).map(normal))
  const taken = clauses
    .filter((clause) => TAKEN.test(clause) && !NOT_TAKEN.test(clause))
    .flatMap((clause) => [...clause.matchAll(OPTIONS)].map(([, name]) => name))
  return new Set(taken).size === 1 ? taken[0] : undefined
}

/** The name of the column the amount stands in: the nearest cell above it that is neither an amount nor another row's value. */
export function headerOf(at: Place): Header | null {
  const { sheet, row, item } = at
  const box = valueBox(item.span)
  let headed = false
  let isUnderWords = false
  let edge = row.cells[0]!.left
  const isOfList = row.cells.length > 1 || at.items[row.index]![0] === item
  for (let index = row.index - 1; index >= Math.max(0, row.index - MOST_ROWS); index -= 1) {
    const above = sheet.rows[index]!
    const below = sheet.rows[index + 1]!
    if (endsTable(above) || below.top - above.bottom > FAR * (below.bottom - below.top)) return null
    // This part has heads of its own: those over its heading are of another.
    if (headed && above.cells.some((cell) => topicOf(cell) !== null)) return null
    // Above the heads of a list stands its title, and above that another list.
    if (isUnderWords && isTitle(above, edge)) return null
    edge = Math.min(edge, above.cells[0]!.left)
    if (above.cells.length < 2) continue
    const amounts = holdsAmounts(above)
    const over = above.cells.filter((cell) => stands(cell, box) && !isBehindLabel(cell))
    isUnderWords ||= isOfList && over.length > 0 && !amounts && above.cells.length > 2
    const term = termHead(above, over.length ? over : headInOrder(above, at))
    if (term) return term
    for (const cell of over.length || amounts ? over : headInOrder(above, at)) {
      const role = cell.tokens.length <= 5 && !amounts ? roleOf(cell, above, sheet) : null
      if (role === 'skip' && (isValued(cell) || isOfOther(above, at))) continue
      if (role) {
        const holds = columnConcept(cell) === 'holds'
        return { norm: cell.norm, span: spanOf(cell), role, holds, replaces: holds && isBesideGone(above) }
      }
      const norm = withoutOrdinal(cell.norm)
      if (NAMED.test(norm) && !amountsAmong(cell.tokens).length) return { norm, span: spanOf(cell), role: 'named' }
    }
    headed ||= !amounts && hasHeads(above)
  }
  return null
}

/** Words alone at the left edge of a list. */
const isTitle = ({ cells: [first, another] }: Row, edge: number) =>
  !another && Math.abs(first!.left - edge) < SAME_EDGE.cell

/** Whether a row of several cells holds the head of a column. */
const hasHeads = oncePer(
  (row: Row) =>
    row.cells.length > 2 && row.cells.some((cell) => cell.tokens.length <= 5 && columnConcept(cell) !== null),
)

/** 'Symbol 8, 9': what stands under a head, not one. */
const isValued = (cell: Cell) => columnConcept(cell) === 'other' && /\d/.test(cell.norm)

/** Whether a row stands under the heading of another line than the amount does: a heading stands between the two. */
function isOfOther(above: Row, { sheet, row, topics, item }: Place): boolean {
  const { left } = item.span.cell
  if (topics.at(row.page, above.index, left) === topics.at(row.page, row.index, left)) return false
  return sheet.rows
    .slice(above.index + 1, row.index + 1)
    .some(({ cells }) => cells.some((cell) => topicOf(cell) !== null))
}

/** Whether a row holds what is money for sure, also where its sign stands in a cell of its own. */
const holdsAmounts = oncePer((row: Row) =>
  amountsAmong(row.cells.flatMap((cell) => cell.tokens)).some((amount) => !amount.weak),
)

/** Columns headed by the dates of their terms: the latest term holds, as of 'Term beginning 5/1/2023 | Term beginning 5/1/2024'. */
function termHead(row: Row, over: Cell[]): Header | null {
  const dated = datedCells(row)
  const own = dated.find(({ cell }) => over.includes(cell))
  if (dated.length < 2 || !own) return null
  const latest = dated.every(({ start }) => start <= own.start)
  return { norm: own.cell.norm, span: spanOf(own.cell), role: latest ? 'limit' : 'skip', holds: latest }
}

/** The cells of a row that are a term's dates, with its first day as YYYYMMDD. */
const datedCells = oncePer((row: Row) =>
  row.cells.flatMap((cell) => {
    const words = unhyphened(cell.above ? [...cell.above.tokens, ...cell.tokens] : cell.tokens)
    const dates = datesAmong(words).map((date) => sortableDate(date.value))
    return dates.length > 0 && dates.length < 3 && words.length <= 8 ? [{ cell, start: dates[0]! }] : []
  }),
)

/** '2022-', under it '07-01': a date that was broken at its hyphen. */
function unhyphened(tokens: Token[]): Token[] {
  const whole: Token[] = []
  for (const token of tokens) {
    const last = whole.at(-1)
    if (last && /\d-$|-[A-Z]{3}-$/i.test(last.text)) whole[whole.length - 1] = { ...last, text: last.text + token.text }
    else whole.push(token)
  }
  return whole
}

const MOST_ROWS = 45
/** A gap of more than so many heights ends a table. */
const FAR = 3
const NAMED = /^(EACH|PER|ANY ONE|GENERAL|AGGREGATE|ANNUAL|BODILY|PROPERTY|MEDICAL|PERSONAL|PRODUCTS)\b/

/** A label of the document's head, or a sentence over the whole row, stands between two tables. */
const endsTable = oncePer((row: Row): boolean => {
  const [first] = row.cells
  if (row.cells.length === 1 && first!.tokens.length > 14) return true
  return row.cells.some((cell) => {
    const label = labelOf(cell)
    return label?.strict === true && HEAD_LABELS.has(label.kind)
  })
})

const HEAD_LABELS = new Set<TextLabel>(['number', 'insured', 'address', 'producer', 'entity', 'business'])

function stands(cell: Cell, box: { left: number; right: number }): boolean {
  return overlap(cell, box) >= 0.25 || Math.abs((cell.left + cell.right) / 2 - (box.left + box.right) / 2) <= 22
}

/** A value behind its label heads no column. */
function isBehindLabel({ before }: Cell): boolean {
  if (!before) return false
  const label = labelOf(before)
  return before.text.endsWith(':') || (label?.strict === true && !label.rest && OF_PAPER.has(label.kind))
}
const OF_PAPER = new Set<TextLabel>([...HEAD_LABELS, 'period', 'carrier'])

/** Heads set to the left and amounts set to the right of wide columns miss each other: as many of both go in order. */
function headInOrder(above: Row, { row, items, item }: Place): Cell[] {
  const own = items[row.index]!
  const values = own.filter((one) => one.kind !== 'text')
  const label = own[0]?.kind === 'text' ? own[0].span.cell : null
  const heads = above.cells.filter(
    (cell) =>
      !(label && overlap(cell, label) > 0) &&
      !isBehindLabel(cell) &&
      !cell.text.endsWith(':') &&
      (columnConcept(cell) !== null || datesAmong(cell.tokens).length > 0),
  )
  const head = heads[values.indexOf(item)]
  return head && heads.length === values.length ? [head] : []
}
