import type { AskedTurn, Said } from './script.ts'
import { type Frame, fragmentsOf, inputText, parsed, piecesOf, textOf, type Wire } from './wire.ts'

type Call = { id: string; type: string; function: { name: string; arguments: string } }
type Message = {
  role: string
  content?: unknown
  reasoning_content?: string
  tool_calls?: Call[]
  tool_call_id?: string
}
type Tool = { type: string; function: { name: string; description: string; parameters: Record<string, unknown> } }

/** The chat completions of OpenAI, vLLM, Ollama and llama.cpp. */
export const openaiWire: Wire = {
  path: '/v1/chat/completions',
  read(body, headers) {
    const messages = body.messages as Message[]
    const systems = messages.filter(({ role }) => role === 'system')
    return {
      key: headers.authorization?.replace(/^Bearer /, ''),
      model: String(body.model),
      system: systems.map(({ content }) => textOf(content)).join('\n'),
      tools: ((body.tools ?? []) as Tool[]).map(({ function: { name, description, parameters } }) => ({
        name,
        description,
        schema: parameters,
      })),
      turns: messages.filter(({ role }) => role !== 'system').map(turnOf),
    }
  },
  whyInvalid(body) {
    const messages = body.messages as Message[]
    for (const [index, { role, tool_calls: calls = [], content }] of messages.entries()) {
      if (role === 'assistant' && !content && !calls.length)
        return `messages[${index}]: an assistant message holds content or tool calls.`
      const ids = calls.map(({ id }) => id)
      if (new Set(ids).size < ids.length) return `messages[${index}]: two tool calls of one id.`
      const answers = messages.slice(index + 1, index + 1 + ids.length).map((message) => message.tool_call_id)
      if (ids.some((id) => !answers.includes(id)))
        return `messages[${index}]: tool calls must be followed by messages that answer each.`
    }
    return null
  },
  refusal: (status, message) => ({
    error: { message, type: status === 429 ? 'rate_limit_exceeded' : 'server_error', code: null, param: null },
  }),
  frames,
  errorFrame: { data: { error: { message: 'The engine died.', type: 'server_error', code: 500 } } },
}

function turnOf({
  role,
  content,
  reasoning_content: reasoning = '',
  tool_calls: calls = [],
  tool_call_id: id,
}: Message): AskedTurn {
  const text = textOf(content)
  return {
    role: role as AskedTurn['role'],
    text: role === 'tool' ? '' : text,
    reasoning,
    calls: calls.map(({ id: callId, function: { name, arguments: input } }) => ({
      id: callId,
      name,
      input: parsed(input),
    })),
    results: role === 'tool' ? [{ id: id ?? '', text }] : [],
  }
}

function frames(said: Said, { id, model, withUsage }: { id: string; model: string; withUsage: boolean }): Frame[] {
  const { reasoning = '', text = '', calls = [], usage = { input: 100, output: 20 }, isCutByLength } = said
  const chunk = (delta: object, finish: string | null = null) => ({
    id,
    object: 'chat.completion.chunk',
    created: 1_750_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const piece = (delta: object): Frame => ({ data: chunk(delta), isPiece: true })
  const toolFrames = calls.flatMap(({ name, input, id: given }, index) => {
    const toolId = given ?? `call_${id}_${index}`
    const opening = { index, id: toolId, type: 'function', function: { name, arguments: '' } }
    return [
      { tool_calls: [opening] },
      ...fragmentsOf(inputText(input)).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]
  })
  const finish = isCutByLength ? 'length' : calls.length ? 'tool_calls' : 'stop'
  const counted = {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  }
  return [
    { data: chunk({ role: 'assistant', content: '' }) },
    ...piecesOf(reasoning).map((part) => piece({ reasoning_content: part })),
    ...piecesOf(text).map((part) => piece({ content: part })),
    ...toolFrames.map(piece),
    { data: chunk({}, finish) },
    ...(withUsage ? [{ data: { ...chunk({}), choices: [], usage: counted } }] : []),
    { data: '[DONE]' },
  ]
}
