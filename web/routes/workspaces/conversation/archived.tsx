import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateWorkspacesDocument } from '../../../graph/generated/graphql.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Shown instead of the box when a workspace is archived (spec 2 §2), with the way to restore it. */
export function Archived({ workspaceId }: { workspaceId: string }) {
  const [busy, setBusy] = useState(false)
  const act = useAct()
  const bringBack = async () => {
    setBusy(true)
    const outcome = await act(UpdateWorkspacesDocument, { ids: [workspaceId], input: { archive: false } })
    setBusy(false)
    if (!outcome.ok) toast(`The workspace was not brought back. ${outcome.sentence}`, { tone: 'fail' })
  }
  return (
    <div className="flex items-center gap-4 rounded-8 bg-sunken px-4 py-3 text-ink-2 max-md:flex-wrap">
      <p className="min-w-0 flex-1 text-13 max-md:basis-full">
        This workspace has been archived. Please create a new workspace to continue.
      </p>
      <Button size="sm" disabled={busy} onClick={bringBack}>
        Unarchive
      </Button>
    </div>
  )
}
