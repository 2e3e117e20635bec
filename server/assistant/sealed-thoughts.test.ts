import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LanguageModelV4Prompt, SharedV4ProviderOptions } from '@ai-sdk/provider'
import { afterEach, expect, it } from 'vitest'
import { openModel } from '../outside/model/open-model.ts'
import type { Tokens } from '../outside/model/reported-usage.ts'
import { askModel } from './ask-model.ts'
import type { StepContent } from './conversation.ts'

type Event = { type: string; [part: string]: unknown }

const usage = { input_tokens: 50, output_tokens: 9 }
const THOUGHT: Event[] = [
  { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'gpt-5-2026' } },
  { type: 'response.output_item.added', output_index: 0, item: { type: 'reasoning', id: 'rs_1' } },
  { type: 'response.reasoning_summary_text.delta', item_id: 'rs_1', summary_index: 0, delta: 'I look into ' },
  { type: 'response.reasoning_summary_text.delta', item_id: 'rs_1', summary_index: 0, delta: 'the file.' },
  { type: 'response.reasoning_summary_part.done', item_id: 'rs_1', summary_index: 0 },
  {
    type: 'response.output_item.done',
    output_index: 0,
    item: { type: 'reasoning', id: 'rs_1', encrypted_content: 'sealed-1' },
  },
]
const called = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'THINK' }
const CALL: Event[] = [
  { type: 'response.output_item.added', output_index: 1, item: { ...called, arguments: '' } },
  { type: 'response.function_call_arguments.delta', item_id: 'fc_1', output_index: 1, delta: '{"a":1}' },
  {
    type: 'response.output_item.done',
    output_index: 1,
    item: { ...called, arguments: '{"a":1}', status: 'completed' },
  },
]
const DONE: Event = { type: 'response.completed', response: { usage } }
const FAILED: Event = {
  type: 'response.failed',
  sequence_number: 9,
  response: { error: { code: 'server_error', message: 'The engine died.' }, usage },
}

let close = () => {}
afterEach(() => close())

/** A server that streams these answers of OpenAI's one after another, and what it was sent. */
async function aServer(...answers: Event[][]) {
  const bodies: { input: object[] }[] = []
  const server = createServer(async (request, response) => {
    bodies.push(JSON.parse(Buffer.concat(await request.toArray()).toString()) as { input: object[] })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(answers[bodies.length - 1]!.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { bodies, model: await openModel({ name: 'openai:gpt-5', baseUrl, apiKey: 'k' }) }
}

async function ask({ model }: Awaited<ReturnType<typeof aServer>>, prompt: LanguageModelV4Prompt) {
  const heard: string[] = []
  const lost: Tokens[] = []
  const answer = await askModel(
    { model, options: { prompt }, timeoutMs: 3000, signal: new AbortController().signal },
    {
      begin: () => {},
      words: (_part, text) => void heard.push(text),
      restart: async () => {},
      lost: (tokens) => void lost.push({ ...tokens }),
    },
  )
  return { answer, heard, lost }
}

const PROMPT: LanguageModelV4Prompt = [
  { role: 'system', content: 'You are Cara.' },
  { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
]

/** A step as it goes back. */
const asSaid = (content: StepContent[]) =>
  content.map((part) => {
    const providerOptions = part.providerMetadata as SharedV4ProviderOptions
    return part.type === 'tool-call'
      ? { ...part, input: JSON.parse(part.input) as object, providerOptions }
      : { type: part.type, text: part.text, providerOptions }
  })

it('shows the thoughts of OpenAI as they come, and sends them back as they were sealed, before their call', async () => {
  const server = await aServer([...THOUGHT, ...CALL, DONE], [...THOUGHT, DONE])
  const { answer, heard } = await ask(server, PROMPT)
  expect(heard).toEqual(['I look into ', 'the file.'])
  expect(answer).toMatchObject({ modelId: 'gpt-5-2026', inputTokens: 50, outputTokens: 9 })
  const output = { type: 'json' as const, value: { noted: true } }
  await ask(server, [
    ...PROMPT,
    { role: 'assistant', content: asSaid(answer.content) },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'call_1', toolName: 'THINK', output }] },
  ])
  expect(server.bodies[1]!.input.slice(2)).toMatchObject([
    {
      type: 'reasoning',
      encrypted_content: 'sealed-1',
      summary: [{ type: 'summary_text', text: 'I look into the file.' }],
    },
    { type: 'function_call', call_id: 'call_1', name: 'THINK', arguments: '{"a":1}' },
    { type: 'function_call_output', call_id: 'call_1', output: '{"noted":true}' },
  ])
})

it('counts what an answer cost that failed in the end', async () => {
  const { answer, lost } = await ask(await aServer([...THOUGHT, FAILED], [...THOUGHT, ...CALL, DONE]), PROMPT)
  expect(lost).toEqual([{ inputTokens: 50, outputTokens: 9 }])
  expect(answer).toMatchObject({ inputTokens: 50, outputTokens: 9 })
})
