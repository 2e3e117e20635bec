import { z } from 'zod'
import { DATE_ORDERS, IMPORT_FIELDS, IMPORT_LIMITS, type ImportKind } from '../../../shared/imports.ts'
import { idsOf } from '../../../shared/labeled.ts'
import type { ImportState, RowOutcome } from '../../../shared/states.ts'
import { must, mustFirst } from '../../can.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { findDone, onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { cleanName } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { asOther, readSheets } from './sheets.ts'
import * as store from './store/imports.ts'
import * as outcomes from './store/outcomes.ts'
import type { Column, Import } from './types.ts'

type Keyed = { key?: string | null | undefined }

/**
 * Starts an import of a CSV or XLSX file of accounts or policies: guesses the fields of its columns and begins to check its rows. Only the
 * import itself is written.
 */
export async function createImport(
  acting: Acting,
  { kind, file, key }: { kind: ImportKind; file: Upload } & Keyed,
): Promise<Import> {
  await mustFirst(acting, 'create', 'import')
  if (file.refusal) throw invalid('file', file.refusal)
  const sent = { kind, name: file.name, sha256: file.sha256 }
  const done = key ? await commit(acting, (ctx) => findDone<string>(ctx, key, 'createImport', sent)) : null
  if (done) return commit(acting, (ctx) => getImport(ctx, done.result))
  const full = await readSheets(acting, kind, file)
  const name = cleanName(file.name)
  return commit(acting, async (ctx) => {
    const id = await onlyOnce(ctx, key, 'createImport', sent, async () => {
      const sheets = full.map(({ sheet }) => sheet)
      const made: Import = {
        ...{
          id: newId(),
          kind,
          fileName: name,
          state: 'READING',
          sheets,
          sheet: 0,
          atRow: 0,
          done: 0,
          total: sheets[0]!.rows,
        },
        ...{
          counts: {},
          askedBy: ctx.actor.userId,
          startedBy: null,
          undoneBy: null,
          createdAt: ctx.now,
          endedAt: null,
        },
      }
      await store.addImport(
        ctx.db,
        ctx.agencyId,
        made,
        full.map(({ rows }) => rows),
      )
      await goOn(ctx, made.id)
      return made.id
    })
    return getImport(ctx, id)
  })
}

/** Queues further work on an import, whatever its state. */
const goOn = (ctx: Ctx, importId: string) => ctx.enqueue('work-on-import', { agencyId: ctx.agencyId, importId })

/** An import with its columns and counts. Throws NOT_FOUND. */
export async function getImport(ctx: Ctx, id: string, lock = false): Promise<Import> {
  must(ctx, 'read', 'import')
  const found = isId(id) ? await store.findImport(ctx.db, id, lock) : null
  if (!found) throw new AppError('NOT_FOUND', 'This import does not exist.')
  return found
}

/** One page of the imports, the newest first. */
export function listImports(ctx: Ctx, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'import')
  return store.listImports(ctx.db, page.first, page.after)
}

type RowFilter = { outcome?: RowOutcome | null | undefined; kept?: boolean | null | undefined }

/** One page of the outcomes of the rows, the refused ones first. */
export async function listImportRows(
  ctx: Ctx,
  id: string,
  filter: RowFilter,
  page: { first: number; after: string | null },
) {
  must(ctx, 'read', 'import')
  return outcomes.listRows(ctx.db, await getImport(ctx, id), filter, page)
}

const columnsInput = z.object({
  sheet: z.int(),
  columns: z
    .array(z.object({ field: z.string().nullish(), dateOrder: z.enum(idsOf(DATE_ORDERS)).nullish() }))
    .max(IMPORT_LIMITS.columns),
})
export type ColumnsInput = z.input<typeof columnsInput>

