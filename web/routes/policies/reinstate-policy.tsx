import { request } from '../../graph/client.ts'
import { ReinstatePolicyDocument } from '../../graph/generated/graphql.ts'
import { DateField, TextAreaField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { useToday } from '../../parts/session.ts'
import type { Route } from './+types/reinstate-policy.ts'
import { usePolicy } from './policy.tsx'
import { PolicyDialog } from './policy-dialog.tsx'

/** Takes the cancellation back. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { ...inputOf<object>(form), key: textOf(form, 'key') }
  const failure = await doForm(
    async () => (await request(ReinstatePolicyDocument, { id, input })).reinstateBusinessPolicy,
  )
  return failure ?? { done: true as const }
}

export default function ReinstatePolicy({ actionData }: Route.ComponentProps) {
  const policy = usePolicy()
  return (
    <PolicyDialog
      policy={policy}
      answer={actionData}
      title="Reinstate policy"
      description="Takes the recorded cancellation back. Coverage has a gap when the policy was closed before that day."
      verb="Reinstate"
      busy="Reinstating…"
      refused={policy.can.reinstate.reason}
    >
      <DateField label="Effective" name="effectiveAt" value={useToday()} hint="Today or an earlier day" />
      <TextAreaField short label="Reason" optional name="reasonDescription" />
    </PolicyDialog>
  )
}
