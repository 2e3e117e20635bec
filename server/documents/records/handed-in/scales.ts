import { parseAmount } from '../../../../shared/amounts.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { omitsZeros, saysThousands, withoutOmitted } from '../../facts/limit-pages.ts'
import type { Line, Page } from '../../types.ts'
import type { PaperRecord } from '../types.ts'
import { wordsOf } from '../words.ts'
import { CLASS, PREMISES } from './families.ts'
import type { GridRow } from './grid-rows.ts'
import type { HeadedList } from './headed-lists.ts'
import { isMoney, WORTH, worthOf } from './worth.ts'

/** A line that says that amounts leave zeros out: 'All values in $000'. */
export type ScaleNote = { line: Line; page: number }
/** How amounts of a column are counted. `by`: the line that says so, none where the column's own head does. */
export type Scale = { isSure: boolean; by: ScaleNote | null }

/**
 * What says how the amounts of a list are counted: the lines of its page, or of the one it began on; whether another page of the file has one; and the list
 * where it began, `isLast` of its page.
 */
export type Counted = {
  notes: readonly ScaleNote[]
  elsewhere: boolean
  from: { list: HeadedList; rows: readonly GridRow[]; isLast: boolean }
}

/** The lines of a page, but for those that head lists or are labels, that say that amounts leave zeros out. */
export const scaleNotes = ({ lines, number }: Page, heads: ReadonlySet<Line>): ScaleNote[] =>
  lines.filter((line) => omitsZeros(line.text) && !heads.has(line)).map((line) => ({ line, page: number }))

/** A building worth more would be one in thousands of which nobody is sure. */
const MOST = 250_000
/** Amounts that are all less may be in thousands where another page of the file says so of its own. */
const LEAST = 100_000
/** A note is of the list whose heads stand so many rows below it at the most. */
const NEAR = 4

/**
 * How the amounts of a list's columns are counted, column by column; null of those in dollars. Thousands are in doubt where the amounts look like whole
 * dollars, where the words name other columns or say no such thing for sure. Small
 * amounts without a word of it are in doubt beside such, or where another page has them.
 */
export function scalesOf(
  list: HeadedList,
  columns: readonly (readonly string[])[],
  { notes, elsewhere, from }: Counted,
): (Scale | null)[] {
  const heads = list.heads.map(({ text }) => text)
  const own = heads.map((text): Scale | null => (omitsZeros(text) ? { isSure: saysThousands(text), by: null } : null))
  const [note, another] = notes
  const isOfList = note !== undefined && !another && isOfOne(note, from)
  const noted = heads.map((text): Scale | null =>
    note ? { isSure: isOfList && saysOf(note.line.text, text, heads), by: note } : null,
  )
  const scales = heads.map((_, at) =>
    note && own[at] ? { ...own[at], isSure: own[at].isSure && isOfList } : (own[at] ?? noted[at]!),
  )
  const isCounted = heads.map((head, at) => own[at] !== null || (isMoney(head) && scales[at] !== null))
  const before = from.list.rows.flat().flatMap(({ column, text }) => (isCounted[column] ? [text] : []))
  const isWhole = areWhole([...before, ...columns.filter((_, at) => isCounted[at]).flat()])
  const isNear = elsewhere || scales.some(Boolean)
  return scales.map((scale, at) => {
    if (scale) return { ...scale, isSure: scale.isSure && !isWhole }
    const areSmall = columns[at]!.every((text) => (parseAmount(text) ?? 0) < LEAST)
    return isNear && isMoney(heads[at]!) && areSmall ? { isSure: false, by: null } : null
  })
}

/** Whether a note stands right over a list, among the first lines of its page, or right under the last list of one. */
function isOfOne({ line }: ScaleNote, { list, rows, isLast }: Counted['from']): boolean {
  const top = Math.min(...list.heads.flatMap(({ lines }) => lines.map(({ box }) => box[1])))
  const at = rows.findIndex(({ cells }) => cells.some(({ lines }) => lines.includes(line)))
  const before = rows.filter((row) => row.top < top).length
  return at >= 0 && (at < NEAR || (at < before && before - at <= NEAR) || (isLast && isUnder(line, list)))
}

/** Whether a line stands right below the last row of a list. */
function isUnder({ box }: Line, { rows }: HeadedList): boolean {
  const ends = Math.max(
    ...(rows.at(-1) ?? []).flatMap(({ lines }) => lines.map(({ box: [, y, , height] }) => y + height)),
  )
  return box[1] >= ends && box[1] - ends < box[3] * NEAR
}

/** Whether amounts look like whole dollars, whatever is said of them. */
export function areWhole(texts: readonly string[]): boolean {
  const amounts = texts.flatMap((text) => parseAmount(text) ?? [])
  const areRound = amounts.length > 1 && amounts.every((amount) => amount % 1000 === 0)
  return areRound || amounts.some((amount) => amount >= MOST) || texts.some((text) => /\.\d\d$/.test(text))
}

/** Words that alone name money other than what is insured: 'sales', 'payroll'. */
const OTHER_MONEY = new Set(
  [PREMISES, CLASS].flatMap(({ fields }) =>
    fields
      .filter(({ name }) => /revenue|exposure|premium/.test(name))
      .flatMap(({ words }) =>
        words
          .map(wordsOf)
          .filter(({ length }) => length === 1)
          .flat(),
      ),
  ),
)

/** Whether a line says for sure of a head's amounts that they are in thousands: it names none of the heads, or this one. One that names other money alone does not. */
export function saysOf(note: string, head: string, heads: readonly string[]): boolean {
  if (!saysThousands(note) || isDenied(note)) return false
  const words = withoutOmitted(note)
  const named = new Set(
    words
      .split(/[,&/:;()]|\band\b/i)
      .map(worthOf)
      .filter((concept) => WORTH.has(concept)),
  )
  const isAmong = heads.some((text) => named.has(worthOf(text)))
  return isAmong ? named.has(worthOf(head)) : !wordsOf(words).some((word) => OTHER_MONEY.has(word))
}

/** Amounts that leave zeros out are none that a form holds, but for those of a list that is read so. */
export const withoutMoney = (record: PaperRecord): PaperRecord => ({
  ...record,
  fields: Object.fromEntries(Object.entries(record.fields).filter(([name]) => !MONEY.test(name))),
})
const MONEY = /^limit: |revenue|exposure|premium|^(?:payroll|paid|reserved|incurred|deductible|limit)$/