/** Says which sheet is imported and what its columns hold; without columns the guesses are used. Its rows are checked again. */
export async function setImportColumns(ctx: Ctx, id: string, { key, ...given }: ColumnsInput & Keyed): Promise<Import> {
  must(ctx, 'change', 'import')
  const input = parse(columnsInput, given)
  await onlyOnce(ctx, key, 'setImportColumns', { id, ...input }, async () => {
    const it = await getImport(ctx, id, true)
    demandUnwritten(it)
    const chosen = it.sheets[input.sheet]
    if (!chosen) throw invalid('sheet', 'Choose one of the sheets.')
    const columns = input.columns.length ? withChoices(it.kind, chosen.columns, input.columns) : chosen.columns
    const sheets = it.sheets.map((sheet) => (sheet === chosen ? { ...sheet, columns } : sheet))
    await checkAnew(ctx, it, { sheets, sheet: input.sheet, total: chosen.rows })
    return {}
  })
  return getImport(ctx, id)
}

/** Imports the file as one of the other kind. CONFLICT where its rows would be others: it must be sent again. */
export async function setImportKind(ctx: Ctx, id: string, kind: ImportKind, key?: string | null): Promise<Import> {
  must(ctx, 'change', 'import')
  await onlyOnce(ctx, key, 'setImportKind', { id, kind }, async () => {
    const it = await getImport(ctx, id, true)
    demandUnwritten(it)
    if (it.kind === kind) return {}
    const sheets = it.sheets.map(asOther)
    if (!areAll(sheets)) throw new AppError('CONFLICT', 'Choose the file again, and what it is a list of.')
    for (const [place, { headAt = 0, footAt = 0 }] of sheets.entries())
      await store.keepRowsBetween(ctx.db, { id, sheet: place }, headAt, footAt)
    await checkAnew(ctx, it, { kind, sheets, total: sheets[it.sheet]!.rows })
    return {}
  })
  return getImport(ctx, id)
}

const areAll = <T>(sheets: readonly (T | null)[]): sheets is T[] => sheets.every((sheet) => sheet !== null)

const rowsInput = z
  .object({
    positions: z.array(z.int()).max(IMPORT_LIMITS.rows).nullish(),
    hidden: z.boolean().nullish(),
    leaveOut: z.boolean(),
  })
  .refine(({ positions, hidden }) => hidden || positions?.length, {
    path: ['positions'],
    error: 'Choose at least one row.',
  })
export type RowsInput = z.input<typeof rowsInput>

/** Leaves rows out of an import, or includes them again: those with these numbers, or all hidden ones. The rows are checked again. */
export async function setImportRows(ctx: Ctx, id: string, { key, ...given }: RowsInput & Keyed): Promise<Import> {
  must(ctx, 'change', 'import')
  const input = parse(rowsInput, given)
  await onlyOnce(ctx, key, 'setImportRows', { id, ...input }, async () => {
    const it = await getImport(ctx, id, true)
    demandUnwritten(it)
    await store.leaveRowsOut(ctx.db, it, input)
    await checkAnew(ctx, it, {})
    return {}
  })
  return getImport(ctx, id)
}

const demandUnwritten = (it: Import) =>
  demandState(
    it,
    ['READING', 'CHECKING', 'READY'],
    'Its rows are imported already. Undo the import, then send the file again.',
  )

/** Discards the checks and starts over, perhaps with another sheet or other columns. */
async function checkAnew(ctx: Ctx, it: Import, set: Partial<Pick<Import, 'kind' | 'sheets' | 'sheet' | 'total'>>) {
  await store.resetRows(ctx.db, it.id)
  await store.setImport(ctx.db, it.id, { state: 'READING', atRow: 0, done: 0, counts: {}, ...set })
  await goOn(ctx, it.id)
}

