import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { Outcome } from '../graph/act.ts'
import { useDraft } from '../lib/draft.ts'
import { sendByKey } from '../lib/send-by-key.ts'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/field.tsx'

type WriteBoxProps = {
  label: string
  placeholder: string
  verb: string
  /** Who reads it. */
  aside: string
  /** Where what was typed is kept. */
  draft: string
  send: (text: string) => Promise<Outcome<unknown>>
}

/** A box for team notes next to a timeline. Typed text survives leaving the page; text that could not be saved stays in the box. */
export function WriteBox({ label, placeholder, verb, aside, draft: place, send }: WriteBoxProps) {
  const id = useId()
  const { revalidate } = useRevalidator()
  const { draft, change, clear } = useDraft(place)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const box = useFocusByAddress(label)
  const text = draft.text.trim()

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !text) return
    setBusy(true)
    const outcome = await send(text)
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.sentence)
    if (!outcome.ok) return
    clear()
    await revalidate()
  }
  return (
    <form onSubmit={(event) => void add(event)} onKeyDown={sendByKey}>
      <div className="rounded-12 border border-control bg-surface shadow-card focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={box}
          id={id}
          data-slash
          placeholder={placeholder}
          value={draft.text}
          readOnly={busy}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-note` : undefined}
          onChange={(event) => {
            setFailure(undefined)
            change({ text: event.target.value })
          }}
          className="field-sizing-content block max-h-75 min-h-11 w-full resize-none bg-transparent px-4 pt-3 text-14 outline-none max-md:text-[16px]"
        />
        <div className="flex items-center gap-2 py-2 pr-2 pl-4">
          <span className="text-12 text-ink-3">{aside}</span>
          <Button type="submit" size="sm" className="ml-auto" disabled={!text || busy}>
            {busy ? 'Adding…' : verb}
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

/** With "#comment" in the address the box gets the focus. */
function useFocusByAddress(label: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming is another one, also from the same address
  useEffect(() => {
    if (hash === `#${label.toLowerCase()}`) box.current?.focus()
  }, [hash, key])
  return box
}
