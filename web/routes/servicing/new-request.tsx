import { useState } from 'react'
import { redirect } from 'react-router'
import { policyTitle } from '../../../shared/policies.ts'
import { REQUEST_TYPES, type RequestType } from '../../../shared/requests.ts'
import { request } from '../../graph/client.ts'
import {
  CreateServiceRequestDocument,
  type CreateServiceRequestInput,
  RequestAccountDocument,
  RequestAccountsDocument,
  RequestPoliciesDocument,
} from '../../graph/generated/graphql.ts'
import { withNearAccounts } from '../../parts/accounts/near-accounts.ts'
import { AssigneeField } from '../../parts/assignee-field.tsx'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { PhoneField, SelectField, TextAreaField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { DueFields, dueOf } from '../../parts/servicing/due-fields.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-request.ts'
import { TypeFields } from './type-fields.tsx'

/** The account that the address names, if there is one. */
export async function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const id = new URL(url).searchParams.get('accountId')
  return { account: id ? ((await request(RequestAccountDocument, { id })).account ?? null) : null }
}

/** Writes the request down and goes to it. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const asked = inputOf<CreateServiceRequestInput>(form)
  const input = { ...withTicks(asked), ...dueOf(form), key: textOf(form, 'key') }
  let id: string | undefined
  const failure = await doForm(async () => {
    const { createServiceRequest } = await request(CreateServiceRequestDocument, { input })
    id = createServiceRequest.serviceRequest?.id
    return createServiceRequest
  })
  if (failure) return failure
  toast('Request created')
  return redirect(`/app/servicing/${id!}/overview`)
}

/** A form sends words; whether the holder is to be an additional insured is a yes or no. */
function withTicks(input: CreateServiceRequestInput): CreateServiceRequestInput {
  const certificate = input.createCertificate
  if (!certificate) return input
  return { ...input, createCertificate: { ...certificate, additionalInsured: !!certificate.additionalInsured } }
}

/** What is asked for first, then by whom (spec 1 §3). */
export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const [type, setType] = useState<RequestType>()
  const [account, setAccount] = useState<{ id: string; name: string } | null>(loaderData.account)
  const parent = loaderData.account ? `/app/accounts/${loaderData.account.id}/service` : '/app/servicing'
  return (
    <RouteDialog wide parent={parent} title="New request" description="What a client asked you for.">
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <DialogBody>
            <SelectField
              label="Request type"
              name="type"
              choices={REQUEST_TYPES}
              onValue={(id) => setType(id as RequestType)}
            />
            <TypeFields type={type} />
            <AccountField account={account} onChoose={setAccount} />
            {account && <PolicyField key={account.id} accountId={account.id} />}
            <TextField
              label="Asked by"
              optional={account !== null}
              name="clientName"
              placeholder="Name of the person"
            />
            <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
              <TextField label="E-mail" optional name="clientEmail" type="email" />
              <PhoneField label="Phone" optional name="clientPhone" />
            </div>
            <TextAreaField short label="Details" optional name="details" />
            <AssigneeField />
            <DueFields />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Create request" busy="Creating…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}

type AccountFieldProps = {
  account: { id: string; name: string } | null
  onChoose: (account: { id: string; name: string } | null) => void
}

const AccountField = ({ account, onChoose }: AccountFieldProps) => (
  <QueryCombobox
    label="Account"
    optional
    name="accountId"
    placeholder="Search by name, e-mail or phone"
    hint="Leave blank for someone who is not a client yet."
    empty="No accounts yet."
    value={account && { id: account.id, label: account.name }}
    search={async (text, page, signal) => {
      const accounts = await withNearAccounts(text, page, signal, async (search, page) => {
        const found = await request(RequestAccountsDocument, { filter: { search }, ...page }, { signal })
        return found.accounts
      })
      return accounts.map(({ id, name, email, place }) => ({ id, label: name, aside: email, cursor: place?.cursor }))
    }}
    onChoose={(choice) => onChoose(choice && { id: choice.id, name: choice.label })}
  />
)

const PolicyField = ({ accountId }: { accountId: string }) => (
  <QueryCombobox
    label="Policy"
    optional
    name="policyId"
    placeholder="Which policy it is about"
    empty="This account has no policies."
    search={async (text, page, signal) => {
      const filter = { accountId, search: text || null }
      const { businessPolicies } = await request(RequestPoliciesDocument, { filter, ...page }, { signal })
      return businessPolicies.map(({ id, type, policyNumber, carrier, place }) => ({
        ...{ id, label: policyTitle({ type, policyNumber: policyNumber ?? null }) },
        ...{ aside: carrier?.name, cursor: place?.cursor },
      }))
    }}
  />
)
