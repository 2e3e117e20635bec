import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isTyping } from '../lib/is-typing.ts'
import { CHORD_MS } from '../lib/use-plain-keys.ts'

/** The keys that work everywhere, in the order `?` lists them. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Ctrl', 'K'], does: 'Find a workspace, go to a screen, start a preset' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['G', 'H'], does: 'Go to Home' },
  { keys: ['G', 'W'], does: 'Go to Workspaces' },
  { keys: ['G', 'R'], does: 'Go to Service Requests' },
  { keys: ['G', 'A'], does: 'Go to Accounts' },
  { keys: ['G', 'P'], does: 'Go to Policies' },
  { keys: ['G', 'C'], does: 'Go to Certificates' },
  { keys: ['G', 'S'], does: 'Go to Settings' },
  { keys: ['/'], does: 'Filter the list, or write to Cara' },
  { keys: ['J', 'K'], does: 'Go to the next row, or the next value to look at, and back' },
  { keys: ['X'], does: 'Select the row you are on' },
  { keys: ['Enter'], does: 'Open the row, confirm the value, or send what you wrote' },
  { keys: ['E'], does: 'Change the value to look at' },
  { keys: ['A'], does: 'Assign the service request' },
  { keys: ['C'], does: 'Comment on the service request' },
  { keys: ['O'], does: 'Open the service request in Copilot' },
  { keys: ['R'], does: 'Resolve the service request' },
  { keys: ['Shift', 'Enter'], does: 'Start a new line' },
  { keys: ['Esc'], does: 'Close what is open' },
]

const GO: Record<string, string> = {
  h: '/app/home',
  w: '/app/workspaces',
  r: '/app/servicing',
  a: '/app/accounts',
  p: '/app/policies',
  c: '/app/certificates',
  s: '/app/settings',
}

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
      else if (GO[event.key] && event.timeStamp - pressedG < CHORD_MS) void navigate(GO[event.key]!)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [navigate])
}
