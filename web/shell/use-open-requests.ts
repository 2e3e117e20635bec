import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { request } from '../graph/client.ts'
import { OpenRequestCountDocument } from '../graph/generated/graphql.ts'
import { whenIdle } from '../lib/idle.ts'

/** How many service requests are open: looked up when there is time, anew on every step within servicing and on coming back to the window. */
export function useOpenRequests() {
  const [count, setCount] = useState(0)
  const { pathname } = useLocation()
  const place = pathname.startsWith('/app/servicing') ? pathname : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is another time to look
  useEffect(() => {
    let isLeft = false
    const look = () =>
      void request(OpenRequestCountDocument, {}).then(
        ({ serviceRequestTotals: totals }) => {
          if (!isLeft) setCount(totals.find(({ key }) => key === 'OPEN')?.count ?? 0)
        },
        // The number is a courtesy: what went wrong is told where something is done.
        () => {},
      )
    whenIdle(look)
    window.addEventListener('focus', look)
    return () => {
      isLeft = true
      window.removeEventListener('focus', look)
    }
  }, [place])
  return count
}
