import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { ConfirmValuesDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { toast } from '../../../ui/toast.tsx'
import { reviewItems, stepFrom } from './review.ts'

type Current = { artifactId: string; name: string; editing: boolean }

type Review = {
  /** The one value that is being looked at, in the conversation, the list of values and on the page alike. */
  current: Current | null
  look: (artifact: Artifact, name: string | null, editing?: boolean) => void
  /** Confirms the value and goes on to the next one to review. */
  confirm: (artifact: Artifact, field: FormValue, confirmed?: boolean) => Promise<void>
  /** Takes an artifact of the workspace that was changed; what is open stays open. */
  accept: (artifact: Artifact) => void
  /** Values are not confirmed or changed while Cara works, or on an older version. */
  editable: boolean
  /** What was typed for values and neither saved nor cancelled, by artifact and field: it is there again where the value is changed next. */
  unsaved: Map<string, string>
}

const ReviewContext = createContext<Review>({
  current: null,
  look: () => {},
  confirm: async () => {},
  accept: () => {},
  editable: false,
  unsaved: new Map(),
})

type ReviewProps = {
  workspaceId: string
  editable: boolean
  onSaved: (artifact: Artifact) => void
  children: ReactNode
}

export function ReviewProvider({ workspaceId, editable, onSaved, children }: ReviewProps) {
  const [current, setCurrent] = useState<Current | null>(null)
  const unsaved = useRef(new Map<string, string>()).current
  const act = useAct()

  const look = useCallback(
    ({ id }: Artifact, name: string | null, editing = false) =>
      setCurrent(name === null ? null : { artifactId: id, name, editing }),
    [],
  )
  const confirm = useCallback(
    async (artifact: Artifact, field: FormValue, confirmed = true) => {
      const next = artifact.form ? stepFrom(reviewItems(artifact.form), field.name, 1) : null
      // At once: a key pressed before the answer comes is meant for the next one.
      if (confirmed) look(artifact, next && next.field.name !== field.name ? next.field.name : null)
      const outcome = await act(ConfirmValuesDocument, {
        workspaceId,
        artifactId: artifact.id,
        version: artifact.version,
        edits: artifact.edits,
        fields: [field.name],
        confirmed,
      })
      if (!outcome.ok || !outcome.value.artifact) {
        toast(`${field.label} was not confirmed. ${outcome.ok ? 'Try again.' : outcome.sentence}`, { tone: 'fail' })
        return
      }
      onSaved(outcome.value.artifact)
    },
    [act, workspaceId, onSaved, look],
  )
  const review = useMemo(
    () => ({ current, look, confirm, accept: onSaved, editable, unsaved }),
    [current, look, confirm, onSaved, editable, unsaved],
  )
  return <ReviewContext value={review}>{children}</ReviewContext>
}

export function useReview() {
  return useContext(ReviewContext)
}
