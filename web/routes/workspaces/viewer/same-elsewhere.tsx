import { useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { tellChanged } from '../put-back.ts'
import { shownValue } from './counts.ts'
import { useReview } from './review-context.tsx'

type SameElsewhereProps = {
  workspaceId: string
  artifacts: Artifact[]
  artifact: Artifact
  /** The element as it was. */
  was: FormValue
  onDone: () => void
}

/** After a value was changed: the other forms that still say what it said, and the way to change it there too. */
export function SameElsewhere({ workspaceId, artifacts, artifact, was, onDone }: SameElsewhereProps) {
  const act = useAct()
  const { accept } = useReview()
  const [busy, setBusy] = useState(false)
  const others = sayingTheSame(artifacts, artifact.id, was)
  const now = artifact.form!.fields.find(({ name }) => name === was.name)
  if (!others.length || !now || now.value === was.value) return null

  const change = async () => {
    setBusy(true)
    const input = { form: { fields: [{ name: was.name, value: now.value }] } }
    const changed: Artifact[] = []
    for (const other of others) {
      const outcome = await act(UpdateArtifactDocument, {
        ...{ workspaceId, artifactId: other.id, version: other.version, edits: other.edits, input },
      })
      if (outcome.ok && outcome.value.artifact) {
        accept(outcome.value.artifact)
        changed.push(outcome.value.artifact)
      } else {
        const why = outcome.ok ? 'Try again.' : outcome.sentence
        toast(`${was.label} was not changed on ${other.form!.form}. ${why}`, { tone: 'fail' })
      }
    }
    tellChanged(workspaceId, was.name, was.value, changed)
    setBusy(false)
    onDone()
  }
  const said = shownValue(was)
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline bg-sunken py-1 pr-3 pl-5 text-12 text-ink-2 max-md:pl-4"
    >
      <p className="min-w-0 flex-1 py-1 wrap-anywhere max-md:basis-full">
        {others.map(({ form }) => form!.form).join(', ')} still {others.length > 1 ? 'have' : 'has'}{' '}
        {said ? `“${said}”` : 'nothing'} for {was.label}.
      </p>
      <Button size="sm" disabled={busy} onClick={() => void change()}>
        Change it there too
      </Button>
      <Button size="sm" look="quiet" disabled={busy} onClick={onDone}>
        Leave it
      </Button>
    </div>
  )
}

/**
 * The other ACORD forms on which an element says what it said on this one before it was changed: elements of one name are one thing on all of
 * them. A tick that is off says nothing, and an attached PDF calls its fields as it likes.
 */
const sayingTheSame = (artifacts: Artifact[], changed: string, { name, value, type }: FormValue): Artifact[] =>
  artifacts.filter(
    ({ id, form }) =>
      id !== changed &&
      form?.fileId === null &&
      (value !== '' || type !== 'TICK') &&
      form.fields.some((one) => one.name === name && one.value === value),
  )
