import type { ToolKind } from '../../../shared/tools.ts'
import type { AGENCY_PATHS } from '../evidence/source-input.ts'
import type { Faults } from '../tool.ts'

/** A file as the user's message lists it. */
export type AttachedFile = {
  file: string
  name: string
  kind: string | null
  pages: number | null
  error: string | null
}

/** A tool call with what came of it: a result, or the reason why it was refused, with the faults that the tool named. */
export type DoneCall = { name: ToolKind; input: unknown; result: unknown; error: string | null; faults?: Faults }

/** A message of the user's and everything that was done about it so far, in order. */
export type Turn = { text: string; files: AttachedFile[]; changed: ChangedForm[]; calls: DoneCall[] }

/** A form as it stands after a person changed it, told with the message that is being answered. */
export type ChangedForm = { artifactId: string; version: number; values: Record<string, string> }

export type AgencyContext = Partial<Record<(typeof AGENCY_PATHS)[number], string | null>>

export type Template = { id: string; title: string }

/** The whole conversation as the built-in model works from it. The last turn is the one to be answered. */
export type Talk = {
  today: string
  preset: string | null
  agency: AgencyContext
  /** The name of the user, who signs what is drafted; null where it is not known. */
  user: string | null
  /** The client the conversation is about; null where it is about none. */
  account: string | null
  turns: Turn[]
  /** The agency's document templates that may be meant. */
  templates?: readonly Template[]
  /** What the agency's plan does not have, in a sentence; null where it has all. */
  notInPlan?: string | null
  /** Sentences of the agency's preset that the first turn does not ask for. */
  left?: readonly string[]
  /** How many steps were taken in all turns; names the calls of the next one. */
  steps: number
}

export type NewCall = { name: ToolKind; input: object }

/** What the model does next: what it thinks aloud, and the tools it calls. */
export type NextStep = { thought: string; calls: NewCall[] }

/** Where a piece of work stands: the next step it needs, or what is to be told when it is done. */
export type Work = { step: NextStep } | { report: string; title?: string | undefined }
