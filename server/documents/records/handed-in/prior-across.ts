import { findDates, formatDate } from '../../../../shared/dates.ts'
import { lineNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { isNothing, valueOf } from '../values.ts'
import { columnOf, type GridCell, type GridRow, lineHeight } from './grid-rows.ts'

/** Rows further apart than so many lines are not of one list. */
const APART = 3

/** What is told of one line: its label, and what stands in the column of each term. */
type Block = { label: GridCell[]; columns: GridCell[][] }

/** The policies before, of lists whose columns are terms and whose rows are lines: each cell tells carrier, number and premium, one a line. */
export function priorAcross(rows: readonly GridRow[]): PaperRecord[] {
  return rows.flatMap((row, at) => {
    const heads = termsOf(row)
    return heads.length ? blocksUnder(heads, row, rows.slice(at + 1)).flatMap((block) => policiesIn(heads, block)) : []
  })
}

/** The cells of a row that are terms, where all but its first are. */
function termsOf({ cells }: GridRow): GridCell[] {
  const terms = cells.filter(({ text }) => isTerm(text))
  return terms.length > 1 && terms.length >= cells.length - 1 && !isTerm(cells[0]!.text) ? terms : []
}
const isTerm = (text: string) => valueOf('term', text.split(' ')) !== null

function blocksUnder(heads: readonly GridCell[], head: GridRow, rows: readonly GridRow[]): Block[] {
  const blocks: Block[] = []
  let bottom = head.bottom
  for (const row of rows) {
    const labels = row.cells.filter(({ edge }) => edge < heads[0]!.left)
    const told = row.cells.filter((cell) => !labels.includes(cell))
    const columns = heads.map((_, at) => told.filter((cell) => columnOf(cell, heads) === at))
    if (row.top - bottom > APART * lineHeight(row) || labels.length > 1 || columns.some(({ length }) => length > 1))
      break
    const open = blocks.at(-1)
    // A label may go on below, as what it is of does.
    if (open && (!labels.length || !lineOf(open.label))) {
      open.label.push(...labels)
      for (const [at, cells] of columns.entries()) open.columns[at]!.push(...cells)
    } else blocks.push({ label: labels, columns })
    bottom = row.bottom
  }
  return blocks
}

const lineOf = (label: readonly GridCell[]) => lineNamed(normal(label.map(({ text }) => text).join(' ')))
const tokensIn = (cells: readonly GridCell[]): Token[] => cells.flatMap((cell) => cellTokens(cell, false))

function policiesIn(heads: readonly GridCell[], { label, columns }: Block): PaperRecord[] {
  if (!lineOf(label)) return []
  return columns.flatMap((cells, at): PaperRecord[] => {
    const head = heads[at]!
    const told = toldIn(cells)
    const key = told?.get('policy_number')
    if (!told || !key) return []
    const [starts, ends] = findDates(head.text)
    const above = tokensIn([head])
    const fields = {
      line: fieldOf(label.map(({ text }) => text).join(' '), [...tokensIn(label), ...key]),
      effective_date: starts && fieldOf(formatDate(starts.date), [...above, ...key]),
      expiration_date: ends && fieldOf(formatDate(ends.date), [...above, ...key]),
      year: starts ? null : fieldOf(valueOf('began', head.text.split(' '))!, [...above, ...key]),
      ...Object.fromEntries([...told].map(([name, tokens]) => [name, fieldOf(valueIn(name, tokens), name === 'policy_number' ? key : inOrder(tokens, key))])),
    } // biome-ignore format: a table
    const all = Object.entries(fields).filter((one): one is [string, RecordField] => !!one[1])
    return [{ type: 'prior_policy', page: head.page, fields: Object.fromEntries(all) }]
  })
}

/** The lines of a cell, from the top. */
const inOrder = (one: Token[], other: Token[]) =>
  one[0]!.line.box[1] < other[0]!.line.box[1] ? [...one, ...other] : [...other, ...one]
const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word.text)
const valueIn = (name: string, tokens: readonly Token[]) =>
  name === 'premium' ? valueOf('amount', wordsOf(tokens))! : wordsOf(tokens).join(' ')

/** What each line of a cell tells, by its look; null where that is in doubt. */
function toldIn(cells: readonly GridCell[]): Map<string, Token[]> | null {
  const told = new Map<string, Token[]>()
  for (const cell of cells)
    for (const line of cell.lines) {
      const tokens = cellTokens({ ...cell, lines: [line] }, false)
      const name = isNothing(line.text) ? null : nameOf(line.text)
      if (!name || told.has(name)) return null
      told.set(name, tokens)
    }
  return told
}

function nameOf(text: string): string | null {
  if (/^\$?\s?\d[\d,.]*$/.test(text)) return /[$,]/.test(text) ? 'premium' : null
  if (!/\d/.test(text)) return /\p{L}{2}/u.test(text) ? 'carrier' : null
  return NUMBER.test(text) && !findDates(text).length ? 'policy_number' : null
}
const NUMBER = /^(?=(?:.*\d){3})[A-Z\d](?:[A-Z\d .&/#*-])*$/
