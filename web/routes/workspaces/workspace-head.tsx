import { ArrowLeft, Info } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { UpdateWorkspacesDocument } from '../../graph/generated/graphql.ts'
import type { Workspace } from '../../graph/workspace.ts'
import { UserMenu } from '../../parts/user-menu.tsx'
import { WorkspaceBadge } from '../../parts/workspace-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

/** The way back on a phone, the title (editable in place), the state, and the information panel's button. */
export function WorkspaceHead({ workspace, onInfo }: { workspace: Workspace; onInfo: () => void }) {
  return (
    <header className="flex h-12 flex-none items-center gap-2 border-b border-hairline pr-4 pl-6 max-md:pr-2 max-md:pl-1">
      <Link
        to="/app/workspaces"
        aria-label="Back to workspaces"
        className="grid size-10 flex-none place-items-center rounded-6 text-ink-2 hover:bg-hover md:hidden"
      >
        <ArrowLeft size={16} aria-hidden />
      </Link>
      <h1 className="sr-only">{workspace.title}</h1>
      <Title workspace={workspace} />
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
      <span className="max-md:hidden">
        <UserMenu compact />
      </span>
    </header>
  )
}

/** Saved on Enter and when left; a blank title is ignored, Esc takes the change back. */
function Title({ workspace: { id, title } }: { workspace: Workspace }) {
  const [text, setText] = useState(title)
  const act = useAct()
  useEffect(() => setText(title), [title])

  const save = async () => {
    const next = text.trim()
    if (!next || next === title) return setText(title)
    const outcome = await act(UpdateWorkspacesDocument, { ids: [id], input: { title: next } })
    if (outcome.ok) return
    setText(title)
    toast(`The title was not saved. ${outcome.sentence}`, { tone: 'fail' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape') return
    event.currentTarget.value = title
    setText(title)
  }
  return (
    <input
      aria-label="Title"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      className="field-sizing-content -ml-[6px] h-7 max-w-[44ch] min-w-0 rounded-4 bg-transparent px-[6px] text-14 font-semibold text-ellipsis hover:bg-hover focus:bg-surface max-md:ml-0"
    />
  )
}
