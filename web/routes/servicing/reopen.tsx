import { request } from '../../graph/client.ts'
import { ReopenServiceRequestDocument } from '../../graph/generated/graphql.ts'
import { TextAreaField } from '../../parts/form/fields.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import type { Route } from './+types/reopen.ts'
import { actOnRequest } from './act-on-request.ts'
import { useRequest } from './request.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { mayOf } from './request-may.ts'

export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { reason: textOf(form, 'reason'), key: textOf(form, 'key') }
  return actOnRequest(
    id,
    'Request reopened',
    async () => (await request(ReopenServiceRequestDocument, { id, input })).reopenServiceRequest,
  )
}

export default function Reopen({ actionData }: Route.ComponentProps) {
  return (
    <RequestDialog
      result={actionData}
      title="Reopen request"
      description="What was written when it was resolved stays in its activity."
      verb="Reopen"
      busy="Reopening…"
      refused={mayOf(useRequest()).reopen}
    >
      <TextAreaField short label="Reason" name="reason" hint="Shown in the activity" />
    </RequestDialog>
  )
}
