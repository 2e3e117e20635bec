import { sql } from 'kysely'
import type { RequestUpdate } from '../../../../shared/requests.ts'
import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { RequestComment, RequestVersion, Talk } from '../types.ts'

export async function addVersion(db: Db, agencyId: string, one: RequestVersion & { requestId: string }) {
  const row = {
    agency_id: agencyId,
    request_id: one.requestId,
    version: one.version,
    created_at: one.createdAt,
    update_types: one.updateTypes,
    initiator_type: one.initiatorType,
    initiator_id: one.initiatorId,
    snapshot: jsonOf(one.snapshot),
    about: jsonOf(one.about),
  }
  await db.insertInto('service_request_versions').values(row).execute()
}

export async function addTalk(db: Db, agencyId: string, { id, requestId, kind, beganAt, said }: Talk) {
  const row = { agency_id: agencyId, id, request_id: requestId, kind, began_at: beganAt, said: jsonOf(said) }
  await db.insertInto('service_request_talks').values(row).execute()
}

/** The history of each of these requests, the oldest first. */
export async function listVersions(db: Db, requestIds: readonly string[]) {
  if (!requestIds.length) return []
  const rows = await db
    .selectFrom('service_request_versions')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('request_id')
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    requestId: row.request_id,
    version: row.version,
    createdAt: row.created_at,
    updateTypes: row.update_types as RequestUpdate[],
    initiatorType: row.initiator_type,
    initiatorId: row.initiator_id,
    snapshot: row.snapshot,
    about: row.about,
  }))
}

export async function addComment(db: Db, agencyId: string, requestId: string, comment: RequestComment) {
  await db
    .insertInto('service_request_comments')
    .values({
      agency_id: agencyId,
      id: comment.id,
      request_id: requestId,
      content: comment.content,
      agency_user_id: comment.agencyUserId,
      created_at: comment.createdAt,
    })
    .execute()
}

/** The comments on each of these requests, the oldest first. */
export async function listComments(db: Db, requestIds: readonly string[]) {
  if (!requestIds.length) return []
  const rows = await db
    .selectFrom('service_request_comments')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    requestId: row.request_id,
    id: row.id,
    content: row.content,
    agencyUserId: row.agency_user_id,
    createdAt: row.created_at,
  }))
}

/** The calls and mail threads of each of these requests, the oldest first. */
export async function listTalks(db: Db, requestIds: readonly string[]): Promise<Talk[]> {
  if (!requestIds.length) return []
  const rows = await db
    .selectFrom('service_request_talks')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('began_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    requestId: row.request_id,
    id: row.id,
    kind: row.kind,
    beganAt: row.began_at,
    said: row.said,
  }))
}

/** The files of each of these requests, in their order: those of mails, and those that resolved it (`talkId` is null). */
export async function listFiles(db: Db, requestIds: readonly string[]) {
  if (!requestIds.length) return []
  const rows = await db
    .selectFrom('service_request_files')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ requestId: row.request_id, fileId: row.file_id, talkId: row.talk_id }))
}

/** The requests a file is kept with, the newest first. */
export async function listRequestsOfFile(db: Db, fileId: string): Promise<string[]> {
  const query = db.selectFrom('service_request_files').select('request_id').distinct().where('file_id', '=', fileId)
  return (await query.orderBy('request_id', 'desc').execute()).map((row) => row.request_id)
}

/** Adds the files that resolved a request, behind those of an earlier resolution. */
export async function addResolutionFiles(db: Db, agencyId: string, requestId: string, fileIds: readonly string[]) {
  if (!fileIds.length) return
  const before = (await listFiles(db, [requestId])).length
  const rows = fileIds.map((fileId, at) => ({
    agency_id: agencyId,
    request_id: requestId,
    file_id: fileId,
    position: before + at,
  }))
  await db.insertInto('service_request_files').values(rows).execute()
}

/** The workspaces that were opened from each of these requests, the oldest first. */
export async function listOpened(db: Db, requestIds: readonly string[]) {
  if (!requestIds.length) return []
  return db
    .selectFrom('workspaces')
    .select([
      sql<string>`service_request_id`.as('requestId'),
      'id',
      'title',
      'agency_user_id as agencyUserId',
      'created_at as createdAt',
    ])
    .where('service_request_id', 'in', requestIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
