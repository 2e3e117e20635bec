import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { RestoreArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact } from '../../../graph/workspace.ts'
import { May } from '../../../parts/may.tsx'
import { Button } from '../../../ui/button.tsx'
import { Diff } from '../../../ui/diff.tsx'
import { toast } from '../../../ui/toast.tsx'
import { compareVersions } from './version-words.ts'

type OlderVersionProps = {
  workspaceId: string
  artifact: Artifact
  newest: Artifact
  /** Not while Cara works. */
  restorable: boolean
  onSaved: (artifact: Artifact) => void
}

/** Above a version that is not the newest: what changed since, and the way back to it. */
export function OlderVersion({ workspaceId, artifact, newest, restorable, onSaved }: OlderVersionProps) {
  const [compared, setCompared] = useState(false)
  const [busy, setBusy] = useState(false)
  const act = useAct()
  const restore = async () => {
    setBusy(true)
    const outcome = await act(RestoreArtifactDocument, {
      workspaceId,
      artifactId: artifact.id,
      version: artifact.version,
    })
    setBusy(false)
    if (outcome.ok && outcome.value.artifact) {
      onSaved(outcome.value.artifact)
      return toast(`Version ${String(artifact.version)} is back, as version ${String(outcome.value.artifact.version)}.`)
    }
    toast(`It was not restored. ${outcome.ok ? 'Try again.' : outcome.sentence}`, { tone: 'fail' })
  }
  return (
    <div className="flex max-h-[60%] flex-none flex-col border-b border-hairline bg-sunken">
      <div className="flex flex-wrap items-center gap-2 py-1 pr-3 pl-5 text-12 text-ink-2 max-md:pl-4">
        <p role="status" className="flex-1 py-1 max-md:basis-full">
          This is version {artifact.version}. Only the newest version can be edited.
        </p>
        <Button size="sm" look="quiet" aria-expanded={compared} onClick={() => setCompared(!compared)}>
          What changed since
        </Button>
        <May be={['change', 'artifact']}>
          <Button size="sm" disabled={busy || !restorable} onClick={restore}>
            Restore this version
          </Button>
        </May>
      </div>
      {compared && (
        <section aria-label="What changed since" className="overflow-y-auto border-t border-hairline bg-surface">
          <Diff rows={compareVersions(artifact, newest)} noun={artifact.form ? 'value' : 'part'} />
        </section>
      )}
    </div>
  )
}
