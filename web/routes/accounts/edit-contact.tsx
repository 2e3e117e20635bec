import { useState } from 'react'
import { GIVEN_ROLES } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import {
  type AccountContactFragment,
  UpdateAccountContactDocument,
  type UpdateAccountContactInput,
} from '../../graph/generated/graphql.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../parts/form/action-form.tsx'
import { SelectField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/edit-contact.ts'
import { useAccount } from './account.tsx'
import { ReachFields } from './account-fields.tsx'
import { alsoSpeaksFor } from './contact-fields.tsx'

/** Replaces the fields of the contact, even if it was changed from another account in the meantime. */
export async function clientAction({ request: post, params: { id, contactId } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = {
    ...inputOf<Omit<UpdateAccountContactInput, 'rev'>>(form),
    rev: Number(textOf(form, 'rev')),
    key: textOf(form, 'key'),
  }
  const failure = await doForm(
    async () => (await request(UpdateAccountContactDocument, { accountId: id, contactId, input })).updateAccountContact,
  )
  if (failure) return { ...failure, errors: failure.errors.map((error) => ({ ...error, path: error.path.slice(-1) })) }
  toast('Contact saved')
  return { done: true as const }
}

export default function EditContact({ actionData, params: { contactId } }: Route.ComponentProps) {
  const { id, rev, contacts } = useAccount()
  const contact = contacts.find((one) => one.id === contactId)
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog parent={`/app/accounts/${id}/overview`} title="Edit contact">
      {(close) =>
        contact ? (
          <EditFields
            contact={contact}
            rev={rev}
            result={done ? undefined : actionData}
            done={done === true}
            close={close}
          />
        ) : (
          <>
            <DialogBody>
              <p>This contact is not one of the account any more.</p>
            </DialogBody>
            <DialogFoot>
              <Button onClick={close}>Close</Button>
            </DialogFoot>
          </>
        )
      }
    </RouteDialog>
  )
}

type EditFieldsProps = {
  contact: AccountContactFragment
  rev: number
  result: FormResult | undefined
  done: boolean
  close: () => void
}

function EditFields({ contact, rev, result, done, close }: EditFieldsProps) {
  // What the form began with: the account may be reloaded while the user types.
  const [values] = useState(contact)
  useCloseWhenDone(done, close)
  return (
    <ActionForm result={result} rev={rev} once className="flex min-h-0 flex-col">
      <DialogBody>
        <ConflictNote result={result} />
        <TextField label="Name" name="name" value={values.name} hint={alsoSpeaksFor(values)} />
        <ReachFields values={values} />
        {values.role === 'PRIMARY' ? (
          <p className="text-13 text-ink-2">
            The primary contact. To change that, make another contact the primary one.
          </p>
        ) : (
          <SelectField label="Role" name="role" choices={GIVEN_ROLES} value={values.role} />
        )}
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Save" busy="Saving…" close={close} />
    </ActionForm>
  )
}
