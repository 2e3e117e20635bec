import type { PlanState } from '../../db/schema.ts'
import type { Box } from '../../documents/types.ts'
import type { FieldType } from '../../forms/types.ts'

export type WorkspaceState = 'CREATED' | 'WAITING_FOR_INPUT' | 'WORKING' | 'IDLE'
export type RunState = 'QUEUED' | 'RUNNING' | 'WAITING_FOR_INPUT' | 'SUCCESS' | 'FAILED' | 'STOPPED'
export type Preset = 'DOCUMENT_EXPLORATION' | 'GENERATE_TEMPLATE'

export type Workspace = {
  id: string
  agencyUserId: string | null
  title: string
  titleEdited: boolean
  state: WorkspaceState
  preset: Preset | null
  clientName: string | null
  keywords: string[]
  schemaVersion: 'V0' | 'V1'
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

/** A source that code has checked: the quoted words stand on that page, the record holds that value, … */
export type CheckedSource =
  | {
      kind: 'DOCUMENT'
      label: string
      fileId: string
      page: number
      quote: string
      boxes: Box[]
      pageWidth: number
      pageHeight: number
    }
  | { kind: 'RECORD' | 'MESSAGE' | 'RULE'; label: string; quote: string | null }

export type Citation = { number: number; source: CheckedSource }

export type Message = {
  id: string
  role: 'AGENT' | 'TOOL_INVOCATION' | 'TOOL_RESULT' | 'USER'
  content: string
  citations: Citation[]
  choices: string[]
  createdAt: Date
}

export type Run = {
  id: string
  workspaceId: string
  messageId: string
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
  type: 'PROCESS_ATTACHMENTS' | 'TASK'
  state: PlanState
  startedAt: Date | null
  endedAt: Date | null
  result: string | null
  error: string | null
  progress: AttachmentProgress[] | null
}

export type ToolCallRecord = { name: string; argumentsJson: string; result: string | null; data: unknown }

export type StageEvent = {
  id: string
  stageId: string
  step: number
  part: number
  type: 'THOUGHT' | 'TOOL_CALL'
  state: PlanState
  title: string
  content: string
  /** Where `content` starts in the whole text; more than 0 only in a patch. */
  contentOffset: number
  restarts: number
  toolCall: ToolCallRecord | null
  error: string | null
  startedAt: Date | null
  endedAt: Date | null
}

export type ArtifactType = 'DOCUMENT' | 'DOCUMENT_HTML' | 'EMAIL' | 'HTML_DOCUMENT' | 'PDF_FILE'

export type EmailBody = {
  subject: string
  toEmail: string | null
  toName: string | null
  body: string
  completed: boolean
}
export type DocumentBody = { html: string }

/** One element of a filled form, with why it holds what it holds. */
export type FilledField = {
  name: string
  label: string
  section: string
  type: FieldType
  maxLength: number | null
  value: string
  state: 'SOURCED' | 'INFERRED' | 'EDITED' | 'BLANK'
  source: CheckedSource | null
  reason: string | null
  page: number
  box: Box
}

export type FormBody = {
  formId: string
  formName: string
  edition: string | null
  worksheet: boolean
  /** The agency's licensed PDF that was filled; null for our own layout. */
  templateId: string | null
  pages: { number: number; width: number; height: number }[]
  fields: FilledField[]
  findings: { severity: 'ERROR' | 'WARNING'; message: string; fields: string[] }[]
  overflow: { section: string; label: string; text: string; source: CheckedSource }[]
}

export type ArtifactBody =
  | { kind: 'email'; email: EmailBody }
  | { kind: 'document'; document: DocumentBody }
  | { kind: 'form'; form: FormBody }

export type Artifact = {
  id: string
  workspaceId: string
  version: number
  stageId: string
  type: ArtifactType
  title: string
  body: ArtifactBody
  blobKey: string | null
  createdAt: Date
}
