import { CloseCode } from 'graphql-ws'

const RESTART_MS = 1000 // spec 2 §9: one second after the subscription finishes
const LONGEST_WAIT_MS = 10_000

type GraphError = { extensions?: Record<string, unknown> }
export type Sink<Data> = {
  next: (answer: { data?: Data | null; errors?: readonly GraphError[] }) => void
  error: (reason: unknown) => void
  complete: () => void
}

export type Watcher<Data> = {
  /** False when the answer does not fit what came before: the subscription then starts anew. */
  onAnswer: (answer: Data) => boolean
  onLost: () => void
  onSignedOut: () => void
  onGone: () => void
}

/** How long to wait before the next attempt after n + 1 failures in a row: 2^n seconds, ten at most (spec 2 §4). */
export function backOff(failures: number) {
  return Math.min(2 ** failures * 1000, LONGEST_WAIT_MS)
}

/**
 * Keeps one subscription going until `stop`: starts again a second after it finishes, and after an error when the back-off is over or
 * `retryNow` is called. Answers of an earlier subscription are dropped.
 */
export function watch<Data>(subscribe: (sink: Sink<Data>) => () => void, watcher: Watcher<Data>) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave: () => void = () => {}
  let stopped = false

  function start() {
    clearTimeout(timer)
    leave()
    let over = false
    const again = (wait: number) => {
      if (over || stopped) return
      over = true
      timer = setTimeout(start, wait)
    }
    const cancel = subscribe({
      next({ data, errors }) {
        if (over || stopped || turnedAway(errors)) return
        if (!data) return
        failures = 0
        if (watcher.onAnswer(data)) return
        cancel()
        again(0)
      },
      error(reason) {
        if (over || stopped || turnedAway(reason)) return
        watcher.onLost()
        again(backOff(failures++))
      },
      complete: () => again(RESTART_MS),
    })
    leave = () => {
      over = true
      cancel()
    }
  }

  /** True when trying again would be of no use. */
  function turnedAway(reason: unknown) {
    const code = Array.isArray(reason) ? (reason as GraphError[])[0]?.extensions?.code : undefined
    const closed = (reason as { code?: unknown } | undefined)?.code
    if (code === 'SIGNED_OUT' || closed === CloseCode.Forbidden) watcher.onSignedOut()
    else if (code === 'NOT_FOUND' || code === 'EXPIRED') watcher.onGone()
    else return false
    return true
  }

  start()
  return {
    retryNow: () => {
      if (failures > 0 && !stopped) start()
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
      leave()
    },
  }
}
