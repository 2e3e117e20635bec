import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isTyping } from '../lib/is-typing.ts'
import { CHORD_MS } from '../lib/use-plain-keys.ts'
import { GOING } from './screens.ts'

/** Ctrl or Cmd with K anywhere; the plain keys only while nothing is being typed. */
export function useShellKeys(on: { onPalette: () => void; onKeys: () => void }) {
  const navigate = useNavigate()
  const latest = useRef(on)
  latest.current = on
  // Before the screen is painted: who sees it can use its keys.
  useLayoutEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return latest.current.onPalette()
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '?') latest.current.onKeys()
      else if (event.key === '/') {
        const place = document.querySelector<HTMLElement>('[data-slash]')
        if (place) event.preventDefault()
        place?.focus()
      } else if (event.key === 'g') pressedG = event.timeStamp
      else if (event.timeStamp - pressedG < CHORD_MS) {
        const screen = GOING.find(({ key }) => key === event.key)
        if (screen) void navigate(screen.to)
      }
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate])
}
