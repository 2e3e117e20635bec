import type { LanguageModelV4 } from '@ai-sdk/provider'
import { askModel, ModelError } from '../assistant/ask-model.ts'
import {
  type Conversation,
  callsOf,
  currentMessage,
  resultKey,
  type Step,
  type StepContent,
  stepsOfRun,
} from '../assistant/conversation.ts'
import { buildPrompt } from '../assistant/prompt.ts'
import { toolsFor } from '../assistant/tools/index.ts'
import { type Actor, type Ctx, type House, withCtx } from '../ctx.ts'
import { isExpired } from '../domains/agency/service.ts'
import { demandPaid } from '../domains/subscription/service.ts'
import { settle } from '../domains/workspaces/answers.ts'
import { AppError } from '../lib/app-error.ts'
import { outageIn } from '../lib/outage.ts'
import type { Tokens } from '../outside/model/reported-usage.ts'
import { processAttachments } from './attachments.ts'
import { callTool, partOf, planCalls } from './call-tool.ts'
import { type Journal, openJournal } from './journal.ts'
import { whyEndRun } from './limits.ts'
import { readConversation } from './read-conversation.ts'
import { firstSentence } from './stage-result.ts'
import { Stopped } from './stopped.ts'
import { addUsage, takeUpRun, updateRun } from './store/runs.ts'
import { addStep } from './store/steps.ts'
import type { Run, Stage } from './types.ts'

export type RunSettings = {
  model: LanguageModelV4
  timeoutMs: number
  /** How many tokens a run may use in all, and, where it matters, one request of it. */
  tokens: number
  requestTokens?: number | undefined
}

/** Fewer than there are in a token of English, so that what is left of the room is never too little. */
const LETTERS_PER_TOKEN = 3

const INTERRUPTED = 'Cara was interrupted here and went on.'
const BROKE_OFF = 'This answer broke off, so Cara asked again.'

type Ending = {
  state: 'SUCCESS' | 'WAITING_FOR_INPUT' | 'FAILED' | 'STOPPED'
  error: string | null
  /** For a successful end: the result in one sentence. */
  result?: string
}

/** Why a run ends before its work is done, in words for the user. */
class RunFailed extends Error {
  override name = 'RunFailed'
}

/**
 * Works on a run until it is done, asks back, fails or is stopped. Every step is kept before the next begins, so the same
 * call on a run that a crash left goes on where it was: finished tool calls are not repeated. Aborting with anything but
 * `Stopped` leaves the run open for another worker.
 */
export async function runAssistant(
  house: House,
  agencyId: string,
  runId: string,
  settings: RunSettings,
  signal: AbortSignal,
) {
  const run = await takeUp(house, agencyId, runId)
  if (!run) return
  const actor: Actor = { kind: 'cara', agencyId, userId: run.askedBy }
  const journal = openJournal(house, actor, run)
  let stage: Stage | null = null
  let ending: Ending
  try {
    if (run.stopRequested) throw new Stopped()
    let begin = await withCtx(house, actor, (ctx) => readPaid(ctx, run.id))
    if (await processAttachments(house, actor, journal, begin, signal))
      begin = await withCtx(house, actor, (ctx) => readPaid(ctx, run.id))
    stage = await journal.startStage('TASK', currentMessage(begin).id)
    if (run.state === 'RUNNING') await journal.closeOpenEvents(stage.id, 'FAILED', INTERRUPTED)
    ending = await work({ house, actor, journal, run, stage, settings, signal }, begin)
  } catch (error) {
    if (signal.aborted && !(signal.reason instanceof Stopped)) throw error
    // What is kept so far is kept: the run goes on from there as soon as the database is back, or the subscription is renewed.
    if (outageIn(error)?.of === 'database' || (error instanceof AppError && error.code === 'EXPIRED')) throw error
    ending = endingFor(house, runId, signal.aborted ? signal.reason : error)
  }
  // An end is kept also where who asked may not work on the workspace any more.
  await endRun(house, openJournal(house, { ...actor, userId: null }, run), run, stage, ending)
}

