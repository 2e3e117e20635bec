import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { DisableUserDocument, UserToDisableDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { SelectField } from '../../../parts/form/fields.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { counted } from '../../../parts/list-page/list.ts'
import { useSession } from '../../../parts/session.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OwnersDialog } from '../owners-dialog.tsx'
import type { Route } from './+types/disable-user.ts'
import { loadManagedUsers, MANAGES_USERS, SUBSCRIPTION, seatsAfter, tryInDialog } from './managed-users.ts'

export async function clientLoader({ params: { userId: id } }: Route.ClientLoaderArgs) {
  const [{ users, seats }, { agencyUserWork: work }] = await Promise.all([
    loadManagedUsers(),
    request(UserToDisableDocument, { id }),
  ])
  const user = users.find((one) => one.id === id)
  if (!user || user.state === 'DISABLED') throw redirect(SUBSCRIPTION)
  return { user, work, seats }
}

export async function clientAction({ request: post, params: { userId: id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const sent = { id, handTo: textOf(form, 'handTo') || null, key: textOf(form, 'key') }
  const failure = await tryInDialog(async () => (await request(DisableUserDocument, sent)).disableAgencyUser)
  if (failure) return failure
  toast(`${textOf(form, 'name')} is disabled`)
  return redirect(SUBSCRIPTION)
}

/** Asks before a user is disabled, and who takes over what waits for them (spec 1 §2.4). */
export default function DisableUser({ loaderData: { user, work, seats }, actionData }: Route.ComponentProps) {
  const heirs = useSession().users.filter(({ id, state }) => id !== user.id && state === 'ACTIVE')
  const waiting = [
    ...(work.requests ? [counted(work.requests, ['open service request', 'open service requests'])] : []),
    ...(work.followUps ? [counted(work.followUps, ['follow-up', 'follow-ups'])] : []),
  ].join(' and ')
  return (
    <OwnersDialog {...MANAGES_USERS} parent={SUBSCRIPTION} title={`Disable ${user.name}?`}>
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <input type="hidden" name="name" value={user.name} />
          <DialogBody>
            <ul className="grid list-disc gap-1 pl-5 text-ink-2">
              <li>They cannot sign in any more, and are signed out everywhere at once.</li>
              <li>A seat is free again: {seatsAfter(seats, -1)}</li>
              <li>What they made stays. Accounts keep them as producer and service rep.</li>
            </ul>
            {waiting && (
              <SelectField
                label={`Give ${waiting} to`}
                name="handTo"
                none="Nobody"
                choices={heirs.map(({ id, name }) => ({ id, label: name }))}
                hint="What is given to nobody waits for everybody in My Day."
              />
            )}
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Disable" busy="Disabling…" look="danger" close={close} />
        </ActionForm>
      )}
    </OwnersDialog>
  )
}
