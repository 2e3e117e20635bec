import { findDates, formatDate } from '../../../../shared/dates.ts'
import { lineNamed } from '../../facts/headings.ts'
import { normal } from '../../facts/sheet.ts'
import { fieldOf } from '../record-field.ts'
import { cellTokens, type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { PaperRecord } from '../types.ts'
import type { GridRow } from './grid-rows.ts'

const POLICY =
  /^(?:\p{L}+ )?policy(?: (?:number|no\.?|#))?[:#]? ((?=\S*\d)[A-Z0-9][A-Z0-9-]*(?: (?=\S*\d)[A-Z0-9-]+)*)\b/iu

/** The part of a title that names a line: 'Loss experience - General Liability'. */
const lineOf = (text: string) =>
  text.split(/\s[-–—|]\s|:\s/).find((part) => part.split(' ').length < 6 && lineNamed(normal(part)))

/** The policies whose claims a loss run lists, each with its term and the line that its own row or a title over it names. */
export function policyHeads(rows: readonly GridRow[]): PaperRecord[] {
  let line: Token[] = []
  return rows.flatMap((row): PaperRecord[] => {
    const tokens = tokensOf(
      row.cells.flatMap(({ lines }) => lines),
      row.page,
      Number.POSITIVE_INFINITY,
    )
    const text = tokensAsText(tokens)
    const [from, to, another] = findDates(text)
    const [, number] = POLICY.exec(text.slice(0, from?.from)) ?? []
    if (!number || !from || !to || another) {
      const titled = row.cells.length < 3 && row.cells.find((cell) => lineOf(cell.text))
      if (titled) line = cellTokens(titled, false)
      return []
    }
    const own = row.cells.find((cell) => lineOf(cell.text))
    const named = own ? cellTokens(own, false) : line
    const dayOf = (day: typeof from) => formatDate(day.date)
    const told = {
      policy_number: fieldOf(number, tokens),
      effective_date: fieldOf(dayOf(from), tokens),
      expiration_date: fieldOf(dayOf(to), tokens),
      line: named.length ? fieldOf(lineOf(tokensAsText(named))!, named) : null,
    }
    const fields = Object.fromEntries(Object.entries(told).flatMap(([name, field]) => (field ? [[name, field]] : [])))
    return fields.policy_number && fields.effective_date ? [{ type: 'prior_policy', page: row.page, fields }] : []
  })
}
