import { useNavigation } from 'react-router'

/** A thin line at the top while the next screen loads, after 150 ms. */
export function Pending() {
  const { state, location } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-[2px] animate-bone bg-accent">
      <span className="sr-only">
        {location?.pathname === '/app/workspaces' ? 'Loading Cara workspaces...' : 'Loading'}
      </span>
    </div>
  )
}
