import { setTimeout as wait } from 'node:timers/promises'
import { type LanguageModelV4, type LanguageModelV4CallOptions, LoadAPIKeyError } from '@ai-sdk/provider'
import { gatherer, type Listener, type ModelAnswer } from './gather-answer.ts'
import { Broken, isPassing, pauseAfter, sentenceFor } from './model-failure.ts'

/** A failure with a sentence for the user; the rest of the provider's answer is never shown. */
export class ModelError extends Error {
  override name = 'ModelError'
}

const ATTEMPTS = 4

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
      if (LoadAPIKeyError.isInstance(error))
        throw new ModelError('There is no key for the language model. Set CARA_MODEL_API_KEY.', { cause: error })
      if (attempt >= ATTEMPTS || !isPassing(error)) throw new ModelError(sentenceFor(error), { cause: error })
      await listener.restart()
      await pause(pauseAfter(error, attempt), asked.signal)
    }
  }
}

async function pause(ms: number, signal: AbortSignal) {
  try {
    await wait(ms, undefined, { signal })
  } catch {
    signal.throwIfAborted()
  }
}

async function askOnce({ model, options, timeoutMs, signal }: Asked, listener: Listener): Promise<ModelAnswer> {
  const silence = new AbortController()
  const alarm = setTimeout(() => silence.abort(new Broken('The model fell silent.')), timeoutMs)
  const ended = AbortSignal.any([signal, silence.signal])
  const gather = gatherer(model.modelId, listener)
  try {
    const { stream } = await model.doStream({ ...options, abortSignal: ended, includeRawChunks: true })
    await readWhole(stream, ended, (part) => {
      alarm.refresh()
      gather.take(part)
    })
    return gather.answer()
  } catch (error) {
    listener.lost(gather.tokens())
    throw error
  } finally {
    clearTimeout(alarm)
  }
}

/** Reads a stream to its end, or until `ended`. What goes wrong on the way is a broken stream, unless it says that it is final. */
async function readWhole<T>(stream: ReadableStream<T>, ended: AbortSignal, take: (part: T) => void) {
  const reader = stream.getReader()
  const cut = Promise.withResolvers<never>()
  cut.promise.catch(() => {})
  ended.addEventListener('abort', () => cut.reject(ended.reason), { once: true })
  try {
    while (true) {
      ended.throwIfAborted()
      const { done, value } = await Promise.race([reader.read(), cut.promise])
      if (done) return
      take(value)
    }
  } catch (error) {
    if ((error as { isRetryable?: boolean }).isRetryable === false) throw error
    throw error instanceof Broken ? error : new Broken('The answer of the model broke off.', { cause: error })
  } finally {
    reader.cancel().catch(() => {})
  }
}
