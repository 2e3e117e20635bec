import { formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { NOW } from '../../facts/gone-columns.ts'
import { linesNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'
import { columnsByField } from '../columns.ts'
import { readCell } from '../drafts.ts'
import { PRIOR_POLICY } from '../families/others.ts'
import { vocabularyOf } from '../labels.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensAsText } from '../tokens.ts'
import type { PaperRecord, RecordField, RecordValue } from '../types.ts'
import { captionedIn } from './captions.ts'
import { columnOf, type GridCell, type GridRow } from './grid-rows.ts'
import { LIMITS, TITLE, textOf } from './underlying.ts'

const VOCABULARY = vocabularyOf(PRIOR_POLICY)

/** The underlying policies that stand in a box each, below a heading that says what they are. */
export function underlyingInBoxes(rows: readonly GridRow[], boxes: readonly GridRow[][]): PaperRecord[] {
  const title = rows.find((row) => row.cells.length === 1 && TITLE.test(textOf(row)))
  return title ? boxes.flatMap((own) => (own[0]!.top > title.top ? policyIn(own) : [])) : []
}

/** A policy by the line that heads its box, the captions on the left, and the limits in a list of their own. */
function policyIn([first, ...others]: GridRow[]): PaperRecord[] {
  const limitHead = first!.cells.find(({ text }, at) => at > 0 && LIMITS.test(text))
  const isOfLimits = ({ left }: GridCell) => limitHead !== undefined && left > limitHead.left - 2
  const title = first!.cells.filter((cell) => !isOfLimits(cell)).flatMap((cell) => cellTokens(cell, false))
  const called = tokensAsText(title)
  if (!linesNamed(normal(called)).length) return []
  const captioned = others.map((row) => ({ ...row, cells: row.cells.filter((cell) => !isOfLimits(cell)) }))
  const pairs = captionedIn(captioned, VOCABULARY)
  const columns = columnsByField(
    pairs.map(({ label }) => label.text),
    pairs.map(({ value }) => [value.text]),
    VOCABULARY,
  )
  const isOf = (at: number, name: string) => columns.fields[at]!.flat().some((spec) => spec.name === name)
  const numbered = pairs.find((_, at) => isOf(at, 'policy_number'))
  const number = numbered ? cellTokens(numbered.value, false) : []
  const fields: Record<string, RecordField> = {}
  // What stands above the number is quoted before it.
  const put = (name: string, value: RecordValue, tokens: Token[]) => {
    const field = fieldOf(value, topOf(tokens) < topOf(number) ? [...tokens, ...number] : tokens)
    if (field) fields[name] = field
  }
  put('policy_type', called, title)
  for (const [at, { label, value }] of pairs.entries()) {
    const tokens = cellTokens(value, false)
    const isLabeled = !isOf(at, 'policy_number') && !isOf(at, 'carrier')
    for (const { spec, value: told } of columns.fields[at]!.length
      ? readCell(tokens, columns.fields[at]!, VOCABULARY).pairs
      : [])
      if (told !== null) put(spec.name, told, isLabeled ? [...cellTokens(label, false), ...tokens] : tokens)
    const [from, to, another] = isOf(at, 'policy_period') ? findDates(value.text) : []
    if (!from || !to || another) continue
    put('effective_date', formatDate(from.date), tokens)
    put('expiration_date', formatDate(to.date), tokens)
  }
  const heads = first!.cells.filter(isOfLimits)
  for (const { name, amount } of limitsIn(
    heads,
    others.map(({ cells }) => cells.filter(isOfLimits)),
  )) {
    const value = parseAmount(amount.text)
    if (value !== null && /[$,]/.test(amount.text))
      put(`limit: ${name.text}`, formatAmount(value), [...cellTokens(name, false), ...cellTokens(amount, false)])
  }
  const isWhole = fields.policy_type && fields.carrier && fields.policy_number
  return isWhole ? [{ type: 'underlying', page: first!.page, fields }] : []
}

const topOf = ([token]: readonly Token[]) => token?.line.box[1] ?? 0

/** The limits of a list: of several columns of amounts, those of the one that holds what is in force. */
function limitsIn(heads: readonly GridCell[], rows: readonly GridCell[][]): { name: GridCell; amount: GridCell }[] {
  const amounts = [...heads.keys()].slice(1)
  const now = amounts.filter((at) => NOW.test(heads[at]!.text.toUpperCase()))
  const [column, another] = amounts.length > 1 ? now : amounts
  if (column === undefined || another !== undefined) return []
  return rows.flatMap(([name, ...cells]) => {
    const amount = cells.find((cell) => columnOf(cell, heads) === column)
    return name && amount ? [{ name, amount }] : []
  })
}
