import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensAsText } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { columnOf, type GridCell, type GridRow, lineHeight } from './grid-rows.ts'

const TITLE = /\bunderlying\b/i
/** What the columns of such a schedule are headed by; those between the first and the limits tell of the policy. */
const TYPE = /\b(?:type|coverage|line|kind)\b/i
const INSURER = /\b(?:insurer|carrier|company)\b/i
const LIMITS = /\b(?:limits?|amounts?)\b/i
/** Rows of one policy are nearer than so many times their height. */
const TIGHT = 1.25
const NUMBER = /^(?=(?:.*\d){3})[A-Z0-9][A-Z0-9/-]*(?: [A-Z0-9/-]+){0,3}$/

/** The policies of a schedule of underlying insurance: kind, insurer, number, term and each limit, under `limit: ` and its words. */
export function underlyingIn(rows: readonly GridRow[]): PaperRecord[] {
  const at = rows.findIndex((row, index) => isHead(row) && rows.slice(Math.max(0, index - 2), index + 1).some((one) => TITLE.test(textOf(one)))) // biome-ignore format: short
  if (at < 0) return []
  const heads = rows[at]!.cells
  const blocks: GridCell[][][] = []
  let above = rows[at]!
  for (const row of rows.slice(at + 1)) {
    const height = lineHeight(row)
    const cells = row.cells.map((cell) => ({ ...cell, column: columnOf(cell, heads) }))
    if (row.top - above.bottom > height * 3 || (cells.length === 1 && cells[0]!.edge > heads.at(-1)!.left && heads.length > 2)) break // biome-ignore format: short
    const begins = cells[0]!.column === 0 && (!blocks.length || row.top - above.bottom > height * (TIGHT - 1))
    if (begins) blocks.push([cells])
    else blocks.at(-1)?.push(cells)
    above = row
  }
  return blocks.flatMap((block) => policyOf(block, heads))
}

const textOf = ({ cells }: GridRow) => cells.map(({ text }) => text).join(' ')
const isHead = ({ cells }: GridRow) =>
  cells.length > 2 && TYPE.test(cells[0]!.text) && cells.some(({ text }) => INSURER.test(text)) && cells.some(({ text }) => LIMITS.test(text)) // biome-ignore format: short

/** The amounts of a text that ends with one, each with the words before it; none where one has no words, and null where the text goes on. */
function limitsIn(text: string): [name: string, amount: string][] | null {
  const amounts = findAmounts(text).filter(({ from, to }) => /[$,]/.test(text.slice(from, to)))
  const last = amounts.at(-1)
  if (!last || /[\p{L}\d]/u.test(text.slice(last.to))) return null
  const named = amounts.map(({ amount, from }, at): [string, string] => [text.slice(amounts[at - 1]?.to ?? 0, from).trim(), formatAmount(amount)])
  return named.every(([name]) => /\p{L}/u.test(name)) ? named : []
} // biome-ignore format: short

function policyOf(block: readonly GridCell[][], heads: readonly GridCell[]): PaperRecord[] {
  const limitsFrom = heads.findIndex(({ text }) => LIMITS.test(text))
  const all = block.flat()
  const type = all.filter(({ column }) => column === 0).flatMap((cell) => cellTokens(cell, false))
  // The lines of the columns between, one below the other: insurer, number and term in whatever order.
  const lines = all
    .filter(({ column }) => column > 0 && column < limitsFrom)
    .toSorted((a, b) => a.column - b.column)
    .flatMap((cell) => cell.lines.map((line) => cellTokens({ ...cell, lines: [line] }, false)))
  const fields: Record<string, RecordField> = {}
  const put = (name: string, value: string | undefined, tokens: Token[]) => {
    const field = value ? fieldOf(value, tokens) : null
    if (field) fields[name] = field
  }
  put('policy_type', tokensAsText(type), type)
  const carrier: Token[] = []
  for (const tokens of lines) {
    const text = tokensAsText(tokens)
    const [from, to] = findDates(text)
    if (from && to) {
      put('effective_date', formatDate(from.date), tokens)
      put('expiration_date', formatDate(to.date), tokens)
    } else if (NUMBER.test(text)) put('policy_number', text, tokens)
    else if (!from) carrier.push(...tokens)
  }
  put('carrier', tokensAsText(carrier), carrier)
  let words: Token[] = []
  const limitTold = new Map<string, string>()
  for (const row of block) {
    const told = row.filter(({ column }) => column >= limitsFrom).flatMap((cell) => cellTokens(cell, false))
    const text = tokensAsText([...words, ...told])
    const limits = limitsIn(text)
    words = limits ? [] : [...words, ...told]
    for (const [name, amount] of limits ?? []) {
      const [key, before] = [name.toLowerCase(), limitTold.get(name.toLowerCase())]
      if (before === undefined || before === amount) put(`limit: ${name}`, amount, told)
      else for (const own of Object.keys(fields)) if (own.toLowerCase() === `limit: ${key}`) delete fields[own]
      limitTold.set(key, before === undefined || before === amount ? amount : '')
    }
  }
  const isWhole = fields.policy_type && fields.carrier && fields.policy_number
  return isWhole ? [{ type: 'underlying', page: all[0]!.page, fields }] : []
}
