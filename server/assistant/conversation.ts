import type { RuleCut } from '../../shared/knowledge.ts'
import type { Entitlement } from '../../shared/plans.ts'
import type { Agency } from '../domains/agency/types.ts'
import type { FileRecord } from '../domains/files/types.ts'
import type { AccountRecord } from '../domains/on-file/types.ts'
import type { Artifact, Instructions, Message, Workspace } from '../domains/workspaces/types.ts'
import type { Run, StepRecord } from '../runs/types.ts'

/**
 * A file as the model names it: F1, F2, … in the order they came. `messageId` brought it; the messages of `namedIn` are asked of it. `ofLibrary`: it is
 * a document of the knowledge base that a message names, called by its title.
 */
export type NamedFile = {
  handle: string
  file: FileRecord
  messageId: string
  namedIn?: readonly string[]
  ofLibrary?: boolean
}

/**
 * The agency's knowledge base: how many documents it has, those that were found for this conversation, as K1, K2, …, and those that are rules for
 * its preset, as R1, R2, …, with their words and what is left out of them.
 */
export type Library = {
  documents: number
  found: (NamedFile & { documentId: string; place: number })[]
  rules: (NamedFile & { pages: { page: number; text: string }[]; cut: RuleCut | null })[]
}

export type ToolCall = { callId: string; name: string; input: unknown; inputText: string }

export type Step = StepRecord & { content: StepContent[] }

/** What a model answered, as the language-model interface gives it, tool inputs already parsed where they parse. */
export type StepContent =
  | { type: 'text' | 'reasoning'; text: string; providerMetadata?: object }
  | { type: 'tool-call'; toolCallId: string; toolName: string; input: string; providerMetadata?: object }

/** Everything a run works from, read again at each step (runs/read-conversation.ts), so a resumed run sees the same. */
export type Conversation = {
  workspace: Workspace
  /** What the agency's own preset says; null where it was started without one. */
  instructions: Instructions | null
  agency: Agency
  /** The name of the user whose workspace it is, who signs what is drafted; null for one who is gone. */
  user: string | null
  /** The agency's records of the workspace's client; null if there is none. */
  account: AccountRecord | null
  /** The agency's document templates, the newest first. */
  templates: readonly { id: string; title: string }[]
  /** What the agency's plan lets it do beyond the others. */
  entitlements: readonly Entitlement[]
  run: Run
  messages: Message[]
  files: NamedFile[]
  library: Library
  /** Whether this server may search the web. */
  web: boolean
  steps: Step[]
  results: Map<string, { output: unknown; refused: boolean }>
  artifacts: Artifact[]
}

export const resultKey = (runId: string, callId: string) => `${runId}:${callId}`

/** The user's messages, oldest first. */
export const userMessages = (conversation: Conversation) => conversation.messages.filter(({ role }) => role === 'USER')

/** What was said without a document: by the user, and by the agency in its preset. */
export const saidTexts = (conversation: Conversation): string[] => [
  ...userMessages(conversation).map(({ content }) => content),
  ...(conversation.instructions ? [conversation.instructions.text] : []),
]

/** The message that is being answered: the newest of the user's. */
export const currentMessage = (conversation: Conversation) => userMessages(conversation).at(-1)!

export function callsOf(step: Step): ToolCall[] {
  return step.content.flatMap((part) =>
    part.type === 'tool-call'
      ? [{ callId: part.toolCallId, name: part.toolName, input: parseInput(part.input), inputText: part.input }]
      : [],
  )
}

/** A tool input as JSON, without what no database takes; `undefined` when it does not parse. */
export function parseInput(text: string): unknown {
  try {
    return JSON.parse(text || '{}', (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}

/** The steps of this run, in order. */
export const stepsOfRun = ({ steps, run }: Conversation) =>
  steps.filter(({ runId }) => runId === run.id).sort((a, b) => a.number - b.number)

/** A file by what a model calls it: its handle, its name or its id. */
export function findFile({ files, library }: Conversation, name: string): NamedFile | null {
  const wanted = name.trim().toLowerCase()
  return (
    [...files, ...library.found, ...library.rules].find(({ handle, file }) =>
      [handle, file.name, file.id].some((known) => known.toLowerCase() === wanted),
    ) ?? null
  )
}

/** Whether a file is one of the knowledge base, which speaks of no client, however it is named. */
export const isOfLibrary = ({ library }: Conversation, named: NamedFile | null): boolean =>
  named?.ofLibrary === true || [...library.found, ...library.rules].some((one) => one === named)

/** The agency's record under the names the model uses. */
export function agencyRecord({ name, phone, mailingAddress: { line1, line2, city, zone, postalCode } }: Agency) {
  const place = [[city, zone].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
  const nameAndAddress = line1 ? [name, line1, line2, place].filter(Boolean).join('\n') : ''
  return { name, nameAndAddress, phone, line1, line2, city, state: zone, zip: postalCode }
}
