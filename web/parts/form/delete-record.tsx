import { Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Outcome } from '../../graph/act.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

type DeleteRecordProps = {
  title: string
  /** The list to go back to. */
  list: string
  remove: () => Promise<Outcome<unknown>>
  /** What becomes of what depends on it. */
  children: ReactNode
}

/** Deletes the record of a dialog, after asking once, and goes back to its list. */
export function DeleteRecord({ title, list, remove, children }: DeleteRecordProps) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const confirm = async () => {
    const outcome = await remove()
    if (!outcome.ok) return outcome.sentence
    toast(`${title} deleted`)
    await navigate(list, { replace: true })
    // The list below was there all the time, with the record.
    await revalidate()
    focusHeading()
    return undefined
  }
  return (
    <>
      <Button look="quiet" className="mr-auto" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        Delete
      </Button>
      <Suspense>
        {asking && (
          <Confirm
            open
            onClose={() => setAsking(false)}
            title={`Delete ${title}?`}
            verb="Delete"
            danger
            onConfirm={confirm}
          >
            {children}
          </Confirm>
        )}
      </Suspense>
    </>
  )
}

/** The button that was pressed is gone, and the row it began at: reading goes on at the head of the list. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
