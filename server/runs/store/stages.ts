import { sql } from 'kysely'
import type { PlanState } from '../../../shared/states.ts'
import type { Db } from '../../db/connection.ts'
import { jsonOf } from '../../db/json.ts'
import type { Stage, StageEvent } from '../types.ts'

/** Writes a stage, or the newer state of one that exists. */
export async function putStage(
  db: Db,
  stage: Stage & { agencyId: string; workspaceId: string; createdAt: Date; rev: number },
) {
  const values = {
    state: stage.state,
    started_at: stage.startedAt,
    ended_at: stage.endedAt,
    result: stage.result,
    error: stage.error,
    progress: stage.progress && jsonOf(stage.progress),
    rev: stage.rev,
  }
  await db
    .insertInto('plan_stages')
    .values({
      id: stage.id,
      agency_id: stage.agencyId,
      workspace_id: stage.workspaceId,
      run_id: stage.runId,
      message_id: stage.messageId,
      type: stage.type,
      created_at: stage.createdAt,
      ...values,
    })
    .onConflict((oc) => oc.column('id').doUpdateSet(values))
    .execute()
}

/** How far a stage has come; null when it has not begun. */
export async function findStage(db: Db, id: string): Promise<Pick<Stage, 'state' | 'progress'> | null> {
  const row = await db.selectFrom('plan_stages').select(['state', 'progress']).where('id', '=', id).executeTakeFirst()
  return row ? { state: row.state, progress: row.progress as Stage['progress'] } : null
}

/**
 * Writes an event whole, or its newer state; the words it grew by are in `content` from now on. `restart`: what a watcher has
 * of its text is void.
 */
export async function putEvent(
  db: Db,
  event: Omit<StageEvent, 'contentOffset' | 'restarts'> & { agencyId: string; workspaceId: string },
  { restart = false } = {},
) {
  const values = {
    state: event.state,
    title: event.title,
    content: event.content,
    tool_call: event.toolCall && jsonOf(event.toolCall),
    error: event.error,
    started_at: event.startedAt,
    ended_at: event.endedAt,
    rev: event.rev,
  }
  await db
    .insertInto('plan_stage_events')
    .values({
      id: event.id,
      agency_id: event.agencyId,
      workspace_id: event.workspaceId,
      stage_id: event.stageId,
      step: event.step,
      part: event.part,
      type: event.type,
      ...values,
    })
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        ...values,
        restarts: eb('plan_stage_events.restarts', '+', restart ? 1 : 0),
      })),
    )
    .execute()
  if (event.type === 'THOUGHT') await db.deleteFrom('event_words').where('event_id', '=', event.id).execute()
}

type NewWords = { agencyId: string; eventId: string; start: number; words: string }

/** Keeps words that open events of any agencies grew by, and sends `news` of them: one statement, committed whole. */
export async function insertWords(db: Db, entries: NewWords[], news: string[]) {
  const rows = entries.map(({ agencyId, eventId, start, words }) => ({
    agency: agencyId,
    event: eventId,
    start,
    words,
  }))
  await sql`select keep_words(${jsonOf(rows)}, ${news})`.execute(db)
}

/**
 * Ends what a step began and did not finish, because the run was stopped or failed. The words a thought has grown by become
 * its text.
 */
export async function closeOpenEvents(
  db: Db,
  stageId: string,
  set: { state: PlanState; error: string | null; now: Date; rev: number },
) {
  const ended = await sql<{ id: string }>`
    update plan_stage_events e set state = ${set.state}, error = ${set.error}, ended_at = ${set.now}, rev = ${set.rev},
      content = e.content || coalesce(
        (select string_agg(w.words, '' order by w.start) from event_words w
          where w.agency_id = e.agency_id and w.event_id = e.id), '')
    where e.stage_id = ${stageId} and e.state in ('PLANNED', 'IN_PROGRESS') returning e.id`.execute(db)
  const ids = ended.rows.map(({ id }) => id)
  if (ids.length) await db.deleteFrom('event_words').where('event_id', 'in', ids).execute()
}
