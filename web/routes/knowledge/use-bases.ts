import { useRouteLoaderData, useSearchParams } from 'react-router'
import type { Base } from './knowledge-list.tsx'

/** The agency's knowledge bases, as the list loaded them, and the one that is looked at: the only one, or that of the tab. */
export function useBases(): { bases: readonly Base[]; base: Base | undefined } {
  const [query] = useSearchParams()
  const bases = useRouteLoaderData<{ bases: Base[] }>('knowledge')?.bases ?? []
  const tab = query.get('tab')
  return { bases, base: bases.length > 1 ? bases.find(({ id }) => id === tab) : bases[0] }
}
