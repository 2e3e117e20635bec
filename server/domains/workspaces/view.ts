import type { Ctx } from '../../ctx.ts'
import { listFiles } from '../files/service.ts'
import type { FileRecord } from '../files/types.ts'
import { listArtifacts } from './store/artifacts.ts'
import { listMessageFiles, listMessages } from './store/messages.ts'
import type { News } from './store/news.ts'
import { findNewestRun } from './store/runs.ts'
import { listEvents, listStages, markSeen, type Seen } from './store/stages.ts'
import { findWorkspace } from './store/workspaces.ts'
import type { Artifact, Message, Run, Stage, StageEvent, Workspace } from './types.ts'

/** A workspace with all that stands in it, or with what is new since the watcher last looked. */
export type WorkspaceView = {
  workspace: Workspace
  isPatch: boolean
  run: Run | null
  files: FileRecord[]
  messageFiles: { messageId: string; fileId: string }[]
  messages: Message[]
  stages: Stage[]
  events: StageEvent[]
  artifacts: Artifact[]
}

/** What a watcher has been told so far. */
export type Watermark = {
  rev: number
  seen: Seen
  fileStates: Map<string, string>
  run: Run | null
  stages: Map<string, Stage>
}

export const startWatermark = (): Watermark => ({
  rev: -1,
  seen: new Map(),
  fileStates: new Map(),
  run: null,
  stages: new Map(),
})

/**
 * Reads what changed since the watermark and moves the watermark on; the first look reads everything. Returns null when
 * nothing is new, and `undefined` when the workspace does not exist. Rows carry the revision they were changed at, and
 * only rows up to the workspace's own revision are taken, so a change that commits meanwhile waits for the next look.
 */
export async function readView(
  ctx: Ctx,
  workspaceId: string,
  mark: Watermark,
): Promise<WorkspaceView | null | undefined> {
  const workspace = await findWorkspace(ctx.db, workspaceId)
  if (!workspace) return undefined
  if (workspace.rev === mark.rev) return null
  const since = mark.rev
  const until = workspace.rev
  const { db } = ctx
  const messages = await listMessages(db, workspaceId, since, until)
  const stages = await listStages(db, workspaceId, since, until)
  const events = await listEvents(db, workspaceId, since, until, mark.seen)
  const artifacts = await listArtifacts(db, workspaceId, since, until)
  const messageFiles = await listMessageFiles(db, workspaceId)
  const files = await listFiles(
    ctx,
    messageFiles.map(({ fileId }) => fileId),
  )
  const view: WorkspaceView = {
    workspace,
    isPatch: since >= 0,
    run: await findNewestRun(db, workspaceId),
    files: files.filter((file) => isNews(file, mark)),
    messageFiles,
    messages,
    stages: withStagesOf(stages, events, await listStagesOf(ctx, workspaceId, stages, events)),
    events,
    artifacts,
  }
  mark.rev = until
  mark.run = view.run
  for (const stage of view.stages) mark.stages.set(stage.id, stage)
  return view
}

/** A patch of events alone, of stages the watcher has. Moves the watermark on; null when a stage is new to the watcher. */
export function viewOfEvents(
  mark: Watermark,
  { workspace, events }: Extract<News, { kind: 'EVENTS' }>,
): WorkspaceView | null {
  const ids = [...new Set(events.map(({ stageId }) => stageId))]
  const stages = ids.flatMap((id) => mark.stages.get(id) ?? [])
  if (stages.length < ids.length) return null
  mark.rev = workspace.rev
  for (const event of events) markSeen(mark.seen, event)
  return {
    workspace,
    isPatch: true,
    run: mark.run,
    files: [],
    messageFiles: [],
    messages: [],
    stages,
    events,
    artifacts: [],
  }
}

function isNews(file: FileRecord, mark: Watermark) {
  const state = `${file.state}:${file.kind}:${file.pageCount}:${file.error}`
  if (mark.fileStates.get(file.id) === state) return false
  mark.fileStates.set(file.id, state)
  return true
}

/** A changed event is sent inside its stage, so the stage comes along even when it did not change itself. */
async function listStagesOf(ctx: Ctx, workspaceId: string, stages: Stage[], events: StageEvent[]) {
  const known = new Set(stages.map(({ id }) => id))
  return events.some(({ stageId }) => !known.has(stageId)) ? listStages(ctx.db, workspaceId) : []
}

function withStagesOf(changed: Stage[], events: StageEvent[], all: Stage[]) {
  if (!all.length) return changed
  const wanted = new Set([...changed.map(({ id }) => id), ...events.map(({ stageId }) => stageId)])
  return all.filter(({ id }) => wanted.has(id))
}
