import type { WatchWorkspaceSubscription } from './generated/graphql.ts'
import type { Artifact, Stage, StageEvent, Workspace } from './workspace.ts'

/** One answer of watchCaraWorkspace, as WatchWorkspace asks for it. */
export type WatchAnswer = WatchWorkspaceSubscription['watchCaraWorkspace']

/** The browser's state after an answer; null when the answer does not continue it, and a complete answer is needed. */
export function takeAnswer(have: Workspace | null, { changed, words }: WatchAnswer): Workspace | null {
  const now = changed ? mergeWorkspace(have, changed) : have
  return now && words.length ? withWords(now, words) : now
}

/** The workspace with words that its texts grew by. Words it has already change nothing. */
function withWords(have: Workspace, words: WatchAnswer['words']): Workspace | null {
  const grown = new Map<string, string>()
  for (const stage of have.planStages) for (const { id, content } of stage.events) grown.set(id, content)
  for (const { eventId, offset, text } of words) {
    const content = grown.get(eventId)
    if (content === undefined || offset > content.length) return null
    grown.set(eventId, content.slice(0, offset) + text)
  }
  const touched = new Set(words.map(({ eventId }) => eventId))
  const planStages = have.planStages.map((stage) =>
    stage.events.some(({ id }) => touched.has(id))
      ? { ...stage, events: stage.events.map((event) => ({ ...event, content: grown.get(event.id)! })) }
      : stage,
  )
  return { ...have, planStages }
}

/**
 * Merges a changed workspace into what the browser has. A whole one replaces it. A patch replaces the workspace's own fields and adds or
 * replaces list items by id; applying the same patch twice changes nothing. Returns null when the patch continues text that never arrived:
 * and a complete answer is needed.
 */
export function mergeWorkspace(have: Workspace | null, answer: Workspace): Workspace | null {
  if (!answer.isPatch) return answer
  if (!have) return null
  const planStages = mergeStages(have.planStages, answer.planStages)
  if (!planStages) return null
  return {
    ...answer,
    isPatch: false,
    files: mergeBy((file) => file.id, have.files, answer.files),
    messages: mergeMessages(have.messages, answer),
    planStages,
    artifacts: mergeBy((artifact) => artifact.id, have.artifacts, answer.artifacts),
  }
}

/** The workspace with the artifact a mutation saved, unless a later save has arrived. */
export function withArtifact(have: Workspace, artifact: Artifact): Workspace {
  const { version, edits } = have.artifacts.find(({ id }) => id === artifact.id) ?? artifact
  const isOvertaken = version > artifact.version || (version === artifact.version && edits > artifact.edits)
  if (isOvertaken) return have
  return { ...have, artifacts: mergeBy(({ id }) => id, have.artifacts, [artifact]) }
}

/** A withdrawn message is removed; one taken up moves after everything said before it. */
function mergeMessages(have: Workspace['messages'], { messages, inLine }: Workspace) {
  const waits = ({ id, inLine: waited }: Workspace['messages'][number]) => waited && inLine.includes(id)
  const staying = have.filter((message) => !message.inLine || waits(message))
  const all = mergeBy(({ id }) => id, staying, messages)
  return [...all.filter((message) => !waits(message)), ...all.filter(waits)]
}

function mergeBy<T>(key: (item: T) => string, have: T[], news: T[]): T[] {
  if (!news.length) return have
  const byKey = new Map(have.map((item) => [key(item), item]))
  for (const item of news) byKey.set(key(item), item)
  return [...byKey.values()]
}

function mergeStages(have: Stage[], news: Stage[]): Stage[] | null {
  if (!news.length) return have
  const byId = new Map(have.map((stage) => [stage.id, stage]))
  for (const stage of news) {
    const old = byId.get(stage.id)
    const events = mergeEvents(old?.events ?? [], stage.events)
    if (!events) return null
    byId.set(stage.id, { ...stage, events, processAttachmentsDetails: mergeProgress(old, stage) })
  }
  return [...byId.values()]
}

function mergeProgress(old: Stage | undefined, stage: Stage) {
  const have = old?.processAttachmentsDetails
  const news = stage.processAttachmentsDetails
  if (!have || !news) return news ?? have ?? null
  return { progress: mergeBy((file) => file.fileId, have.progress, news.progress) }
}

function mergeEvents(have: StageEvent[], news: StageEvent[]): StageEvent[] | null {
  if (!news.length) return have
  const byId = new Map(have.map((event) => [event.id, event]))
  for (const event of news) {
    const text = byId.get(event.id)?.content ?? ''
    if (event.contentOffset > text.length) return null
    byId.set(event.id, { ...event, contentOffset: 0, content: text.slice(0, event.contentOffset) + event.content })
  }
  return [...byId.values()]
}
