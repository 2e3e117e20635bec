import type { ToolKind } from '../../../../shared/tools.ts'
import type { Stage, StageEvent } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { type Around, toolPart } from './tool-parts.ts'

export type Unread = { fileId: string; fileName: string; error: string }

/** One part of the summary: the files read, the thoughts, or all calls of one tool. */
export type Part = { kind: 'ATTACHMENTS'; stage: Stage } | Calls

type Calls = { kind: 'THOUGHTS' | ToolKind; events: StageEvent[] }

export type Told = {
  /** "Read 3 files, looked up 11 things, filled 32 values"; while Cara works, what it is doing now. */
  line: string
  state: 'running' | 'done' | 'failed' | 'stopped'
  startedAt: string | null
  endedAt: string | null
  parts: Part[]
  /** Files that could not be read, and why. */
  unread: Unread[]
  /** The sentence of a stage that failed. */
  error: string | null
}

/** What the server says of a stage that its user stopped. */
const STOPPED = 'Stopped'

/** A summary of what Cara did in one turn; null when there is nothing to show. */
export function tell(stages: Stage[], around: Omit<Around, 'hasAttachments'>): Told | null {
  const parts = partsOf(stages)
  const running = stages.some((stage) => stage.state === 'IN_PROGRESS' || stage.state === 'PLANNED')
  const error = stages.find((stage) => stage.error)?.error ?? null
  if (!parts.length && !running && !error) return null
  const hasAttachments = parts.some((part) => part.kind === 'ATTACHMENTS')
  const lines = parts.flatMap((part) => lineOf(part, { ...around, hasAttachments }) ?? [])
  const unread = stages.flatMap(unreadOf)
  const state = error === STOPPED ? 'stopped' : error ? 'failed' : 'done'
  return {
    line: running ? nowDoing(stages) : sentence(lines) || (unread.length ? UNREAD : FALLBACK[state]),
    state: running ? 'running' : state,
    startedAt: stages.find((stage) => stage.startedAt)?.startedAt ?? null,
    endedAt: stages.findLast((stage) => stage.endedAt)?.endedAt ?? null,
    parts,
    unread,
    error: state === 'failed' && !running ? error : null,
  }
}

const UNREAD = 'Could not read what was attached'
const FALLBACK = { done: 'Thought it through', failed: 'Could not go on', stopped: 'Stopped' }

function partsOf(stages: Stage[]): Part[] {
  const parts: Part[] = []
  const byKind = new Map<string, Calls>()
  for (const stage of stages) {
    if (stage.type === 'PROCESS_ATTACHMENTS') parts.push({ kind: 'ATTACHMENTS', stage })
    for (const event of stage.events) {
      const kind = !event.toolCall || event.toolCall.type === 'THINK' ? 'THOUGHTS' : event.toolCall.type
      if (kind === 'COMPLETE_TASK' || (kind === 'THOUGHTS' && !event.content.trim())) continue
      const known = byKind.get(kind)
      if (known) known.events.push(event)
      else {
        const part: Calls = { kind, events: [event] }
        byKind.set(kind, part)
        parts.push(part)
      }
    }
  }
  return parts
}

/** The files of an attachments stage that were read. */
export function readFiles({ processAttachmentsDetails }: Stage) {
  return (processAttachmentsDetails?.progress ?? []).filter((file) => !file.error && file.progress >= 1)
}

function lineOf(part: Part, around: Around): string | null {
  if (part.kind === 'THOUGHTS') return null
  if (part.kind === 'ATTACHMENTS') {
    const read = readFiles(part.stage).length
    return read ? `read ${count(read, 'file')}` : null
  }
  const done = part.events.filter((event) => event.state === 'SUCCESS')
  return done.length ? toolPart(part.kind).line(done, around) : null
}

const PROCESSING = 'Processing attachments...'

function nowDoing(stages: Stage[]) {
  const stage = stages.findLast((one) => one.state === 'IN_PROGRESS')
  const files = stage?.processAttachmentsDetails?.progress ?? []
  if (stage && files.length) {
    const done = files.filter((file) => file.progress >= 1 || file.error).length
    // Of one file, "0 of 1 done" would stand there until its last page and its facts are read; its bar says how far it is.
    return files.length > 1 ? `${PROCESSING} ${String(done)} of ${String(files.length)} done` : PROCESSING
  }
  return stage?.events.findLast((one) => one.state === 'IN_PROGRESS')?.title || 'Thinking'
}

function unreadOf({ processAttachmentsDetails }: Stage): Unread[] {
  return (processAttachmentsDetails?.progress ?? []).flatMap(({ fileId, fileName, error }) =>
    error ? [{ fileId, fileName, error }] : [],
  )
}

function sentence(parts: string[]) {
  const line = parts.join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
