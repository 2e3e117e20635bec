import type { Ctx } from '../../ctx.ts'
import type { Words } from '../../live/doorbell.ts'
import { findNewestRun, listEvents, listStages } from '../../runs/service.ts'
import type { Run, Stage, StageEvent } from '../../runs/types.ts'
import { listFileHeads } from '../files/service.ts'
import type { FileHead } from '../files/types.ts'
import { listNewestArtifacts, listVersions } from './artifacts.ts'
import { findWorkspace } from './service.ts'
import { listInLine, listMessageFiles, listMessages } from './store/messages.ts'
import type { Artifact, ArtifactVersion, Message, Workspace } from './types.ts'

/** A workspace with all that stands in it, or with what is new since the watcher last looked. */
export type WorkspaceView = {
  workspace: Workspace
  isPatch: boolean
  /** False when nothing is new but `words`; stages and events then hold just what the words belong to. */
  hasChanged: boolean
  words: Words[]
  run: Run | null
  files: FileHead[]
  messageFiles: { messageId: string; fileId: string }[]
  messages: Message[]
  /** The ids of all messages that wait in line. */
  inLine: string[]
  stages: Stage[]
  events: StageEvent[]
  artifacts: Artifact[]
  versions: ArtifactVersion[]
}

/** A text that still grows: what the watcher has of it ends at `length`, in UTF-16 code units. */
type Growing = { event: StageEvent; stage: Stage; length: number }

/** What a watcher has been told so far; of texts, only of those that can still grow. */
export type Watermark = {
  rev: number
  last: Pick<WorkspaceView, 'workspace' | 'run' | 'inLine'> | null
  growing: Map<string, Growing>
  fileStates: Map<string, string>
}

export const startWatermark = (): Watermark => ({ rev: -1, last: null, growing: new Map(), fileStates: new Map() })

/**
 * Reads what changed since the watermark and moves the watermark on; the first look reads everything. Returns null when
 * nothing is new, and `undefined` when the workspace does not exist. Rows carry the revision they were changed at, and
 * only rows up to the workspace's own revision are taken, so a change that commits meanwhile waits for the next look.
 */
export async function readView(ctx: Ctx, id: string, mark: Watermark): Promise<WorkspaceView | null | undefined> {
  const workspace = await findWorkspace(ctx, id)
  if (!workspace) return undefined
  const since = mark.rev
  const until = workspace.rev
  if (since === until && !mark.growing.size) return null
  const span = { since, until }
  const changed = await listEvents(ctx, id, { ...span, also: [...mark.growing.keys()] })
  const events = changed.map((event) => withNewText(event, mark)).filter((event) => isNews(event, since))
  const stageIds = [...new Set(events.map(({ stageId }) => stageId))]
  const stages = await listStages(ctx, id, { ...span, also: stageIds })
  const artifacts = await listNewestArtifacts(ctx, id, since, until)
  const messageFiles = await listMessageFiles(ctx.db, id)
  const files = await listFileHeads(ctx, [...new Set(messageFiles.map(({ fileId }) => fileId))])
  const view: WorkspaceView = {
    workspace,
    isPatch: since >= 0,
    hasChanged: true,
    words: [],
    run: await findNewestRun(ctx, id),
    files: files.filter((file) => isChanged(file, mark)),
    messageFiles,
    messages: await listMessages(ctx.db, id, since, until),
    inLine: await listInLine(ctx.db, id),
    stages,
    events,
    artifacts,
    versions: await listVersions(ctx, [...new Set(artifacts.map((artifact) => artifact.id))]),
  }
  if (since === until && !events.length) return null
  moveOn(mark, view)
  return view
}

/** A patch of words alone, moving the watermark on. Null when all are known; 'look' when they do not follow on what is. */
export function viewOfWords(mark: Watermark, told: Words[]): WorkspaceView | null | 'look' {
  const { last, growing } = mark
  if (!last) return 'look'
  const words: Words[] = []
  for (const one of told) {
    const text = growing.get(one.eventId)
    if (!text || one.start > text.length) return 'look'
    const fresh = one.words.slice(text.length - one.start)
    if (!fresh) continue
    const before = words.find(({ eventId }) => eventId === one.eventId)
    if (before) before.words += fresh
    else words.push({ ...one, start: text.length, words: fresh })
    text.length += fresh.length
  }
  if (!words.length) return null
  const grown = words.map(({ eventId, start, words: content }) => {
    const { event, stage } = growing.get(eventId)!
    return { stage, event: { ...event, content, contentOffset: start } }
  })
  return {
    ...last,
    isPatch: true,
    hasChanged: false,
    words,
    files: [],
    messageFiles: [],
    messages: [],
    stages: [...new Set(grown.map(({ stage }) => stage))],
    events: grown.map(({ event }) => event),
    artifacts: [],
    versions: [],
  }
}

/** Of a text that grew, only what the watcher does not have. */
function withNewText(event: StageEvent, { growing }: Watermark): StageEvent {
  const known = growing.get(event.id)
  if (!known || known.event.restarts !== event.restarts || event.content.length < known.length) return event
  return { ...event, content: event.content.slice(known.length), contentOffset: known.length }
}

const isNews = ({ rev, content }: StageEvent, since: number) => rev > since || content !== ''

function moveOn(mark: Watermark, { workspace, run, inLine, events, stages }: WorkspaceView) {
  mark.rev = workspace.rev
  mark.last = { workspace, run, inLine }
  for (const event of events) {
    const stage = stages.find(({ id }) => id === event.stageId)!
    const length = event.contentOffset + event.content.length
    if (event.type === 'THOUGHT' && event.state === 'IN_PROGRESS')
      mark.growing.set(event.id, { event: { ...event, content: '' }, stage, length })
    else mark.growing.delete(event.id)
  }
}

/** Whether a file is another than the watcher was told. A file whose reading has ended does not change any more. */
function isChanged(file: FileHead, { fileStates }: Watermark) {
  const state = `${file.state}:${file.kind}:${file.pageCount}:${file.error}`
  if (fileStates.get(file.id) === state) return false
  fileStates.set(file.id, state)
  return true
}
