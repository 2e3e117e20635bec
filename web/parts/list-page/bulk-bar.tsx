import { Archive, X } from 'lucide-react'
import { useFetchers, useLocation, useNavigate, useSubmit } from 'react-router'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { OVER } from '../form/dialog-address.tsx'
import type { ArchiveAction, BulkAction } from './list.ts'

type BulkBarProps = {
  archive: ArchiveAction | undefined
  actions: readonly BulkAction[] | undefined
  selected: ReadonlySet<string>
  onDone: () => void
}

/** The actions on the selected rows. Archiving is immediate; the toast offers Undo. */
export function BulkBar({ archive, actions = [], selected, onDone }: BulkBarProps) {
  const submit = useSubmit()
  const ids = [...selected]
  const putAway = ({ action, idsAs }: ArchiveAction) => {
    void submit(
      { [idsAs]: ids, archive: true },
      { method: 'post', action, encType: 'application/json', navigate: false },
    )
    onDone()
  }
  return (
    <div
      role="toolbar"
      aria-label="Selected rows"
      data-bulk-bar
      className="raised fixed bottom-6 left-[calc(50%+116px)] z-20 flex -translate-x-1/2 items-center gap-1 rounded-8 py-1 pr-1 pl-4 text-13 shadow-pop max-md:inset-x-3 max-md:bottom-3 max-md:left-3 max-md:translate-x-0"
    >
      <span className="num" role="status">
        {selected.size} selected
      </span>
      <span className="mr-1 ml-3 h-5 w-px bg-edge max-md:ml-auto" />
      {actions.map((action) => (
        <Act key={action.label} action={action} ids={ids} />
      ))}
      {archive && (
        <Button look="quiet" size="sm" onClick={() => putAway(archive)}>
          <Archive size={16} aria-hidden />
          Archive
        </Button>
      )}
      <Button look="quiet" size="sm" icon aria-label="Clear the selection" onClick={onDone}>
        <X size={16} aria-hidden />
      </Button>
    </div>
  )
}

function Act({ action, ids }: { action: BulkAction; ids: readonly string[] }) {
  const { label, icon: Icon, most } = action
  const openFor = useOpenFor()
  const face = (
    <>
      <Icon size={16} aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </>
  )
  if (ids.length > most)
    return (
      <span className="px-2 text-ink-3">
        {label}: up to {most} at once
      </span>
    )
  if ('file' in action)
    return (
      <ButtonAnchor look="quiet" size="sm" href={action.file(ids)} download>
        {face}
      </ButtonAnchor>
    )
  return (
    <Button look="quiet" size="sm" onClick={() => openFor(action.dialog, ids)}>
      {face}
    </Button>
  )
}

/** Opens a dialog over the list, as it is looked at, for these rows. */
export function useOpenFor() {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (dialog: string, ids: readonly string[]) =>
    void navigate({ pathname: dialog, search }, { state: { ...OVER, ids }, preventScrollReset: true })
}

/** The rows a bulk action's dialog was opened for; none when its address was opened by itself. */
export function useChosenIds(): readonly string[] {
  const { state } = useLocation()
  return (state as { ids?: readonly string[] } | null)?.ids ?? []
}

/** The rows that are leaving the list: hidden before the server has answered, and there again when it refuses. */
export function useLeaving(archive: ArchiveAction | undefined): ReadonlySet<string> {
  const fetchers = useFetchers()
  const leaving = new Set<string>()
  for (const { formAction, json } of fetchers) {
    if (!archive || formAction !== archive.action) continue
    const asked = json as Record<string, unknown> | undefined
    if (asked?.archive) for (const id of asked[archive.idsAs] as string[]) leaving.add(id)
  }
  return leaving
}
