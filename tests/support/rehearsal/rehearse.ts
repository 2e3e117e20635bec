import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { afterAll, beforeAll } from 'vitest'
import { builtinModel } from '../../../server/assistant/builtin/model.ts'
import {
  type Conversation,
  callsOf,
  currentMessage,
  resultKey,
  type Step,
  type StepContent,
  type ToolCall,
} from '../../../server/assistant/conversation.ts'
import type { SourceInput } from '../../../server/assistant/evidence/source-input.ts'
import { buildPrompt } from '../../../server/assistant/prompt.ts'
import { refusedOutput, ToolRefusal } from '../../../server/assistant/tool.ts'
import { findTool } from '../../../server/assistant/tools/index.ts'
import type { Actor } from '../../../server/ctx.ts'
import { settle } from '../../../server/domains/workspaces/answers.ts'
import { type ArtifactInput, updateArtifact } from '../../../server/domains/workspaces/artifacts.ts'
import { type MarkInput, markFindings } from '../../../server/domains/workspaces/review/mark-findings.ts'
import { addWorkspaceMessage, createWorkspace } from '../../../server/domains/workspaces/service.ts'
import type { Artifact } from '../../../server/domains/workspaces/types.ts'
import { AppError } from '../../../server/lib/app-error.ts'
import { nextRev } from '../../../server/live/revision.ts'
import { openJournal } from '../../../server/runs/journal.ts'
import { whyEndRun } from '../../../server/runs/limits.ts'
import { readConversation } from '../../../server/runs/read-conversation.ts'
import { findNewestRun } from '../../../server/runs/service.ts'
import { updateRun } from '../../../server/runs/store/runs.ts'
import type { Run } from '../../../server/runs/types.ts'
import type { PresetId } from '../../../shared/presets.ts'
import { anUpload } from '../files.ts'
import { aHouse, anAgency, as, type TestHouse } from '../house.ts'
import { keepReading, type MadePaper } from './made-paper.ts'

