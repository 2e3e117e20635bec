import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import { onePage, pageOf, type SortKey } from '../../../db/list.ts'
import type { Tables } from '../../../db/schema.ts'
import type { Counts, Import, Planned, SheetOfImport, Written } from '../types.ts'

type Read<T> = T extends { readonly __select__: infer Selected } ? Selected : T
type Row = { [Name in keyof Tables['imports']]: Read<Tables['imports'][Name]> }

const toImport = (row: Row): Import => ({
  id: row.id,
  kind: row.kind,
  fileName: row.file_name,
  state: row.state,
  sheets: row.sheets as SheetOfImport[],
  sheet: row.sheet,
  atRow: row.at_row,
  done: row.done,
  total: row.total,
  counts: row.counts as Counts,
  askedBy: row.asked_by,
  startedBy: row.started_by,
  undoneBy: row.undone_by,
  createdAt: row.created_at,
  endedAt: row.ended_at,
})

/** How many rows of a file go into one statement. */
const AT_ONCE = 5000

export async function addImport(
  db: Db,
  agencyId: string,
  given: Import,
  rowsOf: readonly { at: number; cells: string[]; hidden?: true }[][],
) {
  const { id, kind, fileName, state, sheets, sheet, total, askedBy, createdAt } = given
  const row = { agency_id: agencyId, id, kind, file_name: fileName, state, sheets: jsonOf(sheets), sheet, total }
  await db
    .insertInto('imports')
    .values({ ...row, asked_by: askedBy, created_at: createdAt })
    .execute()
  for (const [place, rows] of rowsOf.entries())
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await sql`
        insert into import_rows (agency_id, import_id, sheet, position, cells, hidden, left_out)
          select ${agencyId}, ${id}, ${place}, at, cells, hidden is true, hidden is true
          from jsonb_to_recordset(${jsonOf(rows.slice(from, from + AT_ONCE))}) as new (at integer, cells text[], hidden boolean)`.execute(
        db,
      )
}

export async function findImport(db: Db, id: string, lock = false): Promise<Import | null> {
  const query = db.selectFrom('imports').selectAll().where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row ? toImport(row) : null
}

const NEWEST: SortKey[] = [
  { by: sql.ref('created_at'), kind: 'time', direction: 'desc' },
  { by: sql.ref('id'), kind: 'id', direction: 'desc' },
]

export async function listImports(db: Db, first: number, after: string | null) {
  const rows = await onePage(db.selectFrom('imports'), NEWEST, pageOf(NEWEST, first, after))
    .selectAll()
    .execute()
  return rows.map(({ cursor, ...row }) => ({ import: toImport(row), cursor }))
}

type Set = Partial<
  Pick<
    Import,
    'kind' | 'state' | 'sheet' | 'sheets' | 'atRow' | 'done' | 'total' | 'counts' | 'startedBy' | 'undoneBy' | 'endedAt'
  >
>

