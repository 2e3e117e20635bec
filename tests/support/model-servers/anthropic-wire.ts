import type { AskedTurn, Said } from './script.ts'
import { type Frame, fragmentsOf, inputText, piecesOf, textOf, type Wire } from './wire.ts'

type Block = {
  type: string
  text?: string
  thinking?: string
  signature?: string
  id?: string
  name?: string
  input?: unknown
  tool_use_id?: string
  content?: unknown
}
type Message = { role: string; content: string | Block[] }
type Tool = { name: string; description: string; input_schema: Record<string, unknown> }

/** The messages of Anthropic. Thoughts come signed, and must come back with the signature they were given. */
export const anthropicWire: Wire = {
  path: '/v1/messages',
  read(body, headers) {
    const key = headers['x-api-key']
    return {
      key: Array.isArray(key) ? key[0] : key,
      model: String(body.model),
      system: textOf(body.system),
      tools: ((body.tools ?? []) as Tool[]).map(({ name, description, input_schema: schema }) => ({
        name,
        description,
        schema,
      })),
      turns: (body.messages as Message[]).flatMap(turnsOf),
    }
  },
  whyInvalid(body) {
    if (typeof body.max_tokens !== 'number') return 'max_tokens: Field required'
    if (body.thinking && body.model === THOUGHTLESS) return 'thinking: this model does not support thinking'
    if (JSON.stringify(body).split('"cache_control"').length > 5)
      return 'A maximum of 4 blocks with cache_control may be provided.'
    const messages = (body.messages as Message[]).map(({ role, content }) => ({ role, blocks: blocksOf(content) }))
    for (const [index, { role, blocks }] of messages.entries()) {
      if (!blocks.length) return `messages.${index}: all messages must have non-empty content`
      const blank = blocks.some(({ type, text }) => type === 'text' && !text?.trim())
      if (blank) return `messages.${index}: text content blocks must contain non-whitespace text`
      const unsigned = blocks.some(
        ({ type, thinking = '', signature }) => type === 'thinking' && signature !== signatureOf(thinking),
      )
      if (unsigned) return `messages.${index}: Invalid signature in thinking block`
      if (role === messages[index - 1]?.role) return `messages.${index}: roles must alternate`
      const ids = blocks.flatMap(({ type, id }) => (type === 'tool_use' && id ? [id] : []))
      const answers = messages[index + 1]?.blocks.flatMap(({ tool_use_id: id }) => id ?? []) ?? []
      if (ids.some((id) => !answers.includes(id)))
        return `messages.${index}: tool_use ids were found without tool_result blocks`
      if (ids.some((id) => !/^[a-zA-Z0-9_-]+$/.test(id)) || new Set(ids).size < ids.length)
        return `messages.${index}: tool_use ids must be unique`
    }
    return null
  },
  refusal: (status, message) => ({
    type: 'error',
    error: { type: ERRORS[status] ?? 'invalid_request_error', message },
  }),
  frames,
  errorFrame: { event: 'error', data: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } },
}

/** A model that refuses to be asked for its thoughts. */
export const THOUGHTLESS = 'thoughtless'

const ERRORS: Record<number, string> = {
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
}

const blocksOf = (content: string | Block[]): Block[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content

/** The signature that goes with a thought: over its words, so that a changed thought is found out. */
const signatureOf = (thinking: string) => `signed-${Buffer.from(thinking).toString('base64url')}`

function turnsOf({ role, content }: Message): AskedTurn[] {
  const blocks = blocksOf(content)
  const join = (type: string, pick: (block: Block) => string | undefined) =>
    blocks.flatMap((block) => (block.type === type ? [pick(block) ?? ''] : [])).join('')
  const results = blocks.filter(({ type }) => type === 'tool_result')
  const spoken: AskedTurn = {
    role: role as 'user' | 'assistant',
    text: join('text', ({ text }) => text),
    reasoning: join('thinking', ({ thinking }) => thinking),
    calls: blocks.flatMap(({ type, id = '', name = '', input }) => (type === 'tool_use' ? [{ id, name, input }] : [])),
    results: [],
  }
  const answered = results.map(({ tool_use_id: id = '', content: result }) => ({ id, text: textOf(result) }))
  const tool: AskedTurn = { role: 'tool', text: '', reasoning: '', calls: [], results: answered }
  return [
    ...(results.length ? [tool] : []),
    ...(spoken.text || spoken.calls.length || spoken.reasoning ? [spoken] : []),
  ]
}

function frames(said: Said, { id, model }: { id: string; model: string }): Frame[] {
  const { reasoning = '', text = '', calls = [], usage = { input: 100, output: 20 }, isCutByLength } = said
  const frame = (type: string, more: object, isPiece = false): Frame => ({
    event: type,
    data: { type, ...more },
    isPiece,
  })
  const blocks: { start: object; deltas: object[] }[] = []
  if (reasoning) {
    const words = piecesOf(reasoning).map((thinking) => ({ type: 'thinking_delta', thinking }))
    const signature = { type: 'signature_delta', signature: signatureOf(String(reasoning)) }
    blocks.push({ start: { type: 'thinking', thinking: '', signature: '' }, deltas: [...words, signature] })
  }
  if (text)
    blocks.push({
      start: { type: 'text', text: '' },
      deltas: piecesOf(text).map((part) => ({ type: 'text_delta', text: part })),
    })
  for (const [index, { name, input, id: given }] of calls.entries()) {
    const start = { type: 'tool_use', id: given ?? `toolu_${id}_${index}`, name, input: {} }
    blocks.push({
      start,
      deltas: fragmentsOf(inputText(input)).map((part) => ({ type: 'input_json_delta', partial_json: part })),
    })
  }
  const opening = { id, type: 'message', role: 'assistant', model, content: [], stop_reason: null, stop_sequence: null }
  const stop = isCutByLength ? 'max_tokens' : calls.length ? 'tool_use' : 'end_turn'
  return [
    frame('message_start', { message: { ...opening, usage: { input_tokens: usage.input, output_tokens: 1 } } }),
    frame('ping', {}),
    ...blocks.flatMap(({ start, deltas }, index) => [
      frame('content_block_start', { index, content_block: start }),
      ...deltas.map((delta) => frame('content_block_delta', { index, delta }, true)),
      frame('content_block_stop', { index }),
    ]),
    frame('message_delta', {
      delta: { stop_reason: stop, stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    frame('message_stop', {}),
  ]
}
