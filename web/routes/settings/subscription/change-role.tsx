import { useState } from 'react'
import { redirect } from 'react-router'
import { labelOf } from '../../../../shared/labeled.ts'
import { ROLES, type Role, SIGHTS, type Sight } from '../../../../shared/roles.ts'
import { request } from '../../../graph/client.ts'
import { ChangeRoleDocument, type ManagedUserFragment } from '../../../graph/generated/graphql.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../../parts/form/action-form.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OwnersDialog } from '../owners-dialog.tsx'
import type { Route } from './+types/change-role.ts'
import { loadManagedUsers, MANAGES_USERS, SUBSCRIPTION, tryInDialog } from './managed-users.ts'
import { RightsFields, rightsOf } from './rights-fields.tsx'

export async function clientLoader({ params: { userId: id } }: Route.ClientLoaderArgs) {
  const { users } = await loadManagedUsers()
  const user = users.find((one) => one.id === id)
  if (!user) throw redirect(SUBSCRIPTION)
  return { user }
}

export async function clientAction({ request: post, params: { userId: id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const rights = rightsOf(form)
  const was = { wasRole: textOf(form, 'wasRole') as Role, wasSees: textOf(form, 'wasSees') as Sight }
  const input = { id, ...rights, ...was, key: textOf(form, 'key') }
  const failure = await tryInDialog(async () => (await request(ChangeRoleDocument, { input })).setAgencyUserRights)
  if (failure) {
    const now = failure.conflict && (await loadManagedUsers()).users.find((one) => one.id === id)
    return { ...failure, was: now ? { wasRole: now.role, wasSees: now.sees } : was }
  }
  const sees = labelOf(SIGHTS, rights.sees).toLowerCase()
  toast(`${textOf(form, 'name')} has the role ${labelOf(ROLES, rights.role)} and sees ${sees}`)
  return redirect(SUBSCRIPTION)
}

/** The dialog in which an owner says what a user may do, and which accounts the user sees (decision 101). */
export default function ChangeRole({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return (
    <OwnersDialog
      {...MANAGES_USERS}
      parent={SUBSCRIPTION}
      title="Change role"
      description={`What ${user.name} may do and sees. It holds from the next thing they do.`}
    >
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <input type="hidden" name="name" value={user.name} />
          <ReadRights user={user} told={actionData?.was} />
          <DialogBody>
            <ConflictNote result={actionData} />
            <RightsFields given={user} />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Save" busy="Saving…" close={close} />
        </ActionForm>
      )}
    </OwnersDialog>
  )
}

/** What was read when the dialog was opened; what is loaded since counts only once a refusal told the user of it. */
function ReadRights({
  user,
  told,
}: {
  user: ManagedUserFragment
  told: { wasRole: Role; wasSees: Sight } | undefined
}) {
  const [opened] = useState({ wasRole: user.role, wasSees: user.sees })
  const { wasRole, wasSees } = told ?? opened
  return (
    <>
      <input type="hidden" name="wasRole" value={wasRole} />
      <input type="hidden" name="wasSees" value={wasSees} />
    </>
  )
}
