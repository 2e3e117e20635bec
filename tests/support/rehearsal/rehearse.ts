import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { builtinModel } from '../../../server/assistant/builtin/model.ts'
import type { Conversation, Step, StepContent } from '../../../server/assistant/conversation.ts'
import { buildPrompt } from '../../../server/assistant/prompt.ts'
import { findTool } from '../../../server/assistant/tools/index.ts'
import type { Artifact, Message } from '../../../server/domains/workspaces/types.ts'
import type { PresetId } from '../../../shared/presets.ts'
import type { MadePaper } from './play-tools.ts'
import { carryOut, Refused } from './play-tools.ts'

const TODAY = '2026-05-14'

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

type Settings = { preset?: PresetId | null; today?: string }

/** A conversation with the built-in model, in which the tools are played on papers held in memory. */
export class Rehearsal {
  readonly conversation: Conversation
  readonly papers: MadePaper[] = []
  readonly prompts: LanguageModelV4Prompt[] = []
  modelMs = 0
  private readonly today: string

  constructor({ preset = null, today = TODAY }: Settings = {}) {
    this.today = today
    this.conversation = {
      workspace: { id: 'w', title: 'New workspace', preset },
      agency: {
        id: 'a',
        name: 'Lanternfish Insurance Agency',
        phone: '(555) 010-4400',
        mailingAddress: { line1: '12 Harbor Example Way', city: 'Sampleton', zone: 'OH', postalCode: '43000' },
      },
      run: { id: 'run' },
      messages: [],
      files: [],
      steps: [],
      results: new Map(),
      artifacts: [] as Artifact[],
    } as unknown as Conversation
  }

  /** Sends a message with papers and lets the model work until it ends its work. */
  async say(content: string, papers: MadePaper[] = []): Promise<Told> {
    const id = `m${this.conversation.messages.length + 1}`
    this.conversation.messages.push({
      id,
      role: 'USER',
      content,
      citations: [],
      choices: [],
      saidBy: null,
      inLine: false,
      createdAt: new Date(0),
    } satisfies Message)
    for (const paper of papers) {
      this.papers.push(paper)
      const handle = `F${this.papers.length}`
      const { name, error = null, facts } = paper
      const file = { id: handle, name, error, kind: facts?.kind ?? null, pageCount: paper.pages.length, facts }
      this.conversation.files.push({ handle, file, messageId: id } as Conversation['files'][number])
    }
    return this.work(id)
  }

  private async work(messageId: string): Promise<Told> {
    const calls: DoneCall[] = []
    const thoughts: string[] = []
    for (let turn = 0; turn < 30; turn++) {
      const step = await this.takeStep(messageId)
      for (const part of step.content) {
        if (part.type !== 'tool-call') {
          thoughts.push(part.text)
          continue
        }
        const call = this.carryOut(step, part)
        calls.push(call)
        if (call.name === 'COMPLETE_TASK' && !call.refused) return told(call, calls, thoughts)
      }
      if (repeats(calls)) throw new Error(`The model goes round in circles: ${JSON.stringify(calls.at(-1))}`)
    }
    throw new Error('The model does not come to an end.')
  }

  private async takeStep(messageId: string): Promise<Step> {
    const prompt = buildPrompt(this.conversation, this.today)
    this.prompts.push(prompt)
    const began = performance.now()
    const { content } = await builtinModel.doGenerate({ prompt })
    this.modelMs += performance.now() - began
    const number = this.conversation.steps.length
    const step = { runId: 'run', number, messageId, content: content as StepContent[] } as Step
    this.conversation.steps.push(step)
    return step
  }

  private carryOut(step: Step, part: Extract<StepContent, { type: 'tool-call' }>): DoneCall {
    const input = JSON.parse(part.input) as Record<string, unknown>
    const tool = findTool(part.toolName)
    const parsed = tool?.input.safeParse(input)
    let output: Record<string, unknown>
    let refused = false
    try {
      if (!parsed?.success) throw new Refused(`The input does not fit: ${parsed?.error.message ?? part.toolName}`)
      output = carryOut(
        this,
        part.toolName,
        parsed.data as Record<string, unknown>,
        `${step.number}-${part.toolCallId}`,
      )
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      output = { error: error.message }
      refused = true
    }
    this.conversation.results.set(`run:${part.toolCallId}`, { output, refused })
    return { name: part.toolName, input, output, refused }
  }
}

function told({ input }: DoneCall, calls: DoneCall[], thoughts: string[]): Told {
  const {
    outcome,
    answer,
    choices = [],
    sources = [],
  } = input as unknown as {
    outcome: Told['outcome']
    answer: string
    choices?: string[]
    sources?: { number: number; source: { file: string; page: number; quote: string } }[]
  }
  return {
    outcome,
    answer,
    choices,
    sources: sources.map(({ number, source: { file, page, quote } }) => ({ number, file, page, quote })),
    calls,
    thoughts,
    refusals: calls.filter(({ refused }) => refused).map(({ output }) => String(output.error)),
  }
}

function repeats(calls: DoneCall[]) {
  const counts = new Map<string, number>()
  for (const { name, input } of calls) {
    const key = name + JSON.stringify(input)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.values()].some((count) => count >= 3)
}
