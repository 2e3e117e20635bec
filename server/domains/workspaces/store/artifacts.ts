import type { Db } from '../../../db/connection.ts'
import { jsonOf, storable } from '../../../db/json.ts'
import type { Artifact, ArtifactBody, ArtifactVersion } from '../types.ts'

export async function addArtifact(db: Db, artifact: Artifact & { agencyId: string; rev: number }) {
  await db
    .insertInto('artifacts')
    .values({
      agency_id: artifact.agencyId,
      workspace_id: artifact.workspaceId,
      id: artifact.id,
      version: artifact.version,
      stage_id: artifact.stageId,
      type: artifact.type,
      title: storable(artifact.title),
      body: jsonOf(artifact.body),
      blob_key: artifact.blobKey,
      made_by: artifact.madeBy,
      reason: artifact.reason,
      restored_from: artifact.restoredFrom,
      edits: artifact.edits,
      created_at: artifact.createdAt,
      rev: artifact.rev,
    })
    .execute()
}

/** One version of an artifact; the newest when no version is named. */
export async function findArtifact(
  db: Db,
  workspaceId: string,
  id: string,
  version?: number | null,
): Promise<Artifact | null> {
  let query = db.selectFrom('artifacts').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id)
  if (version != null) query = query.where('version', '=', version)
  const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row ? toArtifact(row) : null
}

/** The newest version of every artifact of a workspace, oldest first; a document comes before the review it was written from. */
export async function listNewestArtifacts(db: Db, workspaceId: string): Promise<Artifact[]> {
  const rows = await db
    .selectFrom('artifacts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('artifacts as all')
        .select(({ fn }) => fn.max('all.version').as('newest'))
        .whereRef('all.agency_id', '=', 'artifacts.agency_id')
        .whereRef('all.id', '=', 'artifacts.id'),
    )
    .execute()
  if (!rows.length) return []
  const begun = await listBeginnings(db, workspaceId)
  const placeOf = ({ id, type }: Artifact) => `${type} ${id}`
  return rows.map(toArtifact).sort((a, b) => begun.get(a.id)! - begun.get(b.id)! || (placeOf(a) < placeOf(b) ? -1 : 1))
}

/** When each artifact of a workspace was begun, in ms since 1970. */
async function listBeginnings(db: Db, workspaceId: string): Promise<Map<string, number>> {
  const query = db.selectFrom('artifacts').select((eb) => ['id', eb.fn.min('created_at').as('begun')])
  const rows = await query.where('workspace_id', '=', workspaceId).groupBy('id').execute()
  return new Map(rows.map(({ id, begun }) => [id, begun.getTime()]))
}

/** Every version of these artifacts without its body, oldest first. */
export async function listVersions(db: Db, ids: string[]): Promise<ArtifactVersion[]> {
  if (!ids.length) return []
  const rows = await db
    .selectFrom('artifacts')
    .select(['id', 'version', 'stage_id', 'title', 'made_by', 'reason', 'restored_from', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    stageId: row.stage_id,
    title: row.title,
    madeBy: row.made_by,
    reason: row.reason,
    restoredFrom: row.restored_from,
    createdAt: row.created_at,
  }))
}

/** Writes what was typed on into the version it was begun in. */
export async function replaceBody(
  db: Db,
  artifact: Pick<Artifact, 'id' | 'version' | 'title' | 'body' | 'blobKey' | 'edits'> & { rev: number },
) {
  const { id, version, title, body, blobKey, edits, rev } = artifact
  await db
    .updateTable('artifacts')
    .set({ title: storable(title), body: jsonOf(body), blob_key: blobKey, edits, rev })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

function toArtifact(row: {
  id: string
  workspace_id: string
  version: number
  stage_id: string
  type: Artifact['type']
  title: string
  body: unknown
  blob_key: string | null
  made_by: string | null
  reason: Artifact['reason']
  restored_from: number | null
  edits: number
  created_at: Date
}): Artifact {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    version: row.version,
    stageId: row.stage_id,
    type: row.type,
    title: row.title,
    body: row.body as ArtifactBody,
    blobKey: row.blob_key,
    madeBy: row.made_by,
    reason: row.reason,
    restoredFrom: row.restored_from,
    edits: row.edits,
    createdAt: row.created_at,
  }
}
