import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { ToolKind } from '../../shared/tools.ts'
import type { Acting, Ctx } from '../ctx.ts'
import type { Conversation } from './conversation.ts'

/**
 * What a tool may use. It reads in transactions of its own, so that none waits for a PDF or a network; what it makes, it gives
 * back as `keep`.
 */
export type ToolContext = Acting & {
  conversation: Conversation
  runId: string
  callId: string
  stageId: string
  /** How often this tool was refused in this run already. */
  refusals: number
  signal: AbortSignal
}

/** The context needed to read the documents of a conversation. */
export type ReadingTool = Pick<ToolContext, 'house' | 'actor' | 'conversation'>

/**
 * `output` goes back to the model; `data` is what the screen shows of the call. `keep` writes what the tool made, in one
 * transaction with the record of the call; everything slow or outside was done before.
 */
export type ToolResult = {
  output: object
  data?: object
  summary?: string
  keep?: (ctx: Ctx, rev: number) => Promise<void>
}

export type Tool<Input = unknown, Kind extends ToolKind = ToolKind> = {
  name: Kind
  /** The tool's description for the model. */
  manual: string
  input: z.ZodType<Input>
  /** The call in words, for the screen: while it runs, and once it is done. */
  title: (input: Input, done: boolean, conversation: Conversation) => string
  run: (tool: ToolContext, input: Input) => Promise<ToolResult>
}

/**
 * What a refusal found, for a program to act on: its sentence is for readers and may change. `unsourced`: the amounts, dates, numbers and
 * addresses found in no source. `badSources`: the cited sources that do not hold, by their number, or by their place from 1 where they have none.
 */
export type Faults = { unsourced: string[]; badSources: number[] }

/** Thrown by a tool to give a call back to the model with the reason; nothing of the call is kept. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
  readonly faults: Faults

  constructor(message: string, faults: Partial<Faults> = {}) {
    super(message)
    this.faults = { unsourced: [], badSources: [], ...faults }
  }
}

/** The key of what a prompt tells the built-in model only; every other provider ignores it. */
export const BUILT_IN = 'cara'

/** What is kept of a refused call: the sentence, and the faults if the tool named any. */
export type Refused = { error: string; faults?: Faults }

export function refusedOutput(error: Error): Refused {
  if (!(error instanceof ToolRefusal)) return { error: error.message }
  const { message, faults } = error
  return faults.unsourced.length || faults.badSources.length ? { error: message, faults } : { error: message }
}

/** Makes a tool of its parts. A manual of one paragraph is in the tool itself, a longer one in a `.md` file next to it. */
export function defineTool<Input, Kind extends ToolKind>({
  manual,
  ...tool
}: Omit<Tool<Input, Kind>, 'manual'> & { manual: string | URL }): Tool<Input, Kind> {
  return { ...tool, manual: manual instanceof URL ? readFileSync(manual, 'utf8').trim() : manual }
}
