import type { Db } from '../../../db/connection.ts'
import { jsonOf } from '../../../db/json.ts'
import type { Citation, Message } from '../types.ts'

export async function addMessage(
  db: Db,
  message: Omit<Message, 'inLine' | 'saidBy'> &
    Partial<Pick<Message, 'inLine' | 'saidBy'>> & {
      agencyId: string
      workspaceId: string
      clientKey?: string | null
      rev: number
    },
) {
  await db
    .insertInto('messages')
    .values({
      id: message.id,
      agency_id: message.agencyId,
      workspace_id: message.workspaceId,
      role: message.role,
      content: message.content,
      citations: jsonOf(message.citations),
      choices: jsonOf(message.choices),
      client_key: message.clientKey ?? null,
      said_by: message.saidBy ?? null,
      in_line: message.inLine ?? false,
      created_at: message.createdAt,
      rev: message.rev,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** The message a client's key was used for. */
export async function findMessageByKey(db: Db, workspaceId: string, key: string): Promise<Message | null> {
  const query = db.selectFrom('messages').selectAll().where('workspace_id', '=', workspaceId)
  const row = await query.where('client_key', '=', key).executeTakeFirst()
  return row ? toMessage(row) : null
}

/** All messages of a workspace, oldest first, those that wait in line included. */
export async function listMessages(db: Db, workspaceId: string): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toMessage)
}

const toMessage = (row: {
  id: string
  role: Message['role']
  content: string
  citations: unknown[]
  choices: string[]
  said_by: string | null
  in_line: boolean
  created_at: Date
}): Message => ({
  id: row.id,
  role: row.role,
  content: row.content,
  citations: row.citations as Citation[],
  choices: row.choices,
  saidBy: row.said_by,
  inLine: row.in_line,
  createdAt: row.created_at,
})

/** The oldest message that waits in line. */
export async function findNextInLine(db: Db, workspaceId: string): Promise<Message | null> {
  const query = db
    .selectFrom('messages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('in_line', '=', true)
  const row = await query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  return row ? toMessage(row) : null
}

/** The ids of the messages that wait in line, the next one first. */
export async function listInLine(db: Db, workspaceId: string): Promise<string[]> {
  const query = db.selectFrom('messages').select('id').where('workspace_id', '=', workspaceId)
  const rows = await query.where('in_line', '=', true).orderBy('created_at').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Takes up a waiting message: it is now part of the conversation, after everything said before. */
export async function takeOutOfLine(db: Db, id: string, now: Date, rev: number) {
  await db.updateTable('messages').set({ in_line: false, created_at: now, rev }).where('id', '=', id).execute()
}

/** Withdraws a waiting message; false when there is none, or Cara has begun to answer it. */
export async function deleteInLine(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const query = db.deleteFrom('messages').where('workspace_id', '=', workspaceId).where('id', '=', id)
  return (await query.where('in_line', '=', true).executeTakeFirst()).numDeletedRows === 1n
}

/** A file of a message: the input of the preset it was put in, and whether the message names it. */
export type LinkedFile = { id: string; slot: string; named: boolean }

export async function addMessageFiles(
  db: Db,
  link: { agencyId: string; workspaceId: string; messageId: string; files: readonly LinkedFile[] },
) {
  if (!link.files.length) return
  const rows = link.files.map(({ id, slot, named }, position) => ({
    agency_id: link.agencyId,
    workspace_id: link.workspaceId,
    message_id: link.messageId,
    file_id: id,
    slot,
    named,
    position,
  }))
  await db.insertInto('message_files').values(rows).execute()
}

/** Which files came with which message, in the order they were given, the input that documents on file were put in, and whether the message names them. */
export async function listMessageFiles(db: Db, workspaceId: string) {
  const query = db
    .selectFrom('message_files')
    .select(['message_id', 'file_id', 'slot', 'named'])
    .where('workspace_id', '=', workspaceId)
  const rows = await query.orderBy('message_id').orderBy('position').execute()
  return rows.map((row) => ({ messageId: row.message_id, fileId: row.file_id, slot: row.slot, named: row.named }))
}

/** The workspaces whose messages brought a file, the newest first. */
export async function listWorkspacesOfFile(db: Db, fileId: string): Promise<string[]> {
  const query = db.selectFrom('message_files').select('workspace_id').distinct().where('file_id', '=', fileId)
  return (await query.orderBy('workspace_id', 'desc').execute()).map((row) => row.workspace_id)
}
