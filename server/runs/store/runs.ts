import { sql } from 'kysely'
import type { RunState } from '../../../shared/states.ts'
import type { Db } from '../../db/connection.ts'
import type { Run } from '../types.ts'

type Row = {
  id: string
  workspace_id: string
  message_id: string
  state: RunState
  model: string
  error: string | null
  input_tokens: number
  output_tokens: number
  milliseconds: number
  stop_requested: boolean
  steps_before: number
  asked_by: string | null
}

function toRun(row: Row): Run {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    messageId: row.message_id,
    state: row.state,
    model: row.model,
    error: row.error,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    milliseconds: row.milliseconds,
    stopRequested: row.stop_requested,
    stepsBefore: row.steps_before,
    askedBy: row.asked_by,
  }
}

export async function addRun(
  db: Db,
  run: Pick<Run, 'id' | 'workspaceId' | 'messageId' | 'askedBy' | 'model'> & {
    agencyId: string
    now: Date
    rev: number
  },
) {
  await db
    .insertInto('runs')
    .values({
      id: run.id,
      agency_id: run.agencyId,
      workspace_id: run.workspaceId,
      message_id: run.messageId,
      asked_by: run.askedBy,
      model: run.model,
      created_at: run.now,
      rev: run.rev,
    })
    .execute()
}

export async function findRun(db: Db, id: string): Promise<Run | null> {
  const row = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toRun(row) : null
}

/** All runs of a workspace, oldest first. */
export async function listRuns(db: Db, workspaceId: string): Promise<Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRun)
}

export async function findNewestRun(db: Db, workspaceId: string): Promise<Run | null> {
  const query = db.selectFrom('runs').selectAll().where('workspace_id', '=', workspaceId)
  const row = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ? toRun(row) : null
}

export async function updateRun(
  db: Db,
  id: string,
  set: {
    state?: RunState
    error?: string | null
    stopRequested?: boolean
    endedAt?: Date | null
    model?: string
    stepsBefore?: number
    askedBy?: string | null
    rev: number
  },
) {
  await db
    .updateTable('runs')
    .set({
      rev: set.rev,
      ...(set.state !== undefined && { state: set.state }),
      ...(set.error !== undefined && { error: set.error }),
      ...(set.stopRequested !== undefined && { stop_requested: set.stopRequested }),
      ...(set.endedAt !== undefined && { ended_at: set.endedAt }),
      ...(set.model !== undefined && { model: set.model }),
      ...(set.stepsBefore !== undefined && { steps_before: set.stepsBefore }),
      ...(set.askedBy !== undefined && { asked_by: set.askedBy }),
    })
    .where('id', '=', id)
    .execute()
}

/** Ends a run that no worker has claimed; false when one has in the meantime. */
export async function stopIdleRun(db: Db, id: string, now: Date, rev: number): Promise<boolean> {
  const query = db.updateTable('runs').set({ state: 'STOPPED', ended_at: now, rev }).where('id', '=', id)
  return (await query.where('state', 'in', ['QUEUED', 'WAITING_FOR_INPUT']).executeTakeFirst()).numUpdatedRows === 1n
}

/**
 * Takes a run up for work: it is RUNNING from now on. Returns it as it was found, RUNNING when another worker left it in the
 * middle; null when there is nothing to work on.
 */
export async function takeUpRun(db: Db, id: string): Promise<Run | null> {
  const query = db.selectFrom('runs').selectAll().where('id', '=', id).where('state', 'in', ['QUEUED', 'RUNNING'])
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) return null
  await db.updateTable('runs').set({ state: 'RUNNING' }).where('id', '=', id).execute()
  return toRun(row)
}

/** Adds what one step used to what the run has used, and notes which model answered, by the name it gave itself. */
export async function addUsage(
  db: Db,
  id: string,
  used: { inputTokens: number; outputTokens: number; milliseconds: number; model?: string },
) {
  await db
    .updateTable('runs')
    .set((eb) => ({
      input_tokens: eb('input_tokens', '+', used.inputTokens),
      output_tokens: eb('output_tokens', '+', used.outputTokens),
      milliseconds: eb('milliseconds', '+', used.milliseconds),
      ...(used.model !== undefined && { model: used.model }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Runs of every agency that are queued or being worked on. Reads across agencies, as a worker must. */
export async function listOpenRuns(db: Db): Promise<{ id: string; agencyId: string; state: RunState }[]> {
  const { rows } = await sql<{ id: string; agency_id: string; state: RunState }>`select * from open_runs()`.execute(db)
  return rows.map((row) => ({ id: row.id, agencyId: row.agency_id, state: row.state }))
}
