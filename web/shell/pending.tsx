import { useNavigation } from 'react-router'
import { LOADING_LIST } from './loading-words.ts'

/** A thin line at the top while the next screen loads, after 150 ms. */
export function Pending() {
  const { state, location } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-[2px] animate-bone bg-accent">
      <span className="sr-only">{LOADING_LIST[location?.pathname ?? ''] ?? 'Loading'}</span>
    </div>
  )
}
