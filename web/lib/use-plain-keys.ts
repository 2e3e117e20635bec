import { useLayoutEffect, useRef } from 'react'
import { isTyping } from './is-typing.ts'

/** How soon the second key of "G R" follows the first. */
export const CHORD_MS = 1200

/** The plain keys of this screen. Not while something is typed or open, with Ctrl, Alt or Cmd, or as the second key of a chord. */
export function usePlainKeys(does: Readonly<Record<string, () => void>>) {
  const latest = useRef(does)
  latest.current = does
  // Before the screen is painted: who sees it can use its keys.
  useLayoutEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = event.timeStamp - pressedG < CHORD_MS ? undefined : latest.current[event.key]
      if (event.key === 'g') pressedG = event.timeStamp
      if (!act) return
      // The key is not typed into what it opens.
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
