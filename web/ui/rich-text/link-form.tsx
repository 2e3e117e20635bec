import type { Editor } from '@tiptap/core'
import { ExternalLink, Unlink } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonAnchor } from '../button.tsx'
import { ErrorText } from '../field.tsx'
import { link, linkFrom } from './acts.ts'
import { placeAt } from './place.ts'

type LinkFormProps = { editor: Editor; onClose: () => void }

/** Asks where the selected words lead. Enter sets it, Esc leaves it as it was. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const now = (editor.getAttributes('link') as { href?: string }).href ?? ''
  const [typed, setTyped] = useState(now)
  const [isWrong, setWrong] = useState(false)
  const [place] = useState(() => placeAt(editor, editor.state.selection.from, { width: 320, height: 96 }))
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.select(), [])

  const leave = (href?: string | null) => {
    onClose()
    if (href === undefined) editor.commands.focus()
    else link(editor, href)
  }
  const set = () => {
    const href = typed.trim() ? linkFrom(typed) : null
    if (typed.trim() && !href) {
      field.current?.focus()
      return setWrong(true)
    }
    leave(href)
  }
  return (
    <form
      aria-label="Link"
      style={place}
      className="raised absolute z-3 grid w-80 max-w-full gap-2 rounded-8 p-3 shadow-pop"
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      <label htmlFor={id} className="text-12 font-medium text-ink-2">
        Web or e-mail address
      </label>
      <input
        ref={field}
        id={id}
        value={typed}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        className="h-8 w-full rounded-6 border border-control bg-surface px-2 text-13 max-md:h-10"
      />
      {isWrong && (
        <span id={`${id}-wrong`}>
          <ErrorText>Enter an address like https://example.com or name@example.com.</ErrorText>
        </span>
      )}
      <div className="flex items-center gap-1">
        {now && (
          <>
            <ButtonAnchor look="quiet" size="sm" href={now} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={14} aria-hidden />
              Open
            </ButtonAnchor>
            <Button look="quiet" size="sm" onClick={() => leave(null)}>
              <Unlink size={14} aria-hidden />
              Remove
            </Button>
          </>
        )}
        <Button type="submit" look="primary" size="sm" className="ml-auto">
          {now ? 'Change link' : 'Add link'}
        </Button>
      </div>
    </form>
  )
}
