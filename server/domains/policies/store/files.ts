import type { PolicyFileType } from '../../../../shared/policies.ts'
import type { Db } from '../../../db/connection.ts'
import type { PolicyFile } from '../types.ts'

/** The files of these policies, the newest first. */
export async function listPolicyFiles(db: Db, policyIds: readonly string[]): Promise<PolicyFile[]> {
  if (!policyIds.length) return []
  const rows = await db
    .selectFrom('policy_files')
    .innerJoin('files', 'files.id', 'policy_files.file_id')
    .select([
      'files.id',
      'policy_id',
      'files.name',
      'files.mime_type',
      'files.size',
      'files.page_count',
      'files.state',
      'policy_files.type',
      'policy_files.notes',
      'policy_files.visible',
      'policy_files.created_by',
      'policy_files.created_at',
    ])
    .where('policy_id', 'in', policyIds)
    .orderBy('policy_files.created_at', 'desc')
    .orderBy('files.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    policyId: row.policy_id,
    name: row.name,
    mimeType: row.mime_type,
    size: row.size,
    pageCount: row.page_count,
    state: row.state,
    type: row.type,
    notes: row.notes,
    visible: row.visible,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }))
}

export async function addPolicyFile(
  db: Db,
  agencyId: string,
  file: {
    policyId: string
    fileId: string
    type: PolicyFileType
    notes: string | null
    visible: boolean
    createdBy: string | null
    now: Date
  },
) {
  await db
    .insertInto('policy_files')
    .values({
      agency_id: agencyId,
      policy_id: file.policyId,
      file_id: file.fileId,
      type: file.type,
      notes: file.notes,
      visible: file.visible,
      created_by: file.createdBy,
      created_at: file.now,
    })
    .execute()
}

/** The policies that have a file and are not deleted. */
export async function listPolicyIdsOf(db: Db, fileId: string): Promise<string[]> {
  const query = db
    .selectFrom('policy_files')
    .innerJoin('policies', 'policies.id', 'policy_files.policy_id')
    .where('deleted_at', 'is', null)
  const rows = await query.select('policy_id').where('file_id', '=', fileId).orderBy('policy_id').execute()
  return rows.map((row) => row.policy_id)
}

/** Removes a file from these policies. */
export async function deletePolicyFile(db: Db, policyIds: string[], fileId: string) {
  await db.deleteFrom('policy_files').where('file_id', '=', fileId).where('policy_id', 'in', policyIds).execute()
}

/** The values a file offered that were dismissed. */
export async function listLeft(db: Db, policyId: string, fileId: string): Promise<string[]> {
  const query = db.selectFrom('policy_files').select('left_values').where('policy_id', '=', policyId)
  return (await query.where('file_id', '=', fileId).executeTakeFirst())?.left_values ?? []
}

export async function setLeft(db: Db, policyId: string, fileId: string, left: string[]) {
  const query = db.updateTable('policy_files').set({ left_values: left }).where('policy_id', '=', policyId)
  await query.where('file_id', '=', fileId).execute()
}
