import type { Outcome } from './act.ts'
import { reachable } from './reachable.ts'

/** How often a request is retried that fails although the server can be reached. */
const MOST_TRIES = 3

/**
 * Sends something, and again each time the connection is back, until it is answered: so it must carry a key that makes it once. `onWait` is
 * told when it begins and ends to wait. Gives up when `signal` is aborted while it waits, or when the server can be reached and still none comes.
 */
export async function untilAnswered<T>(
  send: () => Promise<Outcome<T>>,
  { signal, onWait }: { signal: AbortSignal; onWait: (waits: boolean) => void },
): Promise<Outcome<T>> {
  for (let tries = 1; ; tries++) {
    const outcome = await send()
    if (outcome.ok || outcome.code !== 'NETWORK' || tries === MOST_TRIES) return outcome
    onWait(true)
    await reachable(signal)
    if (signal.aborted) return outcome
    onWait(false)
  }
}