export async function setImport(
  db: Db,
  id: string,
  { sheets, counts, atRow, startedBy, undoneBy, endedAt, ...set }: Set,
) {
  await db
    .updateTable('imports')
    .set({
      ...set,
      ...(sheets && { sheets: jsonOf(sheets) }),
      ...(counts && { counts: jsonOf(counts) }),
      ...(atRow !== undefined && { at_row: atRow }),
      ...(startedBy !== undefined && { started_by: startedBy }),
      ...(undoneBy !== undefined && { undone_by: undoneBy }),
      ...(endedAt !== undefined && { ended_at: endedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Discards the outcomes of the rows, since the columns changed. */
export async function resetRows(db: Db, id: string) {
  await sql`update import_rows set outcome = null, twin = null, twin_differs = false where import_id = ${id} and outcome is not null`.execute(
    db,
  )
}

/** Leaves rows out, or includes them again: those at these positions, or all hidden ones. */
export async function leaveRowsOut(
  db: Db,
  { id, sheet }: Pick<Import, 'id' | 'sheet'>,
  { positions, hidden, leaveOut }: { positions?: readonly number[] | null; hidden?: boolean | null; leaveOut: boolean },
) {
  await sql`
    update import_rows set left_out = ${leaveOut}
      where import_id = ${id} and sheet = ${sheet}
        and (position = any(${positions ?? []}::integer[]) or (hidden and ${hidden ?? false}))`.execute(db)
}

/** Forgets the rows of a sheet that are not below its headings and above its totals; 0 where there are none. */
export async function keepRowsBetween(
  db: Db,
  { id, sheet }: Pick<Import, 'id' | 'sheet'>,
  headAt: number,
  footAt: number,
) {
  await sql`
    delete from import_rows
      where import_id = ${id} and sheet = ${sheet}
        and (position <= ${headAt} or (${footAt} > 0 and position >= ${footAt}))`.execute(db)
}

type Which = 'all' | 'to write' | 'to undo'

const CONDITION: Record<Which, ReturnType<typeof sql<boolean>>> = {
  all: sql<boolean>`true`,
  'to write': sql<boolean>`outcome in ('CREATE', 'CHANGE')`,
  'to undo': sql<boolean>`written is not null and not undone`,
}

/** The rows of the sheet that is imported. */
export const rowsOf = (db: Db, { id, sheet }: Pick<Import, 'id' | 'sheet'>) =>
  db.selectFrom('import_rows').where('import_id', '=', id).where('sheet', '=', sheet)

export async function countRows(db: Db, it: Pick<Import, 'id' | 'sheet'>, which: Which): Promise<number> {
  const query = rowsOf(db, it).where(CONDITION[which]).select(sql<number>`count(*)::int`.as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** The next rows to work on, in the order of the file, the last one first to undo them; with what was planned and written so far. */
export async function nextRows(db: Db, it: Import, which: Which, most: number) {
  const rows = await rowsOf(db, it)
    .where(CONDITION[which])
    .$if(which !== 'to undo', (query) => query.where('position', '>', it.atRow))
    .select([
      'position',
      'cells',
      'twin',
      'twin_differs',
      'left_out',
      'outcome',
      'title',
      'changes',
      'about_id',
      'written',
    ])
    .select(({ selectFrom, ref }) =>
      selectFrom('import_rows as other')
        .whereRef('other.import_id', '=', ref('import_rows.import_id'))
        .whereRef('other.sheet', '=', ref('import_rows.sheet'))
        .whereRef('other.position', '=', ref('import_rows.twin'))
        .select('other.cells')
        .as('twin_cells'),
    )
    .orderBy('position', which === 'to undo' ? 'desc' : 'asc')
    .limit(most)
    .execute()
  return rows.map(({ twin_differs, twin_cells, left_out, about_id, written, ...row }) => ({
    ...row,
    twinDiffers: twin_differs,
    leftOut: left_out,
    twinCells: twin_cells,
    aboutId: about_id,
    written: written as Written | null,
  }))
}

export type NextRow = Awaited<ReturnType<typeof nextRows>>[number]

export async function setKeys(db: Db, it: Import, rows: readonly { position: number; keys: string[]; said: string }[]) {
  await sql`
    update import_rows r set keys = new.keys, said = new.said
      from jsonb_to_recordset(${jsonOf(rows)}) as new (position integer, keys text[], said text)
      where r.import_id = ${it.id} and r.sheet = ${it.sheet} and r.position = new.position`.execute(db)
}

/**
 * Tells the rows that speak of one record from each other: each knows the first other one, and whether any says something else. A policy
 * number without a day may be of each term that another row says of it.
 */
export async function markTwins(db: Db, { id, sheet }: Import) {
  await sql`
    with read as materialized (
        select position, said, unnest(keys) as key from import_rows
          where import_id = ${id} and sheet = ${sheet} and not left_out),
      own as (
        select * from read
        union
        select undated.position, undated.said, dated.key from read undated
          join read dated on regexp_replace(dated.key, '[^|]*$', '') = undated.key
          where undated.key like 'policy|%|'),
      shared as (
        select key, min(position) as first, (array_agg(position order by position))[2] as second, min(said) <> max(said) as differ
        from own group by key having count(*) > 1),
      told as (
        select own.position, min(case when own.position = shared.first then shared.second else shared.first end) as twin,
          bool_or(shared.differ) as differ
        from own join shared using (key) group by own.position)
    update import_rows r set twin = told.twin, twin_differs = told.differ from told
      where r.import_id = ${id} and r.sheet = ${sheet} and r.position = told.position`.execute(db)
}

/** Saves the outcomes of rows and what was written for them. */
export async function setPlans(db: Db, it: Import, plans: readonly (Planned & { written?: Written | null })[]) {
  const rows = plans.map(({ position, outcome, title, changes, problems, gaps = [], aboutId, written }) => ({
    ...{ position, outcome, title, changes, about_id: aboutId, written: written ?? null },
    problems: [...problems, ...gaps.map((gap) => ({ gap }))],
  }))
  await sql`
    update import_rows r set outcome = new.outcome, title = new.title, changes = new.changes, problems = new.problems,
        about_id = new.about_id, written = nullif(new.written, 'null'::jsonb)
      from jsonb_to_recordset(${jsonOf(rows)}) as new (position integer, outcome text, title text, changes jsonb, problems jsonb,
        about_id uuid, written jsonb)
      where r.import_id = ${it.id} and r.sheet = ${it.sheet} and r.position = new.position`.execute(db)
}

/** Marks rows as undone, with why those that were not were kept. */
export async function setUndone(db: Db, it: Import, rows: readonly { position: number; kept: string | null }[]) {
  await sql`
    update import_rows r set undone = true, kept = new.kept
      from jsonb_to_recordset(${jsonOf(rows)}) as new (position integer, kept text)
      where r.import_id = ${it.id} and r.sheet = ${it.sheet} and r.position = new.position`.execute(db)
}

/** Resets the rows that an undo kept, to try them again. */
export async function reopenKept(db: Db, it: Pick<Import, 'id' | 'sheet'>) {
  const again = { undone: false, kept: null }
  await db
    .updateTable('import_rows')
    .set(again)
    .where('import_id', '=', it.id)
    .where('sheet', '=', it.sheet)
    .where('kept', 'is not', null)
    .execute()
}

/** Deletes the rows of imports that ended, or were left, before a time. */
export async function forgetRows(db: Db, before: Date) {
  await sql`
    delete from import_rows using imports it
      where import_rows.import_id = it.id and coalesce(it.ended_at, it.created_at) < ${before}
        and it.state in ('READY', 'STOPPED', 'DONE', 'UNDONE')`.execute(db)
}
