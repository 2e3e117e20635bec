import { redirect } from 'react-router'
import { addYears } from '../../../shared/dates.ts'
import { request } from '../../graph/client.ts'
import { RenewPolicyDocument } from '../../graph/generated/graphql.ts'
import { DateField, MoneyField, TextAreaField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { useToday } from '../../parts/session.ts'
import type { Route } from './+types/renew-policy.ts'
import { CarrierField } from './form/carrier-field.tsx'
import { Pair } from './form/sections.tsx'
import { usePolicy } from './policy.tsx'
import { PolicyDialog } from './policy-dialog.tsx'

/** Makes the renewal, and goes to the policies of the account (spec 3 §7). */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const { accountId, ...input } = inputOf<{ accountId: string }>(form)
  const failure = await doForm(
    async () =>
      (await request(RenewPolicyDocument, { id, input: { ...input, key: textOf(form, 'key') } })).renewBusinessPolicy,
  )
  if (failure) return failure
  return redirect(`/app/accounts/${accountId}/policies`)
}

/** A year from the day the old one expires; what is not asked here is taken from it. */
export default function RenewPolicy({ actionData }: Route.ComponentProps) {
  const policy = usePolicy()
  const today = useToday()
  const begins = policy.expiresAt ?? today
  return (
    <PolicyDialog
      policy={policy}
      answer={actionData}
      title="Renew policy"
      description="Adds a new policy, Binding, with the limits, details and price of this one. Files stay with the old one."
      verb="Renew"
      busy="Renewing…"
      refused={policy.can.renew.reason}
    >
      <input type="hidden" name="accountId" value={policy.account.id} />
      <Pair>
        <DateField label="In force" name="inforceAt" value={begins} />
        <DateField label="Expires" name="expiresAt" value={addYears(begins, 1)} />
      </Pair>
      <Pair>
        <TextField label="New policy number" optional name="policyNumber" />
        <MoneyField
          cents
          label="Premium"
          name="pricing.premium"
          value={policy.pricing.premium}
          hint="Commission stays at its rate"
        />
      </Pair>
      <CarrierField kind="isCarrier" label="Carrier" name="carrierId" value={policy.carrier} />
      <TextAreaField short label="Reason" optional name="updateReason" hint="Shown in the history" />
    </PolicyDialog>
  )
}
