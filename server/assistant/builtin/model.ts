import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider'
import { BUILT_IN } from '../tool.ts'
import { nextStep } from './next-step.ts'
import { changePart, type PartAsked } from './plans/change-part.ts'
import { readPrompt } from './read-prompt.ts'
import { partsOf, type StepPart, streamOf } from './stream.ts'

/**
 * The model that needs no key and no network: it reads the conversation and the tools' results, as any model does, and answers
 * with the next step. The same conversation gives the same step, so a run that a crash cut off goes on as it would have.
 */
export const builtinModel: LanguageModelV4 = {
  specificationVersion: 'v4',
  provider: 'cara',
  modelId: 'builtin',
  supportedUrls: {},
  async doGenerate(options) {
    const { content, usage } = answer(options)
    return { content, finishReason: { unified: 'tool-calls', raw: undefined }, usage, warnings: [] }
  },
  async doStream(options) {
    const { content, usage } = answer(options)
    return { stream: streamOf(content, usage) }
  },
}

function answer({ prompt, providerOptions }: LanguageModelV4CallOptions) {
  const part = providerOptions?.[BUILT_IN] as PartAsked | undefined
  const content: StepPart[] = part ? [{ type: 'text', text: changePart(part) }] : stepOf(prompt)
  const said = content.map((part) => (part.type === 'tool-call' ? part.input : part.text))
  return { content, usage: usageOf(JSON.stringify(prompt).length, said.join('').length) }
}

function stepOf(prompt: LanguageModelV4CallOptions['prompt']) {
  const talk = readPrompt(prompt)
  return partsOf(nextStep(talk), talk.steps)
}

const LETTERS_PER_TOKEN = 4

function usageOf(lettersIn: number, lettersOut: number): LanguageModelV4Usage {
  const total = Math.ceil(lettersIn / LETTERS_PER_TOKEN)
  return {
    inputTokens: { total, noCache: total, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: Math.ceil(lettersOut / LETTERS_PER_TOKEN), text: undefined, reasoning: undefined },
  }
}
