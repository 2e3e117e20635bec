import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { inBackground } from './client.ts'

const WHILE_RUNNING_MS = 5000

/** Loads the screen's data again when the user comes back to the window, and every so often while something runs. */
export function useFresh(running: boolean, everyMs = WHILE_RUNNING_MS) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && navigator.onLine && state === 'idle') void inBackground(revalidate)
    }
    window.addEventListener('focus', refresh)
    const timer = running ? window.setInterval(refresh, everyMs) : undefined
    return () => {
      window.removeEventListener('focus', refresh)
      window.clearInterval(timer)
    }
  }, [running, everyMs, revalidate, state])
}

/** What takes the screen elsewhere, or loads it again, as it is at the moment. */
export function useTurn() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const turn = useRef({ navigate, revalidate })
  turn.current = { navigate, revalidate }
  return turn
}