/** Marks a run as being worked on; null when it was stopped or ended in the meantime, or waits for the subscription to be renewed. */
const takeUp = (house: House, agencyId: string, runId: string): Promise<Run | null> =>
  withCtx(house, { kind: 'cara', agencyId, userId: null }, async (ctx) =>
    (await isExpired(ctx)) ? null : takeUpRun(ctx.db, runId),
  )

type Work = {
  house: House
  actor: Actor
  journal: Journal
  run: Run
  stage: Stage
  settings: RunSettings
  signal: AbortSignal
}

async function work(w: Work, begin: Conversation): Promise<Ending> {
  let conversation = begin
  while (true) {
    w.signal.throwIfAborted()
    const last = stepsOfRun(conversation).at(-1)
    if (last && last.messageId === currentMessage(conversation).id) {
      conversation = await carryOut(w, conversation, last)
      const ended = endingOf(w, conversation, last)
      if (ended) return ended
    }
    const refusal = whyEndRun(conversation, w.settings.tokens)
    if (refusal) throw new RunFailed(refusal)
    await takeStep(w, conversation)
    conversation = await reread(w)
  }
}

/** The conversation as it is kept and as whoever asked may see it now: what was asked for under other rights is not said after they are gone. */
const reread = (w: Work) => withCtx(w.house, w.actor, (ctx) => readPaid(ctx, w.run.id))

/** The same; throws EXPIRED when the agency's subscription has expired meanwhile: nothing more is done then. */
async function readPaid(ctx: Ctx, runId: string): Promise<Conversation> {
  await demandPaid(ctx)
  return readConversation(ctx, runId)
}

/** Asks the model for the next step and keeps what it answered, its words shown as they come. */
async function takeStep({ house, journal, run, stage, settings, signal }: Work, conversation: Conversation) {
  const number = stepsOfRun(conversation).length
  const began = performance.now()
  const { model, requestTokens = Number.POSITIVE_INFINITY } = settings
  const tools = toolsFor(conversation)
  const room = requestTokens * LETTERS_PER_TOKEN - JSON.stringify(tools).length
  const options = {
    prompt: buildPrompt(conversation, process.env.TRIAL_DAY ?? house.now().toISOString().slice(0, 10), room),
    tools,
    toolChoice: { type: 'auto' as const },
  }
  const thoughts = openThoughts(journal, stage, number)
  const asked = { model, options, timeoutMs: settings.timeoutMs, signal }
  const took = () => Math.round(performance.now() - began)
  const used = { inputTokens: 0, outputTokens: 0, milliseconds: 0 }
  const count = ({ inputTokens, outputTokens }: Tokens) => {
    used.inputTokens += inputTokens
    used.outputTokens += outputTokens
    used.milliseconds = took()
  }
  const listener = { ...thoughts, restart: thoughts.scrap, lost: count }
  const answer = await askModel(asked, listener).catch(async (error: unknown) => {
    await thoughts.abandon()
    used.milliseconds = took()
    await journal.write((ctx) => addUsage(ctx.db, run.id, used))
    throw error
  })
  await thoughts.end()
  count(answer)
  const content = withOwnCallIds(answer.content, conversation, number)
  const messageId = currentMessage(conversation).id
  const step: Step = { runId: run.id, number, messageId, content, model: answer.modelId, ...used }
  await journal.write(async (ctx, rev) => {
    await addStep(ctx.db, ctx.agencyId, step)
    await addUsage(ctx.db, run.id, { ...used, model: answer.modelId })
    await planCalls(ctx, rev, journal, stage, step, conversation)
  })
}

