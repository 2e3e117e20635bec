import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '../../lib/app-error.ts'
import { textOf } from '../../lib/response-text.ts'

/**
 * Turns texts into vectors that lie near each other where the texts mean the same. `model` names what the vectors can be compared with. Throws
 * OUTSIDE_FAILED when it cannot be asked or its answer cannot be used; all vectors of one call have the same length.
 */
export type Embedder = {
  model: string
  /** Texts one call takes at most. */
  most: number
  /** A question: somebody waits, so it is asked once and not for long, and not at all for a while after one that got no answer. */
  ofQuestion(text: string): Promise<Float32Array>
  /** Null for a text that it refuses while it takes others. */
  ofPassages(texts: readonly string[], signal: AbortSignal): Promise<(Float32Array | null)[]>
}

/** `url` is what `/embeddings` stands under, such as http://localhost:11434/v1. */
export type EmbeddingSettings = { url: string; model: string; apiKey?: string | undefined } & Partial<Patience>

/** How long a question waits, and for how long none is asked after one got no answer, in milliseconds. */
type Patience = { questionMs: number; restMs: number }

const MOST_TEXTS = 64
/** A longer text is cut: the models read some hundred words. */
const MOST_LETTERS = 2000
/** A vector of an answer: its numbers, with room for their digits. */
const MOST_NUMBERS = 16_000
const MOST_BYTES = MOST_NUMBERS * 25
const USUAL: Patience = { questionMs: 1500, restMs: 30_000 }
const PASSAGES_MS = 60_000
const TRIES = 3
const PAUSE_MS = 500
/** A text that any model takes. */
const PLAIN = 'insurance'

/** What a model was taught to have before questions and before passages, by its name. */
const TAUGHT: readonly [RegExp, { question: string; passage: string }][] = [
  [/nomic-embed/, { question: 'search_query: ', passage: 'search_document: ' }],
  [/(?:^|[/-])e5-/, { question: 'query: ', passage: 'passage: ' }],
  [/mxbai-embed/, { question: 'Represent this sentence for searching relevant passages: ', passage: '' }],
]

/** Asks an endpoint that speaks OpenAI's `/embeddings`. Neither the key nor a text is in what it throws. */
export function openEmbedder({ url, model, apiKey, ...own }: EmbeddingSettings): Embedder {
  const { questionMs, restMs } = { ...USUAL, ...own }
  let restsUntil = 0
  const address = `${url.replace(/\/$/, '')}/embeddings`
  const before = TAUGHT.find(([name]) => name.test(model))?.[1] ?? { question: '', passage: '' }
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) }
  async function ask(texts: readonly string[], signal: AbortSignal): Promise<Vectors | Failed> {
    try {
      const input = texts.map((text) => text.slice(0, MOST_LETTERS))
      const body = JSON.stringify({ model, input, encoding_format: 'float' })
      const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' })
      if (!response.ok) {
        await response.body?.cancel()
        const { status } = response
        return new Failed(`it answered ${String(status)}`, failingOf(status))
      }
      return vectorsIn(JSON.parse(await textOf(response, texts.length * MOST_BYTES)), texts.length)
    } catch (error) {
      if (signal.aborted) return new Failed('it did not answer in time', 'LATE')
      if (error instanceof SyntaxError) return new Failed('its answer is no JSON', 'BROKEN')
      if (error instanceof RangeError) return new Failed(error.message, 'BROKEN')
      const { code = 'no connection' } = ((error as Error).cause ?? {}) as { code?: string }
      return new Failed(code, 'PASSES')
    }
  }
  async function askPatiently(texts: readonly string[], most: number, signal: AbortSignal): Promise<Vectors | Failed> {
    for (let tries = 1; ; tries++) {
      const answer = await ask(texts, AbortSignal.any([signal, AbortSignal.timeout(PASSAGES_MS)]))
      if (!(answer instanceof Failed)) return answer
      signal.throwIfAborted()
      if (answer.kind === 'REFUSED') return answer
      if (answer.kind === 'STUMBLES' && tries >= most) return answer
      if ((answer.kind !== 'PASSES' && answer.kind !== 'STUMBLES') || tries >= TRIES) throw failed(answer.reason)
      await wait(PAUSE_MS * tries, undefined, { signal })
    }
  }
  /** Throws unless it takes a text that any model takes: then what it does not take says something of the texts. */
  async function demandPlain(signal: AbortSignal) {
    const plain = await askPatiently([before.passage + PLAIN], TRIES, signal)
    if (plain instanceof Failed) throw failed(plain.reason)
    if (!plain[0]) throw failed('no text means anything to it')
  }
  /** The vectors of the texts it takes: a half that is refused, or breaks it again and again, is halved again. */
  async function ofThoseTaken(texts: readonly string[], signal: AbortSignal, isPart = false): Promise<Vectors> {
    const answer = await askPatiently(texts, isPart && texts.length > 1 ? 1 : TRIES, signal)
    if (!(answer instanceof Failed)) return answer
    if (answer.kind === 'STUMBLES') await demandPlain(signal)
    if (texts.length === 1) return [null]
    const half = Math.ceil(texts.length / 2)
    const first = await ofThoseTaken(texts.slice(0, half), signal, true)
    return [...first, ...(await ofThoseTaken(texts.slice(half), signal, true))]
  }
  return {
    model,
    most: MOST_TEXTS,
    async ofQuestion(text) {
      if (performance.now() < restsUntil) throw failed('it did not answer lately')
      const answer = await ask([before.question + text], AbortSignal.timeout(questionMs))
      if (!(answer instanceof Failed)) {
        if (answer[0]) return answer[0]
        throw failed('the question means nothing to it')
      }
      // A question that it refuses, or that breaks it, says nothing of the next one.
      if (answer.kind === 'LATE' || answer.kind === 'PASSES') restsUntil = performance.now() + restMs
      throw failed(answer.reason)
    },
    async ofPassages(texts, signal) {
      const vectors = await ofThoseTaken(
        texts.map((text) => before.passage + text),
        signal,
      )
      if (vectors.some(Boolean)) return vectors
      // Nothing was taken: that says something of these texts only where any other is.
      await demandPlain(signal)
      return vectors
    },
  }
}

