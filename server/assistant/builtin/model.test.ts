import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import * as made from '../../../tests/support/rehearsal/papers.ts'
import { Rehearsal, rehearseHere } from '../../../tests/support/rehearsal/rehearse.ts'
import { builtinModel } from './model.ts'

rehearseHere()

const gl = made.glPolicy()

async function stream(prompt: LanguageModelV4Prompt): Promise<LanguageModelV4StreamPart[]> {
  const parts: LanguageModelV4StreamPart[] = []
  for await (const part of (await builtinModel.doStream({ prompt })).stream) parts.push(part)
  return parts
}

/** A whole conversation: a question, a form, an e-mail and a change to it. */
async function played() {
  const rehearsal = new Rehearsal()
  await rehearsal.say('What does this policy cover?', [await gl])
  await rehearsal.say('Fill ACORD 25, holder: Paper Lantern Properties')
  await rehearsal.say('write the e-mail to the holder')
  await rehearsal.say('make it shorter')
  return rehearsal
}

describe('the built-in model', () => {
  it('gives the same step for the same conversation, wherever it is taken up', async () => {
    const { prompts, steps } = await played()
    expect(prompts.length).toBeGreaterThan(8)
    for (const [index, prompt] of prompts.entries()) {
      const copy = JSON.parse(JSON.stringify(prompt)) as LanguageModelV4Prompt
      const { content } = await builtinModel.doGenerate({ prompt: copy })
      expect(content).toEqual(steps[index]!.content)
    }
  })

  it('streams what it generates: thoughts in a few words at a time, calls whole, usage at the end', async () => {
    const { prompts } = await played()
    for (const prompt of prompts) {
      const parts = await stream(prompt)
      const { content, usage } = await builtinModel.doGenerate({ prompt })
      const thought = parts.flatMap((part) => (part.type === 'reasoning-delta' ? [part.delta] : []))
      expect(thought.join('')).toBe(content.flatMap((part) => (part.type === 'reasoning' ? [part.text] : [])).join(''))
      expect(Math.max(0, ...thought.map((delta) => delta.trim().split(/\s+/).length))).toBeLessThanOrEqual(4)
      expect(parts.filter(({ type }) => type === 'tool-call')).toEqual(
        content.filter(({ type }) => type === 'tool-call'),
      )
      expect(parts.at(-1)).toMatchObject({ type: 'finish', usage, finishReason: { unified: 'tool-calls' } })
      expect(usage.inputTokens.total).toBeGreaterThan(0)
    }
  })

  it('names its calls by the step, so that no two of a conversation have one id', async () => {
    const { conversation } = await played()
    const ids = conversation.steps.flatMap(({ content }) =>
      content.flatMap((part) => (part.type === 'tool-call' ? [part.toolCallId] : [])),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('takes up a conversation that another model began and did not finish', async () => {
    const rehearsal = new Rehearsal()
    await rehearsal.say('What is the each occurrence limit?', [await gl])
    const prompt = rehearsal.prompts[0]!
    const taken: LanguageModelV4Prompt = [
      ...prompt,
      { role: 'assistant', content: [{ type: 'text', text: 'Let me see.' }] },
      {
        role: 'user',
        content: [{ type: 'text', text: 'End your work by calling COMPLETE_TASK with your answer and its sources.' }],
      },
    ]
    const { content } = await builtinModel.doGenerate({ prompt: taken })
    const calls = content.flatMap((part) => (part.type === 'tool-call' ? [part.toolName] : []))
    expect(calls).toEqual(['PEEK_FILE', 'SEARCH_FILE'])
  })

  it('leaves out a source that was refused and ends its work', async () => {
    const rehearsal = new Rehearsal()
    const paper = structuredClone(await gl)
    const [fact] = paper.facts!.facts.filter(({ key }) => key === 'gl.eachOccurrence')
    fact!.source.quote = 'A limit of $1,000,000 that stands nowhere'
    const told = await rehearsal.say('What are the limits?', [paper])
    expect(told.refusals).toHaveLength(1)
    expect(told.answer).not.toContain('Each occurrence')
    expect(told.answer).toContain('$2,000,000')
  })

  it('takes little time: a policy described, a form filled, an e-mail written', async () => {
    const { modelMs } = await played()
    expect(modelMs).toBeLessThan(1500)
  })

  it.each([
    ['hello', 'I can:'],
    ['What can you do?', 'fill an ACORD 25'],
    ['thanks!', 'You are welcome'],
    ['send it', 'I cannot send anything'],
    ['google the carrier rating', 'cannot look anything up'],
    ['cancel the policy', 'cannot bind, change or pay'],
    ['translate it into Spanish', 'cannot translate'],
    ['are you an AI?', 'CARA_MODEL'],
  ])('says what it can and cannot do: %s', async (message, words) => {
    const told = await new Rehearsal().say(message)
    expect(told).toMatchObject({ outcome: 'DONE', answer: expect.stringContaining(words) })
    expect(told.calls).toHaveLength(1)
  })
})
