import type { Artifact, Stage, StageEvent, Workspace } from './workspace.ts'

/**
 * Merges one answer of watchCaraWorkspace into what the browser has. A whole answer replaces it. A patch replaces the
 * workspace's own fields and adds or replaces list items by id; applying the same patch twice changes nothing.
 * Returns null when the patch continues text that never arrived: then only a new whole answer helps.
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
    messages: mergeBy((message) => message.id, have.messages, answer.messages),
    planStages,
    artifacts: mergeBy(versionKey, have.artifacts, answer.artifacts),
  }
}

/** The workspace with one more version of an artifact, as the mutation that saved it answered. */
export function withArtifact(have: Workspace, artifact: Artifact): Workspace {
  return { ...have, artifacts: mergeBy(versionKey, have.artifacts, [artifact]) }
}

function versionKey(artifact: Artifact) {
  return `${artifact.id} ${String(artifact.version)}`
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
