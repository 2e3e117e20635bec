import { IMPORT_LIMITS, type ImportKind } from '../../../shared/imports.ts'
import { mustFirst } from '../../can.ts'
import type { Acting } from '../../ctx.ts'
import { ReadingError, readTables, type Sheet } from '../../documents/index.ts'
import { invalid } from '../../lib/app-error.ts'
import type { Upload } from '../files/types.ts'
import { columnsOf } from './columns.ts'
import type { Column, SheetOfImport } from './types.ts'

/** The sheets of a file that have rows, with the rows. Throws INVALID at the file. */
export async function readSheets(
  acting: Acting,
  kind: ImportKind,
  file: Upload,
): Promise<{ sheet: SheetOfImport; rows: Sheet['rows'] }[]> {
  await mustFirst(acting, 'create', 'import')
  const tables = await tablesOf(acting, file)
  const full = tables.flatMap((table) => {
    const read = sheetOf(kind, table)
    return read.rows.length ? [{ ...read, table }] : []
  })
  if (!full.length) throw invalid('file', 'There are no rows below the headings of this file.')
  const other: ImportKind = kind === 'ACCOUNTS' ? 'POLICIES' : 'ACCOUNTS'
  const others = full.map(({ table, rows }) => amongRows(rows, sheetOf(other, table)))
  const isBetter = full.some(({ sheet }, place) => fitsBetter(others[place]?.columns ?? [], sheet.columns))
  if (!isBetter || others.includes(null)) return full
  return full.map(({ sheet, rows }, place) => ({ sheet: { ...sheet, other: others[place]! }, rows }))
}

function sheetOf(kind: ImportKind, table: Sheet): { sheet: SheetOfImport; rows: Sheet['rows'] } {
  const { rows, ...read } = columnsOf(kind, table)
  const { name, warning } = table
  const hidden = rows.filter((row) => row.hidden).length
  return {
    sheet: { name, ...(warning && { warning }), ...read, rows: rows.length, ...(hidden && { hidden }) },
    rows,
  }
}

/** A reading whose rows are among those that are kept: all of them between its headings and its totals. */
function amongRows(kept: Sheet['rows'], { sheet, rows }: ReturnType<typeof sheetOf>): SheetOfImport | null {
  const { headAt = 0, footAt = 0 } = sheet
  const between = kept.filter(({ at }) => at > headAt && (!footAt || at < footAt))
  return rows.length && between.length === rows.length ? sheet : null
}

/** How many columns have a field. */
export const matchedIn = (columns: readonly Column[]) => columns.filter(({ field }) => field).length

/** With less, a column more or fewer is chance. */
const LEAST_MATCHED = 3

/** Whether columns fit another kind of import clearly better: twice as many of them have a field in it. */
export const fitsBetter = (other: readonly Column[], own: readonly Column[]) =>
  matchedIn(other) >= Math.max(LEAST_MATCHED, 2 * matchedIn(own))

/** A sheet as the other kind reads it; null where its rows would be others. Where they are the same, it can be turned back. */
export function asOther({ other, ...own }: SheetOfImport): SheetOfImport | null {
  if (!other) return null
  return other.rows === own.rows ? { ...other, other: own } : other
}

async function tablesOf({ actor }: Acting, file: Upload): Promise<Sheet[]> {
  const { rows, columns, cells, bytes } = IMPORT_LIMITS
  try {
    const read = await readTables(file.path, file.name, actor.agencyId, { bytes, rows })
    const sheets = read.map((sheet) => ({ ...sheet, rows: sheet.rows.map(withoutBlankEnd) }))
    if (sheets.some((sheet) => sheet.rows.some((row) => row.cells.length > columns)))
      throw invalid('file', `A file may have up to ${String(columns)} columns. Take out those you do not import.`)
    const long = sheets.flatMap((sheet) => sheet.rows).find(({ cells: all }) => all.some((cell) => cell.length > cells))
    if (long)
      throw invalid(
        'file',
        `A cell of row ${String(long.at)} has more than ${cells.toLocaleString('en-US')} characters. A quotation mark may be missing.`,
      )
    return sheets
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    throw invalid(
      'file',
      error.reason === 'unsupported'
        ? 'This is not a CSV or XLSX file. Save your list as one of these.'
        : error.message,
    )
  }
}

/** A row without the blank cells at its end, of which a file may have any number: they are not read again. */
const withoutBlankEnd = ({ cells, ...row }: Sheet['rows'][number]) => ({
  ...row,
  cells: cells.slice(0, cells.findLastIndex((cell) => cell.trim()) + 1),
})
