import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogBody, DialogFoot } from './dialog-parts.tsx'
import { ErrorText, Field, TextArea } from './field.tsx'

const REASON_LENGTH = 10_000

type ConfirmProps = {
  open: boolean
  onClose: () => void
  title: string
  verb: string
  /** The label of the button that cancels. */
  back?: string
  danger?: boolean
  /** A reason may be written, which is handed on. */
  asksWhy?: boolean
  /** Does it; a sentence when it did not work, which keeps the dialog open. */
  onConfirm: (reason: string) => Promise<string | undefined>
  children: ReactNode
}

/** Asks once before something that is hard to take back. */
export default function Confirm({
  open,
  onClose,
  title,
  verb,
  back = 'Cancel',
  danger,
  asksWhy,
  onConfirm,
  children,
}: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [reason, setReason] = useState('')
  const close = () => {
    setError(undefined)
    onClose()
  }
  const confirm = async () => {
    setBusy(true)
    const failure = await onConfirm(reason)
    setBusy(false)
    setError(failure)
    if (!failure) close()
  }
  return (
    <Dialog open={open} onClose={close} title={title}>
      <DialogBody>
        <div className="text-ink-2">{children}</div>
        {asksWhy && (
          <Field label="Reason" optional hint="Shown in the history">
            {(control) => (
              <TextArea
                {...control}
                className="min-h-16!"
                maxLength={REASON_LENGTH}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        )}
        {error && <ErrorText>{error}</ErrorText>}
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" data-first onClick={close}>
          {back}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} disabled={busy} onClick={confirm}>
          {verb}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
