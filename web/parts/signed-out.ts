import { useEffect } from 'react'

const CHANNEL = 'cara.signed-out'

/** Tells the other tabs of this browser that their session has ended with this one's. */
export function tellSignedOut() {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Leaves for the sign-in page when the user signed out in another tab. */
export function useSignedOutElsewhere() {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => {
      sessionStorage.clear()
      // A new document, so that nothing of this user's stays in memory.
      location.assign('/app/signin')
    }
    return () => channel.close()
  }, [])
}
