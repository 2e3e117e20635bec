import type { ReactNode } from 'react'
import type { PolicyFragment } from '../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import type { FormResult } from '../../parts/form/form-result.ts'
import { Refused } from '../../parts/form/refused.tsx'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'

type PolicyDialogProps = {
  policy: PolicyFragment
  /** The result of the route's action. */
  answer: FormResult | { done: true } | undefined
  title: string
  description: string
  verb: string
  busy: string
  /** Why it is not allowed, if the address was opened anyway. */
  refused: string | null | undefined
  children: ReactNode
}

/** A dialog with one action on a policy, which closes on success. */
export function PolicyDialog({ policy, title, description, answer, refused, ...rest }: PolicyDialogProps) {
  const done = !!answer && 'done' in answer
  return (
    <RouteDialog parent={`/app/policies/${policy.id}/overview`} title={title} description={description}>
      {(close) =>
        refused && !done ? (
          <Refused why={refused} close={close} />
        ) : (
          <Fields {...rest} done={done} result={answer && 'errors' in answer ? answer : undefined} close={close} />
        )
      }
    </RouteDialog>
  )
}

type FieldsProps = Pick<PolicyDialogProps, 'verb' | 'busy' | 'children'> & {
  result: FormResult | undefined
  done: boolean
  close: () => void
}

function Fields({ verb, busy, children, result, done, close }: FieldsProps) {
  useCloseWhenDone(done, close)
  return (
    <ActionForm result={result} once className="flex min-h-0 flex-col">
      <DialogBody>
        {children}
        <FormProblem />
      </DialogBody>
      <FormFoot verb={verb} busy={busy} close={close} />
    </ActionForm>
  )
}
