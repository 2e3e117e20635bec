import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { continueRun, findNewestRun, startRun } from '../../runs/service.ts'
import { findInstructions, lockWorkspace } from './find.ts'
import { presetTitle } from './rules.ts'
import * as messages from './store/messages.ts'
import * as store from './store/workspaces.ts'
import type { Message } from './types.ts'

/** Called when a run has ended: the next waiting message is taken up, or the workspace is idle. */
export async function settle(ctx: Ctx, workspaceId: string, rev: number) {
  must(ctx, 'run', 'workspace')
  const newest = await findNewestRun(ctx, workspaceId)
  const next = await messages.findNextInLine(ctx.db, workspaceId)
  if (!next) {
    const state = newest?.state === 'WAITING_FOR_INPUT' ? 'WAITING_FOR_INPUT' : 'IDLE'
    await store.updateWorkspace(ctx.db, workspaceId, { state })
    return
  }
  await messages.takeOutOfLine(ctx.db, next.id, ctx.now, rev)
  if (newest?.state === 'WAITING_FOR_INPUT') await continueRun(ctx, newest, next.saidBy, rev)
  else await startRun(ctx, { workspaceId, messageId: next.id, askedBy: next.saidBy }, rev)
  await store.updateWorkspace(ctx.db, workspaceId, { state: 'WORKING' })
  ctx.ring('workspace', workspaceId)
}

/** Keeps Cara's answer, and the title she found unless the user gave one. */
export async function sayAsCara(
  ctx: Ctx,
  workspaceId: string,
  said: Pick<Message, 'id' | 'content' | 'citations' | 'choices'> & { title?: string | undefined },
  rev: number,
) {
  must(ctx, 'change', 'workspace')
  const { title, ...answer } = said
  const { agencyId, now } = ctx
  await messages.addMessage(ctx.db, { ...answer, agencyId, workspaceId, role: 'AGENT', createdAt: now, rev })
  const workspace = await store.findWorkspace(ctx.db, workspaceId)
  if (title && !workspace?.titleEdited) await store.updateWorkspace(ctx.db, workspaceId, { title })
}

/**
 * Saves the client named in the documents, so that the list can find the workspace. One that is called by its preset alone is called by the main
 * document's insured, too.
 */
export async function nameClient(
  ctx: Ctx,
  workspaceId: string,
  { insured, ...set }: { clientName?: string; insured: string | undefined; keywords: string[] },
) {
  must(ctx, 'change', 'workspace')
  const { preset, title, titleEdited } = await lockWorkspace(ctx, workspaceId)
  const begun = { preset, custom: (await findInstructions(ctx, workspaceId))?.preset ?? null }
  const isByPreset = !titleEdited && title === presetTitle(begun)
  const named = isByPreset && insured ? presetTitle(begun, insured) : null
  await store.updateWorkspace(ctx.db, workspaceId, { ...set, ...(named && { title: named }) })
}

/** The messages of a workspace that are not waiting, oldest first, and the files of each. */
export async function listTalk(ctx: Ctx, workspaceId: string) {
  must(ctx, 'read', 'workspace')
  const all = await messages.listMessages(ctx.db, workspaceId)
  return { messages: all.filter(({ inLine }) => !inLine), files: await messages.listMessageFiles(ctx.db, workspaceId) }
}
