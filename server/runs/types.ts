import type { EventType, StageType } from '../../shared/kinds.ts'
import type { PlanState, RunState } from '../../shared/states.ts'
import type { ToolKind } from '../../shared/tools.ts'

/** A run of the assistant on a workspace: from a user's message to its answer. */
export type Run = {
  id: string
  workspaceId: string
  messageId: string
  /** The user Cara works for in this run. */
  askedBy: string | null
  state: RunState
  model: string
  error: string | null
  inputTokens: number
  outputTokens: number
  milliseconds: number
  stopRequested: boolean
  /** Steps done before the last retry: the limits of a run count from there. */
  stepsBefore: number
}

export type AttachmentProgress = {
  fileId: string
  fileName: string
  error: string | null
  progress: number
  pages: number | null
}

export type Stage = {
  id: string
  runId: string
  messageId: string | null
  type: StageType
  state: PlanState
  startedAt: Date | null
  endedAt: Date | null
  result: string | null
  error: string | null
  progress: AttachmentProgress[] | null
}

export type ToolCallRecord = { name: ToolKind; argumentsJson: string; result: string | null; data: unknown }

export type StageEvent = {
  id: string
  stageId: string
  step: number
  part: number
  type: EventType
  state: PlanState
  title: string
  content: string
  /** Where `content` starts in the whole text, in UTF-16 code units; more than 0 only in a patch. */
  contentOffset: number
  restarts: number
  /** The workspace's revision it was last changed at; growing words do not count. */
  rev: number
  toolCall: ToolCallRecord | null
  error: string | null
  startedAt: Date | null
  endedAt: Date | null
}

/** What a model answered in one step. `content` is opaque here; the assistant reads it. */
export type StepRecord = {
  runId: string
  number: number
  /** The user's message it answers. */
  messageId: string
  content: unknown
  inputTokens: number
  outputTokens: number
  model: string
  milliseconds: number
}

export type ToolResultRecord = { runId: string; callId: string; output: unknown; refused: boolean }
