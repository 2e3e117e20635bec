import { cityStateZip, startsAddress } from '../../facts/addresses.ts'
import { isValue } from '../../layout/head-rows.ts'
import { columnsByField } from '../columns.ts'
import type { Vocabulary } from '../labels.ts'
import { keyColumn, LEAST_KNOWN } from '../mapping.ts'
import { withAddress } from './address-cells.ts'
import { PREMISES, PREMISES_PART } from './families.ts'
import { columnOf, type GridCell, type GridRow, lineHeight } from './grid-rows.ts'
import { isMoney } from './worth.ts'

/** Rows that stand under heads, and the lines over and below them. */
export type HeadedList = { heads: GridCell[]; rows: GridCell[][]; over: GridRow[]; below: GridRow[] }

const MOST_HEADS = 3
/** Lines of one paragraph or of a wrapped head are nearer than so many times their height. */
const TIGHT = 1.25
/** Rows further apart than so many lines are not of one list. */
const APART = 3

/**
 * The lists of a page whose heads name the fields of a family, from the top down. `before`: the last list of the page before, which may go on over the
 * first of them.
 */
export function headedLists(
  rows: readonly GridRow[],
  vocabularies: readonly Vocabulary[],
  before: HeadedList | null = null,
): HeadedList[] {
  const lists: HeadedList[] = []
  let open: HeadedList | null = null
  let isTop = true
  let over: GridRow[] = []
  let card: GridRow['card']
  for (let at = 0; at < rows.length; ) {
    const headed = headsAt(rows, at, vocabularies)
    const row = rows[at]!
    if (row.card !== card) open = null
    card = row.card
    if (headed) {
      open = { heads: underOthers(headed.heads, rows[at - 1]), rows: [], over, below: [] }
      lists.push(open)
      over = []
      isTop = false
      at += headed.count
      continue
    }
    if (isTop && before && goesOn(row, before)) {
      open = { heads: before.heads, rows: [placed(row, before.heads)], over: [], below: [] }
      lists.push(open)
      over = []
      isTop = false
      at += 1
      continue
    }
    isTop &&= row.cells.length < 3
    const last = open && (open.rows.at(-1) ?? open.heads)
    const isNear = last && row.top - Math.max(...last.map(bottomOf)) < lineHeight(row) * APART
    if (open && isNear && endsAddress(row, open)) open.rows.push(lengthened(open.rows.pop()!, placed(row, open.heads)))
    else if (open && isNear && isRowOf(row, open)) open.rows.push(placed(row, open.heads))
    else if (open && isNear && STATED.test(textOf(row))) open.rows.push(row.cells)
    else {
      const isBeside = open !== null && row.cells.every(isOutside(open.heads))
      if (open && !isBeside) open.below.push(row)
      if (!isBeside && (isNear === false || !open || open.below.length > 1 || row.cells.length > 1)) open = null
      over = [...over.slice(-2), row]
    }
    at += 1
  }
  return lists
}

/** Whether a cell stands beside a list rather than in it: in another column of the page. */
const isOutside = (heads: readonly GridCell[]) => {
  const [left, edge] = [Math.min(...heads.map((head) => head.left)), Math.max(...heads.map((head) => head.edge))]
  return (cell: GridCell) => cell.edge < left || cell.left > edge
}

/** In points. */
const ALIGNED = 3
/** Whether a row on the next page is one more of a list: it fills most of its columns, each cell set as those above it are. */
function goesOn(row: GridRow, { heads, rows, below }: HeadedList): boolean {
  if (below.some(({ cells }) => cells.length > 2) || row.cells.length * 3 < heads.length * 2) return false
  const cells = rows.flat()
  const isSet = (cell: GridCell) =>
    cells.some((one) => one.column === cell.column && (near(one.left, cell.left) || near(one.edge, cell.edge)))
  return isRowOf(row, { heads }) && placed(row, heads).every(isSet)
}
const near = (one: number, other: number) => Math.abs(one - other) < ALIGNED

/** Whether a row has the city of a street in the row above, below it, and none of the numbers that rows begin with: it goes on with that row. */
function endsAddress(row: GridRow, { heads, rows }: HeadedList): boolean {
  const cells = placed(row, heads)
  const above = rows.at(-1)
  const over = ({ column }: GridCell) => above?.find((cell) => cell.column === column)
  const isOfRow = cells.every((cell) => cell.column > 0 && !isValue(cell.text) && over(cell))
  const isCity = cells.some((cell) => cityStateZip(cell.text) && startsAddress(over(cell)?.text ?? ''))
  return isOfRow && isCity && !above!.some(({ text }) => cityStateZip(text))
}

const lengthened = (row: readonly GridCell[], below: readonly GridCell[]): GridCell[] =>
  row.map((cell) => {
    const more = below.find(({ column }) => column === cell.column)
    return more ? { ...cell, text: `${cell.text} ${more.text}`, lines: [...cell.lines, ...more.lines] } : cell
  })

