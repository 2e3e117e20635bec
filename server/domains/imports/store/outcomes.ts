import { sql } from 'kysely'
import type { RowGap } from '../../../../shared/imports.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { ROW_OUTCOMES, type RowOutcome } from '../../../../shared/states.ts'
import type { Db } from '../../../db/connection.ts'
import { onePage, pageOf, placeIn, type SortKey } from '../../../db/list.ts'
import type { Change, Counts, Import, ImportRow, Problem } from '../types.ts'
import { rowsOf } from './imports.ts'

/** The first earlier row that creates a record of each of these titles, in lower case. */
export async function findCreated(db: Db, it: Import, before: number, titles: readonly string[]) {
  const rows = await rowsOf(db, it)
    .where('outcome', '=', 'CREATE')
    .where('position', '<', before)
    .where(sql<boolean>`lower(title) = any(${titles}::text[])`)
    .select([sql<string>`lower(title)`.as('title'), sql<number>`min(position)`.as('position')])
    .groupBy(sql`lower(title)`)
    .execute()
  return new Map(rows.map(({ title, position }) => [title, position]))
}

/** Those of these rows that are refused. */
export async function findRefused(db: Db, it: Import, positions: readonly number[]): Promise<number[]> {
  const rows = await rowsOf(db, it)
    .where('outcome', '=', 'REFUSE')
    .where(sql<boolean>`position = any(${positions}::integer[])`)
    .select('position')
    .execute()
  return rows.map(({ position }) => position)
}

/** How many rows came to what. */
export async function countOutcomes(db: Db, it: Pick<Import, 'id' | 'sheet'>): Promise<Counts> {
  const rows = await rowsOf(db, it)
    .where('outcome', 'is not', null)
    .select(['outcome', sql<number>`count(*)::int`.as('count')])
    .select(sql<number>`(count(*) filter (where undone and kept is null))::int`.as('back'))
    .select(sql<number>`(count(*) filter (where kept is not null))::int`.as('kept'))
    .groupBy('outcome')
    .execute()
  const counts: Counts = Object.fromEntries(rows.map(({ outcome, count }) => [outcome!, count]))
  const sum = (of: 'back' | 'kept') => rows.reduce((all, row) => all + row[of], 0)
  return { ...counts, BACK: sum('back'), KEPT: sum('kept'), gaps: await countGaps(db, it) }
}

/** How many rows create an account that lacks each part. */
async function countGaps(db: Db, it: Pick<Import, 'id' | 'sheet'>) {
  const rows = await rowsOf(db, it)
    .where('outcome', '=', 'CREATE')
    .innerJoinLateral(
      sql<{ gap: RowGap | null }>`(select one ->> 'gap' as gap from jsonb_array_elements(problems) one)`.as('lack'),
      (join) => join.onTrue(),
    )
    .where('lack.gap', 'is not', null)
    .select(['lack.gap', sql<number>`count(*)::int`.as('count')])
    .groupBy('lack.gap')
    .execute()
  return Object.fromEntries(rows.map(({ gap, count }) => [gap!, count])) as Partial<Record<RowGap, number>>
}

/** What is only missing, and stands among the problems of a row. */
type Gap = { gap: RowGap }

const NEEDED_FIRST: SortKey[] = [
  { by: sql`case when problems @? '$[*].message' then 0 else 1 end`, kind: 'number', direction: 'asc' },
  { by: placeIn(idsOf(ROW_OUTCOMES), sql.ref('outcome')), kind: 'number', direction: 'asc' },
  { by: sql.ref('position'), kind: 'number', direction: 'asc' },
]

/** One page of the rows that are checked: what needs a person first. `kept` asks for those that an undo left. */
export async function listRows(
  db: Db,
  it: Pick<Import, 'id' | 'sheet'>,
  { outcome, kept }: { outcome?: RowOutcome | null | undefined; kept?: boolean | null | undefined },
  page: { first: number; after: string | null },
) {
  let query = rowsOf(db, it).where('outcome', 'is not', null)
  if (outcome) query = query.where('outcome', '=', outcome)
  if (kept) query = query.where('kept', 'is not', null)
  const rows = await onePage(query, NEEDED_FIRST, pageOf(NEEDED_FIRST, page.first, page.after))
    .select(['position', 'outcome', 'title', 'changes', 'problems', 'about_id', 'kept', 'undone'])
    .execute()
  return rows.map(({ cursor, about_id, changes, problems, ...row }) => {
    const read: ImportRow = {
      ...row,
      outcome: row.outcome!,
      aboutId: about_id,
      changes: changes as Change[],
      problems: (problems as (Problem | Gap)[]).filter((one) => 'message' in one),
      gaps: (problems as (Problem | Gap)[]).flatMap((one) => ('gap' in one ? one.gap : [])),
    }
    return { row: read, cursor }
  })
}

/** The next refused rows as they came, in the order of the file. */
export async function listRefused(db: Db, it: Pick<Import, 'id' | 'sheet'>, after: number, most: number) {
  return rowsOf(db, it)
    .where('outcome', '=', 'REFUSE')
    .where('position', '>', after)
    .select(['position', 'cells', 'problems'])
    .orderBy('position')
    .limit(most)
    .execute()
}
