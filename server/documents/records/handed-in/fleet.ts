import { findDates } from '../../../../shared/dates.ts'
import { OTHERS } from '../../submission/said.ts'
import { fieldOf } from '../record-field.ts'
import { isTotalOf } from '../sections.ts'
import { cellTokens } from '../tokens.ts'
import type { PaperRecord, RecordField } from '../types.ts'
import { isNothing } from '../values.ts'
import { type FleetPart, fleetClass, fleetPart } from './fleet-words.ts'
import { type GridCell, type GridRow, lineHeight } from './grid-rows.ts'
import { textOf } from './underlying.ts'

type Column = { part: FleetPart; head: GridCell }
type Row = { label: GridCell[]; told: Map<FleetPart, GridCell> }

/** Rows further apart than so many lines are not of one table. */
const APART = 3
/** A table with fewer columns that are understood is of something else. */
const LEAST_COLUMNS = 2
/** How many vehicles of a class an agency's client may have. */
export const COUNT = /^(?:0|[1-9]\d{0,2})$/
const OWNED: readonly FleetPart[] = ['owned', 'non_owned', 'leased']
const DRIVEN: readonly FleetPart[] = ['local', 'intermediate', 'long']

/** What such figures are where they count no vehicles, or whose they are. */
const ELSE =
  /\$|\b(?:premiums?|rates?|rated|charges?|costs?|loss(?:es)?|claims?|values?|quot\w+|other|ago|sold|was|were)\b/i

/** A year, of a term the first. */
const YEAR = /\b((?:19|20)\d{2})\b(?:\s?[-–/]\s?(?:19|20)?\d{2}\b)?/g

/** Whether words say that it is of something else, or of no term but those before the one that begins in the year `starts`. One day alone is of no term. */
export function isOfElse(text: string, starts: number | null): boolean {
  const [day, another] = findDates(text)
  const undated = day && !another ? text.slice(0, day.from) + text.slice(day.to) : text
  const years = [...undated.matchAll(YEAR)].map(([, year]) => Number(year))
  const said = text.replace(/\b(?:current|present|existing)\b/gi, ' ')
  const isBefore = years.length > 0 && !years.some((year) => starts !== null && year >= starts)
  return isBefore || ELSE.test(said) || OTHERS.test(said)
}

/** The vehicles that tables of a page count by class: a record a class, with how many are whose, what they haul and how far they go. */
export function fleetIn(rows: readonly GridRow[], starts: number | null): PaperRecord[] {
  return rows.flatMap((head, at) => {
    const columns = columnsIn(head)
    if (columns.length < LEAST_COLUMNS) return []
    const above = rows.slice(Math.max(0, at - 2), at)
    const titles = [rows[0]!, ...above.filter((row) => row === above.at(-1) || isHeading(row))].map(textOf)
    const over = head.cells.filter(({ edge }) => edge < columns[0]!.head.left).map(({ text }) => text)
    return [...titles, ...over].some((text) => isOfElse(text, starts))
      ? []
      : recordsIn(rowsUnder(head, columns, rows.slice(at + 1)), columns)
  })
}

const isHeading = (row: GridRow) => row.cells.length === 1 && !textOf(row).endsWith('.')

/** The columns of a head that tell of vehicles; of two that tell the same none does. */
function columnsIn({ cells }: GridRow): Column[] {
  const named = cells.flatMap((head): Column[] => {
    const part = fleetPart(head.text)
    return part ? [{ part, head }] : []
  })
  return named.filter(({ part }) => named.filter((one) => one.part === part).length === 1)
}

/** The rows of a table down to its total; none where a note below takes them back, or a figure or its column is in doubt. */
function rowsUnder(head: GridRow, columns: readonly Column[], below: readonly GridRow[]): Row[] {
  const found: Row[] = []
  let bottom = head.bottom
  for (const row of below) {
    const read = rowIn(row, head, columns)
    const isCargo = read?.label.length === 0 && read.told.size === 1 && read.told.has('hauled')
    const isAlone = row.cells.length === 1 && !fleetClass(textOf(row)) && !isCargo
    // What stands alone heads what follows, or is a note.
    if (isAlone || row.top - bottom > APART * lineHeight(row) || isTotal(found.at(-1)))
      return isNote(row) && isOfElse(textOf(row), 0) ? [] : found
    if (!read || !(read.label.length || isCargo)) return []
    // A cell that goes on below leaves what is above it unfinished.
    if (isCargo) found.at(-1)?.told.delete('hauled')
    else found.push(read)
    bottom = row.bottom
  }
  return found
}

const isNote = (row: GridRow) => /^\W|[.)]$|^notes?\b/i.test(textOf(row))
const labelOf = ({ label }: Row) => label.map(({ text }) => text).join(' ')
const isTotal = (row: Row | undefined) =>
  row !== undefined && (isTotalOf(labelOf(row)) || /^(?:all|grand|sum)\b/i.test(labelOf(row)))

/** A row whose cells stand under one head each, figures under what counts; else null. */
function rowIn(row: GridRow, { cells: heads }: GridRow, columns: readonly Column[]): Row | null {
  const label = row.cells.filter(({ edge }) => edge < columns[0]!.head.left)
  const told: Row['told'] = new Map()
  for (const cell of row.cells.slice(label.length)) {
    const over = heads.filter((one) => Math.min(one.edge, cell.edge) > Math.max(one.left, cell.left))
    const column = columns.find(({ head }) => head === over[0])
    if (over.length !== 1 || (column && told.has(column.part))) return null
    if (column && column.part !== 'hauled' && /\d/.test(cell.text) && !COUNT.test(cell.text)) return null
    if (column) told.set(column.part, cell)
  }
  return { label, told }
}

const countIn = ({ told }: Row, part: FleetPart) => {
  const text = told.get(part)?.text ?? ''
  return part !== 'hauled' && COUNT.test(text) ? Number(text) : 0
}
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Whether as many vehicles are somebody's as go somewhere, where both are told. */
export function addsUp(countOf: (part: FleetPart) => number): boolean {
  const [owned, driven] = [OWNED, DRIVEN].map((parts) => sum(parts.map(countOf))) as [number, number]
  return owned === driven || owned === 0 || driven === 0
}

function recordsIn(rows: readonly Row[], columns: readonly Column[]): PaperRecord[] {
  const [total] = rows.filter(isTotal)
  const own = rows.filter((row) => row !== total)
  const isWhole = (part: FleetPart) =>
    !total?.told.has(part) || countIn(total, part) === sum(own.map((row) => countIn(row, part)))
  const told = columns.filter(({ part }) => part === 'hauled' || isWhole(part))
  const kinds = own.map((row) => fleetClass(labelOf(row)))
  return own.flatMap((row, at): PaperRecord[] => {
    const kind = kinds[at]
    if (!kind || kinds.indexOf(kind) !== kinds.lastIndexOf(kind) || !addsUp((part) => countIn(row, part))) return []
    const label = row.label.flatMap((cell) => cellTokens(cell, false))
    const fields: Record<string, RecordField> = {}
    const name = fieldOf(kind, label)
    if (name) fields.class = name
    for (const { part, head } of told) {
      const cell = row.told.get(part)
      if (!cell) continue
      const isTold = part === 'hauled' ? /\p{L}{2}/u.test(cell.text) && !isNothing(cell.text) : COUNT.test(cell.text)
      const field = isTold && fieldOf(cell.text, [...cellTokens(head, false), ...label, ...cellTokens(cell, false)])
      if (field) fields[part] = field
    }
    return name && Object.keys(fields).length > 1 ? [{ type: 'fleet', page: row.label[0]!.page, fields }] : []
  })
}
