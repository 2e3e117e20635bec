import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import type { Conversation } from './conversation.ts'

export type ToolName =
  | 'THINK'
  | 'PEEK_FILE'
  | 'SEARCH_FILE'
  | 'FILL_TEMPLATE'
  | 'DRAFT_EMAIL'
  | 'DRAFT_DOCUMENT'
  | 'FILE_EDITOR'
  | 'COMPLETE_TASK'

/** What a tool may use. `ctx` is one transaction: its effects and the record of the call are kept together or not at all. */
export type ToolContext = {
  ctx: Ctx
  conversation: Conversation
  runId: string
  callId: string
  stageId: string
  /** How often this tool was refused in this run already. */
  refusals: number
  signal: AbortSignal
}

/** `output` goes back to the model; `data` is what the screen shows of the call. */
export type ToolResult = { output: object; data?: object; summary?: string }

export type Tool<Input = unknown> = {
  name: ToolName
  /** What the model is told of it. */
  manual: string
  input: z.ZodType<Input>
  /** The call in words, for the screen: while it runs, and once it is done. */
  title: (input: Input, done: boolean, conversation: Conversation) => string
  run: (tool: ToolContext, input: Input) => Promise<ToolResult>
}

/** Thrown by a tool to give a call back to the model with the reason; nothing of the call is kept. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
}

/** Makes a tool of its parts. Its manual is the `.md` beside the tool's source. */
export function defineTool<Input>(tool: Omit<Tool<Input>, 'manual'> & { manual: URL }): Tool<Input> {
  return { ...tool, manual: readFileSync(tool.manual, 'utf8').trim() }
}