const TODAY = '2026-05-14T12:00:00Z'
const RECORD = {
  phone: '(555) 010-4400',
  mailingAddress: { line1: '12 Harbor Example Way', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
}

/** The house of all rehearsals of a test file. */
let test: TestHouse
let actor: Actor
let agency: Awaited<ReturnType<typeof anAgency>>
const cara = (): Actor => ({ ...actor, kind: 'cara' })

/** Opens the house of a test file's rehearsals before its tests, and closes it after them. */
export function rehearseHere() {
  beforeAll(async () => {
    test = await aHouse()
    test.pass(Date.parse(TODAY) - Date.now())
    agency = await anAgency(test, 'Lanternfish Insurance Agency', RECORD)
    actor = agency.actor
  })
  afterAll(() => test.close())
}

/** Where rows can be put that a rehearsal finds: its house, and the agency it is of. */
export const rehearsing = () => ({ test, agency })

export type DoneCall = {
  name: string
  input: Record<string, unknown>
  output: Record<string, unknown>
  refused: boolean
}

/** What came of one message: the answer as it would be shown, and every call on the way there. */
export type Told = {
  outcome: 'DONE' | 'NEEDS_INPUT'
  answer: string
  choices: string[]
  sources: { number: number; file: string; page: number; quote: string }[]
  /** Fields of the client's records that were cited, by the number of their citation. */
  held: { number: number; record: string; fields: { path: string; value: string }[] }[]
  calls: DoneCall[]
  thoughts: string[]
  refusals: string[]
}

/** What a workspace is opened from: a preset, one of the agency's own, a client. */
type BegunFrom = { preset?: PresetId | null; customPresetId?: string | null; accountId?: string | null }

/**
 * A conversation with the built-in model in a workspace of its own: real messages, tools and storage. Its steps are held in memory; what a run writes
 * of them for the screen is left out, so that many conversations take little time.
 */
export class Rehearsal {
  /** What the model was asked, and what it answered, in order. */
  readonly prompts: LanguageModelV4Prompt[] = []
  readonly steps: Step[] = []
  modelMs = 0
  private readonly results: Conversation['results'] = new Map()
  private readonly begunFrom: BegunFrom
  private id: string | null = null
  private known: Conversation | null = null

  constructor(begunFrom: BegunFrom = {}) {
    this.begunFrom = begunFrom
  }

  /** The conversation as it stood after the last message. */
  get conversation(): Conversation {
    if (!this.known) throw new Error('Nothing was said yet.')
    return this.known
  }

  /** Sends a message with documents, perhaps naming files that are there, and lets the model work until it ends its work. */
  async say(message: string, papers: MadePaper[] = [], documentIds: string[] = []): Promise<Told> {
    const { house } = test
    const acting = { house, actor }
    const uploads = await Promise.all(papers.map(({ name, bytes }) => anUpload(test, name, bytes ?? new Uint8Array(1))))
    const { id } = this.id
      ? await addWorkspaceMessage(acting, this.id, { message, documentIds }, uploads)
      : await createWorkspace(acting, { message, documentIds, ...this.begunFrom }, uploads)
    this.id = id
    const run = await as(house, cara(), async (ctx) => {
      const newest = (await findNewestRun(ctx, id))!
      const { files } = await readConversation(ctx, newest.id)
      for (const [at, { file }] of files.slice(files.length - papers.length).entries())
        await keepReading(ctx, file.id, papers[at]!)
      return newest
    })
    await this.reread(run.id)
    const told = await this.work(run)
    await as(house, cara(), async (ctx) => {
      const rev = await nextRev(ctx.db, 'workspaces', id, ctx.now)
      const waits = told.outcome === 'NEEDS_INPUT'
      await updateRun(ctx.db, run.id, { state: waits ? 'WAITING_FOR_INPUT' : 'SUCCESS', rev })
      await settle(ctx, id, rev)
    })
    return told
  }

  private async work(run: Run): Promise<Told> {
    const messageId = currentMessage(this.conversation).id
    const stage = await openJournal(test.house, cara(), run).startStage('TASK', messageId)
    const first = this.steps.length
    for (;;) {
      const step = await this.takeStep(run.id, messageId)
      for (const call of callsOf(step)) {
        const done = await this.carryOut(run.id, stage.id, call)
        this.results.set(resultKey(run.id, call.callId), done)
        if (call.name === 'COMPLETE_TASK' && !done.refused) {
          await this.reread(run.id)
          return told(this.conversation, this.steps.slice(first))
        }
      }
      const refusal = whyEndRun(this.conversation, Number.POSITIVE_INFINITY)
      if (refusal) throw new Error(refusal)
    }
  }

  private async takeStep(runId: string, messageId: string): Promise<Step> {
    const prompt = buildPrompt(this.conversation, TODAY.slice(0, 10))
    this.prompts.push(prompt)
    const began = performance.now()
    const { content } = await builtinModel.doGenerate({ prompt })
    this.modelMs += performance.now() - began
    const number = this.steps.filter((step) => step.runId === runId).length
    const used = { inputTokens: 0, outputTokens: 0, milliseconds: 0, model: builtinModel.modelId }
    const step: Step = { runId, number, messageId, content: content as StepContent[], ...used }
    this.steps.push(step)
    return step
  }

  /** Carries a call out with the real tool, and keeps what it made. */
  private async carryOut(runId: string, stageId: string, { name, callId, input }: ToolCall) {
    const { house } = test
    const tool = findTool(name)!
    const refusals = callsOfRun(this.steps, runId).filter(
      (one) => one.name === name && this.results.get(resultKey(runId, one.callId))?.refused,
    ).length
    const { signal } = new AbortController()
    const context = { house, actor: cara(), conversation: this.conversation, runId, callId, stageId, refusals, signal }
    try {
      const { output, keep } = await tool.run(context, tool.input.parse(input))
      if (keep) {
        await as(house, cara(), async (ctx) => keep(ctx, await nextRev(ctx.db, 'workspaces', this.id!, ctx.now)))
        if (name !== 'COMPLETE_TASK') await this.reread(runId)
      }
      return { output, refused: false }
    } catch (error) {
      if (!(error instanceof ToolRefusal) && !(error instanceof AppError)) throw error
      return { output: refusedOutput(error), refused: true }
    }
  }

  private async reread(runId: string) {
    const kept = await as(test.house, cara(), (ctx) => readConversation(ctx, runId))
    this.known = { ...kept, steps: this.steps, results: this.results }
  }

  /** Changes an artifact by hand, as a person does on the screen. */
  async change({ id, version, edits }: Artifact, input: ArtifactInput) {
    await updateArtifact({ house: test.house, actor }, this.id!, id, { version, edits }, input)
    await this.reread(this.conversation.run.id)
  }

  /** Deals with findings of a review or notes something about them, as a person does on the screen. */
  async mark({ id, version }: Artifact, input: MarkInput) {
    await markFindings({ house: test.house, actor }, this.id!, id, version, input)
    await this.reread(this.conversation.run.id)
  }
}

const callsOfRun = (steps: Step[], runId: string) => steps.filter((step) => step.runId === runId).flatMap(callsOf)
/** What the model was told of its calls, and what it said at the end. */
function told({ results }: Conversation, steps: Step[]): Told {
  const calls = steps.flatMap((step) =>
    callsOf(step).map(({ name, callId, input }): DoneCall => {
      const { output, refused } = results.get(resultKey(step.runId, callId))!
      return { name, input: input as DoneCall['input'], output: output as DoneCall['output'], refused }
    }),
  )
  const {
    outcome,
    answer,
    choices = [],
    sources = [],
  } = calls.at(-1)!.input as unknown as Pick<Told, 'outcome' | 'answer'> & {
    choices?: string[]
    sources?: { number: number; source: SourceInput }[]
  }
  return {
    outcome,
    answer,
    choices,
    sources: sources.flatMap(({ number, source }) =>
      source.kind === 'document' ? [{ number, file: source.file, page: source.page, quote: source.quote }] : [],
    ),
    held: sources.flatMap(({ number, source }) =>
      source.kind === 'account' ? [{ number, record: source.record, fields: source.fields }] : [],
    ),
    calls,
    thoughts: steps.flatMap(({ content }) => content.flatMap((part) => ('text' in part ? [part.text] : []))),
    refusals: calls.filter(({ refused }) => refused).map(({ output }) => String(output.error)),
  }
}
