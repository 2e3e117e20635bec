import { headsOf, tableRows } from '../layout/table-rows.ts'
import { around } from '../reading/lines.ts'
import type { Line, Page, Table } from '../types.ts'
import { CLAIM } from './families/claims.ts'
import { fieldsLike, fieldsNamed, vocabularyOf } from './labels.ts'
import { keyColumn, type Mapping } from './mapping.ts'
import { measureOf } from './measure-rows.ts'
import { openName } from './open-name.ts'
import { countIn } from './sections.ts'
import { segmentsOf } from './segments.ts'
import { type Token, tokensAsText, tokensOf } from './tokens.ts'
import type { Family } from './types.ts'
import { valueOf } from './values.ts'
import { wordsOf } from './words.ts'

/** A table of records as it was read, and the page it stands on. */
export type SeenTable = { page: number; table: Table; mapping: Mapping }
/** A figure of a row of totals, by the name it has in records. `beside`: figures of other columns behind the same label. */
export type Measured = { name: string; value: number; tokens: Token[]; beside?: Token[] }
/** Where the amounts of each field end in the records of a list, in points. */
export type AmountEnds = ReadonlyMap<string, readonly number[]>

const { sums, fields, generic } = CLAIM
const [WHOLE] = sums!.whole.words
/** What a row of totals may tell: the amounts of claims and what they make together. */
const TOTAL: Family = {
  type: 'total',
  key: 'claim_incurred',
  generic,
  fields: [
    ...fields.filter(({ kind }) => kind === 'amount'),
    { name: 'claim_incurred', kind: 'amount', words: [WHOLE!, `total ${WHOLE}`, `net ${WHOLE}`, `gross ${WHOLE}`] },
  ],
}
const VOCABULARY = vocabularyOf(TOTAL)
/** How alike a head must be to the words of an amount. */
const ALIKE = 0.72
/** Words of a column that counts claims. */
const COUNTING = new Set(['count', 'number', 'claim', 'loss', 'incident', 'occurrence', 'accident'])
const LONGEST_LABEL = 3

export const isAmount = (text: string) => typeof valueOf('amount', text.split(' ')) === 'number'

/** The figures of a row of totals: each behind its label, else under the column of the table above; and how many claims it counts. */
export function measuresIn(tokens: Token[], table: SeenTable | null, ends: AmountEnds = NO_ENDS): Measured[] {
  const labelled = behindLabels(tokens, ends)
  const count = countIn(tokensAsText(tokens)) ?? (labelled.length ? countInParts(tokens) : null)
  const amounts = labelled.length || !table ? labelled : underColumns(tokens, table)
  return [...amounts, ...(count === null ? [] : [{ name: 'count', value: count, tokens }])]
}

/** 'Report totals 7 2 9 Payments': numbers before a label, of which the last is what the others make together. */
function countInParts(tokens: Token[]): number | null {
  const from = tokens.findIndex(({ word }) => SMALL.test(word.text))
  const end = tokens.findIndex(({ word }, at) => at > from && !SMALL.test(word.text))
  if (from < 0 || end < 0) return null
  const numbers = tokens.slice(from, end).map(({ word }) => Number(word.text))
  const whole = numbers.pop()!
  const sum = numbers.reduce((all, one) => all + one, 0)
  return numbers.length > 1 && whole > 0 && sum === whole ? whole : null
}
const SMALL = /^\d{1,3}$/

const NO_ENDS: AmountEnds = new Map()

/**
 * 'Paid $1,200 Reserve $300': each amount with the longest words right before it that name one. Of several amounts behind one label, each of a
 * column, it is the one that ends where those of the records do.
 */
function behindLabels(tokens: Token[], ends: AmountEnds): Measured[] {
  const found = tokens.flatMap((token, at): Measured[] => {
    const value = valueOf('amount', [token.word.text.replace(/[;,.)|]+$/, '')])
    if (typeof value !== 'number') return []
    const before = tokens.slice(Math.max(0, at - LONGEST_LABEL), at)
    const from = before.findIndex((_, start) => fieldsNamed(tokensAsText(before.slice(start)), VOCABULARY).length > 0)
    const [spec] = from < 0 ? [] : fieldsNamed(tokensAsText(before.slice(from)), VOCABULARY)
    const found = spec && ofColumn(spec.name, runFrom(tokens, at), ends.get(spec.name) ?? [])
    return found ? [found] : []
  })
  const names = found.map(({ name }) => name)
  return found.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name))
}

/** The amounts from one on that follow each other without a word between. */
function runFrom(tokens: Token[], at: number): Token[] {
  const isFigure = ({ word: { text } }: Token) =>
    isAmount(text) && text.startsWith('$') === tokens[at]!.word.text.startsWith('$')
  const end = tokens.findIndex((token, place) => place > at && !isFigure(token))
  return tokens.slice(at, end < 0 ? tokens.length : end)
}

function ofColumn(name: string, run: Token[], ends: readonly number[]): Measured | null {
  const isUnder = ({ word: { box } }: Token) => ends.some((end) => Math.abs(end - box[0] - box[2]) < SAME_SIDE)
  const own = run.length === 1 || !ends.length ? run.slice(0, 1) : run.filter(isUnder)
  const [token, ...others] = own
  const value = token && valueOf('amount', [token.word.text.replace(/[;,.)|]+$/, '')])
  if (!token || others.length || typeof value !== 'number') return null
  return { name, value, tokens: [token], beside: run.filter((one) => one !== token) }
}

