import { useEffect, useRef, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Passed with everything that is sent: how to stop it, and callbacks for its progress. */
export type Way = { signal: AbortSignal; onProgress: (share: number) => void; onWait: (waits: boolean) => void }

/** `waits` while it stands still until a lost connection is back, to be sent again by itself. */
type Sending = { share: number; waits: boolean; stop: () => void }

/**
 * What a component is sending: one thing at a time, so that a second click does nothing. What waits for a lost connection is given up when
 * the component is left.
 */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null)
  const now = useRef<Sending | null>(null)
  const isLeft = useRef(false)
  const put = (next: Sending | null) => {
    now.current = next
    setSending(next)
  }
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (now.current?.waits) now.current.stop()
    }
  }, [])

  /** Undefined when something is already being sent. */
  const begin = async <T,>(send: (way: Way) => Promise<T>): Promise<{ answer: T } | undefined> => {
    if (now.current) return undefined
    const stop = new AbortController()
    put({ share: 0, waits: false, stop: () => stop.abort() })
    const change = (part: Partial<Sending>) => now.current && put({ ...now.current, ...part })
    try {
      const answer = await send({
        signal: stop.signal,
        onProgress: (share) => change({ share }),
        onWait: (waits) => (isLeft.current ? stop.abort() : change({ share: 0, waits })),
      })
      return { answer }
    } finally {
      put(null)
    }
  }
  return { sending, begin }
}

/** Says that what is being sent waits for the connection. */
export function WaitsForConnection({ className }: { className?: string }) {
  return (
    <p role="status" className={cx('flex items-center gap-2 text-13 text-wait-ink', className)}>
      <Spinner />
      The connection to Cara was lost. This is sent by itself as soon as it is back.
    </p>
  )
}
