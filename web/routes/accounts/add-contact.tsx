import { useState } from 'react'
import { GIVEN_ROLES } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import { AddAccountContactDocument, type AddAccountContactInput } from '../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { ChoiceField } from '../../parts/form/choice-field.tsx'
import { KeptFields, SelectField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/add-contact.ts'
import { useAccount } from './account.tsx'
import { ReachFields } from './account-fields.tsx'
import { searchContacts } from './contact-fields.tsx'

const WAYS = [
  { id: 'NEW', label: 'New contact' },
  { id: 'EXISTING', label: 'Existing contact' },
] as const

/** Adds a contact to the account: a new one, or an existing one. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { ...inputOf<AddAccountContactInput>(form), key: textOf(form, 'key') }
  if (textOf(form, 'intent.way') === 'EXISTING' && !input.associateContactId)
    return { errors: [{ path: ['associateContactId'], message: 'Choose a contact.' }] } satisfies FormResult
  const failure = await doForm(
    async () => (await request(AddAccountContactDocument, { accountId: id, input })).addAccountContact,
  )
  if (failure) return failure
  toast('Contact added')
  return { done: true as const }
}

export default function AddContact({ actionData }: Route.ComponentProps) {
  const { id, name } = useAccount()
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog
      parent={`/app/accounts/${id}/overview`}
      title="Add a contact"
      description={`A person to reach at ${name}.`}
    >
      {(close) => <AddFields result={done ? undefined : actionData} done={done === true} close={close} />}
    </RouteDialog>
  )
}

type AddFieldsProps = { result: FormResult | undefined; done: boolean; close: () => void }

function AddFields({ result, done, close }: AddFieldsProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['id']>('NEW')
  useCloseWhenDone(done, close)
  return (
    <ActionForm result={result} once className="flex min-h-0 flex-col">
      <DialogBody>
        <ChoiceField label="Contact" name="intent.way" choices={WAYS} value={way} onValue={setWay} />
        <KeptFields shown={way === 'NEW'}>
          <TextField label="Name" name="name" />
          <ReachFields />
        </KeptFields>
        <KeptFields shown={way === 'EXISTING'}>
          <QueryCombobox
            label="Person"
            name="associateContactId"
            placeholder="Search by name, e-mail or phone"
            empty="No contact found."
            search={searchContacts}
          />
        </KeptFields>
        <SelectField label="Role" name="role" choices={GIVEN_ROLES} value="OTHER" />
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Add contact" busy="Adding…" close={close} />
    </ActionForm>
  )
}
