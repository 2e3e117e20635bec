import type { Ctx } from '../ctx.ts'
import { getAgency } from '../domains/agency/service.ts'
import type { Agency } from '../domains/agency/types.ts'
import { listFiles } from '../domains/files/service.ts'
import type { FileRecord } from '../domains/files/types.ts'
import { getWorkspace } from '../domains/workspaces/service.ts'
import { listArtifacts } from '../domains/workspaces/store/artifacts.ts'
import { listMessageFiles, listMessages } from '../domains/workspaces/store/messages.ts'
import { listRuns } from '../domains/workspaces/store/runs.ts'
import { listSteps, listToolResults, type StepRow } from '../domains/workspaces/store/steps.ts'
import type { Artifact, Message, Run, Workspace } from '../domains/workspaces/types.ts'

/** A file as the model names it: F1, F2, … in the order they came. */
export type NamedFile = { handle: string; file: FileRecord; messageId: string }

export type ToolCall = { callId: string; name: string; input: unknown; inputText: string }

export type Step = StepRow & { content: StepContent[] }

/** What a model answered, as the language-model interface gives it, tool inputs already parsed where they parse. */
export type StepContent =
  | { type: 'text' | 'reasoning'; text: string; providerMetadata?: object }
  | { type: 'tool-call'; toolCallId: string; toolName: string; input: string; providerMetadata?: object }

/** Everything a run works from. It is read anew at each step, so a resumed run sees what the first one saw. */
export type Conversation = {
  workspace: Workspace
  agency: Agency
  run: Run
  messages: Message[]
  files: NamedFile[]
  steps: Step[]
  results: Map<string, { output: unknown; refused: boolean }>
  artifacts: Artifact[]
}

export const resultKey = (runId: string, callId: string) => `${runId}:${callId}`

/** Reads the conversation a run belongs to, with the steps of this and all earlier runs of the workspace. */
export async function readConversation(ctx: Ctx, run: Run): Promise<Conversation> {
  const workspaceId = run.workspaceId
  const workspace = await getWorkspace(ctx, workspaceId)
  const messages = await listMessages(ctx.db, workspaceId)
  const links = await listMessageFiles(ctx.db, workspaceId)
  const ordered = messages.flatMap(({ id }) => links.filter(({ messageId }) => messageId === id))
  const records = await listFiles(
    ctx,
    ordered.map(({ fileId }) => fileId),
  )
  const runIds = (await listRuns(ctx.db, workspaceId)).map(({ id }) => id)
  const results = await listToolResults(ctx.db, runIds)
  return {
    workspace,
    agency: await getAgency(ctx),
    run,
    messages,
    files: records.map((file, index) => ({ handle: `F${index + 1}`, file, messageId: ordered[index]!.messageId })),
    steps: (await listSteps(ctx.db, runIds)) as Step[],
    results: new Map(results.map((result) => [resultKey(result.runId, result.callId), result])),
    artifacts: await listArtifacts(ctx.db, workspaceId),
  }
}

/** The user's messages, oldest first. */
export const userMessages = (conversation: Conversation) => conversation.messages.filter(({ role }) => role === 'USER')

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
export function findFile({ files }: Conversation, name: string): NamedFile | null {
  const wanted = name.trim().toLowerCase()
  return (
    files.find(({ handle, file }) => [handle, file.name, file.id].some((known) => known.toLowerCase() === wanted)) ??
    null
  )
}

/** The agency's record under the names a model is told of. */
export function agencyRecord({ name, phone, mailingAddress: { line1, line2, city, zone, postalCode } }: Agency) {
  return { name, phone, line1, line2, city, state: zone, zip: postalCode }
}
