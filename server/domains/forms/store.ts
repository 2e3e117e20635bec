import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import type { Edition } from '../../documents/index.ts'
import type { FormTemplate } from './types.ts'

export async function listTemplates(db: Db): Promise<FormTemplate[]> {
  const rows = await db.selectFrom('form_templates').selectAll().orderBy('form').limit(100).execute()
  return rows.map((row) => ({
    id: row.id,
    form: row.form,
    edition: row.edition,
    fileName: row.file_name,
    blobKey: row.blob_key,
    matched: row.matched,
    unmatched: row.unmatched,
    missing: row.missing,
    taught: row.taught as Edition | null,
    licenceConfirmedAt: row.licence_confirmed_at,
    licenceConfirmedBy: row.licence_confirmed_by,
  }))
}

export async function addTemplate(db: Db, agencyId: string, template: FormTemplate) {
  await db
    .insertInto('form_templates')
    .values({
      id: template.id,
      agency_id: agencyId,
      form: template.form,
      edition: template.edition,
      file_name: template.fileName,
      blob_key: template.blobKey,
      matched: jsonOf(template.matched),
      unmatched: jsonOf(template.unmatched),
      missing: jsonOf(template.missing),
      taught: template.taught && jsonOf(template.taught),
      licence_confirmed_at: template.licenceConfirmedAt,
      licence_confirmed_by: template.licenceConfirmedBy,
    })
    .execute()
}

export async function deleteTemplate(db: Db, id: string) {
  await db.deleteFrom('form_templates').where('id', '=', id).execute()
}
