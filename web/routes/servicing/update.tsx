import { useState } from 'react'
import { request } from '../../graph/client.ts'
import { UpdateServiceRequestDocument } from '../../graph/generated/graphql.ts'
import { AssigneeField } from '../../parts/assignee-field.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import { DueFields, dueOf } from '../../parts/servicing/due-fields.tsx'
import type { Route } from './+types/update.ts'
import { actOnRequest } from './act-on-request.ts'
import { useRequest } from './request.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { mayOf } from './request-may.ts'

const [WAS_ASSIGNEE, WAS_DUE] = ['intent.was.assigneeId', 'intent.was.dueAt']

/**
 * Changes the assignee and due date; only changed fields are sent, so that other users' changes stay, and a conflict is reported where both
 * changed a field.
 */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const due = dueOf(form)
  const assigneeId = textOf(form, 'assigneeId') || null
  const input = {
    ...(assigneeId === (textOf(form, WAS_ASSIGNEE) || null) ? {} : { assigneeId }),
    ...(timeOf(due.dueAt) === timeOf(textOf(form, WAS_DUE) || null) ? {} : due),
    rev: Number(textOf(form, 'rev')),
    key: textOf(form, 'key'),
  }
  return actOnRequest(
    id,
    'Request updated',
    async () => (await request(UpdateServiceRequestDocument, { id, input })).updateServiceRequest,
  )
}

/** To the minute, which is all that the fields tell. */
const timeOf = (at: string | null) => at && Math.floor(Date.parse(at) / 60_000)

export default function Update({ actionData }: Route.ComponentProps) {
  const of = useRequest()
  // The initial values: other users' changes in the meantime are not changes of this form.
  const [was] = useState(of)
  return (
    <RequestDialog
      result={actionData}
      rev={of.rev}
      title="Update request"
      verb="Update"
      busy="Updating…"
      refused={mayOf(of).update}
    >
      <input type="hidden" name={WAS_ASSIGNEE} value={was.assignee?.id ?? ''} />
      <input type="hidden" name={WAS_DUE} value={was.dueAt ?? ''} />
      <AssigneeField value={was.assignee} />
      <DueFields value={was.dueAt} />
    </RequestDialog>
  )
}