/** Whether a code stands where the table has the numbers of its records. */
export function isKeyed(tokens: Token[], { mapping: { columns, vocabulary, reaches } }: SeenTable): boolean {
  const { left, right } = reaches[keyColumn(columns, vocabulary)]!
  return segmentsOf(tokens).some((part) => {
    const [x] = around(part.map(({ word }) => word.box))
    return x >= left - 1 && x < right && valueOf('code', tokensAsText(part).split(' ')) !== null
  })
}

/**
 * The figures of a row below a total that tells one measure of it ('Paid: $9 $3 $6'), under the columns of that measure: its whole alone where a column
 * holds that. Null where it is no such row.
 */
export function measureRowIn(tokens: Token[], { table, mapping }: SeenTable): Measured[] | null {
  const [label, ...figures] = tokens
  const measure = label && measureOf(label.word.text, CLAIM)
  const columns = amountColumns(mapping).filter(({ column }) => mapping.heads[column]!.endsWith(` ${measure}`))
  const whole = columns.filter(({ column }) => wordsOf(mapping.heads[column]!).includes('total'))
  const parts = segmentsOf(figures)
  if (!measure || !columns.length || !parts.length || !parts.every((part) => isAmount(tokensAsText(part)))) return null
  return parts.flatMap((part) => {
    const column = columnOf(part, { ...table, cells: [] }, columns)
    const value = Number(valueOf('amount', tokensAsText(part).split(' ')))
    return column && (!whole.length || whole.includes(column)) ? [{ name: column.name, value, tokens: part }] : []
  })
}

type AmountColumn = { name: string; column: number; left: number; right: number }

function underColumns(tokens: Token[], { table, mapping }: SeenTable): Measured[] {
  const columns = amountColumns(mapping)
  const found = segmentsOf(tokens).flatMap((part): Measured[] => {
    const value = valueOf('amount', tokensAsText(part).split(' '))
    const column = typeof value === 'number' ? columnOf(part, table, columns) : null
    return column && typeof value === 'number' ? [{ name: column.name, value, tokens: part }] : []
  })
  const names = found.map(({ name }) => name)
  return found.filter(({ name }) => names.indexOf(name) === names.lastIndexOf(name))
}

/** The columns whose heads name an amount of ours, or none of a record's fields at all. */
function amountColumns({ columns, heads, reaches }: Mapping): AmountColumn[] {
  return columns.fields.flatMap((own, column): AmountColumn[] => {
    const { left, right } = reaches[column]!
    const [spec] = own.length === 1 ? own[0]! : []
    const name = own.length === 0 ? openName(heads[column] ?? '') : spec?.kind === 'amount' ? spec.name : ''
    return name && left < right ? [{ name, column, left, right }] : []
  })
}

/** By the cell of the table it stands in, else by where it stands; null where it may be of two. */
function columnOf(part: Token[], { cells }: Table, columns: AmountColumn[]): AmountColumn | null {
  const [x, y, width, height] = around(part.map(({ word }) => word.box))
  const inside = cells.find(
    ({ box, columns: wide }) =>
      wide === 1 &&
      x >= box[0] - 1 &&
      x + width <= box[0] + box[2] + 1 &&
      y >= box[1] - 1 &&
      y + height <= box[1] + box[3] + 1,
  )
  if (inside) return columns.find(({ column }) => column === inside.column) ?? null
  const under = columns.filter(({ left, right }) => x < right && x + width > left)
  if (under.length < 2) return under[0] ?? null
  const near = under.filter(({ left, right }) => Math.min(Math.abs(left - x), Math.abs(right - x - width)) < SAME_SIDE)
  return near.length === 1 ? near[0]! : null
}
const SAME_SIDE = 4

/** The rows of the page's tables that tell amounts or counts of claims by something else than their numbers: by year, policy or line. */
export function summaryRows(page: Page, seen: SeenTable[]): { lines: Line[]; measured: Measured[] }[] {
  const others = (page.tables ?? []).filter(
    (table) => !seen.some((one) => one.page === page.number && overlaps(one.table, table)),
  )
  return others.flatMap((table) => {
    const heads = headsOf(table)
    // Of several columns that hold a part of the whole each, none is it.
    const isOfParts = heads.filter((head) => wordsOf(head).includes(WHOLE!)).length > 1
    const names = heads.map(measureOfHead).map((name) => (name === TOTAL.key && isOfParts ? null : name))
    if (names.filter(Boolean).length < 2 || !names.some((name) => name && name !== 'count')) return []
    return tableRows(table, page).flatMap(({ cells }) => {
      const measured = cells.flatMap(({ column, lines, page: at, text }): Measured[] => {
        const value = valueOf(names[column] === 'count' ? 'integer' : 'amount', text.split(' '))
        return names[column] && value !== null
          ? [{ name: names[column], value: Number(value), tokens: tokensOf(lines, at, Infinity) }]
          : []
      })
      const isNamed = cells.some(({ column, text }) => !names[column] && text)
      return isNamed && measured.length > 1 ? [{ lines: cells.flatMap(({ lines }) => lines), measured }] : []
    })
  })
}

/** What a column of a summary tells of claims, by the words over it: the name of an amount, or 'count'. */
export function measureOfHead(head: string): string | null {
  const words = wordsOf(head)
  const own = words.filter((word) => word !== 'total')
  // 'Total losses' are rather what they cost.
  if (own.some((word) => word !== 'loss' || words.length === 1) && own.every((word) => COUNTING.has(word)))
    return 'count'
  const [best] = fieldsLike(words, VOCABULARY)
  return best && best.alike >= ALIKE ? best.spec.name : null
}

const overlaps = ({ box: [, top, , height] }: Table, { box: [, other, , high] }: Table) =>
  top < other + high && other < top + height
