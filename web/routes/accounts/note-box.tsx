import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { AddAccountNoteDocument } from '../../graph/generated/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText, TextArea } from '../../ui/field.tsx'

/** Writes a note on the time line of an account. What could not be kept stays in the box. */
export function NoteBox({ accountId }: { accountId: string }) {
  const id = useId()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !text.trim()) return
    setBusy(true)
    const outcome = await act(AddAccountNoteDocument, { accountId, text })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.sentence)
    if (!outcome.ok) return
    setText('')
    await revalidate()
  }
  return (
    <form onSubmit={(event) => void add(event)} className="mb-6 grid gap-2">
      <label htmlFor={id} className="sr-only">
        Note
      </label>
      <TextArea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void add(event)}
        placeholder="Write a note for your colleagues"
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}-note` : undefined}
        className="min-h-10!"
      />
      {failure && <ErrorText id={`${id}-note`}>{failure}</ErrorText>}
      {text.trim() && (
        <Button type="submit" size="sm" className="justify-self-end" aria-disabled={busy || undefined}>
          {busy ? 'Adding…' : 'Add note'}
        </Button>
      )}
    </form>
  )
}
