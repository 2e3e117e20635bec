import {
  type Conversation,
  callsOf,
  resultKey,
  type Step,
  stepsOfRun,
  type ToolCall,
} from '../assistant/conversation.ts'
import { type Refused, refusedOutput, type Tool, ToolRefusal, type ToolResult } from '../assistant/tool.ts'
import { findTool } from '../assistant/tools/index.ts'
import { type Actor, type Ctx, type House, withCtx } from '../ctx.ts'
import { AppError } from '../lib/app-error.ts'
import { nextRev } from '../live/revision.ts'
import type { EventPlace, Journal } from './journal.ts'
import { addToolResult } from './store/steps.ts'
import type { Run, Stage, ToolCallRecord } from './types.ts'

type Call = {
  house: House
  actor: Actor
  journal: Journal
  run: Run
  stage: Stage
  signal: AbortSignal
  conversation: Conversation
  step: Step
  call: ToolCall
  part: number
}

/** The most characters of a result the screen keeps; the model gets all of it. */
const SHOWN_RESULT = 20_000

/** Calls are shown after the words of their step. */
export const partOf = (step: Step, index: number) => step.content.length + index

/** Shows the calls of a step before any of them is carried out. */
export async function planCalls(
  ctx: Ctx,
  rev: number,
  journal: Journal,
  stage: Stage,
  step: Step,
  conversation: Conversation,
) {
  for (const [index, call] of callsOf(step).entries()) {
    const tool = findTool(call.name)
    const parsed = tool && readInput(tool, call)
    const place = { stageId: stage.id, step: step.number, part: partOf(step, index) }
    await journal.putEvent(ctx, rev, place, tool && parsed?.ok ? eventType(tool) : 'TOOL_CALL', {
      state: 'PLANNED',
      title: tool && parsed?.ok ? tool.title(parsed.input, false, conversation) : call.name,
      content: '',
      toolCall: tool && record(tool, call, null),
      startedAt: ctx.now,
    })
  }
}

/** The outcome of a call: the output for the model, and whether anything was made that later calls should see. */
export type Called = { output: unknown; refused: boolean; made: boolean }

/**
 * Carries out one tool call. What the tool made, its result and the event that shows it are committed together, so after a
 * crash a call was either done whole, and is not done again, or not at all. A bad input or a refusal goes back to the model.
 */
export async function callTool(c: Call): Promise<Called> {
  const place: EventPlace = { stageId: c.stage.id, step: c.step.number, part: c.part }
  const startedAt = c.house.now()
  const tool = findTool(c.call.name)
  const parsed = tool && readInput(tool, c.call)
  if (!tool || !parsed?.ok) {
    const error = parsed && !parsed.ok ? parsed.error : `There is no tool "${c.call.name}".`
    return refuse(c, place, startedAt, c.call.name, { error })
  }
  const { input } = parsed
  await c.journal.write((ctx, rev) =>
    c.journal.putEvent(ctx, rev, place, eventType(tool), {
      state: 'IN_PROGRESS',
      title: tool.title(input, false, c.conversation),
      content: contentOf(tool, input),
      toolCall: record(tool, c.call, null),
      startedAt,
    }),
  )
  try {
    const { output, keep } = await carryOut(c, tool, input, place, startedAt)
    return { output, refused: false, made: keep !== undefined }
  } catch (error) {
    if (!(error instanceof ToolRefusal) && !(error instanceof AppError)) throw error
    return refuse(c, place, startedAt, tool.title(input, false, c.conversation), refusedOutput(error))
  }
}

/** Runs the tool, which may take long and use outside services, and then saves its results in one transaction. */
async function carryOut(c: Call, tool: Tool, input: unknown, place: EventPlace, startedAt: Date): Promise<ToolResult> {
  const { house, actor, conversation, run, stage, signal, call } = c
  const refusals = countRefusals(conversation, run, tool.name)
  const context = {
    house,
    actor,
    conversation,
    runId: run.id,
    callId: call.callId,
    stageId: stage.id,
    refusals,
    signal,
  }
  const result = await tool.run(context, input)
  await withCtx(house, actor, async (ctx) => {
    const rev = await nextRev(ctx.db, 'workspaces', run.workspaceId, ctx.now)
    await result.keep?.(ctx, rev)
    await addToolResult(ctx.db, ctx.agencyId, {
      runId: run.id,
      callId: call.callId,
      output: result.output,
      refused: false,
    })
    await c.journal.putEvent(ctx, rev, place, eventType(tool), {
      state: 'SUCCESS',
      title: tool.title(input, true, conversation),
      content: contentOf(tool, input) || (result.summary ?? ''),
      toolCall: record(tool, call, result),
      startedAt,
    })
    ctx.ring('workspace', run.workspaceId)
  })
  return result
}

async function refuse(c: Call, place: EventPlace, startedAt: Date, title: string, output: Refused): Promise<Called> {
  const tool = findTool(c.call.name)
  await c.journal.write(async (ctx, rev) => {
    await addToolResult(ctx.db, ctx.agencyId, {
      runId: c.run.id,
      callId: c.call.callId,
      output,
      refused: true,
    })
    await c.journal.putEvent(ctx, rev, place, 'TOOL_CALL', {
      state: 'FAILED',
      title,
      content: '',
      toolCall: tool && record(tool, c.call, null),
      error: output.error,
      startedAt,
    })
  })
  return { output, refused: true, made: false }
}

function readInput(tool: Tool, { input }: ToolCall): { ok: true; input: unknown } | { ok: false; error: string } {
  if (input === undefined) return { ok: false, error: 'The input of this call is not JSON. Send it again.' }
  const result = tool.input.safeParse(input)
  if (result.success) return { ok: true, input: result.data }
  const faults = result.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
  return { ok: false, error: `The input does not fit: ${faults.join('; ')}` }
}

function countRefusals(conversation: Conversation, run: Run, name: string) {
  const calls = stepsOfRun(conversation)
    .flatMap(callsOf)
    .filter((call) => call.name === name)
  return calls.filter(({ callId }) => conversation.results.get(resultKey(run.id, callId))?.refused).length
}

const eventType = (tool: Tool) => (tool.name === 'THINK' ? 'THOUGHT' : 'TOOL_CALL')
const contentOf = (tool: Tool, input: unknown) => (tool.name === 'THINK' ? (input as { thought: string }).thought : '')

function record(tool: Tool, call: ToolCall, result: ToolResult | null): ToolCallRecord {
  const text = result && JSON.stringify(result.output)
  const shown = text && text.length > SHOWN_RESULT ? `${text.slice(0, SHOWN_RESULT)}…` : text
  return { name: tool.name, argumentsJson: call.inputText, result: shown ?? null, data: result?.data ?? null }
}
