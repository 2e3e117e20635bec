const SOON_MS = 300
/** Once loaded, a page asks the server for what it shows: on a slow line that takes about as long again. */
const SHOWN_BY = 2
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Does something when the page has been shown and is at rest, or at the first sign of use: for example to fetch what is likely to be opened
 * next, without slowing what is shown first.
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
  const soon = () => {
    const loaded =
      performance.getEntriesByType('navigation').find((one) => one instanceof PerformanceNavigationTiming)
        ?.loadEventStart ?? 0
    const wait = Math.max(SOON_MS, SHOWN_BY * loaded - performance.now())
    setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(begin) : begin()), wait)
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true })
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
