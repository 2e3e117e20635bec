import { findAmounts, formatAmount, parseAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensAsText } from '../tokens.ts'
import type { PaperRecord, RecordField, RecordValue } from '../types.ts'
import { columnOf, type GridCell, type GridRow, lineHeight } from './grid-rows.ts'

export const TITLE = /\bunderlying\b/i
/** What the columns of such a schedule are headed by; those between the first and the limits tell of the policy. */
const TYPE = /\b(?:type|coverage|line|kind)\b/i
const INSURER = /\b(?:insurer|carrier|company)\b/i
export const LIMITS = /\b(?:limits?|amounts?)\b/i
const PREMIUM = /\bprem(?:ium)?\b/i
/** Brackets under the kind of a policy go on with it: '(Any auto)'. */
const REMARK = /^\([^()]*\)$/
/** Rows of one policy are nearer than so many times their height. */
const TIGHT = 1.25
export const NUMBER = /^(?=(?:.*\d){3})[A-Z0-9][A-Z0-9/-]*(?: [A-Z0-9/-]+){0,3}$/

/** The policies of a schedule of underlying insurance: kind, insurer, number, term and each limit, under `limit: ` and its words. */
export function underlyingIn(rows: readonly GridRow[]): PaperRecord[] {
  const at = rows.findIndex(
    (row, index) => isHead(row) && rows.slice(Math.max(0, index - 2), index + 1).some((one) => TITLE.test(textOf(one))),
  )
  if (at < 0) return []
  const heads = rows[at]!.cells
  const blocks: GridCell[][][] = []
  let above = rows[at]!
  for (const row of rows.slice(at + 1)) {
    const height = lineHeight(row)
    const cells = row.cells.map((cell) => ({ ...cell, column: columnOf(cell, heads) }))
    if (
      row.top - above.bottom > height * 3 ||
      (cells.length === 1 && cells[0]!.edge > heads.at(-1)!.left && heads.length > 2)
    )
      break
    const isApart = !blocks.length || (row.top - above.bottom > height * (TIGHT - 1) && !REMARK.test(cells[0]!.text))
    const begins = cells[0]!.column === 0 && isApart
    if (begins) blocks.push([cells])
    else blocks.at(-1)?.push(cells)
    above = row
  }
  return blocks.flatMap((block) => policyOf(block, heads))
}

export const textOf = ({ cells }: GridRow) => cells.map(({ text }) => text).join(' ')
const isHead = ({ cells }: GridRow) =>
  cells.length > 2 &&
  TYPE.test(cells[0]!.text) &&
  cells.some(({ text }) => INSURER.test(text)) &&
  cells.some(({ text }) => LIMITS.test(text))

/** Whether each text begins with an amount and ends with what it is of. */
const areBefore = (texts: readonly string[]) => texts.every((text) => /^\$?\d[\d,]*\s+.*\p{L}$/u.test(text))

/**
 * The amounts of a text that ends with one, each with the words before it, or those behind it where amounts stand before (`isBefore`); none where one has
 * no words, and null where the text goes on.
 */
function limitsIn(text: string, isBefore: boolean): [name: string, amount: string][] | null {
  const amounts = findAmounts(text).filter(({ from, to }) => /[$,]/.test(text.slice(from, to)))
  const last = amounts.at(-1)
  if (isBefore)
    return amounts.map(({ amount, to }, at) => [text.slice(to, amounts[at + 1]?.from).trim(), formatAmount(amount)])
  if (!last || /[\p{L}\d]/u.test(text.slice(last.to))) return null
  const named = amounts.map(({ amount, from }, at): [string, string] => [
    text.slice(amounts[at - 1]?.to ?? 0, from).trim(),
    formatAmount(amount),
  ])
  return named.every(([name]) => /\p{L}/u.test(name)) ? named : []
}

function policyOf(block: readonly GridCell[][], heads: readonly GridCell[]): PaperRecord[] {
  const limitsFrom = heads.findIndex(({ text }) => LIMITS.test(text))
  const premiumAt = heads.findIndex(({ text }) => PREMIUM.test(text) && !LIMITS.test(text))
  const all = block.flat().filter(({ column }) => column !== premiumAt)
  const kind = all.filter(({ column }) => column === 0)
  const isRemark = (cell: GridCell) => cell !== kind[0] && REMARK.test(cell.text)
  const tokensIn = (cells: readonly GridCell[]) => cells.flatMap((cell) => cellTokens(cell, false))
  const [type, remark] = [tokensIn(kind.filter((cell) => !isRemark(cell))), tokensIn(kind.filter(isRemark))]
  // The lines of the columns between, one below the other: insurer, number and term in whatever order.
  const lines = all
    .filter(({ column }) => column > 0 && column < limitsFrom)
    .toSorted((a, b) => a.column - b.column)
    .flatMap((cell) => cell.lines.map((line) => cellTokens({ ...cell, lines: [line] }, false)))
  const fields: Record<string, RecordField> = {}
  const put: Put = (name, value, tokens) => {
    const field = value ? fieldOf(value, tokens) : null
    if (field) fields[name] = field
  }
  put('policy_type', tokensAsText(type), type)
  put('remark', tokensAsText(remark), remark)
  const carrier: Token[] = []
  const days: { date: string; tokens: Token[] }[] = []
  for (const tokens of lines) {
    const text = tokensAsText(tokens)
    const dates = findDates(text)
    if (dates.length) days.push(...dates.map(({ date }) => ({ date, tokens })))
    else if (NUMBER.test(text)) put('policy_number', text, tokens)
    else carrier.push(...tokens)
  }
  const [from, to, third] = days
  if (from && to && !third) {
    put('effective_date', formatDate(from.date), from.tokens)
    put('expiration_date', formatDate(to.date), to.tokens)
  }
  put('carrier', tokensAsText(carrier), carrier)
  const [cost, another] = block.flat().filter(({ column }) => column === premiumAt)
  const premium = cost && !another ? parseAmount(cost.text) : null
  if (premium !== null) put('premium', premium, cellTokens(cost!, false))
  const limits = block.map((row) =>
    row
      .filter((cell) => cell.column >= limitsFrom && cell.column !== premiumAt)
      .flatMap((cell) => cellTokens(cell, false)),
  )
  putLimits(limits, fields, put)
  const isWhole = fields.policy_type && fields.carrier && fields.policy_number
  return isWhole ? [{ type: 'underlying', page: all[0]!.page, fields }] : []
}

type Put = (name: string, value: RecordValue | undefined, tokens: Token[]) => void

/** The limits that the rows of a policy tell, each under its words; one that they tell in two ways is none. */
function putLimits(rows: Token[][], fields: Record<string, RecordField>, put: Put): void {
  let words: Token[] = []
  const limitTold = new Map<string, string>()
  const isBefore = areBefore(rows.map(tokensAsText).filter(Boolean))
  for (const told of rows) {
    const text = tokensAsText([...words, ...told])
    const limits = limitsIn(text, isBefore && text !== '')
    words = limits ? [] : [...words, ...told]
    for (const [name, amount] of limits ?? []) {
      const [key, before] = [name.toLowerCase(), limitTold.get(name.toLowerCase())]
      if (before === undefined || before === amount) put(`limit: ${name}`, amount, told)
      else for (const own of Object.keys(fields)) if (own.toLowerCase() === `limit: ${key}`) delete fields[own]
      limitTold.set(key, before === undefined || before === amount ? amount : '')
    }
  }
}
