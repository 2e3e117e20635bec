import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../lib/app-error.ts'
import { textOf } from '../../lib/response-text.ts'
import { ENGINE, type Hit, type SearchSettings } from './engines.ts'

const PATIENCE_MS = 10_000
const TRIES = 2
const PAUSE_MS = 300
/** Ten results take a hundredth of it. */
const MOST_BYTES = 2_000_000

/** The pages a search service finds for a query. What may pass by itself is tried once more. Throws OUTSIDE_FAILED, with a cause without key or query. */
export async function askEngine(settings: SearchSettings, query: string, stop: AbortSignal): Promise<Hit[]> {
  const { request, answer, usual } = ENGINE[settings.engine]
  const { url, init } = request(settings.url ?? usual, query, settings.key ?? '')
  const late = AbortSignal.timeout(PATIENCE_MS)
  for (let tries = 1; ; tries++) {
    const { told, reason, mayPass } = await attempt(url, { ...init, signal: AbortSignal.any([stop, late]) })
    stop.throwIfAborted()
    if (!reason) {
      const found = answer.safeParse(told)
      if (!found.success) throw failed('its answer is no list of results')
      return found.data
    }
    if (late.aborted) throw failed(`no answer within ${String(PATIENCE_MS)} ms`)
    if (!mayPass || tries === TRIES) throw failed(reason)
    await wait(PAUSE_MS, null, { signal: stop })
  }
}

type Attempt = { told?: unknown; reason?: string; mayPass?: boolean }

async function attempt(url: URL, init: RequestInit): Promise<Attempt> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const { status } = response
    if (response.ok) return { told: JSON.parse(await textOf(response, MOST_BYTES)) }
    await response.body?.cancel()
    return { reason: `it answered ${String(status)}`, mayPass: status === 429 || status >= 500 }
  } catch (error) {
    if (error instanceof SyntaxError) return { reason: 'its answer is no JSON' }
    if (error instanceof RangeError) return { reason: error.message }
    const { code = 'no connection' } = ((error as Error).cause ?? {}) as { code?: string }
    return { reason: code, mayPass: true }
  }
}

function failed(reason: string) {
  const error = new AppError('OUTSIDE_FAILED', 'The web cannot be searched right now. Try again in a few minutes.')
  error.cause = reason
  return error
}
