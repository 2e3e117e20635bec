import { ArrowUp, Paperclip, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { fileSize } from '../lib/size.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorText } from '../ui/field.tsx'
import { useFileDrop } from '../ui/file-drop.tsx'
import { Progress } from '../ui/progress.tsx'

/** What a composer hands over. `key` stays the same when the same thing is sent again. */
export type Outgoing = {
  message: string
  files: File[]
  key: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

type ComposerProps = {
  /** Names the draft, which outlives an ended session and a reload. */
  place: string
  label: string
  placeholder: string
  /** Sends; a sentence when it did not work, and then everything typed stays. */
  onSend: (outgoing: Outgoing) => Promise<string | undefined>
  small?: boolean
  /** Typing goes on, sending waits: for example while Cara works. */
  blocked?: boolean
  /** Stands left of the send button: for example Stop. */
  children?: ReactNode
}

/** One box: text above, tools below. Enter sends, Shift+Enter starts a line, files drop anywhere on it. */
export function Composer({ place, label, placeholder, onSend, small, blocked, children }: ComposerProps) {
  const id = useId()
  const { draft, change, clear } = useDraft(place)
  const [sending, setSending] = useState<{ share: number; stop: AbortController } | null>(null)
  const [error, setError] = useState<string>()
  const busy = useRef(false)
  const picker = useRef<HTMLInputElement>(null)
  const add = (files: File[]) => change({ files: [...draft.files, ...files] })
  const { over, handlers } = useFileDrop(add)
  const ready = draft.text.trim() !== '' && !sending && !blocked

  const send = async () => {
    if (!ready || busy.current) return
    busy.current = true
    const stop = new AbortController()
    setSending({ share: 0, stop })
    setError(undefined)
    const failure = await onSend({
      message: draft.text.trim(),
      files: draft.files,
      key: draft.key,
      signal: stop.signal,
      onProgress: (share) => setSending((now) => now && { ...now, share }),
    })
    busy.current = false
    setSending(null)
    setError(failure)
    if (!failure) clear()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <div>
      <form
        {...handlers}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className={cx(
          'rounded-12 border bg-surface shadow-card focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
          over ? 'border-accent bg-accent-soft' : 'border-control',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          id={id}
          data-slash
          placeholder={over ? 'Drop the files to add them' : placeholder}
          value={draft.text}
          readOnly={sending !== null}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={onKeyDown}
          onPaste={(event) => event.clipboardData.files.length > 0 && add([...event.clipboardData.files])}
          className={cx(
            'field-sizing-content block max-h-60 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-prose outline-none max-md:text-[16px]',
            small ? 'min-h-11' : 'min-h-16',
          )}
        />
        {draft.files.length > 0 && (
          <ul aria-label="Files to send" className="flex flex-wrap gap-[6px] px-3 pt-1 pb-2">
            {draft.files.map((file, index) => (
              <FileChip
                key={`${file.name} ${file.size} ${String(index)}`}
                file={file}
                onRemove={sending ? undefined : () => change({ files: draft.files.filter((one) => one !== file) })}
              />
            ))}
          </ul>
        )}
        <div className="flex items-center gap-1 px-2 pt-1 pb-2">
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label="Add files"
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button
            look="quiet"
            size="sm"
            icon={small}
            disabled={sending !== null}
            aria-label={small ? 'Add files' : undefined}
            title={small ? 'Add files' : undefined}
            onClick={() => picker.current?.click()}
          >
            <Paperclip size={16} aria-hidden />
            {!small && 'Add files'}
          </Button>
          {sending && draft.files.length > 0 ? (
            <Sending share={sending.share} onStop={() => sending.stop.abort()} />
          ) : (
            <span className="flex-1 text-12 text-ink-3 max-md:invisible">{!small && 'or drop them here'}</span>
          )}
          {children}
          <Button type="submit" look="primary" size="sm" icon aria-label="Send" disabled={!ready}>
            <ArrowUp size={16} aria-hidden />
          </Button>
        </div>
      </form>
      {error && <ErrorText className="mt-2 px-1">{error}</ErrorText>}
    </div>
  )
}

/** How far the files are. It stands where nothing else is, so that the second click of a double click stops nothing. */
function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 px-1 text-12 text-ink-2">
      <Button size="sm" look="quiet" onClick={onStop}>
        Stop
      </Button>
      <Progress share={share} label="Sending files" />
      <span className="num flex-none">
        {share < 1 ? `Sending files, ${String(Math.round(share * 100))} %` : 'Storing files'}
      </span>
    </span>
  )
}

function FileChip({ file, onRemove }: { file: File; onRemove?: () => void }) {
  return (
    <li className="inline-flex h-7 max-w-full items-center gap-[6px] rounded-6 border border-hairline bg-surface pr-1 pl-2 text-12 font-medium">
      <span className="cut">{file.name}</span>
      <span className="num font-normal text-ink-3">{fileSize(file.size)}</span>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        disabled={!onRemove}
        onClick={onRemove}
        className="grid size-5 place-items-center rounded-4 text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X size={12} aria-hidden />
      </button>
    </li>
  )
}
