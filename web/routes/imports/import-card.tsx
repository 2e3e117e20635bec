import { useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { IMPORT_STATES } from '../../../shared/states.ts'
import { type Outcome, useAct } from '../../graph/act.ts'
import {
  BeginImportDocument,
  type ImportSummaryFragment,
  StopImportDocument,
  UndoImportDocument,
} from '../../graph/generated/graphql.ts'
import { dateOf } from '../../lib/time.ts'
import { useMay, useTimeZone } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { isRunning, summaryOf } from './import-words.ts'
import { UndoImport } from './undo-import.tsx'

export function ImportBadge({ state }: Pick<ImportSummaryFragment, 'state'>) {
  const { label, tone } = IMPORT_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}

/** One import in a line of them: how it stands, how far it is, and what can be done with it. */
export function ImportCard({ it }: { it: ImportSummaryFragment }) {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const timeZone = useTimeZone()
  const [failure, setFailure] = useState<string>()
  const left = useTimeLeft(it)
  const mayImport = useMay()('confirm', 'import')
  const after = async (outcome: Outcome<unknown>) => {
    setFailure(outcome.ok ? undefined : outcome.sentence)
    await revalidate()
  }
  const { id } = it
  const stop = async () => after(await act(StopImportDocument, { id }))
  const goOn = async () => after(await act(BeginImportDocument, { id }))
  const undo = async () => after(await act(UndoImportDocument, { id }))
  const by = it.state === 'UNDONE' ? it.undoneBy : it.askedBy
  const starter = it.state !== 'UNDONE' && it.startedBy?.id !== by?.id ? it.startedBy : null
  const who = [by?.name, starter && `started by ${starter.name}`].filter(Boolean).join(', ')
  const told = summaryOf(it)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3 text-13 not-first:border-t not-first:border-hairline">
      <div className="flex items-center gap-2">
        <Link to={`/app/imports/${it.id}`} className="cut min-w-0 flex-1 font-medium hover:underline">
          {it.fileName}
        </Link>
        <ImportBadge state={it.state} />
      </div>
      {isRunning(it) && <Progress share={it.total ? it.done / it.total : 0} label="Rows done" />}
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-12 text-ink-2" role="status">
          {[told, left].filter(Boolean).join(', ')}
          {!isRunning(it) && (
            <>
              {'. '}
              {who && `${who}, `}
              <When at={it.endedAt ?? it.createdAt} />
            </>
          )}
        </p>
        {mayImport && it.state === 'IMPORTING' && (
          <Button look="quiet" size="sm" onClick={() => void stop()}>
            Stop
          </Button>
        )}
        {mayImport && it.state === 'STOPPED' && (
          <Button size="sm" onClick={() => void goOn()}>
            Go on
          </Button>
        )}
        {mayImport && it.state === 'UNDOING' && (
          <Button look="quiet" size="sm" onClick={() => void undo()}>
            Go on
          </Button>
        )}
      </div>
      {mayImport && it.undoUntil && (
        <div className="flex items-center gap-2">
          <UndoImport it={it} />
          <span className="text-12 text-ink-3">until {dateOf(timeZone, it.undoUntil)}</span>
        </div>
      )}
      {failure && <ErrorText>{failure}</ErrorText>}
    </div>
  )
}

/** "18 s left", by how fast it went since it was first looked at. */
function useTimeLeft({ state, done, total }: ImportSummaryFragment): string | null {
  const first = useRef({ state, done, at: performance.now() })
  if (first.current.state !== state) first.current = { state, done, at: performance.now() }
  const gone = done - first.current.done
  if (!isRunning({ state }) || gone <= 0) return null
  const seconds = Math.ceil(((total - done) * (performance.now() - first.current.at)) / gone / 1000)
  return seconds > 90 ? `${String(Math.ceil(seconds / 60))} min left` : `${String(seconds)} s left`
}
