import { backOff } from './watch.ts'

/** Waits until the server answers that it is well; it is asked when the browser is online again, and now and then in between. */
export async function reachable(signal: AbortSignal) {
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
