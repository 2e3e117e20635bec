import type { Artifact } from '../../../graph/workspace.ts'
import { May } from '../../../parts/may.tsx'
import { Button } from '../../../ui/button.tsx'
import { useRestore } from './use-restore.ts'

type OlderVersionProps = {
  workspaceId: string
  artifact: Artifact
  /** Not while Cara works. */
  restorable: boolean
  onCompare: () => void
  onSaved: (artifact: Artifact) => void
}

/** Above a version that is not the newest: what changed since, and the way back to it. */
export function OlderVersion({ workspaceId, artifact, restorable, onCompare, onSaved }: OlderVersionProps) {
  const { busy, restore } = useRestore(workspaceId, artifact.id, onSaved)
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline bg-sunken py-1 pr-3 pl-5 text-12 text-ink-2 max-md:pl-4">
      <p role="status" className="flex-1 py-1 max-md:basis-full">
        This is version {artifact.version}. Only the newest version can be edited.
      </p>
      <Button size="sm" look="quiet" aria-haspopup="dialog" onClick={onCompare}>
        What changed since
      </Button>
      <May be={['change', 'artifact']}>
        <Button size="sm" disabled={busy || !restorable} onClick={() => void restore(artifact.version)}>
          Restore this version
        </Button>
      </May>
    </div>
  )
}
