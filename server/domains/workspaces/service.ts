import { z } from 'zod'
import { PRESET_IDS, type PresetId } from '../../../shared/presets.ts'
import { must, mustFirst } from '../../can.ts'
import type { Acting, Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { nextRev } from '../../live/revision.ts'
import { continueRun, findNewestRun, startRun, stopRun } from '../../runs/service.ts'
import { getAccount } from '../accounts/service.ts'
import { deleteUnusedFiles, withUploads } from '../files/service.ts'
import type { FileRecord, Upload } from '../files/types.ts'
import { recordEvent } from '../history/service.ts'
import { presetToRun } from '../presets/service.ts'
import { getServiceRequest } from '../servicing/service.ts'
import { settle } from './answers.ts'
import { findInstructions, getWorkspace, lockWorkspace } from './find.ts'
import { listKnownFiles, setAccount, slotsIn } from './named.ts'
import {
  canRetry,
  canStop,
  isBusy,
  MESSAGE_LENGTH,
  MOST_IN_LINE,
  presetTitle,
  titleOfWords,
  whyClosed,
} from './rules.ts'
import * as messages from './store/messages.ts'
import * as store from './store/workspaces.ts'
import type { Instructions, Workspace } from './types.ts'

export { safeHtml } from '../../lib/html.ts'
export { filesOfWorkspaces, workspacesOfFile } from './files.ts'
export {
  findInstructions,
  findWorkspace,
  findWorkspaces,
  getWorkspace,
  lockWorkspace,
  noSuchWorkspace,
} from './find.ts'

const maybeBlank = z
  .string()
  .trim()
  .max(MESSAGE_LENGTH, `A message may hold up to ${MESSAGE_LENGTH.toLocaleString('en-US')} characters.`)
const message = maybeBlank.min(1, 'Write what Cara should do.')
const key = z.uuid('This key is not a UUID.').nullish()

const documentIds = z.array(z.uuid('This is not the id of a file.')).max(200).nullish()
const accountId = z.uuid('This is not the id of an account.').nullish()

const createInput = z.object({
  message: maybeBlank,
  key,
  preset: z.enum(PRESET_IDS).nullish(),
  customPresetId: z.uuid('This is not the id of a preset.').nullish(),
  documentIds,
  documentSlots: z
    .array(z.object({ documentId: z.uuid('This is not the id of a file.'), slot: z.string().max(40) }))
    .max(200)
    .nullish(),
  accountId,
  serviceRequestId: z.uuid('This is not the id of a service request.').nullish(),
})

/**
 * Opens a workspace with the user's first message and starts a run. Besides new files it takes existing files of the agency
 * (`documentIds`, each in an input of the preset where `documentSlots` names its prefix). It may be about an account (`accountId`), whose timeline shows it, or about a service request (`serviceRequestId`) and
 * its account. From a preset of the agency (`customPresetId`) it has the preset's instructions and files, and the message may be blank: it
 * is then the preset's title. The same `key` again returns the same workspace.
 */
export async function createWorkspace(
  acting: Acting,
  input: {
    message: string
    preset?: PresetId | null
    customPresetId?: string | null
    key?: string | null
    documentIds?: string[] | null
    documentSlots?: { documentId: string; slot: string }[] | null
    accountId?: string | null
    serviceRequestId?: string | null
  },
  uploads: Upload[] = [],
): Promise<Workspace> {
  await mustFirst(acting, 'create', 'workspace')
  const said = parse(createInput, input)
  const { preset = null, customPresetId = null, key = null, documentIds, serviceRequestId = null } = said
  if (preset && customPresetId) throw invalid('customPresetId', 'Choose one preset.')
  if (!customPresetId) parse(z.object({ message }), said)
  return withUploads(acting, uploads, async (ctx, stored, keep) => {
    const request = serviceRequestId ? await getServiceRequest(ctx, serviceRequestId) : null
    const accountId = said.accountId ?? request?.accountId ?? null
    const begun = { preset, customPresetId, accountId, serviceRequestId }
    const earlier = key && (await store.findWorkspaceByKey(ctx.db, key))
    if (earlier) {
      const content = said.message || (await findInstructions(ctx, earlier.id))?.preset || ''
      return sameAsBefore(ctx, earlier, { key: null, ...begun, content, documentIds })
    }
    const own = customPresetId ? await begunFrom(ctx, customPresetId, stored.length + (documentIds?.length ?? 0)) : null
    const account = accountId ? await getAccount(ctx, accountId, 'KEEP') : null
    const id = newId()
    const instructions = own?.instructions ?? null
    const custom = instructions?.preset ?? null
    const title = presetTitle({ preset, custom }, account?.name) ?? titleOfWords(said.message)
    await store.addWorkspace(ctx.db, {
      ...begun,
      ...{ id, agencyId: ctx.agencyId, agencyUserId: ctx.actor.userId, title, instructions },
      clientKey: key,
      now: ctx.now,
    })
    const onFile = await listKnownFiles(ctx, documentIds ?? [])
    const slots = slotsIn(preset ?? instructions?.inherits ?? null, said.documentSlots ?? [], onFile)
    // A document of the library whose title stands in the message is what the message asks of.
    const isNamed = ({ title }: { title: string | null }) => title !== null && said.message.includes(title)
    const known = [
      ...(own?.files ?? []).map(({ id }) => ({ id, slot: '', named: false })),
      ...onFile.map((file) => ({ id: file.id, slot: slots.get(file.id) ?? '', named: isNamed(file) })),
    ]
    const rev = await nextRev(ctx.db, 'workspaces', id, ctx.now)
    const content = said.message || (custom ?? title)
    const messageId = await say(ctx, id, { content, clientKey: key, keep, known, inLine: false }, rev)
    await startRun(ctx, { workspaceId: id, messageId, askedBy: ctx.actor.userId }, rev)
    await setToWork(ctx, id)
    if (accountId) await recordEvent(ctx, 'WORKSPACE_STARTED', { accountId }, { about: { workspaceId: id, title } })
    return getWorkspace(ctx, id)
  })
}

/** What a preset of the agency gives a workspace. Throws INVALID at `files` for files where the preset takes none. */
async function begunFrom(ctx: Ctx, presetId: string, files: number) {
  const { preset, files: own } = await presetToRun(ctx, presetId)
  if (files && !preset.allowFileUpload) throw invalid('files', 'This preset takes no files.')
  const instructions: Instructions = {
    preset: preset.title,
    text: preset.basePrompt,
    inherits: preset.inheritFromPreset,
  }
  return { instructions, files: own }
}

const messageInput = z.object({ message, key, documentIds, accountId })

/**
 * Adds what the user says and sets Cara to work on it: an answer to a question goes on with the run that asked, anything else
 * starts a new run. While Cara works it waits in line. The same `key` again changes nothing. It may name files the agency has already
 * (`documentIds`, of this workspace or not), of which it is then asked, and the client (`accountId`) of a workspace that is about none yet.
 * Throws CONFLICT where that is about another one, or Cara is at work.
 */
export async function addWorkspaceMessage(
  acting: Acting,
  workspaceId: string,
  input: { message: string; key?: string | null; documentIds?: string[] | null; accountId?: string | null },
  uploads: Upload[] = [],
): Promise<Workspace> {
  await mustFirst(acting, 'run', 'workspace')
  const { message, key = null, documentIds, accountId } = parse(messageInput, input)
  return withUploads(acting, uploads, async (ctx, _stored, keep) => {
    const workspace = await lockWorkspace(ctx, workspaceId)
    if (key && (await messages.findMessageByKey(ctx.db, workspaceId, key)))
      return sameAsBefore(ctx, workspace, { key, content: message, documentIds, ...(accountId && { accountId }) })
    const refusal = whyClosed(workspace)
    if (refusal) throw new AppError('CONFLICT', refusal)
    const newest = await findNewestRun(ctx, workspaceId)
    const inLine = isBusy(newest)
    if (inLine && (await messages.listInLine(ctx.db, workspaceId)).length >= MOST_IN_LINE)
      throw new AppError('LIMIT_REACHED', `${MOST_IN_LINE} messages wait already. Wait until Cara has answered some.`)
    if (accountId) await setAccount(ctx, workspace, accountId, inLine)
    const named = (await listKnownFiles(ctx, documentIds ?? [])).map(({ id }) => ({ id, slot: '', named: true }))
    const rev = await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now)
    const messageId = await say(ctx, workspaceId, { content: message, clientKey: key, keep, known: named, inLine }, rev)
    const askedBy = ctx.actor.userId
    if (newest?.state === 'WAITING_FOR_INPUT') await continueRun(ctx, newest, askedBy, rev)
    else if (!inLine) await startRun(ctx, { workspaceId, messageId, askedBy }, rev)
    await setToWork(ctx, workspaceId)
    return getWorkspace(ctx, workspaceId)
  })
}

