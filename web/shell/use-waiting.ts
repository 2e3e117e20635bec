import { useEffect, useRef, useState } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { request } from '../graph/client.ts'
import { WaitingDocument } from '../graph/generated/graphql.ts'
import { whenIdle } from '../lib/idle.ts'

const COUNTED = ['/app/servicing', '/app/day']

/**
 * How many things wait on a screen of the sidebar, by its address: looked up when there is time, anew on every step within those screens,
 * after what is done there, and on coming back to the window.
 */
export function useWaiting(): Readonly<Record<string, number>> {
  const [waiting, setWaiting] = useState<Record<string, number>>({})
  const hasLooked = useRef(false)
  const { pathname } = useLocation()
  const isSending = useNavigation().formData !== undefined
  const isBusy = useFetchers().length > 0 || isSending
  const isCounted = COUNTED.some((screen) => pathname.startsWith(screen))
  const moment = isCounted ? `${pathname} ${isBusy}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment is another time to look
  useEffect(() => {
    let isLeft = false
    const look = () =>
      void request(WaitingDocument, {}).then(
        ({ serviceRequestTotals, dayTotals }) => {
          const of = (totals: typeof dayTotals, wanted: string) => totals.find(({ key }) => key === wanted)?.count ?? 0
          if (!isLeft)
            setWaiting({ '/app/servicing': of(serviceRequestTotals, 'OPEN'), '/app/day': of(dayTotals, 'ALL') })
        },
        // The numbers are a courtesy: what went wrong is told where something is done.
        () => {},
      )
    // The first look waits until the screen is shown; what was done is counted at once.
    if (hasLooked.current) look()
    else whenIdle(look)
    hasLooked.current = true
    window.addEventListener('focus', look)
    return () => {
      isLeft = true
      window.removeEventListener('focus', look)
    }
  }, [moment])
  return waiting
}
