import type {
  ArtifactType,
  BlankReason,
  CitedRecordType,
  FieldType,
  MessageRole,
  VersionReason,
} from '../../../shared/kinds.ts'
import type { PresetId } from '../../../shared/presets.ts'
import type { ReviewKind } from '../../../shared/reviews.ts'
import type { FieldState, SchemaVersion, WorkspaceState } from '../../../shared/states.ts'
import type { Box } from '../../documents/index.ts'
import type { Cell, Finding, Review } from '../../reviews/types.ts'

export type Workspace = {
  id: string
  agencyUserId: string | null
  /** The client it is about; null if none. */
  accountId: string | null
  /** The service request it was opened from. */
  serviceRequestId: string | null
  title: string
  titleEdited: boolean
  state: WorkspaceState
  preset: PresetId | null
  /** The preset of the agency it was started from. */
  customPresetId: string | null
  clientName: string | null
  keywords: string[]
  schemaVersion: SchemaVersion
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
  rev: number
}

/** What a preset of the agency said when a workspace was started from it: its words are the agency's own. */
export type Instructions = { preset: string; text: string; inherits: PresetId | null }

/** A source that code has checked: the quoted words are on that page, the record has that value, … */
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
  | {
      kind: 'RECORD' | 'MESSAGE' | 'RULE'
      label: string
      quote: string | null
      /** The record of an account that holds it. */
      record?: RecordPlace
    }
  | WebSource

/** Words of a page of the web as they stood there on a day (YYYY-MM-DD); `label` is its title. They speak of no client. */
export type WebSource = { kind: 'WEB'; label: string; url: string; host: string; readOn: string; quote: string }

/** A record the agency keeps, and whose it is; a service request may be nobody's. */
export type RecordPlace = { type: CitedRecordType; id: string; accountId: string | null }

export type Citation = { number: number; source: CheckedSource }

export type Message = {
  id: string
  role: MessageRole
  content: string
  citations: Citation[]
  choices: string[]
  saidBy: string | null
  /** Sent while Cara was working; it waits until she is done. */
  inLine: boolean
  createdAt: Date
}

/** A document of the workspace, which is attached as it is at its newest version, or one of its files. */
export type EmailAttachment = { artifactId: string } | { fileId: string }

/** E-mails drafted before they could have a Cc or attachments do not say. */
export type EmailBody = {
  subject: string
  /** As it was typed: one or several addresses, maybe half of one. */
  toEmail: string | null
  toName: string | null
  cc?: string
  body: string
  completed: boolean
  attachments?: EmailAttachment[]
  /** Whether the signature of who copies or opens it is put below; where nobody chose, unless it is signed already. */
  withSignature?: boolean
}
/** `template`: what it was written from, and what became of each of its places. */
export type DocumentBody = { html: string; template?: FilledTemplate }

/** A template as it was when a document was written from it, with its places as they were last filled. */
export type FilledTemplate = { id: string; title: string; html: string; places: FilledPlace[] }
export type FilledPlace = Pick<FilledField, 'name' | 'type' | 'value' | 'state' | 'source' | 'reason' | 'reasonKind'>

/** One element of a filled form, with why it holds what it holds. */
export type FilledField = {
  name: string
  label: string
  section: string
  type: FieldType
  maxLength: number | null
  /** Of a choice: what can be chosen, and whether other words may be written. */
  choices?: string[]
  isOpen?: boolean
  value: string
  state: FieldState
  /** Of a blank that the documents say is excluded: the words that say so. */
  source: CheckedSource | null
  reason: string | null
  /** Of a blank: why, as a kind. Missing on forms filled before there were kinds. */
  reasonKind?: BlankReason | null
  page: number
  box: Box
  /** Of a blank: whether a reader of this form looks for it. Forms filled before this was kept do not say. */
  expected?: boolean
  /** Who confirmed this value, and when (ISO). */
  confirmed?: Confirmed | null
  /** What it held on the form of the term before, where that was something else. */
  before?: HeldBefore
}

export type HeldBefore = { value: string; source: CheckedSource }

export type Confirmed = { by: string; at: string }

export type FormBody = {
  formId: string
  formName: string
  edition: string | null
  worksheet: boolean
  /** The agency's licensed PDF that was filled; null for our own layout. */
  templateId: string | null
  /** The fillable file it was filled on; `formId` is then 'pdf'. */
  fileId?: string
  pages: { number: number; width: number; height: number }[]
  fields: FilledField[]
  findings: { severity: 'ERROR' | 'WARNING'; message: string; fields: string[] }[]
  overflow: { section: string; label: string; text: string; source: CheckedSource }[]
}

/** What one side of a finding says, with its source as it was checked. */
export type KeptCell = Omit<Cell, 'place'> & { source: CheckedSource | null }

/** A finding of a review; `dealt`: who dealt with it; `remark`: what a user noted about it. Both stay with it when it is reviewed again. */
export type KeptFinding = Omit<Finding, 'cells'> & {
  cells: KeptCell[]
  dealt: Confirmed | null
  remark: (Confirmed & { text: string }) | null
}

export type ReviewBody = Omit<Review, 'title' | 'findings' | 'tables'> & {
  kind: ReviewKind
  findings: KeptFinding[]
  tables: (Omit<Review['tables'][number], 'rows'> & { rows: KeptCell[][] })[]
}

export type ArtifactBody =
  | { kind: 'email'; email: EmailBody }
  | { kind: 'document'; document: DocumentBody }
  | { kind: 'form'; form: FormBody }
  | { kind: 'review'; review: ReviewBody }

export type Artifact = {
  id: string
  workspaceId: string
  version: number
  stageId: string
  type: ArtifactType
  title: string
  body: ArtifactBody
  blobKey: string | null
  /** Who made this version; for Cara, on whose behalf. */
  madeBy: string | null
  reason: VersionReason
  restoredFrom: number | null
  /** How many times this version was saved again while a user typed. */
  edits: number
  createdAt: Date
}

/** A version of an artifact without its body. */
export type ArtifactVersion = Pick<
  Artifact,
  'id' | 'version' | 'stageId' | 'title' | 'madeBy' | 'reason' | 'restoredFrom' | 'createdAt'
>
