import { type PresetId, prefixesOf } from '../../../shared/presets.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { getAccount } from '../accounts/service.ts'
import { listFiles } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { findDocuments as findKnowledge } from '../knowledge/service.ts'
import * as store from './store/workspaces.ts'
import type { Workspace } from './types.ts'

/**
 * Makes a workspace that is about no client one about this client, and keeps it on the client's timeline. */
export async function setAccount(
  ctx: Ctx,
  { id, title, accountId: before }: Workspace,
  accountId: string,
  isBusy: boolean,
) {
  must(ctx, 'run', 'workspace')
  const { name } = await getAccount(ctx, accountId, 'KEEP')
  if (before === accountId) return
  const refused = before
    ? `This workspace is about another client. Start a new one to ask about ${name}.`
    : isBusy
      ? `Cara is working. Name ${name} once she is done.`
      : (await store.hasSearchedAll(ctx.db, id)) &&
        `This workspace holds records of other clients. Start a new one to ask about ${name}.`
  if (refused) throw new AppError('CONFLICT', refused)
  await store.updateWorkspace(ctx.db, id, { accountId })
  await recordEvent(ctx, 'WORKSPACE_STARTED', { accountId }, { about: { workspaceId: id, title } })
}

/** A file the agency has already, the ids it was named by, its own or that of its document of the library, and that document's title. */
type KnownFile = FileRecord & { namedBy: string[]; title: string | null }

/** Files the agency has already, by their ids. Throws INVALID at `documentIds` when one is not there. */
export async function listKnownFiles(ctx: Ctx, ids: string[]): Promise<KnownFile[]> {
  must(ctx, 'read', 'file')
  const documents = await findKnowledge(ctx, ids)
  const ofLibrary = new Map(documents.map(({ id, fileId }) => [id, fileId]))
  const titles = new Map(documents.map(({ fileId, title }) => [fileId, title]))
  const fileOf = (id: string) => ofLibrary.get(id) ?? id
  const fileIds = [...new Set(ids.map(fileOf))]
  const found = await listFiles(ctx, fileIds, 'KEEP')
  if (found.length < fileIds.length) throw invalid('documentIds', 'One of these documents does not exist.')
  return found.map((file) => ({
    ...file,
    namedBy: ids.filter((id) => fileOf(id) === file.id),
    title: titles.get(file.id) ?? null,
  }))
}

/** The slot of each document by the id of its file. Throws INVALID at `documentSlots` for one that the preset has no input for. */
export function slotsIn(
  preset: PresetId | null,
  given: readonly { documentId: string; slot: string }[],
  files: readonly KnownFile[],
) {
  const known: readonly string[] = preset ? prefixesOf(preset) : []
  if (given.some(({ slot }) => !known.includes(slot)))
    throw invalid('documentSlots', 'This preset has no input of that name.')
  const fileOf = new Map(files.flatMap(({ id, namedBy }) => namedBy.map((name) => [name, id] as const)))
  return new Map(given.map(({ documentId, slot }) => [fileOf.get(documentId) ?? documentId, slot]))
}
