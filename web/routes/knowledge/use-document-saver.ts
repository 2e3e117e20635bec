import { useRef } from 'react'
import { useAct } from '../../graph/act.ts'
import {
  ChangeKnowledgeDocumentDocument,
  type ChangeKnowledgeDocumentMutationVariables,
} from '../../graph/generated/graphql.ts'

type Change = Pick<ChangeKnowledgeDocumentMutationVariables, 'baseId' | 'ruleFor'>

/** Saves parts of a document one after the other, each on the revision that is shown or that the one before it made: what somebody else saved is not undone. */
export function useDocumentSaver({ id, rev }: { id: string; rev: number }) {
  const act = useAct()
  const saved = useRef(rev)
  const waiting = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return (change: Change) => {
    if (!waiting.current) saved.current = Math.max(saved.current, rev)
    waiting.current += 1
    const sent = before.current.then(async () => {
      const outcome = await act(ChangeKnowledgeDocumentDocument, { id, rev: saved.current, ...change })
      if (outcome.ok) saved.current = outcome.value.knowledgeBaseDocument?.rev ?? saved.current
      waiting.current -= 1
      return outcome
    })
    before.current = sent
    return sent
  }
}
