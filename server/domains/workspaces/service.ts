import { z } from 'zod'
import type { Ctx } from '../../ctx.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { idFrom, isId, newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse.ts'
import { discardFiles, listFiles, receiveFiles } from '../files/service.ts'
import type { FileRecord, Upload } from '../files/types.ts'
import { canRetry, canStop, firstTitle, MESSAGE_LENGTH, TITLE_LENGTH, whyNotReady } from './rules.ts'
import * as messages from './store/messages.ts'
import * as runs from './store/runs.ts'
import { listSteps } from './store/steps.ts'
import * as store from './store/workspaces.ts'
import type { Preset, Run, Workspace } from './types.ts'

const message = z
  .string()
  .trim()
  .min(1, 'Write what Cara should do.')
  .max(MESSAGE_LENGTH, `A message may hold up to ${MESSAGE_LENGTH.toLocaleString('en-US')} characters.`)
const key = z.uuid('This key is not a UUID.').nullish()

const createInput = z.object({
  message,
  key,
  preset: z.enum(['DOCUMENT_EXPLORATION', 'GENERATE_TEMPLATE']).nullish(),
  documentIds: z.array(z.uuid('This is not the id of a file.')).max(200).nullish(),
})

/**
 * Opens a workspace with the user's first message and sets Cara to work. Besides new files it takes files the agency has
 * already (`documentIds`). The same `key` again gives the same workspace.
 */
export async function createWorkspace(
  ctx: Ctx,
  input: { message: string; preset?: Preset | null; key?: string | null; documentIds?: string[] | null },
  uploads: Upload[] = [],
): Promise<Workspace> {
  const { message, preset = null, key = null, documentIds } = parse(createInput, input)
  const earlier = key && (await store.findWorkspaceByKey(ctx.db, key))
  if (earlier) return earlier
  const id = newId()
  await store.addWorkspace(ctx.db, {
    id,
    agencyId: ctx.agencyId,
    agencyUserId: ctx.actor.userId,
    title: firstTitle(message, preset),
    preset,
    clientKey: key,
    now: ctx.now,
  })
  const known = await listKnownFiles(ctx, documentIds ?? [])
  await takeMessage(ctx, id, { content: message, clientKey: key, uploads, known })
  return getWorkspace(ctx, id)
}

const messageInput = z.object({ message, key })

/**
 * Adds what the user says and sets Cara to work on it: an answer to a question goes on with the run that asked, anything
 * else starts a new run. The same `key` again changes nothing.
 */
export async function addWorkspaceMessage(
  ctx: Ctx,
  workspaceId: string,
  input: { message: string; key?: string | null },
  uploads: Upload[] = [],
): Promise<Workspace> {
  const { message, key = null } = parse(messageInput, input)
  const workspace = await lockWorkspace(ctx, workspaceId)
  if (key && (await messages.hasMessageKey(ctx.db, workspaceId, key))) return workspace
  const newest = await runs.findNewestRun(ctx.db, workspaceId)
  const refusal = whyNotReady(workspace, newest)
  if (refusal) throw new AppError('CONFLICT', refusal)
  await takeMessage(ctx, workspaceId, { content: message, clientKey: key, uploads, known: [] }, newest)
  return getWorkspace(ctx, workspaceId)
}

/** Files the agency has already, by their ids. Throws INVALID at `documentIds` when one is not there. */
async function listKnownFiles(ctx: Ctx, ids: string[]): Promise<FileRecord[]> {
  const found = await listFiles(ctx, [...new Set(ids)])
  if (found.length < new Set(ids).size) throw invalid('documentIds', 'One of these documents does not exist.')
  return found
}

type Said = { content: string; clientKey: string | null; uploads: Upload[]; known: FileRecord[] }

async function takeMessage(ctx: Ctx, workspaceId: string, said: Said, newest: Run | null = null) {
  const { content, clientKey, uploads, known } = said
  const files = await receiveFiles(ctx, uploads)
  try {
    const rev = await store.nextRev(ctx.db, workspaceId, ctx.now)
    const messageId = newId()
    await messages.addMessage(ctx.db, {
      id: messageId,
      agencyId: ctx.agencyId,
      workspaceId,
      role: 'USER',
      content,
      citations: [],
      choices: [],
      clientKey,
      createdAt: ctx.now,
      rev,
    })
    const fileIds = [...known, ...files].map((file) => file.id)
    await messages.addMessageFiles(ctx.db, { agencyId: ctx.agencyId, workspaceId, messageId, fileIds })
    if (newest?.state === 'WAITING_FOR_INPUT') await continueRun(ctx, newest, rev)
    else await startRun(ctx, workspaceId, messageId, rev)
  } catch (error) {
    await discardFiles(ctx, files)
    throw error
  }
}

