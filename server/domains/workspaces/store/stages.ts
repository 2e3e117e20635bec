import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { PlanState } from '../../../db/schema.ts'
import type { AttachmentProgress, Stage, StageEvent, ToolCallRecord } from '../types.ts'

const ALL = Number.MAX_SAFE_INTEGER

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
    progress: stage.progress && JSON.stringify(stage.progress),
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

export async function listStages(db: Db, workspaceId: string, since = -1, until = ALL): Promise<Stage[]> {
  const rows = await db
    .selectFrom('plan_stages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('rev', '>', since)
    .where('rev', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    runId: row.run_id,
    messageId: row.message_id,
    type: row.type,
    state: row.state,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    result: row.result,
    error: row.error,
    progress: row.progress as AttachmentProgress[] | null,
  }))
}

/** Writes an event whole, or its newer state. Content that is written whole counts as a restart for watchers. */
export async function putEvent(
  db: Db,
  event: Omit<StageEvent, 'contentOffset' | 'restarts'> & { agencyId: string; workspaceId: string; rev: number },
) {
  const values = {
    state: event.state,
    title: event.title,
    content: event.content,
    tool_call: event.toolCall && JSON.stringify(event.toolCall),
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
      oc.column('id').doUpdateSet({
        ...values,
        restarts: sql<number>`plan_stage_events.restarts
          + (not starts_with(excluded.content, plan_stage_events.content))::int`,
      }),
    )
    .execute()
}

export type Words = { agencyId: string; workspaceId: string; eventId: string; words: string }

/** Adds words to the ends of events' contents, of any agencies, and rings their workspaces: one statement, committed whole. */
export async function appendWords(db: Db, entries: Words[], now: Date) {
  const rows = entries.map(({ agencyId, workspaceId, eventId, words }) => ({
    agency: agencyId,
    workspace: workspaceId,
    event: eventId,
    words,
  }))
  await sql`select append_words(${JSON.stringify(rows)}, ${now})`.execute(db)
}

/** Ends what a step began and did not finish, because the run was stopped or failed. */
export async function closeOpenEvents(
  db: Db,
  stageId: string,
  set: { state: PlanState; error: string | null; now: Date; rev: number },
) {
  await db
    .updateTable('plan_stage_events')
    .set({ state: set.state, error: set.error, ended_at: set.now, rev: set.rev })
    .where('stage_id', '=', stageId)
    .where('state', 'in', ['PLANNED', 'IN_PROGRESS'])
    .execute()
}

/** How much of an event a watcher has: its restarts, and how many characters of its content. */
export type Seen = Map<string, { restarts: number; length: number }>

export const seenAsJson = (seen: Seen) =>
  Object.fromEntries([...seen].map(([id, { restarts, length }]) => [id, [restarts, length]]))

/**
 * The events changed after revision `since`, in order. Of content that only grew, just what lies beyond `seen` is read;
 * `seen` is then brought up to date.
 */
export async function listEvents(
  db: Db,
  workspaceId: string,
  since = -1,
  until = ALL,
  seen: Seen = new Map(),
): Promise<StageEvent[]> {
  const had = JSON.stringify(seenAsJson(seen))
  const { rows } = await sql<EventRow>`
    with had as (select key::uuid as id, (value->>0)::int as restarts, (value->>1)::int as length from jsonb_each(${had}::jsonb))
    select e.id, e.stage_id, e.step, e.part, e.type, e.state, e.title, e.restarts, e.tool_call, e.error, e.started_at, e.ended_at,
      case when had.restarts = e.restarts then had.length else 0 end as content_offset,
      case when had.restarts = e.restarts then substr(e.content, had.length + 1) else e.content end as content
    from plan_stage_events e left join had on had.id = e.id
    where e.workspace_id = ${workspaceId} and e.rev > ${since} and e.rev <= ${until}
    order by e.step, e.part, e.id`.execute(db)
  const events = rows.map(toEvent)
  for (const event of events) markSeen(seen, event)
  return events
}

/** Notes what a watcher has of an event from now on. */
export function markSeen(seen: Seen, { id, restarts, contentOffset, content }: StageEvent) {
  seen.set(id, { restarts, length: contentOffset + [...content].length })
}

export type EventRow = {
  id: string
  stage_id: string
  step: number
  part: number
  type: 'THOUGHT' | 'TOOL_CALL'
  state: PlanState
  title: string
  content: string
  content_offset: number
  restarts: number
  tool_call: ToolCallRecord | null
  error: string | null
  started_at: Date | null
  ended_at: Date | null
}

export function toEvent(row: EventRow): StageEvent {
  return {
    id: row.id,
    stageId: row.stage_id,
    step: row.step,
    part: row.part,
    type: row.type,
    state: row.state,
    title: row.title,
    content: row.content,
    contentOffset: row.content_offset,
    restarts: row.restarts,
    toolCall: row.tool_call,
    error: row.error,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }
}