/**
 * The workspace that a key made before; without a message key, by its first message. The same key with other content is an error, not a
 * repetition.
 */
async function sameAsBefore(
  ctx: Ctx,
  workspace: Workspace,
  {
    key,
    content,
    documentIds,
    ...begun
  }: { key: string | null; content: string; documentIds?: string[] | null | undefined } & Partial<
    Pick<Workspace, 'preset' | 'customPresetId' | 'accountId' | 'serviceRequestId'>
  >,
): Promise<Workspace> {
  const said = key
    ? await messages.findMessageByKey(ctx.db, workspace.id, key)
    : (await messages.listMessages(ctx.db, workspace.id))[0]
  const wanted = { ...workspace, ...begun }
  const isSame = (['preset', 'customPresetId', 'accountId', 'serviceRequestId'] as const).every(
    (one) => wanted[one] === workspace[one],
  )
  const linked = (await messages.listMessageFiles(ctx.db, workspace.id)).filter(
    ({ messageId }) => messageId === said?.id,
  )
  const documents = documentIds?.length ? await listKnownFiles(ctx, documentIds) : []
  const isLinked = ({ id }: FileRecord) => linked.some(({ fileId }) => fileId === id)
  const isMore = key !== null && linked.filter(({ named }) => named).length > documents.length
  if (said?.content !== content || !isSame || isMore || !documents.every(isLinked))
    throw new AppError('CONFLICT', 'This key was used for something else before. Send it with a key of its own.')
  return workspace
}