async function startRun(ctx: Ctx, workspaceId: string, messageId: string, rev: number) {
  const id = newId()
  await runs.addRun(ctx.db, {
    id,
    agencyId: ctx.agencyId,
    workspaceId,
    messageId,
    model: ctx.house.modelName,
    now: ctx.now,
    rev,
  })
  await setToWork(ctx, workspaceId, id)
}

async function continueRun(ctx: Ctx, run: Run, rev: number) {
  const stepsBefore = (await listSteps(ctx.db, [run.id])).length
  await runs.updateRun(ctx.db, run.id, {
    state: 'QUEUED',
    error: null,
    stopRequested: false,
    endedAt: null,
    stepsBefore,
    rev,
  })
  await setToWork(ctx, run.workspaceId, run.id)
}

async function setToWork(ctx: Ctx, workspaceId: string, runId: string) {
  await store.updateWorkspace(ctx.db, workspaceId, { state: 'WORKING' })
  await ctx.enqueue('run-assistant', { agencyId: ctx.agencyId, runId })
  await ctx.ring('workspace', workspaceId)
}

/** Sets a failed or stopped run to work again; what it had finished stays finished. */
export async function retryWorkspace(ctx: Ctx, workspaceId: string): Promise<Workspace> {
  await lockWorkspace(ctx, workspaceId)
  const newest = await runs.findNewestRun(ctx.db, workspaceId)
  if (!newest || !canRetry(newest))
    throw new AppError('CONFLICT', 'There is nothing to try again: the last run did not fail.')
  await continueRun(ctx, newest, await store.nextRev(ctx.db, workspaceId, ctx.now))
  return getWorkspace(ctx, workspaceId)
}

/** Asks the run that is at work to stop; it does so within a second. A run that waits for an answer ends at once. */
export async function stopWorkspace(ctx: Ctx, workspaceId: string): Promise<Workspace> {
  await lockWorkspace(ctx, workspaceId)
  const newest = await runs.findNewestRun(ctx.db, workspaceId)
  if (!newest || !canStop(newest)) return getWorkspace(ctx, workspaceId)
  const rev = await store.nextRev(ctx.db, workspaceId, ctx.now)
  if (await runs.stopIdleRun(ctx.db, newest.id, ctx.now, rev)) {
    await store.updateWorkspace(ctx.db, workspaceId, { state: 'IDLE' })
  } else {
    await runs.updateRun(ctx.db, newest.id, { stopRequested: true, rev })
    await ctx.ring('stop', newest.id)
  }
  await ctx.ring('workspace', workspaceId)
  return getWorkspace(ctx, workspaceId)
}

const updateInput = z.object({
  title: z.string().trim().max(TITLE_LENGTH, `A title may hold up to ${TITLE_LENGTH} characters.`).nullish(),
  archive: z.boolean().nullish(),
})

/** Renames or archives workspaces. A blank title is ignored (spec 2 §2). */
export async function updateWorkspaces(
  ctx: Ctx,
  ids: string[],
  input: { title?: string | null; archive?: boolean | null },
): Promise<Workspace[]> {
  const { title, archive } = parse(updateInput, input)
  if (ids.length > 200) throw invalid('workspaceIds', 'Change up to 200 workspaces at once.')
  const changed: Workspace[] = []
  for (const id of [...new Set(ids)].sort()) {
    await getWorkspace(ctx, id)
    await store.nextRev(ctx.db, id, ctx.now)
    if (title) await store.updateWorkspace(ctx.db, id, { title, titleEdited: true })
    if (archive) await store.updateWorkspace(ctx.db, id, { archivedAt: ctx.now })
    await ctx.ring('workspace', id)
    changed.push(await getWorkspace(ctx, id))
  }
  return changed
}

export async function getWorkspace(ctx: Ctx, id: string): Promise<Workspace> {
  const workspace = isId(id) ? await store.findWorkspace(ctx.db, id) : null
  if (!workspace) throw new AppError('NOT_FOUND', 'Workspace not found')
  return workspace
}

/** The workspace, with its row locked until the transaction ends, so that two messages at once come one after the other. */
async function lockWorkspace(ctx: Ctx, id: string): Promise<Workspace> {
  await getWorkspace(ctx, id)
  await store.lockWorkspace(ctx.db, id)
  return getWorkspace(ctx, id)
}

export function listWorkspaces(ctx: Ctx, filter: store.WorkspaceFilter, first: number, after: string | null) {
  if (first < 1 || first > 200) throw invalid('first', 'Ask for 1 to 200 workspaces at once.')
  if (after && !isId(after)) throw invalid('after', 'This is not the id of a workspace.')
  return store.listWorkspaces(ctx.db, filter, first, after)
}

/** The id that an artifact of this tool call always has, so that a repeated call cannot make a second one. */
export const artifactIdFor = (runId: string, callId: string) => idFrom('artifact', runId, callId)
