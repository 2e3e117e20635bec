import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Workspace } from '../../graph/workspace.ts'
import { whenIdle } from '../../lib/idle.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

const load = () => import('./workspace-menu-items.tsx')
const WorkspaceMenuItems = lazy(load)
whenIdle(load)
const DeleteWorkspace = lazy(() => import('./delete-workspace.tsx'))

/** The actions on a whole workspace. */
export function WorkspaceMenu({ workspace }: { workspace: Workspace }) {
  const [asked, setAsked] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const ask = () => {
    setAsked(true)
    setDeleting(true)
  }
  return (
    <>
      <Menu
        preload={load}
        trigger={
          <Button look="quiet" size="sm" icon aria-label="More for this workspace" title="More for this workspace">
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
        items={() => <WorkspaceMenuItems workspace={workspace} onDelete={ask} />}
      />
      {asked && (
        <Suspense>
          <DeleteWorkspace workspace={workspace} open={deleting} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}
