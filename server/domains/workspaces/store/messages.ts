import type { Db } from '../../../db/connection.ts'
import type { Citation, Message } from '../types.ts'

export async function addMessage(
  db: Db,
  message: Message & { agencyId: string; workspaceId: string; clientKey?: string | null; rev: number },
) {
  await db
    .insertInto('messages')
    .values({
      id: message.id,
      agency_id: message.agencyId,
      workspace_id: message.workspaceId,
      role: message.role,
      content: message.content,
      citations: JSON.stringify(message.citations),
      choices: JSON.stringify(message.choices),
      client_key: message.clientKey ?? null,
      created_at: message.createdAt,
      rev: message.rev,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

export async function hasMessageKey(db: Db, workspaceId: string, key: string) {
  const query = db
    .selectFrom('messages')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('client_key', '=', key)
  return (await query.executeTakeFirst()) !== undefined
}

/** The messages changed after revision `since` and up to `until`, oldest first. */
export async function listMessages(db: Db, workspaceId: string, since = -1, until = Number.MAX_SAFE_INTEGER) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('rev', '>', since)
    .where('rev', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(
    (row): Message => ({
      id: row.id,
      role: row.role,
      content: row.content,
      citations: row.citations as Citation[],
      choices: row.choices,
      createdAt: row.created_at,
    }),
  )
}

export async function addMessageFiles(
  db: Db,
  link: { agencyId: string; workspaceId: string; messageId: string; fileIds: string[] },
) {
  if (!link.fileIds.length) return
  const rows = link.fileIds.map((fileId, position) => ({
    agency_id: link.agencyId,
    workspace_id: link.workspaceId,
    message_id: link.messageId,
    file_id: fileId,
    position,
  }))
  await db.insertInto('message_files').values(rows).execute()
}

/** Which files came with which message, in the order they were given. */
export async function listMessageFiles(db: Db, workspaceId: string) {
  const query = db.selectFrom('message_files').select(['message_id', 'file_id']).where('workspace_id', '=', workspaceId)
  const rows = await query.orderBy('message_id').orderBy('position').execute()
  return rows.map((row) => ({ messageId: row.message_id, fileId: row.file_id }))
}
