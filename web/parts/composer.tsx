import { ArrowUp, AtSign, Paperclip } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../shared/uploads.ts'
import { useDraft } from '../lib/draft.ts'
import { whenIdle } from '../lib/idle.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { ErrorText } from '../ui/field.tsx'
import { useWindowDrop } from '../ui/window-drop.ts'
import { ComposerFiles, Sending } from './composer-files.tsx'
import type { Nameable } from './mention/find-named.ts'
import type { MentionHandle } from './mention/mention.tsx'
import { useSession } from './session.ts'
import { useSending, WaitsForConnection, type Way } from './use-sending.tsx'

/**
 * What a composer hands over. `key` stays the same when the same thing is sent again; `documentIds` and `accountId` are the documents and the
 * client that were named.
 */
export type Outgoing = Way & {
  message: string
  files: File[]
  key: string
  documentIds?: string[]
  accountId?: string
}

type ComposerProps = {
  /** Names the draft, which outlives an ended session and a reload. */
  place: string
  label: string
  placeholder: string
  /** Sends, also after a lost connection; returns a sentence on failure, and everything typed stays. */
  onSend: (outgoing: Outgoing) => Promise<string | undefined>
  small?: boolean
  /** What can be named with "@" beside the documents of the knowledge base. */
  nameable?: Nameable
  /** Shown in the row of tools while nothing is being sent, for example what Cara is doing. */
  status?: ReactNode
  /** Shown left of the send button, for example Stop. */
  children?: ReactNode
}

const ANYTHING: Nameable = { files: [], accountId: null, mayNameClient: true }
const loadMention = () => import('./mention/mention.tsx')
const Mention = lazy(loadMention)
whenIdle(loadMention)

const FAULTY = 'Take out the files that cannot be sent, then send again.'

/** One box: text above, tools below. Enter sends, Shift+Enter starts a line, files drop anywhere in the window. */
export function Composer({
  place,
  label,
  placeholder,
  onSend,
  small,
  nameable = ANYTHING,
  status,
  children,
}: ComposerProps) {
  const id = useId()
  const { uploadLimits } = useSession()
  const { draft, change, clear } = useDraft(place)
  const { sending, begin } = useSending()
  const [error, setError] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const locked = sending !== null && !sending.waits
  /** A text changed while it waits for the connection is another message, sent only when the user says so. */
  const edit = (part: Parameters<typeof change>[0]) => {
    sending?.stop()
    change(part)
  }
  const setFiles = (files: File[]) => {
    setError(undefined)
    edit({ files })
  }
  const add = (files: File[]) => !locked && setFiles([...draft.files, ...files])
  const over = useWindowDrop(add)
  const faults = uploadFaults(draft.files, uploadLimits)
  const isFaulty = faults.some(Boolean)
  // What is named no more in the text does not go along.
  const named = draft.named.filter(({ name }) => draft.text.includes(name))
  const accountId = named.find((one) => one.accountId)?.accountId
  const mention = useRef<MentionHandle>(null)
  const [isBegun, setBegun] = useState(false)
  const ready = draft.text.trim() !== '' && !sending

  const send = async () => {
    if (!ready) return
    if (isFaulty) return setError(FAULTY)
    setError(undefined)
    const { key, files } = draft
    const documentIds = named.filter(({ kind }) => kind === 'DOCUMENT' || kind === 'FILE').map(({ id }) => id)
    const about = { ...(documentIds.length && { documentIds }), ...(accountId && { accountId }) }
    const done = await begin((way) => onSend({ message: draft.text.trim(), files, key, ...about, ...way }))
    if (!done) return
    setError(done.answer)
    if (!done.answer) clear()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (mention.current?.press(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }

  return (
    <div className="relative">
      <form
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
          ref={box}
          data-slash
          placeholder={over ? 'Drop the files to add them' : placeholder}
          value={draft.text}
          readOnly={locked}
          onChange={(event) => edit({ text: event.target.value })}
          onKeyDown={onKeyDown}
          onPaste={(event) => event.clipboardData.files.length > 0 && add([...event.clipboardData.files])}
          className="field-sizing-content block max-h-[min(600px,calc(100dvh-200px))] min-h-30 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-prose outline-none max-md:text-[16px]"
        />
        {draft.files.length > 0 && (
          <ComposerFiles
            files={draft.files}
            faults={faults}
            {...(locked ? {} : { onRemove: (file: File) => setFiles(draft.files.filter((one) => one !== file)) })}
          />
        )}
        {(isBegun || named.length > 0 || draft.text.includes('@')) && (
          <Suspense>
            <Mention
              ref={mention}
              box={box}
              text={draft.text}
              named={named}
              locked={locked}
              about={{ ...nameable, accountId: nameable.accountId ?? accountId ?? null }}
              above={small ?? false}
              isBegun={isBegun}
              onEdit={edit}
            />
          </Suspense>
        )}
        <div className="flex items-center gap-1 px-2 pt-1 pb-2">
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={UPLOAD_ACCEPT}
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
            disabled={locked}
            aria-label={small ? 'Add files' : undefined}
            title={uploadHint(uploadLimits)}
            onClick={() => picker.current?.click()}
          >
            <Paperclip size={16} aria-hidden />
            {!small && 'Add files'}
          </Button>
          <Button
            look="quiet"
            size="sm"
            icon
            disabled={locked}
            aria-label="Name a document or a record"
            title="Name a document or a record (@)"
            onClick={() => (mention.current ? mention.current.begin() : setBegun(true))}
          >
            <AtSign size={16} aria-hidden />
          </Button>
          {sending && locked && draft.files.length > 0 ? (
            <Sending share={sending.share} onStop={sending.stop} />
          ) : (
            <span className="flex min-w-0 flex-1 items-center gap-2 text-12 text-ink-3">
              {status ?? (draft.files.length > 0 || !small ? <UploadHint /> : null)}
            </span>
          )}
          {children}
          <Button type="submit" look="primary" size="sm" icon aria-label="Send" disabled={!ready}>
            <ArrowUp size={16} aria-hidden />
          </Button>
        </div>
      </form>
      {sending?.waits && <WaitsForConnection className="mt-2 px-1" />}
      {error && <ErrorText className="mt-2 px-1">{error}</ErrorText>}
    </div>
  )
}

/** What may be sent, said before anything is chosen. */
function UploadHint() {
  const { uploadLimits } = useSession()
  return <span className="cut max-md:invisible">{uploadHint(uploadLimits)}</span>
}
