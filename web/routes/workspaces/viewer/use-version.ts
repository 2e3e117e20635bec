import { useEffect, useState } from 'react'
import { request } from '../../../graph/client.ts'
import { WorkspaceArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'

/** A version of an artifact: the newest as it is known, an earlier one read when it is asked for; null until it is there. */
export function useVersion(workspaceId: string, newest: Artifact | null, version: number): Artifact | null {
  const [read, setRead] = useState<Artifact | null>(null)
  const id = newest && version < newest.version ? newest.id : null
  useEffect(() => {
    let wanted = true
    if (id)
      void request(WorkspaceArtifactDocument, { workspaceId, id, version })
        .then(({ caraWorkspaceArtifact }) => wanted && setRead(caraWorkspaceArtifact))
        .catch(() => wanted && setRead(null))
    return () => {
      wanted = false
    }
  }, [workspaceId, id, version])
  if (!id) return newest
  return read?.id === id && read.version === version ? read : null
}
