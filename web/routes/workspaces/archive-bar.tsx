import { Archive, X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { UpdateWorkspacesDocument } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import Confirm from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'

/** What can be done with the selected rows. */
export default function ArchiveBar({ selected, onDone }: { selected: ReadonlySet<string>; onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const act = useAct()
  const { revalidate } = useRevalidator()
  const what = selected.size === 1 ? '1 workspace' : `${String(selected.size)} workspaces`

  const archive = async () => {
    const outcome = await act(UpdateWorkspacesDocument, { ids: [...selected], input: { archive: true } })
    if (!outcome.ok) return outcome.sentence
    toast(`${what} archived`)
    onDone()
    await revalidate()
    return undefined
  }

  return (
    <>
      <div className="raised fixed bottom-6 left-[calc(50%+116px)] z-20 flex -translate-x-1/2 items-center gap-1 rounded-8 py-1 pr-1 pl-4 text-13 shadow-pop max-md:inset-x-3 max-md:bottom-3 max-md:left-3 max-md:translate-x-0">
        <span className="num">{selected.size} selected</span>
        <span className="mr-1 ml-3 h-5 w-px bg-edge max-md:ml-auto" />
        <Button look="quiet" size="sm" onClick={() => setAsking(true)}>
          <Archive size={16} aria-hidden />
          Archive
        </Button>
        <Button look="quiet" size="sm" icon aria-label="Clear the selection" onClick={onDone}>
          <X size={16} aria-hidden />
        </Button>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`Archive ${what}?`}
        verb="Archive"
        onConfirm={archive}
      >
        An archived workspace leaves this list. Its conversation and files stay stored, and it cannot be continued.
      </Confirm>
    </>
  )
}
