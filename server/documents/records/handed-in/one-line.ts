import { lineInShort, lineNamed, lineSaid } from '../../facts/headings.ts'
import type { LineOfBusiness } from '../../facts/keys.ts'
import { normal } from '../../facts/sheet.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens } from '../tokens.ts'
import type { PaperRecord } from '../types.ts'
import type { GridRow } from './grid-rows.ts'

const BRACKETS = /\s*\(([^()]*?)(?: only)?\)/i
/** The line that brackets in the head of a column say a list is of: 'Carrier (GL only)'. */
export function lineOfHead(head: string): LineOfBusiness | null {
  const said = BRACKETS.exec(head)?.[1] ?? ''
  return lineSaid(said) ?? lineInShort(said)
}
export const withoutLine = (head: string): string => (lineOfHead(head) ? head.replace(BRACKETS, '') : head)

/** Rows in which a page says what it is of. */
const TITLE = 4

/** Policies before of which no line is told are of the only one that the head of their page says. */
export function ofOneLine(records: PaperRecord[], rows: readonly GridRow[]): PaperRecord[] {
  const titles = rows.slice(0, TITLE).flatMap(({ cells }) => cells.filter(({ text }) => lineSaid(text)))
  const [title] = titles
  if (!title || new Set(titles.map(({ text }) => lineSaid(text))).size > 1) return records
  const over = fieldOf(title.text, cellTokens(title, false))
  const isTold = ({ line, over: own }: PaperRecord['fields']) =>
    line !== undefined || (typeof own?.value === 'string' && lineNamed(normal(own.value)) !== null)
  return records.map((one) =>
    over && one.type === 'prior_policy' && !isTold(one.fields) ? { ...one, fields: { ...one.fields, over } } : one,
  )
}
