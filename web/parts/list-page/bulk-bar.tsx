import { Archive, X } from 'lucide-react'
import { useFetchers, useSubmit } from 'react-router'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import type { ArchiveAction, BulkAction } from './list.ts'

type BulkBarProps = {
  archive: ArchiveAction | undefined
  actions: readonly BulkAction[] | undefined
  selected: ReadonlySet<string>
  onDone: () => void
}

/** What can be done with the selected rows. Archiving is done at once; the way back stands in the toast the action shows. */
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
      className="raised fixed bottom-6 left-[calc(50%+116px)] z-20 flex -translate-x-1/2 items-center gap-1 rounded-8 py-1 pr-1 pl-4 text-13 shadow-pop max-md:inset-x-3 max-md:bottom-3 max-md:left-3 max-md:translate-x-0"
    >
      <span className="num" role="status">
        {selected.size} selected
      </span>
      <span className="mr-1 ml-3 h-5 w-px bg-edge max-md:ml-auto" />
      {actions.map(({ label, icon: Icon, file, most }) =>
        ids.length > most ? (
          <span key={label} className="px-2 text-ink-3">
            {label}: up to {most} at once
          </span>
        ) : (
          <ButtonAnchor key={label} look="quiet" size="sm" href={file(ids)} download>
            <Icon size={16} aria-hidden />
            {label}
          </ButtonAnchor>
        ),
      )}
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
