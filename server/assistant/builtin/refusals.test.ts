import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { BUILT_IN, type Faults } from '../tool.ts'
import { finish } from './finish.ts'
import { draftAgain } from './plans/draft-again.ts'
import { readPrompt } from './read-prompt.ts'

/** The sentence that tools refuse with; nothing may be read from it. */
const SENTENCE = 'These are in no source: $6,000. Leave them out. These sources do not hold: [1]: another page.'
const FAULTS: Faults = { unsourced: ['$6,000'], badSources: [1] }
const SOURCE = { kind: 'message' as const, quote: 'The deductible is $500.' }
const DRAFT = { body: 'Hello.\nThe limit is $6,000.\nThank you.', sources: [SOURCE] }

/** A talk in which one call was refused, as the model is asked it. */
function refused(name: string, input: object, error: string, faults?: Faults) {
  const prompt: LanguageModelV4Prompt = [
    { role: 'user', content: [{ type: 'text', text: 'What is the deductible?' }] },
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c1', toolName: name, input }] },
    {
      role: 'tool',
      content: [
        {
          type: 'tool-result',
          toolCallId: 'c1',
          toolName: name,
          output: {
            type: 'error-text',
            value: error,
            ...(faults && { providerOptions: { [BUILT_IN]: { faults } } }),
          },
        },
      ],
    },
  ]
  return readPrompt(prompt)
}

const again = (error: string, faults?: Faults) => {
  const { calls } = refused('DRAFT_EMAIL', DRAFT, error, faults).turns[0]!
  return draftAgain(calls, 'DRAFT_EMAIL', DRAFT, ['body'])
}

/** `[2]` holds, `[1]` was refused. */
const ANSWER = 'The deductible is $500 [2]. It is renewed [1].'
const sources = [
  { number: 1, source: { kind: 'message' as const, quote: 'It is renewed.' } },
  { number: 2, source: SOURCE },
]
const answer = (error: string, faults?: Faults) => {
  const { input } = finish(refused('COMPLETE_TASK', { sources }, error, faults), { answer: ANSWER, sources }).calls[0]!
  return (input as { answer: string }).answer
}

describe('what a refusal found', () => {
  it('is left out of the next draft, whatever the sentence of the refusal says', () => {
    expect(again('No.', FAULTS)).toEqual({ body: 'Hello.\nThank you.', sources: [] })
    expect(again('No.', { unsourced: ['$6,000'], badSources: [] })!.sources).toEqual([SOURCE])
  })

  it('is left out of the next answer, whatever the sentence of the refusal says', () => {
    expect(answer('No.', FAULTS)).toContain('The deductible is $500 [1].')
    expect(answer('No.', FAULTS)).not.toContain('renewed')
    expect(answer('No.', { unsourced: ['$500'], badSources: [] })).not.toContain('$500')
  })

  it('is never read from the sentence', () => {
    expect(again(SENTENCE)).toEqual(DRAFT)
    expect(answer(SENTENCE)).toContain('It is renewed')
  })
})
