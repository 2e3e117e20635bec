const SOON_MS = 1500

/** Does something once the page has been shown and nothing else is to do, such as fetching what is likely to be opened next. */
export function whenIdle(work: () => unknown) {
  if (typeof window === 'undefined') return
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => void work(), { timeout: SOON_MS })
    else setTimeout(work, SOON_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
