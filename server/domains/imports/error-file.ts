import { ERRORS_COLUMN } from '../../../shared/imports.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import type { Cell } from '../../lib/csv.ts'
import { getImport } from './service.ts'
import { listRefused } from './store/imports.ts'

const PAGE = 500

/** The refused rows of an import as they came, with a column that says what is wrong, page by page; to mend and send again. */
export async function exportErrors(ctx: Ctx, id: string, after: string | null) {
  must(ctx, 'read', 'import')
  const it = await getImport(ctx, id)
  const { columns } = it.sheets[it.sheet]!
  const own = [...columns.keys()].filter((place) => columns[place]!.why !== 'ERRORS')
  const found = await listRefused(ctx.db, it, Number(after ?? -1), PAGE)
  const rows = found.map(({ cells, problems }): Cell[] => [
    ...own.map((place) => cells[place]),
    problems.map(({ message }) => message).join(' '),
    ...cells.slice(columns.length),
  ])
  return {
    head: [...own.map((place) => columns[place]!.head), ERRORS_COLUMN],
    rows,
    after: found.length < PAGE ? null : String(found.at(-1)!.position),
  }
}
