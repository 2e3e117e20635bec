import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isTyping } from '../lib/is-typing.ts'
import { FOOT_SCREENS, SCREENS } from './screens.ts'

/** The screens that G and a letter go to. */
const GOING = [...SCREENS, ...FOOT_SCREENS].flatMap(({ to, label, key }) => (key ? [{ to, label, key }] : []))

/** The keys that work everywhere, in the order `?` lists them. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Find anything, go to a screen, start a preset' },
  { keys: ['?'], does: 'Show these keys' },
  ...GOING.map(({ label, key }) => ({ keys: ['G', key.toUpperCase()], does: `Go to ${label}` })),
  { keys: ['/'], does: 'Filter the list, or write to Cara' },
  { keys: ['J', 'K'], does: 'Go to the next row, or the next value to look at, and back' },
  { keys: ['X'], does: 'Select the row you are on' },
  { keys: ['Enter'], does: 'Open the row, confirm the value, or send what you wrote' },
  { keys: ['E'], does: 'Change the value to look at' },
  { keys: ['Shift', 'Enter'], does: 'Start a new line' },
  { keys: ['Esc'], does: 'Close what is open' },
]

const CHORD_MS = 1200

/** Ctrl or Cmd with K anywhere; the plain keys only while nothing is being typed. */
export function useShellKeys(on: { onPalette: () => void; onKeys: () => void }) {
  const navigate = useNavigate()
  const latest = useRef(on)
  latest.current = on
  // Before the screen is painted: who sees it can use its keys.
  useLayoutEffect(() => {
    let pressedG = 0
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
