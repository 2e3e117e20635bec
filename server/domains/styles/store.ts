import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { BaseStyleId } from '../../../shared/document-styles.ts'
import type { Db } from '../../db/connection.ts'
import { onePage, pageOf, patternsOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { DocumentStyle, StyleFile, StyleFilter, StyleSort } from './types.ts'

const ORDERS: Record<StyleSort, SortKey[]> = {
  TITLE_ASC: [
    { by: sql.ref('title_sort'), kind: 'text', direction: 'asc' },
    { by: sql.ref('id'), kind: 'id', direction: 'asc' },
  ],
  UPDATED_DESC: [
    { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
}

/** One page of those that a filter finds, each with its place in the list. */
export async function listPage(
  db: Db,
  filter: StyleFilter,
  sort: StyleSort,
  page: { first: number; after: string | null },
) {
  const keys = ORDERS[sort]
  const query = onePage(filtered(db.selectFrom('document_styles'), filter), keys, pageOf(keys, page.first, page.after))
  return (await query.selectAll().execute()).map((row) => ({ style: toStyle(row), cursor: row.cursor }))
}

/** How many a filter finds; without one, how many there are. */
export async function countStyles(db: Db, filter: StyleFilter = {}): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  const query = filtered(db.selectFrom('document_styles'), filter)
  return (await query.select(count).executeTakeFirstOrThrow()).count
}

function filtered<Row>(query: SelectQueryBuilder<Tables, 'document_styles', Row>, { search }: StyleFilter) {
  let found = query
  for (const pattern of patternsOf(search))
    found = found.where(sql<boolean>`(title_sort like lower(${pattern}::text) or description ilike ${pattern}::text)`)
  return found
}

/** A style of the agency; `lock` keeps it from being changed until the transaction ends. */
export async function findStyle(db: Db, id: string, lock = false): Promise<DocumentStyle | null> {
  let query = db.selectFrom('document_styles').selectAll().where('id', '=', id)
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? toStyle(row) : null
}

/** Keeps others from adding a style until the transaction ends: of many who want the last one of a plan, one gets it. */
export async function lockStyles(db: Db, agencyId: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`styles of ${agencyId}`}))`.execute(db)
}

export async function addStyle(db: Db, agencyId: string, style: DocumentStyle) {
  await db
    .insertInto('document_styles')
    .values({
      agency_id: agencyId,
      id: style.id,
      created_by: style.createdBy,
      created_at: style.createdAt,
      ...rowOf(style),
    })
    .execute()
}

/** Writes a style as its next revision. */
export async function setStyle(db: Db, style: DocumentStyle) {
  await db.updateTable('document_styles').set(rowOf(style)).where('id', '=', style.id).execute()
}

/** Deletes a style; documents of a time when it was the one for new ones are shown in `instead`. */
export async function deleteStyle(db: Db, id: string, instead: BaseStyleId) {
  await db
    .updateTable('style_defaults')
    .set({ base_style: instead, style_id: null })
    .where('style_id', '=', id)
    .execute()
  await db.deleteFrom('document_styles').where('id', '=', id).execute()
}

/** Whether there is such an artifact in that workspace, as far as the user sees it. */
export async function hasArtifact(db: Db, workspaceId: string, artifactId: string): Promise<boolean> {
  const query = db.selectFrom('artifacts').select('id').where('id', '=', artifactId)
  return (await query.where('workspace_id', '=', workspaceId).limit(1).executeTakeFirst()) !== undefined
}

/** The style that was chosen for a document: an id of one of the agency's, or of a base style. */
export async function findChoice(db: Db, artifactId: string): Promise<string | null> {
  const query = db.selectFrom('artifact_styles').select(['base_style', 'style_id'])
  const row = await query.where('artifact_id', '=', artifactId).executeTakeFirst()
  return row?.style_id ?? row?.base_style ?? null
}

/** The style new documents get: an id of one of the agency's, or of a base style; null when nobody chose one. */
export async function findDefault(db: Db): Promise<string | null> {
  const query = db.selectFrom('style_defaults').select(['base_style', 'style_id'])
  const row = await query.orderBy('since', 'desc').limit(1).executeTakeFirst()
  return row?.style_id ?? row?.base_style ?? null
}

/** The style that new documents got when this one was made. */
export async function findDefaultOf(db: Db, artifactId: string): Promise<string | null> {
  const made = db
    .selectFrom('artifacts')
    .select(({ fn }) => fn.min('created_at').as('at'))
    .where('id', '=', artifactId)
  const query = db.selectFrom('style_defaults').select(['base_style', 'style_id']).where('since', '<=', made)
  const row = await query.orderBy('since', 'desc').limit(1).executeTakeFirst()
  return row?.style_id ?? row?.base_style ?? null
}

/** Makes a style the one of new documents from now on, by the clock of the database, which says when documents were made. */
export async function addDefault(db: Db, agencyId: string, { baseStyle, styleId }: Chosen) {
  const chosen = { base_style: baseStyle, style_id: styleId }
  const since = sql<Date>`clock_timestamp()`
  await db
    .insertInto('style_defaults')
    .values({ agency_id: agencyId, since, ...chosen })
    .execute()
}

type Chosen = { baseStyle: BaseStyleId | null; styleId: string | null }
type Choice = Chosen & { workspaceId: string; artifactId: string }

export async function setChoice(db: Db, agencyId: string, { workspaceId, artifactId, baseStyle, styleId }: Choice) {
  const chosen = { base_style: baseStyle, style_id: styleId }
  await db
    .insertInto('artifact_styles')
    .values({ agency_id: agencyId, artifact_id: artifactId, workspace_id: workspaceId, ...chosen })
    .onConflict((oc) => oc.columns(['agency_id', 'artifact_id']).doUpdateSet(chosen))
    .execute()
}

const rowOf = (style: DocumentStyle) => ({
  title: style.title,
  description: style.description,
  base_style: style.baseStyleId,
  page_size: style.pageSize,
  accent_color: style.accentColor,
  second_color: style.secondColor,
  logo_name: style.logo?.name ?? null,
  logo_blob_key: style.logo?.blobKey ?? null,
  prefix_name: style.prefix?.name ?? null,
  prefix_blob_key: style.prefix?.blobKey ?? null,
  suffix_name: style.suffix?.name ?? null,
  suffix_blob_key: style.suffix?.blobKey ?? null,
  updated_at: style.updatedAt,
  rev: style.rev,
})

const fileOf = (name: string | null, blobKey: string | null): StyleFile | null =>
  name !== null && blobKey !== null ? { id: blobKey.slice(blobKey.lastIndexOf('/') + 1), name, blobKey } : null

const toStyle = (row: Selectable<Tables['document_styles']>): DocumentStyle => ({
  id: row.id,
  title: row.title,
  description: row.description,
  baseStyleId: row.base_style,
  pageSize: row.page_size,
  accentColor: row.accent_color,
  secondColor: row.second_color,
  logo: fileOf(row.logo_name, row.logo_blob_key),
  prefix: fileOf(row.prefix_name, row.prefix_blob_key),
  suffix: fileOf(row.suffix_name, row.suffix_blob_key),
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})
