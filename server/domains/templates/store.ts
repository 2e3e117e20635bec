import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { holdsWords, onePage, pageOf, type SortKey } from '../../db/list.ts'
import type { Tables } from '../../db/schema.ts'
import type { ArtifactBody } from '../workspaces/types.ts'
import type { DocumentTemplate, TemplateFilter, TemplateRow, TemplateSort } from './types.ts'

const ORDERS: Record<TemplateSort, SortKey[]> = {
  TITLE_ASC: [
    { by: sql.ref('title_sort'), kind: 'text', direction: 'asc' },
    { by: sql.ref('id'), kind: 'id', direction: 'asc' },
  ],
  UPDATED_DESC: [
    { by: sql.ref('updated_at'), kind: 'time', direction: 'desc' },
    { by: sql.ref('id'), kind: 'id', direction: 'desc' },
  ],
}
const LISTED = ['id', 'title', 'places', 'created_by', 'created_at', 'updated_at', 'rev'] as const

/** One page of those that a filter finds, each with its place in the list. */
export async function listPage(
  db: Db,
  filter: TemplateFilter,
  sort: TemplateSort,
  page: { first: number; after: string | null },
): Promise<{ template: TemplateRow; cursor: string }[]> {
  const keys = ORDERS[sort]
  const query = onePage(
    filtered(db.selectFrom('document_templates'), filter),
    keys,
    pageOf(keys, page.first, page.after),
  )
  const rows = await query.select(LISTED).execute()
  return rows.map((row) => ({ template: { ...toHead(row), places: row.places }, cursor: row.cursor }))
}

/** How many a filter finds. */
export async function countTemplates(db: Db, filter: TemplateFilter): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count')
  const query = filtered(db.selectFrom('document_templates'), filter)
  return (await query.select(count).executeTakeFirstOrThrow()).count
}

/** The titles of the newest, with their ids. */
export const listTitles = (db: Db, most: number): Promise<{ id: string; title: string }[]> =>
  db.selectFrom('document_templates').select(['id', 'title']).orderBy('updated_at', 'desc').limit(most).execute()

function filtered<Row>(query: SelectQueryBuilder<Tables, 'document_templates', Row>, { search }: TemplateFilter) {
  const matching = holdsWords(search, [sql`title`])
  return matching ? query.where(matching) : query
}

/** A template of the agency; `lock` keeps it from being changed until the transaction ends. */
export async function findTemplate(db: Db, id: string, lock = false): Promise<DocumentTemplate | null> {
  let query = db.selectFrom('document_templates').selectAll().where('id', '=', id)
  if (lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? { ...toHead(row), html: row.html } : null
}

type Written = Pick<DocumentTemplate, 'id' | 'title' | 'html' | 'updatedAt' | 'rev'> & { places: number }

const rowOf = ({ title, html, places, updatedAt, rev }: Written) => ({
  title,
  html,
  places,
  updated_at: updatedAt,
  rev,
})

export async function addTemplate(db: Db, agencyId: string, template: DocumentTemplate & Written) {
  const { id, createdBy, createdAt } = template
  await db
    .insertInto('document_templates')
    .values({ agency_id: agencyId, id, created_by: createdBy, created_at: createdAt, ...rowOf(template) })
    .execute()
}

export async function setTemplate(db: Db, template: Written) {
  await db.updateTable('document_templates').set(rowOf(template)).where('id', '=', template.id).execute()
}

export async function deleteTemplate(db: Db, id: string) {
  await db.deleteFrom('document_templates').where('id', '=', id).execute()
}

/** A drafted document as far as the user sees it: the version with this number. */
export async function findDocument(db: Db, workspaceId: string, artifactId: string, version: number) {
  const query = db.selectFrom('artifacts').select(['title', 'body']).where('id', '=', artifactId)
  const row = await query.where('workspace_id', '=', workspaceId).where('version', '=', version).executeTakeFirst()
  const body = row?.body as ArtifactBody | undefined
  return row && body?.kind === 'document' ? { title: row.title, html: body.document.html } : null
}

type Head = {
  id: string
  title: string
  created_by: string | null
  created_at: Date
  updated_at: Date
  rev: number
}

const toHead = (row: Head): Omit<DocumentTemplate, 'html'> => ({
  id: row.id,
  title: row.title,
  createdBy: row.created_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  rev: row.rev,
})
