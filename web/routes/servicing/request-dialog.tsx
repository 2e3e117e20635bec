import type { ReactNode } from 'react'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import type { FormResult } from '../../parts/form/form-result.ts'
import { Refused } from '../../parts/form/refused.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { useRequest } from './request.tsx'

type RequestDialogProps = {
  result: FormResult | undefined
  /** Of the request, where what others changed in the meantime is told. */
  rev?: number
  title: string
  description?: string
  verb: string
  busy: string
  /** Why it is not allowed, if the address was opened anyway. */
  refused: string | null
  files?: boolean
  children: ReactNode
}

/** A dialog with one action on a request, which goes on to its next screen. */
export function RequestDialog({ result, rev, verb, busy, refused, files, children, ...rest }: RequestDialogProps) {
  const { id } = useRequest()
  return (
    <RouteDialog parent={`/app/servicing/${id}/overview`} {...rest}>
      {(close) =>
        refused ? (
          <Refused why={refused} close={close} />
        ) : (
          <ActionForm
            result={result}
            {...(rev !== undefined && { rev })}
            once
            className="flex min-h-0 flex-col"
            {...(files && { encType: 'multipart/form-data' })}
          >
            <DialogBody>
              {children}
              <FormProblem />
            </DialogBody>
            <FormFoot verb={verb} busy={busy} close={close} />
          </ActionForm>
        )
      }
    </RouteDialog>
  )
}
