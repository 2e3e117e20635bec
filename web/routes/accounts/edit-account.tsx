import { useState } from 'react'
import { request } from '../../graph/client.ts'
import { type AccountPartsFragment, UpdateAccountDocument } from '../../graph/generated/graphql.ts'
import { ConflictNote, Submit } from '../../parts/form/action-form.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/edit-account.ts'
import { useAccount } from './account.tsx'
import { BusinessFields, IndividualFields } from './account-fields.tsx'
import { readAccount } from './account-input.ts'
import { ClientForm } from './client-form.tsx'
import { ContactFields } from './contact-fields.tsx'

/** Replaces the fields of the account. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const read = readAccount(form)
  if ('errors' in read) return read
  const input = { ...read.input, rev: Number(textOf(form, 'rev')), key: textOf(form, 'key') }
  const failure = await doForm(async () => (await request(UpdateAccountDocument, { id, input })).updateAccount)
  if (failure) return failure
  toast('Account saved')
  return { done: true as const }
}

export default function EditAccount({ actionData }: Route.ComponentProps) {
  const account = useAccount()
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog wide parent={`/app/accounts/${account.id}/overview`} title="Edit account">
      {(close) => (
        <EditFields account={account} result={done ? undefined : actionData} done={done === true} close={close} />
      )}
    </RouteDialog>
  )
}

type EditFieldsProps = {
  account: AccountPartsFragment
  result: FormResult | undefined
  done: boolean
  close: () => void
}

function EditFields({ account, result, done, close }: EditFieldsProps) {
  // What the form began with: the account may be reloaded while the user types.
  const [values] = useState(account)
  useCloseWhenDone(done, close)
  return (
    <ClientForm
      accountId={account.id}
      result={result}
      rev={account.rev}
      buttons={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Submit busy="Saving…">Save</Submit>
        </>
      }
    >
      <ConflictNote result={result} />
      {values.type === 'BUSINESS' ? (
        <>
          <BusinessFields values={values} />
          <ContactFields current={values.contacts[0]} optional={!values.contacts[0]} />
        </>
      ) : (
        <IndividualFields values={values} />
      )}
    </ClientForm>
  )
}
