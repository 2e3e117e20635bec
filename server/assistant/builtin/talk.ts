import type { ToolKind } from '../../../shared/tools.ts'
import type { AGENCY_PATHS } from '../evidence/source-input.ts'
import type { LastReview } from '../reviewing/told-of.ts'
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
export type Turn = {
  text: string
  files: AttachedFile[]
  /** The files it is asked of, by their handles; all where it names none. */
  named?: readonly string[]
  changed: ChangedForm[]
  /** The newest review as it now stands, where it is told again with this message. */
  reviewed?: LastReview
  calls: DoneCall[]
}

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
  /** How many documents the agency's knowledge base has; null where it has none. */
  library?: number | null
  /** Whether this server may search the web. */
  web?: boolean
  /** The agency's house rules for the preset. */
  rules?: readonly { file: string; title: string; pages: { page: number; text: string }[] }[]
  /** What is left out of them, in sentences. */
  rulesCut?: readonly string[]
  /** What the agency's plan does not have, in a sentence; null where it has all. */
  notInPlan?: string | null
  /** Sentences of the agency's preset that the first turn does not ask for. */
  left?: readonly string[]
  /** What the agency's preset asks for, in its words. */
  wishes?: string
  /** How many steps were taken in all turns; names the calls of the next one. */
  steps: number
}

export type NewCall = { name: ToolKind; input: object }

/** What the model does next: what it thinks aloud, and the tools it calls. */
export type NextStep = { thought: string; calls: NewCall[] }

/** Where a piece of work stands: the next step it needs, or what is to be told when it is done. */
export type Work = { step: NextStep } | { report: string; title?: string | undefined }
