import { CLASS_CODE_LIMITS } from '../../../shared/class-codes.ts'
import { must, mustFirst } from '../../can.ts'
import type { ClassTable } from '../../classification/index.ts'
import { type Acting, type Ctx, commit } from '../../ctx.ts'
import { ReadingError, readTables, type Sheet } from '../../documents/index.ts'
import { findDone, onlyOnce } from '../../effects/service.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { BoundedCache } from '../../lib/bounded-cache.ts'
import { newId } from '../../lib/ids.ts'
import { cleanName } from '../files/service.ts'
import type { Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { codesIn, tooMuchOf } from './rules.ts'
import * as store from './store.ts'
import type { ClassCodeFilter, ClassCodeTable } from './types.ts'

/** One page of the agency's own class codes, each with its place in the list. */
export function listClassCodes(ctx: Ctx, filter: ClassCodeFilter, page: { first: number; after: string | null }) {
  must(ctx, 'read', 'class-code')
  return store.listPage(ctx.db, filter, page)
}

/** How many a filter finds. */
export function countClassCodes(ctx: Ctx, filter: ClassCodeFilter): Promise<number> {
  must(ctx, 'read', 'class-code')
  return store.countCodes(ctx.db, filter)
}

/** What was imported last; null where the agency has no table of its own. */
export function findTable(ctx: Ctx): Promise<ClassCodeTable | null> {
  must(ctx, 'read', 'class-code')
  return store.findTable(ctx.db)
}

/**
 * The tables that were classified by last, by the id of their import: making one ready takes up to a second, so each is handed over as one
 * object. Costs are letters of titles: a few tables as large as one may be, or dozens of the usual size.
 */
const handedOver = new BoundedCache<string, ClassTable>(2 * CLASS_CODE_LIMITS.letters)

/** The agency's own table to classify by, the same object until the next import; null where it has none. */
export async function findClassTable(ctx: Ctx): Promise<ClassTable | null> {
  must(ctx, 'read', 'class-code')
  const imported = await store.findTable(ctx.db)
  if (!imported) return null
  const known = handedOver.get(imported.id)
  if (known) return known
  const table = await readTable(ctx)
  return handedOver.set(imported.id, table, lettersOf(table))
}

const lettersOf = ({ codes }: ClassTable) => codes.reduce((sum, { title }) => sum + title.length, 0)

async function readTable(ctx: Ctx): Promise<ClassTable> {
  const codes = await store.listCodes(ctx.db)
  return { name: 'GL', codes: codes.map((one) => ({ ...one, groups: [], wordings: [] })) }
}

type Imported = { file: Upload; replaces?: string | null | undefined; key?: string | null | undefined }

/**
 * Makes the codes of a CSV or XLSX file the agency's own table, in place of the one with the id `replaces`. Throws INVALID at `file` for one
 * without codes or with too many, CONFLICT where another table stands there by now.
 */
export async function importClassCodes(
  acting: Acting,
  { file, replaces = null, key }: Imported,
): Promise<ClassCodeTable> {
  await mustFirst(acting, 'create', 'class-code')
  if (file.refusal) throw invalid('file', file.refusal)
  const sent = { name: file.name, sha256: file.sha256, replaces }
  const done = key ? await commit(acting, (ctx) => findDone<ClassCodeTable>(ctx, key, VERB, sent)) : null
  if (done) return asKept(done.result)
  const found = codesIn(await sheetsOf(acting, file))
  if (!found) throw invalid('file', WITHOUT_CODES)
  const { rows, notes } = found
  const tooMuch = tooMuchOf(rows)
  if (tooMuch) throw invalid('file', tooMuch)
  return commit(acting, async (ctx) => {
    const imported = await onlyOnce(ctx, key, VERB, sent, async () => {
      const table: ClassCodeTable = {
        ...{ id: newId(), fileName: cleanName(file.name), codes: rows.length, notes },
        ...{ importedBy: ctx.actor.userId, importedAt: ctx.now },
      }
      if (!(await store.putTable(ctx.db, ctx.agencyId, table, rows, replaces))) throw changed()
      await tell(ctx, 'AGENCY_CLASS_CODES_IMPORTED', table)
      return table
    })
    return asKept(imported)
  })
}

const VERB = 'importClassCodes'
const WITHOUT_CODES =
  'There are no codes in this file. It needs a column of codes and one of their titles, best with headings such as Code and Title.'

/** What a key keeps is JSON: a time comes back as text. */
const asKept = (table: ClassCodeTable): ClassCodeTable => ({ ...table, importedAt: new Date(table.importedAt) })

/** What is to be done about a file that is no table, or too much of one. */
const SAID: Partial<Record<ReadingError['reason'], string>> = {
  unsupported: 'Save the table as CSV or XLSX, and choose that file.',
  'too-large': `A table may have up to ${CLASS_CODE_LIMITS.rows.toLocaleString('en-US')} rows and 10 MB. Take out what you do not need.`,
}

async function sheetsOf({ actor }: Acting, file: Upload): Promise<Sheet[]> {
  const { rows, bytes } = CLASS_CODE_LIMITS
  try {
    return await readTables(file.path, file.name, actor.agencyId, { rows, bytes })
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    throw invalid('file', SAID[error.reason] ?? error.message)
  }
}

/** Deletes the agency's table, if it is still the one with this id. What was classified by it stays. Throws CONFLICT where another one stands there by now. */
export async function deleteClassCodes(ctx: Ctx, id: string, key?: string | null): Promise<void> {
  must(ctx, 'delete', 'class-code')
  await onlyOnce(ctx, key, 'deleteClassCodes', { id }, async () => {
    const table = await store.findTable(ctx.db, true)
    if (table?.id !== id) throw changed()
    await store.deleteTable(ctx.db)
    await tell(ctx, 'AGENCY_CLASS_CODES_DELETED', table)
    return {}
  })
}

const tell = (
  ctx: Ctx,
  kind: 'AGENCY_CLASS_CODES_IMPORTED' | 'AGENCY_CLASS_CODES_DELETED',
  { fileName, codes }: ClassCodeTable,
) => recordEvent(ctx, kind, { accountId: null }, { about: { file: fileName, codes: String(codes) } })

const changed = () =>
  new AppError('CONFLICT', 'Someone else changed the table of class codes meanwhile. Look at it, then try again.')
