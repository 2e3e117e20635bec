import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string) {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query)
      list.addEventListener('change', tell)
      return () => list.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}
