import { must } from '../can.ts'
import type { Ctx } from '../ctx.ts'
import { newId } from '../lib/ids.ts'
import * as runs from './store/runs.ts'
import { countSteps } from './store/steps.ts'
import type { Run } from './types.ts'

/** Starts a run on a user's message. A workspace has one open run: a second one is refused by the database. */
export async function startRun(ctx: Ctx, of: Pick<Run, 'workspaceId' | 'messageId' | 'askedBy'>, rev: number) {
  must(ctx, 'run', 'workspace')
  const id = newId()
  const { agencyId, now, house } = ctx
  const run = { ...of, id, agencyId, model: house.modelName, now, rev }
  await runs.addRun(ctx.db, run)
  await ctx.enqueue('run-assistant', { agencyId, runId: id })
}

/** Resumes a run: one that asked a question continues with the answer, one that failed or was stopped tries again. */
export async function continueRun(ctx: Ctx, run: Run, askedBy: string | null, rev: number) {
  must(ctx, 'run', 'workspace')
  const stepsBefore = await countSteps(ctx.db, run.id)
  const open = { state: 'QUEUED', error: null, stopRequested: false, endedAt: null, askedBy, stepsBefore, rev } as const
  await runs.updateRun(ctx.db, run.id, open)
  await ctx.enqueue('run-assistant', { agencyId: ctx.agencyId, runId: run.id })
}

/** Ends a run that no worker has and returns true; one at work is asked to stop, and does so within a second. */
export async function stopRun(ctx: Ctx, run: Run, rev: number): Promise<boolean> {
  must(ctx, 'run', 'workspace')
  if (await runs.stopIdleRun(ctx.db, run.id, ctx.now, rev)) return true
  await runs.updateRun(ctx.db, run.id, { stopRequested: true, rev })
  ctx.ring('stop', run.id)
  return false
}

export async function findNewestRun(ctx: Ctx, workspaceId: string) {
  must(ctx, 'read', 'workspace')
  return runs.findNewestRun(ctx.db, workspaceId)
}
