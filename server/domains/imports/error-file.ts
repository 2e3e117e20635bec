import { ERRORS_COLUMN, IMPORT_FIELDS, type ImportKind } from '../../../shared/imports.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { asLeftOut, fieldOf } from './column-names.ts'
import { signedCommission } from './policy-values.ts'
import { getImport } from './service.ts'
import { listRefused } from './store/outcomes.ts'
import type { Column } from './types.ts'
import { readDay } from './values.ts'

const PAGE = 500

/**
 * The refused rows of an import as they came, with a column that says what is wrong, page by page, to correct and send again. Choices for a
 * column are kept in it: its heading names its field or that it is left out, and its dates are unambiguous.
 */
export async function exportErrors(ctx: Ctx, id: string, after: string | null) {
  must(ctx, 'read', 'import')
  const it = await getImport(ctx, id)
  const { columns } = it.sheets[it.sheet]!
  const own = [...columns.entries()].filter(([, { why }]) => why !== 'ERRORS')
  const found = await listRefused(ctx.db, it, Number(after ?? -1), PAGE)
  const rows = found.map(({ cells, problems }): Cell[] => [
    ...own.map(([place, column]) => cells[place] && plain(it.kind, column, cells[place])),
    problems.map(({ message }) => message).join(' '),
    ...cells.slice(columns.length),
  ])
  return {
    head: [...own.map(([, column]) => headOf(it.kind, column)), ERRORS_COLUMN],
    rows,
    after: found.length < PAGE ? null : String(found.at(-1)!.position),
  }
}

/** The heading that sends a column to the same field again. */
function headOf(kind: ImportKind, { head, field }: Column): string {
  if (!field) return asLeftOut(head)
  return fieldOf(kind, head) === field ? head : IMPORT_FIELDS[kind].find(({ id }) => id === field)!.label
}

/** A value that means the same under its new heading, and with fewer rows around it. */
function plain(kind: ImportKind, column: Column, cell: string): string {
  const { field, head, dateOrder } = column
  if (field === 'estimatedCommission' && headOf(kind, column) !== head) return signedCommission(cell, head)
  if (!dateOrder || !IMPORT_FIELDS[kind].some(({ id, holds }) => id === field && holds === 'date')) return cell
  const read = readDay(cell, dateOrder)
  return 'day' in read ? read.day : cell
}