/** The thoughts of one step, each an event that grows while the model speaks. */
function openThoughts(journal: Journal, stage: Stage, step: number) {
  const thoughts = new Map<number, ReturnType<Journal['openThought']>>()
  const leave = async (way: (thought: ReturnType<Journal['openThought']>) => Promise<void>) => {
    for (const thought of thoughts.values()) await way(thought)
    thoughts.clear()
  }
  return {
    begin: (part: number) =>
      void thoughts.set(part, journal.openThought({ stageId: stage.id, step, part }, 'Thinking')),
    words: (part: number, text: string) => thoughts.get(part)?.add(text),
    end: () => leave((thought) => thought.end()),
    scrap: () => leave((thought) => thought.scrap(BROKE_OFF)),
    abandon: () => leave((thought) => thought.abandon()),
  }
}

/** Some servers number their calls from the start in each answer; results are kept by the call's id, so each needs its own. */
function withOwnCallIds(content: StepContent[], { steps }: Conversation, number: number): StepContent[] {
  const taken = new Set(steps.flatMap(callsOf).map(({ callId }) => callId))
  return content.map((part, index) => {
    if (part.type !== 'tool-call') return part
    const toolCallId =
      part.toolCallId && !taken.has(part.toolCallId)
        ? part.toolCallId
        : `${part.toolCallId || 'call'}-${number}-${index}`
    taken.add(toolCallId)
    return { ...part, toolCallId }
  })
}

/**
 * Carries out the calls of a step that have no result yet, in order, and returns the conversation with what came of them. It is
 * read anew when something was made, so that what comes next sees it.
 */
async function carryOut(w: Work, begin: Conversation, step: Step): Promise<Conversation> {
  let conversation = begin
  for (const [index, call] of callsOf(step).entries()) {
    w.signal.throwIfAborted()
    const key = resultKey(w.run.id, call.callId)
    if (conversation.results.has(key)) continue
    const { made, output, refused } = await callTool({ ...w, conversation, step, call, part: partOf(step, index) })
    const isLast = call.name === 'COMPLETE_TASK' && !refused
    conversation =
      made && !isLast
        ? await reread(w)
        : { ...conversation, results: new Map(conversation.results).set(key, { output, refused }) }
  }
  return conversation
}

/** Whether a step ended the work: its COMPLETE_TASK was taken. */
function endingOf(w: Work, { results }: Conversation, step: Step): Ending | null {
  for (const { name, callId, input } of callsOf(step)) {
    const result = results.get(resultKey(w.run.id, callId))
    if (name !== 'COMPLETE_TASK' || !result || result.refused) continue
    const { outcome } = result.output as { outcome: 'DONE' | 'NEEDS_INPUT' }
    const { answer } = input as { answer: string }
    return {
      state: outcome === 'DONE' ? 'SUCCESS' : 'WAITING_FOR_INPUT',
      error: null,
      result: firstSentence(answer),
    }
  }
  return null
}

function endingFor(house: House, runId: string, error: unknown): Ending {
  if (error instanceof Stopped) return { state: 'STOPPED', error: null }
  if (error instanceof RunFailed || error instanceof ModelError || error instanceof AppError) {
    house.log.warn({ err: error, runId }, 'run failed')
    return { state: 'FAILED', error: error.message }
  }
  house.log.error({ err: error, runId }, 'run broke')
  const outage = outageIn(error)
  if (outage) return { state: 'FAILED', error: outage.message }
  return { state: 'FAILED', error: `Something went wrong. (${runId})` }
}

async function endRun(house: House, journal: Journal, run: Run, stage: Stage | null, ending: Ending) {
  const { state, error, result } = ending
  const good = state === 'SUCCESS' || state === 'WAITING_FOR_INPUT'
  const sentence = state === 'STOPPED' ? 'Stopped' : error
  if (stage) {
    if (!good) await journal.closeOpenEvents(stage.id, 'FAILED', sentence)
    await journal.endStage(stage, good ? 'SUCCESS' : 'FAILED', good ? { result } : { error: sentence ?? undefined })
  }
  await journal.write(async (ctx, rev) => {
    const waits = state === 'WAITING_FOR_INPUT'
    await updateRun(ctx.db, run.id, { state, error, endedAt: waits ? null : ctx.now, stopRequested: false, rev })
    await settle(ctx, run.workspaceId, rev)
  })
  house.log.info({ runId: run.id, state }, 'run ended')
}
