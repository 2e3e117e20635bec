import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FieldErrors, FormProblem } from '../../ui/field.tsx'
import { TextField } from '../form/fields.tsx'
import { type FormResult, textOf } from '../form/form-result.ts'
import { VIEWS, type ViewAct } from './view-acts.ts'

type NameViewProps = {
  title: string
  verb: string
  /** The name it has. */
  name?: string
  actOf: (name: string) => ViewAct
  onClose: () => void
}

/** Asks for the name of a view. It closes when that is saved. */
export default function NameView({ title, verb, name, actOf, onClose }: NameViewProps) {
  const { submit, state, data } = useFetcher<{ failure: FormResult | null }>()
  const close = useRef(onClose)
  close.current = onClose
  // A refusal is shown while the screen behind it is still reloading, and can be answered immediately.
  const isSending = state === 'submitting' || (state === 'loading' && !data?.failure)
  const isDone = state === 'idle' && data?.failure === null
  useEffect(() => {
    if (isDone) close.current()
  }, [isDone])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const act = actOf(textOf(new FormData(event.currentTarget), 'name'))
    void submit(act, { method: 'post', action: VIEWS, encType: 'application/json' })
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <FieldErrors errors={data?.failure?.errors}>
        <form onSubmit={save} noValidate>
          <DialogBody>
            <TextField label="Name" name="name" value={name} autoComplete="off" />
            <FormProblem />
          </DialogBody>
          <DialogFoot>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" aria-disabled={isSending || undefined}>
              {verb}
            </Button>
          </DialogFoot>
        </form>
      </FieldErrors>
    </Dialog>
  )
}
