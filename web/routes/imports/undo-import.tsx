import { Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { type ImportSummaryFragment, UndoImportDocument } from '../../graph/generated/graphql.ts'
import { useMay } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { figure } from './import-words.ts'

const Confirm = lazy(() => import('../../ui/confirm.tsx'))

/** Undoes a whole import, or what an earlier undo kept, after a confirmation; renders nothing when nothing can be undone, or not by this user. */
export function UndoImport({ it: { id, fileName, state, counts, undoUntil } }: { it: ImportSummaryFragment }) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const mayUndo = useMay()('confirm', 'import')
  if (!undoUntil || !mayUndo) return null
  const kept = state === 'UNDONE' ? `the ${figure(counts.kept)} kept` : null
  const undo = async () => {
    const outcome = await act(UndoImportDocument, { id })
    await revalidate()
    return outcome.ok ? undefined : outcome.sentence
  }
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Undo2 size={14} aria-hidden />
        {kept ? `Undo ${kept}` : 'Undo'}
      </Button>
      {asking && (
        <Suspense>
          <Confirm
            open
            onClose={() => setAsking(false)}
            title={kept ? `Undo ${kept} of ${fileName}?` : `Undo the import of ${fileName}?`}
            verb={kept ? `Undo ${kept}` : 'Undo import'}
            onConfirm={undo}
          >
            {kept && 'Records that are free by now are taken back. '}
            What it created is taken away, and what it changed gets its old values back. Records that were edited or
            used since are kept.
          </Confirm>
        </Suspense>
      )}
    </>
  )
}
