import { ArrowUp, Sparkles } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/field.tsx'
import { type About, useStartWorkspace } from './start-workspace.ts'
import { useSending, WaitsForConnection } from './use-sending.tsx'

type AskLineProps = {
  /** Names the draft. */
  place: string
  label: string
  about: About
}

/** One line to ask Cara about something: it starts a workspace about that, and goes there. What was typed outlives a failure and a reload. */
export function AskLine({ place, label, about }: AskLineProps) {
  const id = useId()
  const start = useStartWorkspace()
  const { draft, change, clear } = useDraft(place)
  const { sending, begin } = useSending()
  const [error, setError] = useState<string>()
  const message = draft.text.trim()

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (!message) return
    setError(undefined)
    const { key } = draft
    const outcome = (await begin((way) => start(null, { message, files: [], key, ...way }, about)))?.answer
    if (!outcome) return
    if (outcome.ok) clear()
    else setError(outcome.sentence)
  }

  return (
    <div className="min-w-0">
      <form
        onSubmit={(event) => void ask(event)}
        className="flex min-h-10 items-center gap-2 rounded-8 border border-control bg-surface pr-1 pl-3 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
      >
        <Sparkles size={16} strokeWidth={1.75} aria-hidden className="flex-none text-accent-ink" />
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          data-slash
          autoComplete="off"
          enterKeyHint="send"
          placeholder={`${label}…`}
          value={draft.text}
          readOnly={sending !== null && !sending.waits}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            sending?.stop()
            change({ text: event.target.value })
          }}
          className="h-9 min-w-0 flex-1 bg-transparent text-13 outline-none max-md:text-[16px]"
        />
        <Button type="submit" look="quiet" size="sm" icon aria-label="Ask" disabled={!message || sending !== null}>
          <ArrowUp size={16} aria-hidden />
        </Button>
      </form>
      {sending?.waits && <WaitsForConnection className="mt-2 px-1" />}
      {error && (
        <ErrorText id={`${id}-error`} className="mt-2 px-1">
          {error}
        </ErrorText>
      )}
    </div>
  )
}
