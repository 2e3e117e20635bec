import { useNavigate } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { DeleteWorkspacesDocument } from '../../graph/generated/graphql.ts'
import type { Workspace } from '../../graph/workspace.ts'
import { count } from '../../lib/count.ts'
import { forgetDraft } from '../../lib/draft.ts'
import Confirm from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'

type DeleteWorkspaceProps = { workspace: Workspace; open: boolean; onClose: () => void }

/** Asks before a workspace is deleted for good, says what goes with it, and goes on to the list. */
export default function DeleteWorkspace({ workspace, open, onClose }: DeleteWorkspaceProps) {
  const act = useAct()
  const navigate = useNavigate()
  const { id, title, messages, artifacts, files } = workspace

  const remove = async () => {
    const outcome = await act(DeleteWorkspacesDocument, { ids: [id] })
    if (!outcome.ok) return outcome.sentence
    forgetDraft(`workspace.${id}`)
    toast('Workspace deleted for good')
    await navigate('/app/workspaces', { replace: true })
    return undefined
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Delete this workspace for good?"
      verb="Delete for good"
      danger
      onConfirm={remove}
    >
      <p className="mb-2 font-medium wrap-anywhere text-ink">{title}</p>
      <p>This goes, and cannot be brought back:</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{count(messages.length, 'message')} and all that Cara looked up for them</li>
        {artifacts.length > 0 && <li>{count(artifacts.length, 'thing')} made here, in every version</li>}
        {files.length > 0 && <li>{count(files.length, 'file')}, unless used in another workspace too</li>}
      </ul>
    </Confirm>
  )
}
