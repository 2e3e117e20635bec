import { useNavigation } from 'react-router'

/** What is said while a list comes (spec 2 §2, spec 3 §8). */
const LOADING: Record<string, string> = {
  '/app/workspaces': 'Loading Cara workspaces...',
  '/app/accounts': 'Loading accounts...',
  '/app/policies': 'Loading policies...',
}

/** A thin line at the top while the next screen loads, after 150 ms. */
export function Pending() {
  const { state, location } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-[2px] animate-bone bg-accent">
      <span className="sr-only">{LOADING[location?.pathname ?? ''] ?? 'Loading'}</span>
    </div>
  )
}
