import { useEffect, useState } from 'react'
import { request } from '../../../graph/client.ts'
import { WorkspaceArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'

type Read = { id: string; version: number; artifact: Artifact | null }

/**
 * A version of an artifact: the newest as it is known, an earlier one read when it is asked for. Null until it is there; `isLost` when it
 * could not be read.
 */
export function useVersion(workspaceId: string, newest: Artifact | null, version: number) {
  const [read, setRead] = useState<Read | null>(null)
  const id = newest && version < newest.version ? newest.id : null
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    const keep = (artifact: Artifact | null) => stop.signal.aborted || setRead({ id, version, artifact })
    request(WorkspaceArtifactDocument, { workspaceId, id, version }, { signal: stop.signal }).then(
      ({ caraWorkspaceArtifact }) => keep(caraWorkspaceArtifact),
      () => keep(null),
    )
    return () => stop.abort()
  }, [workspaceId, id, version])
  if (!id) return { artifact: newest, isLost: false }
  const own = read?.id === id && read.version === version ? read : null
  return { artifact: own?.artifact ?? null, isLost: own !== null && own.artifact === null }
}
