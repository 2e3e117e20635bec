import { useEffect, useRef, useState } from 'react'
import { type Location, useBlocker, useLocation, useNavigate } from 'react-router'

/** Where the user was going, and how: steps through the history, or another screen. */
type Way = number | { to: Location; replace: boolean }

/** The place of the current entry in the history of this tab, as the router counts. */
const placeNow = () => (history.state as { idx?: number } | null)?.idx ?? 0

/**
 * Asks before a screen with something unsaved is left: the app within it, the browser beyond. The router forgets what it held back as soon as
 * a load of the screen ends, so it is kept here until the question is answered. `backOnly`: links of the screen itself are not asked about.
 */
export function useLeavingAsked(isUnsaved: () => boolean, backOnly = false) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const place = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each place in the history once
  useEffect(() => {
    place.current = placeNow()
  }, [key])
  const [way, setWay] = useState<Way | null>(null)
  const passes = useRef(false)
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation: to }) => {
    const isBack = historyAction === 'POP'
    if (passes.current || currentLocation.pathname === to.pathname || (backOnly && !isBack) || !isUnsaved())
      return false
    setWay(isBack ? placeNow() - place.current : { to, replace: historyAction === 'REPLACE' })
    return true
  })
  const asked = useRef(isUnsaved)
  asked.current = isUnsaved
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asked.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const stay = () => {
    setWay(null)
    blocker.reset?.()
  }
  const leave = () => {
    stay()
    passes.current = true
    if (typeof way === 'number') void navigate(way)
    else if (way) void navigate(way.to, { replace: way.replace, state: way.to.state as unknown })
  }
  return { asking: way !== null, stay, leave }
}
