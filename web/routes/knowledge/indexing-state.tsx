import { RotateCcw, Square } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isOnItsWay, STOPPED } from '../../../shared/knowledge.ts'
import { useAct } from '../../graph/act.ts'
import {
  IndexKnowledgeDocumentDocument,
  type KnowledgeDocumentViewQuery,
  StopKnowledgeDocumentDocument,
} from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'

type IndexingStateProps = {
  document: Pick<KnowledgeDocumentViewQuery['knowledgeBaseDocument'], 'id' | 'indexingStatus'>
  mayChange: boolean
}

/** How far the indexing of a document is, with Stop; or why it failed or that it was stopped, with Try again. Nothing once it is done. */
export function IndexingStateNote({ document: { id, indexingStatus }, mayChange }: IndexingStateProps) {
  const { status, error, progress } = indexingStatus
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (status === 'COMPLETED') return null
  const isMoving = isOnItsWay(status)
  const press = async () => {
    setBusy(true)
    const outcome = isMoving
      ? await act(StopKnowledgeDocumentDocument, { id })
      : await act(IndexKnowledgeDocumentDocument, { id })
    setFailure(outcome.ok ? undefined : outcome.sentence)
    await revalidate()
    setBusy(false)
  }
  return (
    <section aria-label="Indexing" className="grid gap-3 rounded-8 border border-hairline p-4 text-13">
      {isMoving ? (
        <>
          <p role="status" className="num text-ink-2">
            {status === 'UNKNOWN'
              ? 'Waiting for its turn. It can be searched once it is indexed.'
              : `Reading and indexing, ${String(Math.round(progress * 100))}% done.`}
          </p>
          <Progress share={progress} label="Indexing" />
        </>
      ) : error === STOPPED ? (
        <p role="status" className="text-ink-2">
          {error}
        </p>
      ) : (
        <ErrorText>{error ?? 'This document could not be indexed.'}</ErrorText>
      )}
      {failure && <ErrorText>{failure}</ErrorText>}
      {mayChange && (
        <Button
          size="sm"
          className="justify-self-start"
          aria-disabled={busy || undefined}
          onClick={() => busy || void press()}
        >
          {isMoving ? <Square size={12} aria-hidden /> : <RotateCcw size={14} aria-hidden />}
          {isMoving ? 'Stop' : 'Try again'}
        </Button>
      )}
    </section>
  )
}