const textOf = ({ cells }: GridRow) => cells.map(({ text }) => text).join(' ')
const bottomOf = ({ lines }: GridCell) => Math.max(...lines.map(({ box }) => box[1] + box[3]))
/** 'State: GA' heads the rows below it. */
const STATED = /^(?:state|location|loc)\b[ :#-]*[\w ]{1,20}$/i

const placed = (row: GridRow, heads: readonly GridCell[]) =>
  row.cells.map((cell) => ({ ...cell, column: columnOf(cell, heads) }))

/** Whether a row has cells in several columns of a list, no two in one. */
function isRowOf(row: GridRow, { heads }: Pick<HeadedList, 'heads'>): boolean {
  const columns = placed(row, heads).map(({ column }) => column)
  return row.cells.length > 1 && columns.every((column) => column >= 0) && new Set(columns).size === columns.length
}

/** Heads with those in the row above that stand over several of them: each of that row stands close over some. */
function underOthers(heads: GridCell[], row: GridRow | undefined): GridCell[] {
  if (!row || !isWorded(row)) return heads
  const top = Math.min(...heads.flatMap(({ lines }) => lines.map(({ box }) => box[1])))
  const over = heads.map(({ left, edge }) =>
    row.cells.find(({ reach, ...own }) => {
      const middle = (left + edge) / 2
      return (reach ?? own).left <= middle && middle <= (reach ?? own).edge
    }),
  )
  const counts = row.cells.map((cell) => over.filter((one) => one === cell).length)
  const areOver = top - row.bottom < lineHeight(row) * CLOSE && counts.every(Boolean) && counts.some((one) => one > 1)
  return areOver ? heads.map((head, at) => (over[at] ? { ...head, over: over[at].text } : head)) : heads
}
/** Heads over heads are nearer than so many lines. */
const CLOSE = 1.5

type Heads = { heads: GridCell[]; count: number }

/** The heads that begin at a row: one or several on top of one another, the most telling of them. */
function headsAt(rows: readonly GridRow[], at: number, vocabularies: readonly Vocabulary[]): Heads | null {
  let best: (Heads & { known: number }) | null = null
  for (let count = 1; count <= Math.min(MOST_HEADS, rows.length - at); count++) {
    const own = rows.slice(at, at + count)
    if (!own.every(isWorded)) break
    const [before, last] = own.slice(-2)
    if (last && before !== last && last.top - before!.bottom > lineHeight(before!) * (TIGHT - 0.5)) break
    const heads = merged(own)
    const known = Math.max(0, ...vocabularies.map((one) => knownOf(heads, one)))
    const isBetter =
      known > (best?.known ?? 0) || (best !== null && known === best.known && isWrapped(own.at(-1)!, best.heads))
    if (known >= LEAST_KNOWN && isBetter) best = { heads, count, known }
  }
  // A label with its value right over heads is none of them: without it more of them are known.
  const below = Array.from({ length: (best?.count ?? 1) - 1 }, (_, by) =>
    merged(rows.slice(at + by + 1, at + best!.count)),
  )
  const isClearer = below.some((heads) => vocabularies.some((one) => knownOf(heads, one) > best!.known))
  return isClearer ? null : best
}

/** Whether a row goes on with heads above it: each of its cells stands close below one. */
const isWrapped = (row: GridRow, heads: readonly GridCell[]) =>
  row.cells.length < heads.length &&
  row.top - Math.max(...heads.map(bottomOf)) < lineHeight(row) * (TIGHT - 1) &&
  row.cells.every(({ left, edge }) => heads.some((head) => Math.min(edge, head.edge) > Math.max(left, head.left)))

/** Words, or years and terms alone, as heads are; none of a form's or a sheet's own letters. */
const isWorded = ({ cells }: GridRow) =>
  cells.length > 1 &&
  cells.every(({ text }) => !isValue(text.replace(YEARS, '')) || TIME.test(text)) &&
  cells.some(({ text }) => /\p{L}{2}/u.test(text) || TIME.test(text))
const YEARS = /\b(?:19|20)\d{2}\b|\b\d{2}\s?[-–/]\s?\d{2}\b/g
const TIME =
  /^\(?(?:\d{1,2}\/)?(?:\d{1,2}\/)?(?:(?:19|20)\d{2}|\d{2})(?:\s?[-–/]\s?(?:\d{1,2}\/){0,2}(?:\d{4}|\d{2}))?\)?$/

/** Heads of several rows, column by column; those of the fullest row say where the columns are. */
function merged(rows: readonly GridRow[]): GridCell[] {
  const fullest = rows.reduce((most, row) => (row.cells.length > most.cells.length ? row : most))
  const heads = fullest.cells.map((cell): GridCell => ({ ...cell, text: '', lines: [] }))
  for (const row of rows)
    for (const cell of row.cells) {
      const head = heads[columnOf(cell, fullest.cells)]
      if (!head || /^\p{L}$/u.test(cell.text)) continue
      Object.assign(head, {
        text: joined(`${head.text} ${cell.text}`.trim()),
        lines: [...head.lines, ...cell.lines],
        left: Math.min(head.left, cell.left),
        edge: Math.max(head.edge, cell.edge),
      })
    }
  return heads
}

/** A word that was parted at the end of its line is whole again: 'Plumb- ing', 'Full- Time'. */
const joined = (text: string) => text.replace(/(\p{L})- (?=\p{Ll})/gu, '$1').replace(/(\p{L}-) (?=\p{Lu})/gu, '$1')

function knownOf(heads: readonly GridCell[], vocabulary: Vocabulary): number {
  const texts = heads.map(({ text }) => text)
  if (vocabulary.unless?.test(texts.join(' | '))) return 0
  const bare = columnsByField(
    texts,
    heads.map(() => []),
    vocabulary,
  )
  const columns = withAddress(bare, texts, vocabulary)
  const isOfPlaces = vocabulary.family.type === PREMISES.type || vocabulary.family.type === PREMISES_PART.type
  // What is insured at a place has columns of its own.
  const worth = texts.filter((text, at) => isOfPlaces && !columns.fields[at]!.length && isMoney(text)).length
  const isWhole = keyColumn(columns, vocabulary) >= 0 && (columns.known + worth) * 2 >= heads.length - 1
  return isWhole ? columns.known : 0
}
