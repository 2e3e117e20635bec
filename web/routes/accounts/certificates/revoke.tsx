import { useState } from 'react'
import { ActionForm, Submit } from '../../../parts/form/action-form.tsx'
import { TextField } from '../../../parts/form/fields.tsx'
import type { FormResult } from '../../../parts/form/form-result.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/field.tsx'

/** Revokes a certificate, with a reason that is kept. */
export function Revoke({ result }: { result: FormResult | undefined }) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button look="danger" size="sm" className="w-fit" onClick={() => setOpen(true)}>
        Revoke…
      </Button>
    )
  return (
    <ActionForm result={result} once className="grid gap-3 rounded-8 border border-hairline p-4">
      <input type="hidden" name="intent" value="revoke" />
      <TextField
        label="Why it is revoked"
        name="reason"
        hint="Shown with the certificate and in the history. The holder is not notified."
      />
      <FormProblem />
      <div className="flex gap-2">
        <Submit busy="Revoking…" look="danger">
          Revoke certificate
        </Submit>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
    </ActionForm>
  )
}
