import type { Outcome } from './act.ts'
import { backOff } from './watch.ts'

/** How often something is sent again that fails although the server can be reached. */
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

/** Waits until the server answers that it is well; it is asked when the browser is online again, and now and then in between. */
async function reachable(signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures++) {
    await online(backOff(failures), signal)
    const isWell = await fetch('/healthz', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) return
  }
}

/** Waits until the browser says that it is online again, `ms` at most. */
function online(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over, { once: true })
  })
}
