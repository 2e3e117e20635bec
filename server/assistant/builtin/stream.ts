import type {
  LanguageModelV4Reasoning,
  LanguageModelV4StreamPart,
  LanguageModelV4Text,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { NextStep } from './talk.ts'

export type StepPart = LanguageModelV4Reasoning | LanguageModelV4Text | LanguageModelV4ToolCall

/** A step in the parts of the model interface. The ids of its calls follow from the step's number, so a repeated step has the same. */
export function partsOf({ thought, calls }: NextStep, step: number): StepPart[] {
  const reasoning: StepPart[] = thought ? [{ type: 'reasoning', text: thought }] : []
  return [
    ...reasoning,
    ...calls.map(
      ({ name, input }, index): StepPart => ({
        type: 'tool-call',
        toolCallId: `step-${step + 1}-${index + 1}`,
        toolName: name,
        input: JSON.stringify(input),
      }),
    ),
  ]
}

/** The same parts as a stream: thoughts in runs of a few words, calls whole. */
export function streamOf(content: StepPart[], usage: LanguageModelV4Usage): ReadableStream<LanguageModelV4StreamPart> {
  const parts = streamParts(content, usage)
  return new ReadableStream({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

function* streamParts(content: StepPart[], usage: LanguageModelV4Usage): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  for (const [index, part] of content.entries()) {
    if (part.type === 'tool-call') {
      yield part
      continue
    }
    const id = `thought-${index}`
    if (part.type === 'text') {
      yield { type: 'text-start', id }
      yield { type: 'text-delta', id, delta: part.text }
      yield { type: 'text-end', id }
      continue
    }
    yield { type: 'reasoning-start', id }
    for (const delta of part.text.match(/(?:\S+\s*){1,4}/g) ?? []) yield { type: 'reasoning-delta', id, delta }
    yield { type: 'reasoning-end', id }
  }
  yield { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: undefined } }
}
