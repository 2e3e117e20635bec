import { findAmounts, formatAmount } from '../../../../shared/amounts.ts'
import { findDates, formatDate } from '../../../../shared/dates.ts'
import { POLICY_TYPES } from '../../../../shared/policies.ts'
import { isDenied } from '../../../../shared/sentence.ts'
import { linesNamed } from '../../facts/headings.ts'
import { LEGAL_FORM_IN_ANY_CASE } from '../../facts/legal-forms.ts'
import { normal } from '../../facts/sheet.ts'
import { fieldsLike, type Vocabulary } from '../labels.ts'
import { fieldOf } from '../record-field.ts'
import { type Token, tokensOf } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { isNothing } from '../values.ts'
import { wordsOf } from '../words.ts'
import type { GridRow } from './grid-rows.ts'

const TITLE = /\b(?:loss(?:es)?|claims?)\b/i
/** What parts a line of running words: '06/12/2024 - GL - customer fell - paid $4,200 - closed'. */
const PARTED = /\s+(?:[-–—|•]|\/\/)\s+|;\s+/
const STATE = /^(?:still )?(?:open|closed|pending)\.?$/i
const MOST_TITLE = 8
/** Day, and at least two things that are said of it. */
const LEAST_PARTS = 3

/** Losses told one in a line, their parts with dashes or the like between them, under a title that names losses. */
export function toldLosses(rows: readonly GridRow[], vocabulary: Vocabulary): PaperRecord[] {
  let isTitled = false
  return rows.flatMap((row): PaperRecord[] => {
    const [cell, another] = row.cells
    if (!cell || another) {
      isTitled = false
      return []
    }
    const loss = isTitled ? lossIn(row, cell.text, vocabulary) : null
    isTitled = loss !== null || (isTitled && findDates(cell.text).length > 0) || isTitle(cell.text)
    return loss ? [loss] : []
  })
}

/** A title that denies nothing and names no company: losses of another are none of the applicant's. */
const isTitle = (text: string) =>
  TITLE.test(text) && text.split(' ').length <= MOST_TITLE && !isDenied(text) && !COMPANY.test(text)
const COMPANY = new RegExp(`\\b${LEGAL_FORM_IN_ANY_CASE}(?!\\p{L})`, 'u')

function lossIn(row: GridRow, text: string, vocabulary: Vocabulary): PaperRecord | null {
  const parts = text.split(PARTED).map((part) => part.trim())
  const [day, ...others] = findDates(parts[0]!.replace(/^[-–•*]\s*/, ''))
  if (parts.length < LEAST_PARTS || !day || others.length || /\p{L}{4}/u.test(parts[0]!.slice(day.to))) return null
  // A second day makes a term of the first; what is denied, or is nothing, is no loss.
  if (parts.slice(1).some((part) => isDenied(part) || isNothing(part) || /^\d[\d/.-]*$/.test(part))) return null
  const tokens = tokensOf(row.cells[0]!.lines, row.page, Number.POSITIVE_INFINITY)
  const fields: Record<string, RecordField> = {}
  const put = (name: string, value: string | null, said: string) => {
    const field = value && !fields[name] && fieldOf(value, tokensSaying(said, tokens))
    if (field) fields[name] = field
  }
  put('date_of_loss', formatDate(day.date), parts[0]!)
  const [line, ...words] = parts.slice(1).filter((part) => !STATE.test(part) && !findAmounts(part).length)
  const said = line && isLine(line) ? words : line ? [line, ...words] : []
  if (line && isLine(line)) put('line', line, line)
  // Of several things that are said, nothing tells which is what happened.
  if (said.length === 1) put('description', said[0]!, said[0]!)
  for (const part of parts.slice(1)) {
    if (STATE.test(part)) put('claim_status', part.replace(/\.$/, ''), part)
    for (const one of amountsSaid(part, findAmounts(part), vocabulary)) put(one.name, one.value, part)
  }
  return Object.keys(fields).length >= LEAST_PARTS ? { type: 'loss', page: row.page, fields } : null
}

/** A line of insurance in a few words or letters. */
const isLine = (part: string) =>
  /^[A-Z]{2,4}$/.test(part) ||
  POLICY_TYPES.some(({ label }) => label.toLowerCase() === part.toLowerCase()) ||
  (linesNamed(normal(part)).length === 1 && part.split(' ').length < 4)

/** The amounts of a part, each with what the words before it name, or behind it where it begins. */
function amountsSaid(part: string, amounts: ReturnType<typeof findAmounts>, vocabulary: Vocabulary) {
  const isBefore = amounts[0]?.from === 0
  return amounts.flatMap(({ amount, from, to }, at) => {
    const words = isBefore ? part.slice(to, amounts[at + 1]?.from) : part.slice(amounts[at - 1]?.to ?? 0, from)
    const [best] = fieldsLike(wordsOf(words), vocabulary)
    const isSure = best && best.alike === 1 && /^(?:paid|reserved|incurred)$/.test(best.spec.name)
    return isSure ? [{ name: best.spec.name, value: formatAmount(amount) }] : []
  })
}

/** The words of a line that say a part of it; all of it where they are not found. */
function tokensSaying(part: string, tokens: Token[]): Token[] {
  const words = part.split(/\s+/)
  const at = tokens.findIndex((_, from) => words.every((word, next) => tokens[from + next]?.word.text === word))
  return at < 0 ? tokens : tokens.slice(at, at + words.length)
}
