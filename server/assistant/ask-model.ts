import { setTimeout as wait } from 'node:timers/promises'
import { APICallError, type LanguageModelV4, type LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { StepContent } from './conversation.ts'

/** What one step of a model gave. */
export type ModelAnswer = { content: StepContent[]; inputTokens: number; outputTokens: number; modelId: string }

/** Told of words as they come. `restart` says that an attempt broke and its words are void. */
export type Listener = {
  begin(part: number, type: 'text' | 'reasoning'): void
  words(part: number, text: string): void
  restart(): Promise<void>
}

/** A failure the user can read; nothing else of the provider's answer is shown. */
export class ModelError extends Error {
  override name = 'ModelError'
}

const ATTEMPTS = 4
const LONGEST_PAUSE_MS = 20_000

type Asked = { model: LanguageModelV4; options: LanguageModelV4CallOptions; timeoutMs: number; signal: AbortSignal }

/**
 * Asks a model for its next step, streaming. A refusal for load (429), a server's error (5xx), a broken or silent stream are
 * tried again up to three times, after 1, 2 and 4 s or as long as the provider asks for. Throws `ModelError`; when `signal`
 * is aborted, what it was aborted with.
 */
export async function askModel(asked: Asked, listener: Listener): Promise<ModelAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(asked, listener)
    } catch (error) {
      asked.signal.throwIfAborted()
      if (attempt >= ATTEMPTS || !isPassing(error)) throw new ModelError(sentenceFor(error), { cause: error })
      await listener.restart()
      await wait(pauseAfter(error, attempt), undefined, { signal: asked.signal })
    }
  }
}

async function askOnce({ model, options, timeoutMs, signal }: Asked, listener: Listener): Promise<ModelAnswer> {
  const silence = new AbortController()
  const alarm = setTimeout(() => silence.abort(new Broken('The model fell silent.')), timeoutMs)
  try {
    const { stream } = await model.doStream({ ...options, abortSignal: AbortSignal.any([signal, silence.signal]) })
    const reader = stream.getReader()
    const gather = gatherer(model, listener)
    const stopped = new Promise<never>((_resolve, reject) => {
      const give = (from: AbortSignal) => from.addEventListener('abort', () => reject(from.reason as Error), { once: true })
      give(signal)
      give(silence.signal)
    })
    stopped.catch(() => {})
    while (true) {
      const { done, value } = await Promise.race([reader.read(), stopped])
      if (done) break
      alarm.refresh()
      gather.take(value)
    }
    return gather.answer()
  } finally {
    clearTimeout(alarm)
  }
}

type Part = Awaited<ReturnType<LanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

/** Puts the parts of a stream together. A stream that ends before its `finish` was cut off. */
function gatherer(model: LanguageModelV4, listener: Listener) {
  const content: StepContent[] = []
  const open = new Map<string, number>()
  let finished: Extract<Part, { type: 'finish' }> | null = null
  let modelId = model.modelId
  const begin = (id: string, type: 'text' | 'reasoning') => {
    open.set(id, content.push({ type, text: '' }) - 1)
    listener.begin(open.get(id)!, type)
  }
  const grow = (id: string, delta: string) => {
    const index = open.get(id)
    const part = index === undefined ? undefined : content[index]
    if (index === undefined || !part || part.type === 'tool-call') return
    part.text += delta
    listener.words(index, delta)
  }
  return {
    take(part: Part) {
      if (part.type === 'text-start') begin(part.id, 'text')
      else if (part.type === 'reasoning-start') begin(part.id, 'reasoning')
      else if (part.type === 'text-delta' || part.type === 'reasoning-delta') grow(part.id, part.delta)
      else if (part.type === 'text-end' || part.type === 'reasoning-end') {
        const index = open.get(part.id)
        if (index !== undefined && part.providerMetadata) content[index]!.providerMetadata = part.providerMetadata
      } else if (part.type === 'tool-call') {
        const { toolCallId, toolName, input, providerMetadata } = part
        content.push({ type: 'tool-call', toolCallId, toolName, input, ...(providerMetadata && { providerMetadata }) })
      } else if (part.type === 'response-metadata') modelId = part.modelId ?? modelId
      else if (part.type === 'error') throw part.error instanceof Error ? part.error : new Broken(String(part.error))
      else if (part.type === 'finish') finished = part
    },
    answer(): ModelAnswer {
      if (!finished) throw new Broken('The answer of the model was cut off.')
      if (finished.finishReason.unified === 'error') throw new Broken('The model reported an error.')
      const { inputTokens, outputTokens } = finished.usage
      const kept = content.filter((part) => part.type === 'tool-call' || part.text.trim() || part.providerMetadata)
      return { content: kept, inputTokens: inputTokens.total ?? 0, outputTokens: outputTokens.total ?? 0, modelId }
    },
  }
}

/** A stream that did not come to its end. */
class Broken extends Error {
  override name = 'Broken'
}

function isPassing(error: unknown) {
  if (error instanceof Broken) return true
  if (APICallError.isInstance(error)) return error.isRetryable || error.statusCode === undefined
  return error instanceof TypeError || (error as { name?: string }).name === 'AI_TypeValidationError' || isNetwork(error)
}

function isNetwork(error: unknown) {
  const code = (error as { code?: string; cause?: { code?: string } }).code ?? (error as { cause?: { code?: string } }).cause?.code
  return typeof code === 'string' && /^(ECONN|ETIMEDOUT|EPIPE|UND_ERR|ENOTFOUND|EAI_AGAIN)/.test(code)
}

function pauseAfter(error: unknown, attempt: number) {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined
  const asked = header ? Number(header) * 1000 : Number.NaN
  return Math.min(Number.isFinite(asked) ? asked : 1000 * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
}

function sentenceFor(error: unknown) {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === 401 || status === 403) return 'The language model refused the key. Check the model settings.'
  if (status === 404) return 'The language model is not known to its provider. Check CARA_MODEL.'
  if (status === 413 || status === 400) return 'The language model could not take this conversation; it may be too long for it.'
  if (status === 429) return 'The language model has too much to do right now. Try again in a minute.'
  if (status !== undefined) return `The language model failed (status ${status}). Try again in a minute.`
  return 'The language model could not be reached, or its answer broke off. Try again in a minute.'
}
