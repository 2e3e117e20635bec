import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useAct } from '../../graph/act.ts'
import { UpdateWorkspacesDocument } from '../../graph/generated/graphql.ts'
import type { Workspace } from '../../graph/workspace.ts'
import { MenuItem, MenuLine } from '../../ui/menu-items.tsx'
import { toast } from '../../ui/toast.tsx'

/** Archive and its way back; deleting asks first, and waits for Cara to be done. */
export default function WorkspaceMenuItems({ workspace, onDelete }: { workspace: Workspace; onDelete: () => void }) {
  const act = useAct()
  const isWorking = workspace.state === 'WORKING'
  const isArchived = workspace.schemaVersion === 'V0'
  const archive = async () => {
    const outcome = await act(UpdateWorkspacesDocument, { ids: [workspace.id], input: { archive: !isArchived } })
    // The screen says it by itself: the box goes or comes back.
    if (!outcome.ok)
      toast(`The workspace was not ${isArchived ? 'brought back' : 'archived'}. ${outcome.sentence}`, { tone: 'fail' })
  }
  return (
    <>
      <MenuItem onSelect={() => void archive()}>
        {isArchived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
        {isArchived ? 'Unarchive' : 'Archive'}
      </MenuItem>
      <MenuLine />
      <MenuItem disabled={isWorking} onSelect={onDelete}>
        <Trash2 size={14} aria-hidden />
        <span>
          Delete for good…
          {isWorking && <span className="block text-12">Cara is working here. Stop Cara first.</span>}
        </span>
      </MenuItem>
    </>
  )
}
