import { oncePer } from '../../lib/once-per.ts'
import { type Cell, type Row, type Sheet, sheetOf } from '../facts/sheet.ts'
import { readingRows } from '../search/passages.ts'
import type { Page } from '../types.ts'
import { COLON, isTitle, SENTENCE } from './labels.ts'
import { letterUnits } from './letter-units.ts'
import { headingOf } from './make-unit.ts'
import { proseUnits } from './prose.ts'
import { rowUnits } from './row-units.ts'
import { alignedHeads, type RuledRow, ruledRows, ruledUnits } from './table-units.ts'
import type { Unit } from './types.ts'

/** Everything a page says, from the top: pairs, rows, sentences and headings. Worked out once a page. */
export const unitsOf = oncePer((page: Page): Unit[] => {
  const columns = readingRows(page)
  // A page set in columns of prose is read down and not across.
  if (columns.length > 1)
    return columns.flatMap((rows) =>
      proseUnits(
        rows.flat().map(({ text }) => text),
        page.number,
        '',
      ),
    )
  return unitsAcross(sheetOf(page))
})

function unitsAcross(sheet: Sheet): Unit[] {
  const ruled = ruledRows(sheet)
  const aligned = alignedHeads(sheet)
  const done = new Set<RuledRow>()
  const units: Unit[] = []
  let section = ''
  let prose: Row[] = []
  const endProse = () => {
    units.push(...proseUnits(prose.map(rowText), sheet.number, section))
    prose = []
  }
  for (const row of sheet.rows) {
    const own = row.cells.flatMap((cell) => ruled.get(cell.tokens[0]!.line) ?? [])
    if (own.length === 0 && isProse(row, prose.at(-1))) {
      prose.push(row)
      continue
    }
    endProse()
    for (const one of new Set(own)) if (!done.has(one)) units.push(...ruledUnits(one, section))
    for (const one of own) done.add(one)
    const rest = row.cells.filter((cell) => !ruled.has(cell.tokens[0]!.line))
    if (!rest.length) continue
    const heading = headingIn(row)
    if (heading) {
      section = heading.text
      units.push(headingOf(heading))
    }
    units.push(...rowUnits({ ...row, cells: rest }, sheet, section, aligned))
  }
  endProse()
  return [...units, ...letterUnits(sheet)]
}

const rowText = ({ cells }: Row) => cells.map(({ text }) => text).join(' ')

/** A line of running text, or the end of one. */
function isProse({ cells, top, bottom }: Row, before: Row | undefined): boolean {
  const [cell, other] = cells
  if (!cell || other) return false
  const [, , told] = COLON.exec(cell.text) ?? []
  if (cell.tokens.length >= 6 && SENTENCE.test(told ?? cell.text)) return true
  if (cell.tokens.length >= 6 && /[\p{Ll}\d]\. \p{Lu}/u.test(cell.text)) return true
  const isNear = before !== undefined && top - before.bottom < (bottom - top) * 0.8
  return isNear && !/[.;:!?]$/.test(rowText(before)) && /^\p{Ll}|[.;]$/u.test(cell.text)
}

/** A line alone, of few words, set as a title. */
function headingIn({ cells }: Row): Cell | null {
  const [cell, other] = cells
  if (!cell || other || cell.tokens.length > 10 || /[.;:,]$|\$|\d{4}/.test(cell.text) || COLON.test(cell.text))
    return null
  return isTitle(cell.text) ? cell : null
}
