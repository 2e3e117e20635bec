import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { AddUserDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { TextField } from '../../../parts/form/fields.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OwnersDialog } from '../owners-dialog.tsx'
import type { Route } from './+types/add-user.ts'
import { MANAGES_USERS, SUBSCRIPTION } from './managed-users.ts'
import { RightsFields, rightsOf } from './rights-fields.tsx'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [name, email, key] = [textOf(form, 'name'), textOf(form, 'email'), textOf(form, 'key')]
  const input = { name, email, ...rightsOf(form), key }
  const failure = await doForm(async () => (await request(AddUserDocument, { input })).createAgencyUser)
  if (failure) return failure
  toast(`An invitation is on its way to ${input.email}`)
  return redirect(SUBSCRIPTION)
}

/** Of a new user, as the server has it. */
const EVERYTHING = { role: 'OWNER', sees: 'ALL_ACCOUNTS' } as const

/** The dialog in which a user is added (spec 1 §2.5). */
export default function AddUser({ actionData }: Route.ComponentProps) {
  return (
    <OwnersDialog
      {...MANAGES_USERS}
      parent={SUBSCRIPTION}
      title="Add User"
      description="The user takes a seat, and gets an e-mail with a link to sign in."
    >
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <DialogBody>
            <TextField label="Name" name="name" />
            <TextField label="Email Address" name="email" type="email" />
            <RightsFields given={EVERYTHING} />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Add User" busy="Adding…" close={close} />
        </ActionForm>
      )}
    </OwnersDialog>
  )
}
