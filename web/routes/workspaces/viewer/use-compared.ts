import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Artifact } from '../../../graph/workspace.ts'

const COMPARING = { comparing: true } as const

/** The version that the open one is compared with, by the address, so that a comparison can be linked and left by going back. */
export function useCompared(artifact: Artifact | null) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: typeof COMPARING | null }
  const navigate = useNavigate()
  const named = artifact?.versions.find(({ version }) => String(version) === query.get('compare'))?.version
  const compared = artifact && named !== undefined && named !== artifact.version ? named : null

  const compare = (open: number, other: number) => {
    if (!artifact) return
    const next = { artifact_id: artifact.id, version: String(open), compare: String(other) }
    setQuery(next, {
      replace: query.has('compare'),
      preventScrollReset: true,
      state: query.has('compare') ? state : COMPARING,
    })
  }
  const endComparing = () => {
    // Where comparing was begun here, the way back is the way it was come; a link has none.
    if (state?.comparing) return void navigate(-1)
    query.delete('compare')
    setQuery(query, { replace: true, preventScrollReset: true })
  }
  return { compared, compare, endComparing }
}
