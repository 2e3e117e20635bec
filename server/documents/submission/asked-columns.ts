import { formatAmount, parseAmount } from '../../../shared/amounts.ts'
import { ASKED, latestYear, NOW, termAsked, termIn } from '../facts/gone-columns.ts'
import { lineNamed } from '../facts/headings.ts'
import type { LineOfBusiness } from '../facts/keys.ts'
import { normal } from '../facts/sheet.ts'
import { columnOf, type GridCell, type GridRow, gridRows, lineHeight } from '../records/handed-in/grid-rows.ts'
import { fieldOf } from '../records/record-field.ts'
import { cellTokens } from '../records/tokens.ts'
import type { Page } from '../types.ts'
import { deductibleUnder, limitCalled } from './requested.ts'
import { OTHERS, type Said } from './said.ts'

/** Rows further apart than so many lines are not of one list. */
const APART = 2.5
const MOST_WORDS = 3

/** The limits of lists that set what is asked for beside what is in force: those under 'Requested', each of the line its list is headed by. */
export function askedInColumns(page: Page): Said[] {
  const rows = gridRows(page)
  const latest = latestYear(page.lines)
  return rows.flatMap((row, at) => {
    const columns = columnsOf(row, latest)
    if (!columns) return []
    const line = lineOver(columns[0], rows.slice(0, at))
    return line
      ? rowsUnder(row, columns, rows.slice(at + 1), latest).flatMap((own) => saidIn(own, line, columns, page.number))
      : []
  })
}

type Columns = [label: GridCell, now: GridCell, asked: GridCell]
const isHead = ({ text }: GridCell) => text.split(' ').length <= MOST_WORDS && (termIn(text) > 0 || !/\d/.test(text))

/** The heads of labels, of what is in force and of what is asked for, beside one another in this order: in words or by their terms. */
function columnsOf({ cells }: GridRow, latest: number): Columns | null {
  const last = Math.max(...cells.map(({ text }) => termAsked(text, latest)))
  const at = cells.findIndex((cell, index) => index > 1 && isHead(cell) && isAsked(cell.text, cells[index - 1]!, last))
  const [label, now, asked] = cells.slice(at - 2, at + 1)
  return at > 1 && now && asked && !termIn(label!.text) ? [label!, now, asked] : null
}

/** Whether a head says that what is below it is asked for, and the one before it that it is in force, in words or by an earlier term than the `last`. */
const isAsked = (text: string, now: GridCell, last: number): boolean =>
  isHead(now) &&
  (ASKED.test(normal(text))
    ? NOW.test(normal(now.text)) || OTHERS.test(now.text)
    : termIn(now.text) > 0 && termIn(now.text) < last && termIn(text) === last)

/** The line that the head of the labels names, or the nearest heading over it. */
function lineOver(label: GridCell, above: readonly GridRow[]) {
  const over = above
    .toReversed()
    .slice(0, 2)
    .flatMap(({ cells }) => cells.filter(({ left, edge }) => left < label.edge && edge > label.left))
  return [label, ...over].map(({ text }) => lineNamed(normal(text))).find((line) => line !== null) ?? null
}

function rowsUnder(head: GridRow, columns: Columns, rows: readonly GridRow[], latest: number): GridCell[][] {
  const found: GridCell[][] = []
  let { bottom } = head
  const [{ left }, , { edge }] = columns
  for (const row of rows) {
    const own = row.cells.filter((cell) => cell.edge > left && cell.left < edge)
    if (!own.length) continue
    // What nothing is asked for of, as who the carrier is, ends no list.
    const isOfNow = own.length === 2 && own.every((cell, at) => columnOf(cell, columns) === at)
    if ((own.length !== 3 && !isOfNow) || columnsOf(row, latest) || row.top - bottom > APART * lineHeight(row)) break
    if (own.some((cell, at) => columnOf(cell, columns) !== at)) break
    if (!isOfNow) found.push(own)
    bottom = row.bottom
  }
  return found
}

function saidIn(own: readonly GridCell[], line: LineOfBusiness, [, , asked]: Columns, page: number): Said[] {
  const [label, , value] = own as Columns
  const key = limitCalled(label.text, line)
  const told = parseAmount(value.text.replace('$', '').trim())
  const deducted = line === 'gl' ? deductibleUnder(label.text, value.text) : []
  const limits = key && told !== null ? [[key, formatAmount(told)] as const] : []
  const tokens = [asked, label, value].flatMap((cell) => cellTokens(cell, false))
  return (deducted.length ? deducted : limits).flatMap(([part, text]): Said[] => {
    const source = fieldOf(text, tokens)?.source
    return source
      ? [{ of: 'request', part, place: '', parts: { '': text }, source: { ...source, page }, isAsked: true }]
      : []
  })
}
