import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { ActionForm } from '../../parts/form/action-form.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { DuplicatesNote } from './duplicates-note.tsx'

type ClientFormProps = Pick<ComponentProps<typeof ActionForm>, 'result' | 'rev'> & {
  /** The account that is edited; none for a new one. */
  accountId?: string
  buttons: ReactNode
  children: ReactNode
}

/** The form of a client, new or edited, which points out accounts that look like what is typed. */
export function ClientForm({ accountId, buttons, children, ...rest }: ClientFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(0)
  return (
    <ActionForm
      {...rest}
      once
      className="flex min-h-0 flex-col"
      onChange={({ currentTarget }) => {
        form.current = currentTarget
        setTyped((times) => times + 1)
      }}
    >
      <DialogBody>
        {children}
        <FormProblem />
      </DialogBody>
      <DuplicatesNote form={form} typed={typed} exceptId={accountId ?? null} />
      <DialogFoot>{buttons}</DialogFoot>
    </ActionForm>
  )
}
