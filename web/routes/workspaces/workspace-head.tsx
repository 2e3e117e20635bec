import { ArrowLeft, Info } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { UpdateWorkspacesDocument } from '../../graph/generated/graphql.ts'
import type { Workspace } from '../../graph/workspace.ts'
import { useOptimisticEdit } from '../../parts/form/use-optimistic-edit.ts'
import { useMay } from '../../parts/session.ts'
import { UserMenu } from '../../parts/user-menu.tsx'
import { WorkspaceBadge } from '../../parts/workspace-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { WorkspaceMenu } from './workspace-menu.tsx'

/** The way back on a phone, the title (editable in place), the state, the information panel's button, and what can be done with the whole. */
export function WorkspaceHead({ workspace, onInfo }: { workspace: Workspace; onInfo: () => void }) {
  const mayChange = useMay()('change', 'workspace')
  return (
    <header className="flex h-12 flex-none items-center gap-2 border-b border-hairline pr-4 pl-6 max-md:pr-2 max-md:pl-1">
      <Link
        to="/app/workspaces"
        aria-label="Back to workspaces"
        className="grid size-10 flex-none place-items-center rounded-6 text-ink-2 hover:bg-hover md:hidden"
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      {mayChange ? (
        <>
          <h1 className="sr-only">{workspace.title}</h1>
          <Title workspace={workspace} />
        </>
      ) : (
        <h1 className="cut min-w-0 text-14! font-semibold!">{workspace.title}</h1>
      )}
      <WorkspaceBadge state={workspace.state} />
      <span className="ml-auto" />
      <Button
        look="quiet"
        size="sm"
        icon
        aria-label="About this workspace"
        title="About this workspace"
        onClick={onInfo}
      >
        <Info size={16} aria-hidden />
      </Button>
      {mayChange && <WorkspaceMenu workspace={workspace} />}
      <span className="max-md:hidden">
        <UserMenu />
      </span>
    </header>
  )
}

/**
 * Saved on Enter and when left, and shown at once; a blank title is ignored, Esc takes the change back. If someone else renamed it in the
 * meantime, their title stays, and the user can still apply their own.
 */
function Title({ workspace: { id, title } }: { workspace: Workspace }) {
  const act = useAct()
  const save = async (next: string, was: string) => {
    const outcome = await act(UpdateWorkspacesDocument, { ids: [id], input: { title: next, titleWas: was } })
    return outcome.ok ? undefined : outcome
  }
  const edit = useOptimisticEdit(title, save, ({ sentence, code }, meant) =>
    toast(`The title was not saved. ${sentence}`, {
      tone: 'fail',
      ...(code === 'CONFLICT' && { action: { label: 'Use mine', run: () => void latest.current(meant) } }),
    }),
  )
  const latest = useRef(edit.change)
  latest.current = edit.change
  /** What is being typed, and the title it was begun on: a title that comes meanwhile does not take the words away. */
  const [typed, setTyped] = useState<{ text: string; was: string } | null>(null)

  const leave = () => {
    const next = typed?.text.trim()
    setTyped(null)
    if (typed && next) void edit.change(next, typed.was)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') setTyped(null)
  }
  return (
    <input
      aria-label="Title"
      value={typed?.text ?? edit.shown}
      onChange={(event) => setTyped({ text: event.target.value, was: typed?.was ?? title })}
      onBlur={leave}
      onKeyDown={onKeyDown}
      className="field-sizing-content -ml-[6px] h-7 max-w-[44ch] min-w-0 rounded-4 bg-transparent px-[6px] text-14 font-semibold text-ellipsis hover:bg-hover focus:bg-surface max-md:ml-0"
    />
  )
}
