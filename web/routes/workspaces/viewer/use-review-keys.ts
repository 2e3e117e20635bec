import { useEffect, useRef } from 'react'

type ReviewKeys = { onStep: (by: 1 | -1) => void; onConfirm: () => void; onChange: () => void }

const ACTS: Record<string, (keys: ReviewKeys) => void> = {
  j: (keys) => keys.onStep(1),
  k: (keys) => keys.onStep(-1),
  e: (keys) => keys.onChange(),
  Enter: (keys) => keys.onConfirm(),
}

/**
 * J and K go to the next value to look at and back, Enter confirms it, E changes it; not while typing, and not over an open dialog. Enter
 * on a button or a link stays that one's own.
 */
export function useReviewKeys(keys: ReviewKeys) {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]')) return
      if (event.key === 'Enter' && target.closest('button, a, summary, [role="tab"]')) return
      const act = ACTS[event.key]
      if (!act) return
      event.preventDefault()
      // A step leaves the button pressed before, so that Enter is the row's.
      if (target instanceof HTMLElement && (event.key === 'j' || event.key === 'k')) target.blur()
      act(now.current)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