function withChoices(
  kind: ImportKind,
  columns: readonly Column[],
  choices: z.output<typeof columnsInput>['columns'],
): Column[] {
  const known = IMPORT_FIELDS[kind]
  if (choices.length !== columns.length)
    throw invalid('columns', 'The columns of this file are others by now. Load the page again.')
  for (const [place, { field }] of choices.entries()) {
    if (!field) continue
    const path = `columns.${String(place)}.field`
    const label = known.find(({ id }) => id === field)?.label
    if (!label) throw invalid(path, 'Choose one of the fields.')
    if (choices.findIndex((other) => other.field === field) < place)
      throw invalid(path, `Another column goes to ${label} already.`)
  }
  return columns.map((column, place) => {
    const { field = null, dateOrder } = choices[place]!
    const isOther = field !== column.field
    return { ...column, field, why: isOther ? 'HAND' : column.why, dateOrder: dateOrder ?? column.dateOrder }
  })
}

function demandState({ state }: Import, wanted: readonly ImportState[], sentence: string) {
  if (!wanted.includes(state)) throw new AppError('CONFLICT', sentence)
}

/** Begins to import the checked rows, or continues where it stopped. */
export async function beginImport(ctx: Ctx, id: string, key?: string | null): Promise<Import> {
  must(ctx, 'confirm', 'import')
  await onlyOnce(ctx, key, 'beginImport', { id }, async () => {
    const it = await getImport(ctx, id, true)
    demandState(it, ['READY', 'STOPPED'], 'This import has begun already, or its rows are still checked.')
    const left = await store.countRows(ctx.db, it, 'to write')
    if (!left) throw new AppError('INVALID', 'There is nothing to import in this file.')
    const isNew = it.state === 'READY'
    const start = isNew ? { done: 0, atRow: 0, total: left } : {}
    await store.setImport(ctx.db, id, { state: 'IMPORTING', startedBy: ctx.actor.userId, endedAt: null, ...start })
    await goOn(ctx, id)
    return {}
  })
  return getImport(ctx, id)
}

/** Stops an import: what was imported stays, and it can be continued or undone. */
export async function stopImport(ctx: Ctx, id: string, key?: string | null): Promise<Import> {
  must(ctx, 'change', 'import')
  await onlyOnce(ctx, key, 'stopImport', { id }, async () => {
    const { state } = await getImport(ctx, id, true)
    if (state === 'IMPORTING') await store.setImport(ctx.db, id, { state: 'STOPPED', endedAt: ctx.now })
    return {}
  })
  return getImport(ctx, id)
}

const DAY_MS = 86_400_000

/** Until when an import can be undone; null when there is nothing to undo. */
export const undoUntil = ({ state, endedAt, counts }: Import): Date | null =>
  endedAt && (state === 'DONE' || state === 'STOPPED' || (state === 'UNDONE' && counts.KEPT))
    ? new Date(endedAt.getTime() + IMPORT_LIMITS.undoDays * DAY_MS)
    : null

/**
 * Begins to undo a whole import, or what an earlier undo kept, or continues an interrupted undo. Records changed or used since are kept,
 * with the reason.
 */
export async function undoImport(ctx: Ctx, id: string, key?: string | null): Promise<Import> {
  must(ctx, 'confirm', 'import')
  await onlyOnce(ctx, key, 'undoImport', { id }, async () => {
    const it = await getImport(ctx, id, true)
    const { userId: undoneBy } = ctx.actor
    if (it.state === 'UNDOING') {
      await store.setImport(ctx.db, id, { undoneBy })
      await goOn(ctx, id)
      return {}
    }
    const until = undoUntil(it)
    if (!until) throw new AppError('CONFLICT', 'There is nothing to undo in this import.')
    if (until < ctx.now)
      throw new AppError(
        'CONFLICT',
        `An import can be undone for ${String(IMPORT_LIMITS.undoDays)} days. This one is older.`,
      )
    await store.reopenKept(ctx.db, it)
    const total = await store.countRows(ctx.db, it, 'to undo')
    await store.setImport(ctx.db, id, { state: 'UNDOING', atRow: 0, done: 0, total, undoneBy })
    await goOn(ctx, id)
    return {}
  })
  return getImport(ctx, id)
}
