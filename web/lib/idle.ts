const SOON_MS = 3000
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
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true })
  if (document.readyState === 'complete') setTimeout(begin, SOON_MS)
  else window.addEventListener('load', () => setTimeout(begin, SOON_MS), { once: true })
}
