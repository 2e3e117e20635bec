import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import type { useArtifactSave } from './use-artifact-save.ts'

type SaveNoteProps = { status: ReturnType<typeof useArtifactSave>['status']; onLoadNewest: () => void }

/** "Saving", "Saved" for two seconds, or why it was not saved and what to do. */
export function SaveNote({ status, onLoadNewest }: SaveNoteProps) {
  if (status.kind === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <ErrorText>{status.sentence} What you typed is still here.</ErrorText>
        {status.conflict && (
          <Button size="sm" onClick={onLoadNewest}>
            Show the newest version
          </Button>
        )}
      </div>
    )
  }
  return (
    <span role="status" className="text-12 text-ink-3">
      {status.kind === 'saving' ? 'Saving…' : status.kind === 'saved' ? 'Saved' : ''}
    </span>
  )
}
