import { useState } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { ACCOUNT_TYPES, type AccountType } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import { CreateAccountDocument } from '../../graph/generated/graphql.ts'
import { Submit } from '../../parts/form/action-form.tsx'
import { ChoiceField } from '../../parts/form/choice-field.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-account.ts'
import { BusinessFields, IndividualFields } from './account-fields.tsx'
import { readAccount } from './account-input.ts'
import { ClientForm } from './client-form.tsx'
import { ContactFields } from './contact-fields.tsx'

/** Creates the account and goes to it. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const read = readAccount(form)
  if ('errors' in read) return read
  const input = { ...read.input, key: textOf(form, 'key') }
  let id: string | undefined
  const failure = await doForm(async () => {
    const { createAccount } = await request(CreateAccountDocument, { input })
    id = createAccount.account?.id
    return createAccount
  })
  if (failure) return failure
  toast('Account created')
  return redirect(`/app/accounts/${id!}/overview`)
}

export default function NewAccount({ actionData }: Route.ComponentProps) {
  const [type, setType] = useState<AccountType>('BUSINESS')
  const [query] = useSearchParams()
  /** The name the form begins with: "/app/accounts/new?name=Otter". */
  const values = { name: query.get('name') ?? undefined }
  return (
    <RouteDialog wide parent="/app/accounts" title="Create a new account">
      {(close) => (
        <ClientForm
          result={actionData}
          buttons={
            <>
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
              <Submit busy="Creating…">Create account</Submit>
            </>
          }
        >
          <ChoiceField
            label="Type"
            name="intent.type"
            path="type"
            choices={ACCOUNT_TYPES}
            value={type}
            onValue={setType}
          />
          {type === 'BUSINESS' ? (
            <>
              <BusinessFields values={values} />
              <ContactFields />
            </>
          ) : (
            <IndividualFields values={values} />
          )}
        </ClientForm>
      )}
    </RouteDialog>
  )
}
