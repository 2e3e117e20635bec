import { useEffect, useRef } from 'react'
import { inBackground, signInAddress } from './client.ts'
import { useTurn } from './fresh.ts'
import { WatchSubscriptionDocument, type WatchSubscriptionSubscription } from './generated/graphql.ts'

type Shown = WatchSubscriptionSubscription['watchSubscription']

/** Loads the screen again as soon as what the agency pays for is another thing than it shows. The screen does not wait for the socket. */
export function useLiveSubscription(shown: Shown) {
  const turn = useTurn()
  const held = useRef(shown)
  held.current = shown
  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const begin = ({ keepWatching }: typeof import('./keep-watching.ts')) => {
      if (isLeft) return
      stop = keepWatching<WatchSubscriptionSubscription>(
        { query: WatchSubscriptionDocument.toString() },
        {
          onAnswer({ watchSubscription: now }) {
            if (JSON.stringify(now) !== JSON.stringify(held.current)) void inBackground(turn.current.revalidate)
            return true
          },
          onLost: () => {},
          onSignedOut: () => turn.current.navigate(signInAddress()),
          onGone: () => turn.current.revalidate(),
        },
      )
    }
    // Without it the screen is loaded again by what is done on it.
    import('./keep-watching.ts').then(begin, () => {})
    return () => {
      isLeft = true
      stop()
    }
  }, [turn])
}
