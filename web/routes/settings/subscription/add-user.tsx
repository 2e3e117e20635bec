import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { AddUserDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { TextField } from '../../../parts/form/fields.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/add-user.ts'
import { SUBSCRIPTION } from './managed-users.ts'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { name: textOf(form, 'name'), email: textOf(form, 'email'), key: textOf(form, 'key') }
  const failure = await doForm(async () => (await request(AddUserDocument, { input })).createAgencyUser)
  if (failure) return failure
  toast(`An invitation is on its way to ${input.email}`)
  return redirect(SUBSCRIPTION)
}

/** The dialog in which a user is added (spec 1 §2.5). */
export default function AddUser({ actionData }: Route.ComponentProps) {
  return (
    <RouteDialog
      parent={SUBSCRIPTION}
      title="Add User"
      description="The user takes a seat, and gets an e-mail with a link to sign in."
    >
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <DialogBody>
            <TextField label="Name" name="name" />
            <TextField label="Email Address" name="email" type="email" />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Add User" busy="Adding…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}
