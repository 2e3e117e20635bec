import { DueFields, dueOf } from '../../parts/servicing/due-fields.tsx'
import { CheckField } from '../../ui/field.tsx'
import type { Route } from './+types/due-many.ts'
import { ChosenDialog, changeChosen } from './chosen-dialog.tsx'

/** Says how the form is meant, and is no part of the input. */
const CLEAR = 'intent.clear'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  if (form.has(CLEAR)) return changeChosen(form, { dueAt: null })
  const due = dueOf(form)
  if (!due.dueAt) return { errors: [{ path: ['dueAt'], message: 'Choose the day.' }] }
  return changeChosen(form, due)
}

/** Gives the selected requests a due date, or takes it away. */
export default function DueMany({ actionData }: Route.ComponentProps) {
  return (
    <ChosenDialog answer={actionData} title="Set the due date" verb="Set due date">
      <DueFields />
      <CheckField name={CLEAR} value="yes">
        Take the due date away instead
      </CheckField>
    </ChosenDialog>
  )
}
