import { useEffect, useState } from 'react'

/** After the page is loaded: what it asked the server for is mostly there by then. */
const SOON_MS = 300
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Does something when the page has been shown and is at rest, or at the first sign that somebody is about to use it: such as fetching what
 * is likely to be opened next, without taking the line from what is shown first.
 */
export function whenIdle(work: () => unknown) {
  if (typeof window === 'undefined') return
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    for (const sign of SIGNS) window.removeEventListener(sign, begin)
    // What could not be fetched now is fetched again when it is wanted.
    Promise.resolve(work()).catch(() => {})
  }
  const soon = () =>
    setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(begin) : begin()), SOON_MS)
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true })
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}

/** Whether the page has been at rest since this was first shown. */
export function useIdle() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
