import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { afterAll, beforeAll } from 'vitest'
import { builtinModel } from '../../../server/assistant/builtin/model.ts'
import { type Conversation, callsOf, resultKey, type Step } from '../../../server/assistant/conversation.ts'
import { type Actor, withCtx } from '../../../server/ctx.ts'
import { type ArtifactInput, updateArtifact } from '../../../server/domains/workspaces/artifacts.ts'
import { addWorkspaceMessage, createWorkspace } from '../../../server/domains/workspaces/service.ts'
import type { Artifact } from '../../../server/domains/workspaces/types.ts'
import { readConversation } from '../../../server/runs/read-conversation.ts'
import { runAssistant } from '../../../server/runs/runner.ts'
import { findNewestRun } from '../../../server/runs/service.ts'
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
beforeAll(async () => {
  test = await aHouse()
  test.pass(Date.parse(TODAY) - Date.now())
  actor = (await anAgency(test, 'Lanternfish Insurance Agency', RECORD)).actor
})
afterAll(() => test.close())

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
  calls: DoneCall[]
  thoughts: string[]
  refusals: string[]
}

/** A conversation with the built-in model in a workspace of its own: real messages, runs, tools and storage, and no worker. */
export class Rehearsal {
  /** What the model was asked, and what it answered, in order. */
  readonly prompts: LanguageModelV4Prompt[] = []
  readonly steps: Step[] = []
  modelMs = 0
  private readonly preset: PresetId | null
  private id: string | null = null
  private known: Conversation | null = null

  constructor({ preset = null }: { preset?: PresetId | null } = {}) {
    this.preset = preset
  }

  /** The conversation as it stood after the last message. */
  get conversation(): Conversation {
    if (!this.known) throw new Error('Nothing was said yet.')
    return this.known
  }

  /** Sends a message with papers and lets the model work until it ends its work. */
  async say(message: string, papers: MadePaper[] = []): Promise<Told> {
    const { house } = test
    const acting = { house, actor }
    const uploads = await Promise.all(papers.map(({ name, bytes }) => anUpload(test, name, bytes ?? new Uint8Array(1))))
    const workspace = this.id
      ? await addWorkspaceMessage(acting, this.id, { message }, uploads)
      : await createWorkspace(acting, { message, preset: this.preset }, uploads)
    this.id = workspace.id
    const run = (await as(house, actor, (ctx) => findNewestRun(ctx, workspace.id)))!
    const begin = await this.reread(run.id)
    const added = begin.files.slice(begin.files.length - papers.length)
    await as(house, actor, async (ctx) => {
      for (const [index, { file }] of added.entries()) await keepReading(ctx, file.id, papers[index]!)
    })
    const settings = { model: this.model, timeoutMs: 30_000, tokens: 10_000_000 }
    await runAssistant(house, actor.agencyId, run.id, settings, new AbortController().signal)
    const end = await this.reread(run.id)
    const fresh = end.steps.filter(({ runId, number }) => runId === run.id && number >= countSteps(begin, run.id))
    this.steps.push(...fresh)
    const { state, error } = end.run
    if (state !== 'SUCCESS' && state !== 'WAITING_FOR_INPUT') throw new Error(`The run ended as ${state}: ${error}`)
    return told(end, fresh)
  }

  /** Changes an artifact by hand, as a person does on the screen. */
  async change({ id, version, edits }: Artifact, input: ArtifactInput) {
    await updateArtifact({ house: test.house, actor }, this.id!, id, { version, edits }, input)
    await this.reread(this.conversation.run.id)
  }

  private async reread(runId: string): Promise<Conversation> {
    const cara = { ...actor, kind: 'cara' as const }
    this.known = await withCtx(test.house, cara, (ctx) => readConversation(ctx, runId))
    return this.known
  }

  /** The built-in model, with what it is asked written down and its time taken. */
  private readonly model: LanguageModelV4 = {
    ...builtinModel,
    doStream: async (options) => {
      this.prompts.push(options.prompt)
      const began = performance.now()
      const result = await builtinModel.doStream(options)
      this.modelMs += performance.now() - began
      return result
    },
  }
}

const countSteps = ({ steps }: Conversation, run: string) => steps.filter(({ runId }) => runId === run).length

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
    sources?: { number: number; source: { file: string; page: number; quote: string } }[]
  }
  return {
    outcome,
    answer,
    choices,
    sources: sources.map(({ number, source: { file, page, quote } }) => ({ number, file, page, quote })),
    calls,
    thoughts: steps.flatMap(({ content }) => content.flatMap((part) => ('text' in part ? [part.text] : []))),
    refusals: calls.filter(({ refused }) => refused).map(({ output }) => String(output.error)),
  }
}
