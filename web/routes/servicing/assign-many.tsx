import { UNASSIGNED } from '../../../shared/requests.ts'
import { AssigneeField } from '../../parts/assignee-field.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import type { Route } from './+types/assign-many.ts'
import { ChosenDialog, changeChosen } from './chosen-dialog.tsx'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const chosen = textOf(form, 'assigneeId')
  if (!chosen) return { errors: [{ path: ['assigneeId'], message: 'Choose who takes them.' }] }
  return changeChosen(form, { assigneeId: chosen === UNASSIGNED ? null : chosen })
}

/** Assigns the selected requests, or unassigns them. */
export default function AssignMany({ actionData }: Route.ComponentProps) {
  return (
    <ChosenDialog answer={actionData} title="Assign requests" verb="Assign">
      <AssigneeField asks />
    </ChosenDialog>
  )
}
