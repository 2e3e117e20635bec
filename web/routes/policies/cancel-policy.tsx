import { CANCELED_BY, CANCELLATION_REASONS, CANCELLATION_TYPES } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { CancelPolicyDocument } from '../../graph/generated/graphql.ts'
import { DateField, MoneyField, SelectField, TextAreaField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { useToday } from '../../parts/session.ts'
import type { Route } from './+types/cancel-policy.ts'
import { Pair } from './form/sections.tsx'
import { usePolicy } from './policy.tsx'
import { PolicyDialog } from './policy-dialog.tsx'

/** Records the cancellation. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { ...inputOf<object>(form), key: textOf(form, 'key') }
  const failure = await doForm(async () => (await request(CancelPolicyDocument, { id, input })).cancelBusinessPolicy)
  return failure ?? { done: true as const }
}

/** What is filled in at first: by the carrier, a cancellation for nonpayment, today or when the policy begins, nothing returned (spec 3 §4). */
export default function CancelPolicy({ actionData }: Route.ComponentProps) {
  const policy = usePolicy()
  const today = useToday()
  const first = policy.inforceAt && policy.inforceAt > today ? policy.inforceAt : today
  return (
    <PolicyDialog
      policy={policy}
      answer={actionData}
      title="Cancel policy"
      description="The policy stays as it is until the effective date. Nothing is sent to anybody."
      verb="Record the cancellation"
      busy="Recording…"
      refused={policy.can.cancel.reason}
    >
      <Pair>
        <SelectField label="Canceled by" name="canceledBy" choices={CANCELED_BY} value={CANCELED_BY[0].id} />
        <SelectField label="Type" name="type" choices={CANCELLATION_TYPES} value={CANCELLATION_TYPES[0].id} />
      </Pair>
      <Pair>
        <DateField label="Effective" name="effectiveAt" value={first} />
        <SelectField label="Reason" name="reason" choices={CANCELLATION_REASONS} value={CANCELLATION_REASONS[0].id} />
      </Pair>
      <TextAreaField short label="More about the reason" optional name="reasonDescription" />
      <Pair>
        <MoneyField cents label="Return premium" name="returnPremium" value="0.00" />
        <MoneyField cents label="Return commission" name="returnCommission" value="0.00" />
      </Pair>
    </PolicyDialog>
  )
}
