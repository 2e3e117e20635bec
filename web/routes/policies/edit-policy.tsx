import { useState } from 'react'
import type { PolicyType } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { type PolicyFragment, UpdatePolicyDocument } from '../../graph/generated/graphql.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../parts/form/action-form.tsx'
import { TextField } from '../../parts/form/fields.tsx'
import { changedParts, inputOf, openedForm } from '../../parts/form/form-input.ts'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/edit-policy.ts'
import { atTypedRows, policyInputOf } from './form/policy-input.ts'
import { PolicySections } from './form/policy-sections.tsx'
import { SectionedBody } from './form/sections.tsx'
import { usePolicy } from './policy.tsx'

/** Sends only the changed fields, so that two users can change different fields; the reason is kept in the history. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [was, typed] = [openedForm(form), form].map((one) => inputOf<{ details?: object }>(one))
  const input = {
    ...changedParts(policyInputOf(was), policyInputOf(typed)),
    rev: Number(textOf(form, 'rev')),
    key: textOf(form, 'key'),
  }
  const failure = await doForm(async () => (await request(UpdatePolicyDocument, { id, input })).updateBusinessPolicy)
  if (failure) return { ...failure, errors: atTypedRows(failure.errors, typed!.details) }
  toast('Policy saved')
  return { done: true as const }
}

export default function EditPolicy({ actionData }: Route.ComponentProps) {
  const policy = usePolicy()
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog wide parent={`/app/policies/${policy.id}/overview`} title="Edit policy">
      {(close) => (
        <EditFields policy={policy} result={done ? undefined : actionData} done={done === true} close={close} />
      )}
    </RouteDialog>
  )
}

type EditFieldsProps = { policy: PolicyFragment; result: FormResult | undefined; done: boolean; close: () => void }

function EditFields({ policy, result, done, close }: EditFieldsProps) {
  const [type, setType] = useState<PolicyType>(policy.type)
  // What the form began with: the policy may be reloaded while the user types.
  const [values] = useState(policy)
  useCloseWhenDone(done, close)
  return (
    <ActionForm result={result} rev={policy.rev} once className="flex min-h-0 flex-col">
      <div className="px-6 pt-2 not-has-[p]:hidden max-md:px-4">
        <ConflictNote result={result} />
      </div>
      <SectionedBody>
        <PolicySections edits values={values} type={type} onType={setType} />
        <FormProblem />
        <TextField label="Why it changes" optional name="updateReason" hint="Shown in the policy’s history." />
      </SectionedBody>
      <FormFoot verb="Save" busy="Saving…" close={close} />
    </ActionForm>
  )
}
