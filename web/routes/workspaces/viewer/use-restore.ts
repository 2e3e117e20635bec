import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { RestoreArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'
import { toast } from '../../../ui/toast.tsx'

/** Restores an earlier version as the newest one, and says so. */
export function useRestore(workspaceId: string, artifactId: string, onSaved: (artifact: Artifact) => void) {
  const [busy, setBusy] = useState(false)
  const act = useAct()
  const restore = async (version: number) => {
    setBusy(true)
    const outcome = await act(RestoreArtifactDocument, { workspaceId, artifactId, version })
    setBusy(false)
    const restored = outcome.ok ? outcome.value.artifact : null
    if (!restored) {
      const why = outcome.ok ? 'Try again.' : outcome.sentence
      return toast(`It was not restored. ${why}`, { tone: 'fail' })
    }
    onSaved(restored)
    toast(`Version ${String(version)} is back, as version ${String(restored.version)}.`)
  }
  return { busy, restore }
}
