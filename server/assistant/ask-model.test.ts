import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import { aModelServer, KEY, PROTOCOLS, type Protocol } from '../../tests/support/model-servers/model-server.ts'
import { call, inOrder, type Said, type Script, say } from '../../tests/support/model-servers/script.ts'
import { openModel } from '../outside/model/open-model.ts'
import type { Tokens } from '../outside/model/reported-usage.ts'
import { askModel } from './ask-model.ts'
import type { Listener, ModelAnswer } from './gather-answer.ts'

const PROMPT: LanguageModelV4Prompt = [
  { role: 'system', content: 'You are Cara.' },
  { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
]
const TOOLS = [
  {
    type: 'function' as const,
    name: 'THINK',
    description: 'Thinks.',
    inputSchema: { type: 'object', properties: {} } as const,
  },
]

/** What a watcher received: the words of each part, and how often they were discarded. */
function aListener() {
  const heard = { parts: [] as string[], restarts: 0 }
  const lost: Tokens = { inputTokens: 0, outputTokens: 0 }
  const listener: Listener = {
    begin(part) {
      heard.parts[part] = ''
    },
    words(part, text) {
      heard.parts[part] += text
    },
    lost({ inputTokens, outputTokens }) {
      lost.inputTokens += inputTokens
      lost.outputTokens += outputTokens
    },
    restart: async () => {
      heard.restarts++
      heard.parts = []
    },
  }
  return { heard, lost, listener }
}

type Asking = {
  timeoutMs?: number
  signal?: AbortSignal
  prompt?: LanguageModelV4Prompt
  model?: (baseUrl: string) => ReturnType<typeof openModel>
}

/** Asks a scripted model once, and gives the answer or the error, with what was heard and sent. */
async function ask(protocol: Protocol, script: Script, asking: Asking = {}) {
  const server = await aModelServer(protocol, script)
  const { heard, lost, listener } = aListener()
  const began = performance.now()
  try {
    const model = asking.model ? await asking.model(server.baseUrl) : server.model
    const options = { prompt: asking.prompt ?? PROMPT, tools: TOOLS, toolChoice: { type: 'auto' as const } }
    const signal = asking.signal ?? new AbortController().signal
    const result = await askModel({ model, options, timeoutMs: asking.timeoutMs ?? 3000, signal }, listener).then(
      (answer): { answer: ModelAnswer | null; error: string | null } => ({ answer, error: null }),
      (error: Error) => ({ answer: null, error: error.message }),
    )
    return { ...result, heard, lost, asked: server.recorded, ms: performance.now() - began }
  } finally {
    await server.close()
  }
}

const WORDS: Said = { reasoning: 'Let me look at the policy first. ', text: 'I look into the file.' }
const REFUSED = { does: 'refuse', retryAfter: '0' } as const

describe.concurrent.each(PROTOCOLS)('a model behind %s', (protocol) => {
  it('streams thoughts, words and calls, and counts tokens', async () => {
    const input = { file: 'F1', note: 'é “quoted” 🦦', long: 'x'.repeat(2000) }
    const said = {
      ...WORDS,
      calls: [
        { name: 'PEEK_FILE', input },
        { name: 'THINK', input: {} },
      ],
      usage: { input: 321, output: 45 },
    }
    const { answer, heard, asked } = await ask(protocol, inOrder(say(said)))
    expect(answer).toMatchObject({ inputTokens: 321, outputTokens: 45, modelId: 'scripted-2026' })
    const [thought, words, ...calls] = answer!.content
    expect(thought).toMatchObject({ type: 'reasoning', text: WORDS.reasoning })
    expect(words).toMatchObject({ type: 'text', text: WORDS.text })
    expect(calls.map((part) => part.type === 'tool-call' && [part.toolName, JSON.parse(part.input)])).toEqual([
      ['PEEK_FILE', input],
      ['THINK', {}],
    ])
    expect(heard).toEqual({ parts: [WORDS.reasoning, WORDS.text], restarts: 0 })
    expect(asked).toHaveLength(1)
    expect(asked[0]!.asked).toMatchObject({
      key: KEY,
      model: 'scripted',
      system: 'You are Cara.',
      tools: [{ name: 'THINK', description: 'Thinks.', schema: { type: 'object' } }],
    })
    expect(asked[0]!.asked.turns).toMatchObject([{ role: 'user', text: 'Hello' }])
  })

  it('takes an answer apart that goes back word for word, the signature of a thought with it', async () => {
    const first = await ask(protocol, inOrder(say({ ...WORDS, calls: [{ name: 'THINK', input: { a: 1 } }] })))
    const content = first.answer!.content.map((part) =>
      part.type === 'tool-call'
        ? {
            type: part.type,
            toolCallId: part.toolCallId,
            toolName: part.toolName,
            input: JSON.parse(part.input) as object,
          }
        : { type: part.type, text: part.text, providerOptions: part.providerMetadata as never },
    )
    const id = first.answer!.content.find((part) => part.type === 'tool-call')!.toolCallId
    const output = { type: 'json' as const, value: { noted: true } }
    const prompt: LanguageModelV4Prompt = [
      ...PROMPT,
      { role: 'assistant', content },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: id, toolName: 'THINK', output }] },
    ]
    const second = await ask(protocol, inOrder(say({ text: 'Good.' })), { prompt })
    expect(second.error).toBeNull()
    expect(second.asked[0]!.asked.turns.slice(1)).toMatchObject([
      {
        role: 'assistant',
        text: WORDS.text,
        reasoning: WORDS.reasoning,
        calls: [{ id, name: 'THINK', input: { a: 1 } }],
      },
      { role: 'tool', results: [{ id, text: '{"noted":true}' }] },
    ])
  })

  it('leaves blank words out', async () => {
    const { answer, heard } = await ask(protocol, inOrder(say({ text: ' \n', calls: [{ name: 'THINK', input: {} }] })))
    expect(answer!.content.map(({ type }) => type)).toEqual(['tool-call'])
    expect(heard.parts).toEqual([])
  })

  it('gives a tool input that does not parse as it came', async () => {
    const { answer } = await ask(protocol, inOrder(call('THINK', '{"thought": "half')))
    expect(answer!.content).toMatchObject([{ type: 'tool-call', toolName: 'THINK', input: '{"thought": "half' }])
  })

  it.each([429, 500, 503, 529])('asks again after a status %d', async (status) => {
    const { answer, asked } = await ask(protocol, inOrder({ ...REFUSED, status }, say(WORDS)))
    expect(answer!.content).toHaveLength(2)
    expect(asked).toHaveLength(2)
  })

  it('waits as long as it is told to', async () => {
    const { answer, asked } = await ask(protocol, inOrder({ does: 'refuse', status: 429, retryAfter: '2' }, say(WORDS)))
    expect(answer).not.toBeNull()
    expect(asked[1]!.at - asked[0]!.at).toBeGreaterThanOrEqual(1950)
  })

  it.each(['cut', 'closed', 'error'] as const)(
    'takes back the words of a stream that is broken (%s) and asks again',
    async (how) => {
      const script = inOrder({ does: 'break', how, after: 4, said: WORDS }, say({ text: 'Second try.' }))
      const { answer, heard, asked } = await ask(protocol, script)
      expect(answer!.content).toMatchObject([{ type: 'text', text: 'Second try.' }])
      expect(heard).toEqual({ parts: ['Second try.'], restarts: 1 })
      expect(asked).toHaveLength(2)
    },
  )

  it('counts what broken answers cost, as far as the provider reported it', async () => {
    const said = { ...WORDS, usage: { input: 700, output: 30 } }
    const script = inOrder({ does: 'break', how: 'cut', after: 4, said }, say(said))
    const { answer, lost } = await ask(protocol, script)
    expect(answer).toMatchObject({ inputTokens: 700, outputTokens: 30 })
    // The one protocol tells its count at the start, the other at the end.
    expect(lost).toEqual(
      protocol === 'anthropic' ? { inputTokens: 700, outputTokens: 1 } : { inputTokens: 0, outputTokens: 0 },
    )
  })

  it('never takes half a tool call for a whole one', async () => {
    const said = { calls: [{ name: 'THINK', input: { thought: 'x'.repeat(3000) } }] }
    const { answer } = await ask(
      protocol,
      inOrder({ does: 'break', how: 'closed', after: 3, said }, say({ text: 'Again.' })),
    )
    expect(answer!.content).toMatchObject([{ type: 'text', text: 'Again.' }])
  })

  it.each([
    ['in the middle', { does: 'break', how: 'silent', after: 2, said: WORDS } as const],
    ['from the start', { does: 'hang' } as const],
  ])('hangs up on a model that falls silent %s', async (_case, silence) => {
    const { answer, asked } = await ask(protocol, inOrder(silence, say(WORDS)), { timeoutMs: 300 })
    expect(answer!.content).toHaveLength(2)
    expect(asked[0]!.hungUpAt).not.toBeNull()
  })

  it('does not mind a slow model that goes on speaking', async () => {
    const slowly = Array.from({ length: 20 }, (_, at) => `Step ${String(at)}. `)
    const { answer, asked } = await ask(protocol, inOrder(say({ reasoning: slowly, everyMs: 200, text: 'Done.' })), {
      timeoutMs: 2_500,
    })
    expect(answer!.content).toHaveLength(2)
    expect(asked).toHaveLength(1)
  })

  it.each([
    [429, 4, 'The language model has too much to do right now. Try again in a minute.'],
    [500, 4, 'The language model failed (status 500). Try again in a minute.'],
    [400, 1, 'The language model could not take this conversation; it may be too long for it.'],
    [403, 1, 'The language model refused the key. Check the model settings.'],
    [404, 1, 'The language model is not known to its provider. Check CARA_MODEL.'],
  ])('says what a status %d means after %d attempts', async (status, attempts, sentence) => {
    const { error, asked } = await ask(protocol, () => ({ ...REFUSED, status }))
    expect(error).toBe(sentence)
    expect(asked).toHaveLength(attempts)
  })

  it('says that a key is wrong, and asks once', async () => {
    const { error, asked } = await ask(protocol, inOrder(say(WORDS)), {
      model: (baseUrl) => openModel({ name: `${protocol}:scripted`, baseUrl, apiKey: 'another-key' }),
    })
    expect(error).toBe('The language model refused the key. Check the model settings.')
    expect(asked).toHaveLength(0)
  })

  it('says that a model cannot be reached', async () => {
    const nowhere = () => openModel({ name: `${protocol}:scripted`, baseUrl: 'http://127.0.0.1:9/v1', apiKey: KEY })
    const { error } = await ask(protocol, inOrder(), { model: nowhere })
    expect(error).toBe('The language model could not be reached. Try again in a minute.')
  })

  it.each([
    ['streams', inOrder(say({ text: 'word '.repeat(500), everyMs: 20 }))],
    ['is silent', inOrder({ does: 'hang' })],
    ['asked for a pause', inOrder({ does: 'refuse', status: 429, retryAfter: '50' })],
  ])('lets go at once when it is stopped while the model %s', async (_case, script) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('Stopped.')), 200)
    const { error, ms } = await ask(protocol, script, { signal: stop.signal })
    expect(error).toBe('Stopped.')
    expect(ms).toBeLessThan(1000)
  })
})
