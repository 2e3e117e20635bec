import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { THOUGHTLESS } from '../../../tests/support/model-servers/anthropic-wire.ts'
import { aModelServer, KEY } from '../../../tests/support/model-servers/model-server.ts'
import { inOrder, say } from '../../../tests/support/model-servers/script.ts'
import { openModel } from './open-model.ts'
import { reportedUsage } from './reported-usage.ts'

const tool = (name: string) => ({
  type: 'function' as const,
  name,
  description: name,
  inputSchema: { type: 'object', properties: {} } as const,
})
const result = { type: 'json' as const, value: { noted: true } }
const OPTIONS: LanguageModelV4CallOptions = {
  prompt: [
    { role: 'system', content: 'You are Cara.' },
    { role: 'user', content: [{ type: 'text', text: 'First' }] },
    { role: 'assistant', content: [{ type: 'text', text: 'Done.' }] },
    { role: 'user', content: [{ type: 'text', text: 'Second' }] },
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'c1', toolName: 'THINK', input: {} }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c1', toolName: 'THINK', output: result }] },
  ],
  tools: [tool('THINK'), tool('PEEK_FILE')],
}

/** What a provider's own client sends for these options. */
async function sentTo(name: string, options = OPTIONS) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString())
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = await openModel({ name, baseUrl, apiKey: KEY })
  await expect(model.doStream(options)).rejects.toThrow()
  server.close()
  return JSON.parse(bodies[0]!) as Record<string, unknown>
}

describe('a hosted model', () => {
  it('is asked for its thoughts, in the way of each provider', async () => {
    expect(await sentTo('anthropic:claude-sonnet-4-5')).toMatchObject({ thinking: { type: 'enabled' } })
    expect(await sentTo('openai:gpt-5')).toMatchObject({
      reasoning: { effort: 'medium', summary: 'detailed' },
      include: ['reasoning.encrypted_content'],
    })
    expect(await sentTo('google:gemini-2.5-pro')).toMatchObject({
      generationConfig: { thinkingConfig: { includeThoughts: true } },
    })
  })

  it('keeps nothing of the documents at OpenAI', async () => {
    expect(await sentTo('openai:gpt-5')).toMatchObject({ store: false })
    expect(await sentTo('openai:gpt-4o')).toMatchObject({ store: false })
  })

  it('is asked without thoughts from then on when it has none to show', async () => {
    const words = say({ text: 'Here.' })
    const server = await aModelServer('anthropic', inOrder(words, words, words))
    const model = await openModel({ name: `anthropic:${THOUGHTLESS}`, baseUrl: server.baseUrl, apiKey: KEY })
    for (let time = 0; time < 2; time++) await (await model.doStream(OPTIONS)).stream.cancel()
    expect(server.recorded.map(({ body }) => 'thinking' in body)).toEqual([true, false, false])
    await server.close()
  })

  it('is told up to where Anthropic may keep the prompt: tools, instructions, the question and the end', async () => {
    const { system, tools, messages } = (await sentTo('anthropic:claude-sonnet-4-5')) as {
      system: object[]
      tools: object[]
      messages: { role: string; content: object[] }[]
    }
    const isMarked = (part: object | undefined) => 'cache_control' in (part ?? {})
    expect(tools.map(isMarked)).toEqual([false, true])
    expect(system.map(isMarked)).toEqual([true])
    expect(messages.map(({ content }) => isMarked(content.at(-1)))).toEqual([false, false, true, false, true])
  })
})

describe('tokens that a stream reports on its way', () => {
  it.each([
    [{ type: 'message_start', message: { usage: { input_tokens: 9, cache_read_input_tokens: 90, output_tokens: 1 } } }, 99, 1],
    [{ type: 'message_delta', usage: { output_tokens: 12 } }, undefined, 12],
    [{ type: 'response.failed', response: { usage: { input_tokens: 7, output_tokens: 3 } } }, 7, 3],
    [{ choices: [], usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 } }, 5, 2],
    [{ usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 4, thoughtsTokenCount: 6 } }, 8, 10],
    [{ choices: [], usage: null }, undefined, undefined],
    ['no object', undefined, undefined],
  ])('%j', (piece, inputTokens, outputTokens) => {
    expect(reportedUsage(piece)).toEqual(JSON.parse(JSON.stringify({ inputTokens, outputTokens })))
  }) // biome-ignore format: a table
})
