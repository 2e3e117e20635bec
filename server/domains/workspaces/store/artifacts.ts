import type { Db } from '../../../db/connection.ts'
import type { Artifact, ArtifactBody } from '../types.ts'

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
      title: artifact.title,
      body: JSON.stringify(artifact.body),
      blob_key: artifact.blobKey,
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

export async function listArtifacts(db: Db, workspaceId: string, since = -1, until = Number.MAX_SAFE_INTEGER) {
  const rows = await db
    .selectFrom('artifacts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('rev', '>', since)
    .where('rev', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .orderBy('version')
    .execute()
  return rows.map(toArtifact)
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
    createdAt: row.created_at,
  }
}