/**
 * It may answer a little later; it did not in time; something broke in it, maybe on these texts; it refuses these texts; or it will not answer as it
 * is set up.
 */
type Failing = 'PASSES' | 'LATE' | 'STUMBLES' | 'REFUSED' | 'BROKEN'

/** Of several texts in their order; null where it has none for one. */
type Vectors = (Float32Array | null)[]

const failingOf = (status: number): Failing =>
  [429, 502, 503, 504].includes(status)
    ? 'PASSES'
    : status >= 500
      ? 'STUMBLES'
      : [400, 413, 422].includes(status)
        ? 'REFUSED'
        : 'BROKEN'

class Failed {
  readonly reason: string
  readonly kind: Failing
  constructor(reason: string, kind: Failing) {
    this.reason = reason
    this.kind = kind
  }
}

const answers = z.object({
  data: z.array(
    z.object({ index: z.number().int().optional(), embedding: z.array(z.number()).min(8).max(MOST_NUMBERS) }),
  ),
})

/** The vectors of an answer in the order of the texts, each of length 1, null for one that is all zeros; a failure where they are not as many, or not alike. */
function vectorsIn(answer: unknown, count: number): Vectors | Failed {
  const { data } = answers.safeParse(answer)
  if (data?.data.length !== count) return new Failed('its answer is not a vector for each text', 'BROKEN')
  const inOrder = data.data.map((one, place) => ({ ...one, index: one.index ?? place }))
  inOrder.sort((one, other) => one.index - other.index)
  if (inOrder.some(({ index }, place) => index !== place))
    return new Failed('its answer is not a vector for each text', 'BROKEN')
  const isAlike = inOrder.every(({ embedding }) => embedding.length === inOrder[0]!.embedding.length)
  return isAlike ? inOrder.map(({ embedding }) => unit(embedding)) : new Failed('its vectors are not alike', 'BROKEN')
}

function unit(numbers: readonly number[]): Float32Array | null {
  const length = Math.hypot(...numbers)
  if (!length) return null
  return Float32Array.from(numbers, (number) => number / length)
}

function failed(reason: string) {
  const error = new AppError('OUTSIDE_FAILED', 'Passages cannot be compared by meaning right now.')
  error.cause = reason
  return error
}
