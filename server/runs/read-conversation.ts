import { inSlot } from '../../shared/presets.ts'
import { readAccountRecord } from '../assistant/account/read-record.ts'
import type { Conversation, Step } from '../assistant/conversation.ts'
import { resultKey } from '../assistant/conversation.ts'
import { readLibrary } from '../assistant/library.ts'
import { can } from '../can.ts'
import type { Ctx } from '../ctx.ts'
import { getAgency, listAgencyUsers } from '../domains/agency/service.ts'
import { listFiles } from '../domains/files/service.ts'
import { filesOfLibrary } from '../domains/knowledge/service.ts'
import { entitlementsOf } from '../domains/subscription/service.ts'
import { listTitles } from '../domains/templates/service.ts'
import { listTalk } from '../domains/workspaces/answers.ts'
import { listNewestArtifacts } from '../domains/workspaces/artifacts.ts'
import { findInstructions, getWorkspace } from '../domains/workspaces/service.ts'
import { AppError } from '../lib/app-error.ts'
import { findRun, listRuns } from './store/runs.ts'
import { listSteps, listToolResults } from './store/steps.ts'

/**
 * Reads what a run works from: the talk so far, its files, the newest version of what was made, and the steps of this and all earlier runs.
 * Waiting messages belong to a later run and are left out. Throws NOT_ALLOWED where whoever asked may not run anything any more, or does not
 * see the workspace: rights may have changed since.
 */
export async function readConversation(ctx: Ctx, runId: string): Promise<Conversation> {
  const run = await findRun(ctx.db, runId)
  if (!run || !can(ctx.actor, ctx.rights, 'run', { kind: 'workspace', agencyId: ctx.agencyId }))
    throw new AppError('NOT_ALLOWED', 'The user who asked may not work on this any more. Ask again to go on.')
  const { workspaceId } = run
  const { messages, files: links } = await listTalk(ctx, workspaceId)
  const linked = messages.flatMap(({ id }) => links.filter(({ messageId }) => messageId === id))
  const ordered = linked.filter(({ fileId }, index) => linked.findIndex((one) => one.fileId === fileId) === index)
  const records = await listFiles(
    ctx,
    ordered.map(({ fileId }) => fileId),
  )
  const ofLibrary = await filesOfLibrary(
    ctx,
    records.map(({ id }) => id),
  )
  const runIds = (await listRuns(ctx.db, workspaceId)).map(({ id }) => id)
  const results = await listToolResults(ctx.db, runIds)
  const workspace = await getWorkspace(ctx, workspaceId)
  const instructions = await findInstructions(ctx, workspaceId)
  return {
    workspace,
    instructions,
    agency: await getAgency(ctx),
    user: (await listAgencyUsers(ctx)).find(({ id }) => id === workspace.agencyUserId)?.name ?? null,
    account: workspace.accountId ? await readAccountRecord(ctx, workspace.accountId) : null,
    templates: await listTitles(ctx),
    entitlements: (await entitlementsOf(ctx)).entitlements,
    run,
    messages,
    files: records.map((file, index) => {
      const { messageId, slot, fileId } = ordered[index]!
      const namedIn = linked.filter((one) => one.named && one.fileId === fileId).map((one) => one.messageId)
      return {
        handle: `F${index + 1}`,
        file: { ...file, name: inSlot(ofLibrary.get(file.id) ?? file.name, slot) },
        messageId,
        namedIn,
        ofLibrary: ofLibrary.has(file.id),
      }
    }),
    library: await readLibrary(ctx, workspaceId, workspace.preset ?? instructions?.inherits ?? null),
    web: ctx.outside.web !== null,
    steps: (await listSteps(ctx.db, runIds)) as Step[],
    results: new Map(results.map((result) => [resultKey(result.runId, result.callId), result])),
    artifacts: await listNewestArtifacts(ctx, workspaceId),
  }
}
