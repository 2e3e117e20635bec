import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, type FormProps, useActionData, useLocation, useNavigation } from 'react-router'
import { newId } from '../../lib/id.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFoot } from '../../ui/dialog-parts.tsx'
import { FieldErrors, goToField } from '../../ui/field.tsx'
import type { FormResult } from './form-result.ts'

/** Whether the form of this route is being sent. */
const useIsSending = () => useNavigation().formData !== undefined

type ActionFormProps = Omit<FormProps, 'rev'> & {
  result: FormResult | undefined
  /** The newest revision of the edited record; the form sends the one it was opened on, until a conflict told it of a newer one. */
  rev?: number
  /** The revision its own save made: a form that stays open uses that from then on. */
  saved?: number | undefined
  /** For actions that must not be done twice: a key is sent, the same until the form is closed. A refusal does not use up the key. */
  once?: boolean
}

/**
 * A form submitted to its route's action. The input stays until it succeeds, a double submit sends once, and each error is shown at the
 * field of its path. With a revision it also sends its initial values (`openedForm`).
 */
export function ActionForm({ result, rev, saved, once, children, ...rest }: ActionFormProps) {
  const isSending = useIsSending()
  // A dialog that was opened over a screen, or for something chosen there, stays so when its form is refused.
  const { state } = useLocation() as { state: unknown }
  const [key] = useState(newId)
  const read = useBaseRevision(rev, result?.rev, saved)
  const opened = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = opened.current
    if (input?.form && !input.value) input.value = JSON.stringify([...new FormData(input.form)])
  }, [])
  const answered = useRef<FormResult>(undefined)
  // A second Enter may come before React shows that the first is being sent.
  const isUnderway = useRef(false)
  useEffect(() => {
    if (!isSending) isUnderway.current = false
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // What was just refused is seen before anything is sent.
    const refused = event.currentTarget.querySelector<HTMLElement>('[data-refused]')
    goToField(refused)
    // A refusal is shown while the screen behind it is still reloading, and can be answered immediately.
    const waits = (isSending || isUnderway.current) && result === answered.current
    if (waits || refused) event.preventDefault()
    else {
      answered.current = result
      isUnderway.current = true
    }
  }
  return (
    <FieldErrors errors={result?.errors}>
      <Form method="post" replace state={state} onSubmit={onSubmit} onKeyDown={sendByKey} noValidate {...rest}>
        {once && <input type="hidden" name="key" value={key} />}
        {read !== undefined && <input type="hidden" name="rev" value={read} />}
        {read !== undefined && <input ref={opened} type="hidden" name="opened" />}
        {children}
      </Form>
    </FieldErrors>
  )
}

/**
 * The revision a form is written on: the one it was opened on, until a refusal told of a newer one or its own save made one. What is loaded
 * meanwhile is no newer base: nobody was told of it.
 */
export function useBaseRevision(newest: number | undefined, ...known: (number | null | undefined)[]) {
  const base = useRef(newest)
  for (const rev of known) if (rev && rev > (base.current ?? 0)) base.current = rev
  return base.current
}

/** Shown above a form whose record someone else changed in the meantime. The differences are shown at the fields. */
export function ConflictNote({ result }: { result: FormResult | undefined }) {
  if (!result?.conflict) return null
  return (
    <p role="alert" className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
      Someone else changed this while you were editing. Nothing you typed is lost: look at the marked fields, then save
      again.
    </p>
  )
}

type SubmitProps = ComponentProps<typeof Button> & { /** Its label while the form is being sent. */ busy: ReactNode }

/** Submits its form. It keeps the focus while the form is being sent, so it is never disabled for that. */
export function Submit({ busy, children, ...rest }: SubmitProps) {
  const { state } = useNavigation()
  const result = useActionData<unknown>() as Partial<FormResult> | undefined
  // What is refused can be sent again while the screen behind it still waits for the connection.
  const isRefused = state === 'loading' && result?.errors !== undefined
  const isSending = useIsSending() && !isRefused
  return (
    <Button type="submit" look="primary" aria-disabled={isSending || undefined} {...rest}>
      {isSending ? busy : children}
    </Button>
  )
}

type FormFootProps = Pick<SubmitProps, 'busy' | 'look'> & {
  verb: ReactNode
  close: () => void
  /** Content before the buttons. */
  children?: ReactNode
}

/** The buttons of a dialog with a form: leave it, or send it. */
export function FormFoot({ verb, busy, look, close, children }: FormFootProps) {
  return (
    <DialogFoot>
      {children}
      <Button look="quiet" onClick={close}>
        Cancel
      </Button>
      <Submit busy={busy} {...(look && { look })}>
        {verb}
      </Submit>
    </DialogFoot>
  )
}
