import { parseDate } from '../../../shared/dates.ts'
import type { Cell, Row, Sheet } from '../facts/sheet.ts'
import { pairOf } from './make-unit.ts'
import type { Unit } from './types.ts'

/** What the day at the head of a letter is called, which prints no name for it. */
export const LETTER_DATE = 'Date of the letter'

const TOP_ROWS = 14
const MOST_LINES = 4
/** A person as they sign: two to four names. */
const PERSON = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}\.?| \p{Lu}[\p{L}'’-]+){1,3}$/u
const SENT = /^(?:via|by|sent)\b/i
const ENDS = /^(?:re|subject|attn|dear|to whom|ladies|gentlemen)\b|:$/i

/** Whom a letter is written to, and who signed it: what stands under its date, and under its last words. */
export function letterUnits({ rows }: Sheet): Unit[] {
  const dated = rows.slice(0, TOP_ROWS).findIndex((row) => parseDate(aloneIn(row)?.text ?? '') !== null)
  if (dated < 0) return []
  return [labelled(LETTER_DATE, [aloneIn(rows[dated]!)!]), ...addressee(rows, dated), ...signer(rows)]
}

function addressee(rows: Row[], dated: number): Unit[] {
  const lines: Cell[] = []
  for (const row of rows.slice(dated + 1)) {
    const cell = aloneIn(row)
    if (!cell || ENDS.test(cell.text) || lines.length === MOST_LINES) break
    if (!SENT.test(cell.text)) lines.push(cell)
  }
  return lines.length > 1 ? [labelled('Addressed to', lines)] : []
}

function signer(rows: Row[]): Unit[] {
  const [title, name] = [rows.at(-1), rows.at(-2)].map((row) => row && aloneIn(row))
  const signed = name && PERSON.test(name.text) ? [name, title!] : title && PERSON.test(title.text) ? [title] : []
  return signed.length && !signed.some(({ text }) => /\d/.test(text)) ? [labelled('Signed by', signed)] : []
}

const aloneIn = ({ cells }: Row): Cell | null => (cells.length === 1 ? cells[0]! : null)

/** Lines under a name that the page itself does not print. */
const labelled = (label: string, lines: Cell[]): Unit => ({
  ...pairOf(lines, [], ''),
  label,
  value: lines.map(({ text }) => text).join(', '),
})
