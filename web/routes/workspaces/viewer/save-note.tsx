import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import type { ArtifactSave } from './use-artifact-save.ts'

/** "Saving", "Saved" for two seconds, or why it was not saved and what to do. */
export function SaveNote({ status, conflict, bringBack }: Pick<ArtifactSave, 'status' | 'conflict' | 'bringBack'>) {
  if (status.kind === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <ErrorText>{status.sentence} What you typed is still here.</ErrorText>
        {conflict && (
          <>
            <Button size="sm" onClick={conflict.showNewest}>
              Show the newest version
            </Button>
            <Button size="sm" onClick={conflict.saveMine}>
              Save mine over it
            </Button>
          </>
        )}
      </div>
    )
  }
  if (status.kind === 'aside') {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span role="status" className="text-12 text-ink-2">
          This is the newest version. What you typed is put aside.
        </span>
        <Button size="sm" onClick={bringBack}>
          Save mine over it
        </Button>
      </div>
    )
  }
  return (
    <span role="status" className="text-12 text-ink-3">
      {status.kind === 'offline' && (
        <span className="text-wait-ink">Not saved yet: no connection. It is saved when the connection is back.</span>
      )}
      {status.kind === 'saving' && 'Saving…'}
      {status.kind === 'saved' && 'Saved'}
    </span>
  )
}