type Said = {
  content: string
  clientKey: string | null
  keep: () => Promise<FileRecord[]>
  known: messages.LinkedFile[]
  inLine: boolean
}

async function say(ctx: Ctx, workspaceId: string, said: Said, rev: number): Promise<string> {
  const files = await said.keep()
  const id = newId()
  await messages.addMessage(ctx.db, {
    id,
    agencyId: ctx.agencyId,
    workspaceId,
    role: 'USER',
    content: said.content,
    citations: [],
    choices: [],
    clientKey: said.clientKey,
    saidBy: ctx.actor.userId,
    inLine: said.inLine,
    createdAt: ctx.now,
    rev,
  })
  const linked = [...said.known, ...files.map((file) => ({ id: file.id, slot: '', named: false }))]
  const all = [...new Map(linked.map((one) => [one.id, one])).values()]
  await messages.addMessageFiles(ctx.db, { agencyId: ctx.agencyId, workspaceId, messageId: id, files: all })
  return id
}

async function setToWork(ctx: Ctx, workspaceId: string) {
  await store.updateWorkspace(ctx.db, workspaceId, { state: 'WORKING' })
  ctx.ring('workspace', workspaceId)
}

/** Withdraws a waiting message. Throws CONFLICT when Cara has begun to answer it. */
export async function removeWorkspaceMessage(ctx: Ctx, workspaceId: string, messageId: string): Promise<Workspace> {
  must(ctx, 'run', 'workspace')
  await lockWorkspace(ctx, workspaceId)
  const links = await messages.listMessageFiles(ctx.db, workspaceId)
  if (!isId(messageId) || !(await messages.deleteInLine(ctx.db, workspaceId, messageId)))
    throw new AppError('CONFLICT', 'Cara has begun with this message already.')
  const fileIds = links.filter((link) => link.messageId === messageId).map(({ fileId }) => fileId)
  const keys = await deleteUnusedFiles(ctx, fileIds)
  if (keys.length) await ctx.enqueue('delete-blobs', { keys })
  await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now)
  ctx.ring('workspace', workspaceId)
  return getWorkspace(ctx, workspaceId)
}

/** Sets a failed or stopped run to work again; what it had finished stays finished. */
export async function retryWorkspace(ctx: Ctx, workspaceId: string): Promise<Workspace> {
  must(ctx, 'run', 'workspace')
  await lockWorkspace(ctx, workspaceId)
  const newest = await findNewestRun(ctx, workspaceId)
  if (!newest || !canRetry(newest))
    throw new AppError('CONFLICT', 'There is nothing to try again: the last run did not fail.')
  const rev = await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now)
  await continueRun(ctx, newest, ctx.actor.userId, rev)
  await setToWork(ctx, workspaceId)
  return getWorkspace(ctx, workspaceId)
}

/** Asks the run that is at work to stop; it does so within a second. A run that waits for an answer ends at once. */
export async function stopWorkspace(ctx: Ctx, workspaceId: string): Promise<Workspace> {
  must(ctx, 'run', 'workspace')
  await lockWorkspace(ctx, workspaceId)
  const newest = await findNewestRun(ctx, workspaceId)
  if (!newest || !canStop(newest)) return getWorkspace(ctx, workspaceId)
  const rev = await nextRev(ctx.db, 'workspaces', workspaceId, ctx.now)
  if (await stopRun(ctx, newest, rev)) await settle(ctx, workspaceId, rev)
  ctx.ring('workspace', workspaceId)
  return getWorkspace(ctx, workspaceId)
}
