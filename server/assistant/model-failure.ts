import { APICallError } from '@ai-sdk/provider'

/** A stream that did not come to its end. */
export class Broken extends Error {
  override name = 'Broken'
}

const LONGEST_PAUSE_MS = 60_000

/** Whether the same question may be answered a moment later. */
export function isPassing(error: unknown) {
  if (error instanceof Broken) return true
  if (APICallError.isInstance(error)) return error.isRetryable || error.statusCode === undefined
  return error instanceof TypeError || isNetwork(error)
}

function isNetwork(error: unknown) {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const known = code ?? cause?.code
  return typeof known === 'string' && /^(ECONN|ETIMEDOUT|EPIPE|UND_ERR|ENOTFOUND|EAI_AGAIN)/.test(known)
}

/** How long to wait before the next attempt, in ms: as the provider asks, in seconds or as a date, else 1, 2, 4 s. */
export function pauseAfter(error: unknown, attempt: number, now = Date.now()) {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined
  const asked =
    header === undefined
      ? Number.NaN
      : Number.isFinite(Number(header))
        ? Number(header) * 1000
        : Date.parse(header) - now
  return Math.min(Number.isFinite(asked) ? Math.max(asked, 0) : 1000 * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
}

/** The sentence for the user about a failure. */
export function sentenceFor(error: unknown) {
  const status = (error as { statusCode?: number }).statusCode
  if (status === 401 || status === 403) return 'The language model refused the key. Check the model settings.'
  if (status === 404) return 'The language model is not known to its provider. Check CARA_MODEL.'
  if (status === 413 || status === 400)
    return 'The language model could not take this conversation; it may be too long for it.'
  if (status === 429) return 'The language model has too much to do right now. Try again in a minute.'
  if (status !== undefined) return `The language model failed (status ${status}). Try again in a minute.`
  if (error instanceof Broken) return 'The language model fell silent, or its answer broke off. Try again in a minute.'
  return 'The language model could not be reached. Try again in a minute.'
}
