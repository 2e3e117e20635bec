import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import type { Run, Stage, StageEvent } from '../../../runs/types.ts'
import type { FileHead } from '../../files/types.ts'
import type { Artifact, ArtifactVersion, Message, Workspace } from '../types.ts'

/** The contents of a workspace, or what changed after a revision. */
export type Contents = {
  workspace: Workspace
  run: Run | null
  messages: Message[]
  /** The ids of all messages that wait in line, the next one first. */
  inLine: string[]
  messageFiles: { messageId: string; fileId: string }[]
  /** All files of the workspace, changed or not; a document of the library by its title, whatever kind of paper it was read as. */
  files: FileHead[]
  /** Those that changed, and those whose events did. */
  stages: Stage[]
  /** Those that changed, and those named by `growing`, each with its whole text. */
  events: StageEvent[]
  /** The newest version of each artifact that changed; their versions without the bodies. */
  artifacts: Artifact[]
  versions: ArtifactVersion[]
}

/**
 * Looks at workspaces in one statement, however many and whatever stands in them: watchers look at every change, and lists ask
 * for the contents of all their rows. Only rows up to a workspace's own revision are taken, so what commits meanwhile waits for
 * the next look. Workspaces that do not exist are left out.
 */
export async function look(db: Db, ids: string[], since = -1, growing: string[] = []): Promise<Contents[]> {
  const { rows } = await sql<{ contents: unknown }>`
    select jsonb_build_object(
      'workspace', jsonb_build_object('id', w.id, 'agencyUserId', w.agency_user_id, 'accountId', w.account_id, 'title', w.title,
        'titleEdited', w.title_edited, 'state', w.state, 'preset', w.preset, 'customPresetId', w.custom_preset_id, 'clientName', w.client_name,
        'keywords', w.keywords, 'serviceRequestId', w.service_request_id, 'schemaVersion', w.schema_version, 'archivedAt', w.archived_at, 'createdAt', w.created_at,
        'updatedAt', w.updated_at, 'rev', w.rev),
      'run', (select jsonb_build_object('id', r.id, 'workspaceId', w.id, 'messageId', r.message_id, 'askedBy', r.asked_by,
          'state', r.state, 'model', r.model, 'error', r.error, 'inputTokens', r.input_tokens,
          'outputTokens', r.output_tokens, 'milliseconds', r.milliseconds, 'stopRequested', r.stop_requested,
          'stepsBefore', r.steps_before)
        from runs r where r.workspace_id = w.id order by r.created_at desc, r.id desc limit 1),
      'messages', (select jsonb_agg(jsonb_build_object('id', m.id, 'role', m.role, 'content', m.content,
          'citations', m.citations, 'choices', m.choices, 'saidBy', m.said_by, 'inLine', m.in_line,
          'createdAt', m.created_at) order by m.created_at, m.id)
        from messages m where m.workspace_id = w.id and m.rev > ${since} and m.rev <= w.rev),
      'inLine', (select jsonb_agg(m.id order by m.created_at, m.id)
        from messages m where m.workspace_id = w.id and m.in_line),
      'messageFiles', (select jsonb_agg(jsonb_build_object('messageId', l.message_id, 'fileId', l.file_id)
          order by l.message_id, l.position) from message_files l where l.workspace_id = w.id),
      'files', (select jsonb_agg(jsonb_build_object('id', f.id, 'name', coalesce(d.title, f.name), 'mimeType', f.mime_type, 'size', f.size,
          'sha256', f.sha256, 'blobKey', f.blob_key, 'state', f.state, 'progress', f.progress, 'error', f.error,
          'readingKind', f.reading_kind, 'kind', case when d.title is null then f.kind end,
          'pageCount', f.page_count, 'warnings', f.warnings) order by f.id)
        from files f left join lateral (select k.title from knowledge_documents k
          where k.file_id = f.id or k.indexed_file_id = f.id order by k.id limit 1) d on true
        where f.id in (select l.file_id from message_files l where l.workspace_id = w.id)),
      'stages', (select jsonb_agg(jsonb_build_object('id', s.id, 'runId', s.run_id, 'messageId', s.message_id,
          'type', s.type, 'state', s.state, 'startedAt', s.started_at, 'endedAt', s.ended_at, 'result', s.result,
          'error', s.error, 'progress', s.progress) order by s.created_at, s.id)
        from plan_stages s where s.workspace_id = w.id and s.rev <= w.rev and (s.rev > ${since} or s.id in
          (select e.stage_id from plan_stage_events e where e.workspace_id = w.id
            and (e.rev > ${since} or e.id = any (${growing}::uuid[]))))),
      'events', (select jsonb_agg(jsonb_build_object('id', e.id, 'stageId', e.stage_id, 'step', e.step, 'part', e.part,
          'type', e.type, 'state', e.state, 'title', e.title, 'contentOffset', 0, 'restarts', e.restarts, 'rev', e.rev,
          'toolCall', e.tool_call, 'error', e.error, 'startedAt', e.started_at, 'endedAt', e.ended_at,
          'content', e.content || case when e.type = 'THOUGHT' and e.state = 'IN_PROGRESS' then coalesce((
            select string_agg(t.words, '' order by t.start) from event_words t
            where t.agency_id = e.agency_id and t.event_id = e.id), '') else '' end) order by e.step, e.part, e.id)
        from plan_stage_events e where e.workspace_id = w.id and e.rev <= w.rev
          and (e.rev > ${since} or e.id = any (${growing}::uuid[]))),
      'artifacts', (select jsonb_agg(jsonb_build_object('id', a.id, 'workspaceId', w.id, 'version', a.version,
          'stageId', a.stage_id, 'type', a.type, 'title', a.title, 'body', a.body, 'blobKey', a.blob_key,
          'madeBy', a.made_by, 'reason', a.reason, 'restoredFrom', a.restored_from, 'edits', a.edits,
          'createdAt', a.created_at) order by (select min(b.created_at) from artifacts b where b.id = a.id), a.id)
        from artifacts a where a.workspace_id = w.id and a.rev > ${since} and a.rev <= w.rev
          and a.version = (select max(b.version) from artifacts b where b.id = a.id)),
      'versions', (select jsonb_agg(jsonb_build_object('id', a.id, 'version', a.version, 'stageId', a.stage_id,
          'title', a.title, 'madeBy', a.made_by, 'reason', a.reason, 'restoredFrom', a.restored_from,
          'createdAt', a.created_at) order by a.id, a.version)
        from artifacts a where a.workspace_id = w.id and a.id in
          (select b.id from artifacts b where b.workspace_id = w.id and b.rev > ${since}))
    ) as contents from workspaces w where w.id = any (${ids}::uuid[])`.execute(db)
  return rows.map(({ contents }) => revive(contents as Contents))
}

const LISTS = ['messages', 'inLine', 'messageFiles', 'files', 'stages', 'events', 'artifacts', 'versions'] as const

/** JSON knows no dates, and an empty aggregate is null. */
function revive(contents: Contents): Contents {
  for (const list of LISTS) Object.assign(contents, { [list]: contents[list] ?? [] })
  const { workspace, messages, stages, events, artifacts, versions } = contents
  for (const row of [workspace, ...messages, ...stages, ...events, ...artifacts, ...versions] as Record<
    string,
    unknown
  >[])
    for (const key of ['createdAt', 'updatedAt', 'archivedAt', 'startedAt', 'endedAt'])
      if (typeof row[key] === 'string') row[key] = new Date(row[key])
  return contents
}
