import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { AddServiceRequestCommentDocument } from '../../graph/generated/graphql.ts'
import { useDraft } from '../../lib/draft.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/field.tsx'

/** Writes a comment for the team. What was typed outlives leaving the page; what could not be kept stays in the box. */
export function CommentBox({ requestId }: { requestId: string }) {
  const id = useId()
  const act = useAct()
  const { revalidate } = useRevalidator()
  const { draft, change, clear } = useDraft(`request-${requestId}`)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useFocusByAddress()
  const content = draft.text.trim()

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !content) return
    setBusy(true)
    const outcome = await act(AddServiceRequestCommentDocument, { id: requestId, content })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.sentence)
    if (!outcome.ok) return
    clear()
    await revalidate()
  }
  return (
    <form onSubmit={(event) => void add(event)}>
      <div className="rounded-12 border border-control bg-surface shadow-card focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <label htmlFor={id} className="sr-only">
          Comment
        </label>
        <textarea
          ref={box}
          id={id}
          data-slash
          placeholder="Write a comment for your team..."
          value={draft.text}
          readOnly={busy}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-note` : undefined}
          onChange={(event) => {
            setFailure(undefined)
            change({ text: event.target.value })
          }}
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && void add(event)}
          className="field-sizing-content block max-h-75 min-h-11 w-full resize-none bg-transparent px-4 pt-3 text-14 outline-none max-md:text-[16px]"
        />
        <div className="flex items-center gap-2 py-2 pr-2 pl-4">
          <span className="text-12 text-ink-3">Clients never see comments.</span>
          <Button type="submit" size="sm" className="ml-auto" disabled={!content || busy}>
            {busy ? 'Adding…' : 'Comment'}
          </Button>
        </div>
      </div>
      {failure && (
        <ErrorText id={`${id}-note`} className="mt-2 px-1">
          {failure}
        </ErrorText>
      )}
    </form>
  )
}

/** Whoever came to comment (the key C) begins in the box. */
function useFocusByAddress() {
  const box = useRef<HTMLTextAreaElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming is another one, also from the same address
  useEffect(() => {
    if (hash === '#comment') box.current?.focus()
  }, [hash, key])
  return box
}
