import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { type ImportSummaryFragment, UndoImportDocument } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** Takes a whole import back, once it was asked for twice; nothing where nothing can be undone. */
export function UndoImport({ it: { id, fileName, undoUntil } }: { it: ImportSummaryFragment }) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  if (!undoUntil) return null
  const undo = async () => {
    const outcome = await act(UndoImportDocument, { id })
    await revalidate()
    return outcome.ok ? undefined : outcome.sentence
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Undo2 size={14} aria-hidden />
        Undo
      </Button>
      {asking && (
        <Suspense>
          <Confirm
            open
            onClose={() => setAsking(false)}
            title={`Undo the import of ${fileName}?`}
            verb="Undo import"
            onConfirm={undo}
          >
            What it created is taken away, and what it changed gets its old values back. Records that were edited or
            used since are kept.
          </Confirm>
        </Suspense>
      )}
    </>
  )
}
