import { Link, redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { EnableUserDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, Submit } from '../../../parts/form/action-form.tsx'
import { textOf } from '../../../parts/form/form-result.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OwnersDialog } from '../owners-dialog.tsx'
import type { Route } from './+types/enable-user.ts'
import {
  fullSentence,
  isFull,
  loadManagedUsers,
  MANAGES_USERS,
  SEATS,
  SUBSCRIPTION,
  seatsAfter,
  tryInDialog,
} from './managed-users.ts'

export async function clientLoader({ params: { userId: id } }: Route.ClientLoaderArgs) {
  const { users, seats } = await loadManagedUsers()
  const user = users.find((one) => one.id === id)
  if (!user || user.state === 'ACTIVE') throw redirect(SUBSCRIPTION)
  return { user, seats }
}

export async function clientAction({ request: post, params: { userId: id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const sent = { id, key: textOf(form, 'key') }
  const failure = await tryInDialog(async () => (await request(EnableUserDocument, sent)).enableAgencyUser)
  if (failure) return failure
  toast(`${textOf(form, 'name')} can sign in again`)
  return redirect(SUBSCRIPTION)
}

/** Asks before a user takes a seat again; without a free one it leads to more seats (spec 1 §2.4). */
export default function EnableUser({ loaderData: { user, seats }, actionData }: Route.ComponentProps) {
  const full = isFull(seats)
  return (
    <OwnersDialog {...MANAGES_USERS} parent={SUBSCRIPTION} title={`Enable ${user.name}?`}>
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <input type="hidden" name="name" value={user.name} />
          <DialogBody>
            {full && !actionData && (
              <p className="rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
                {fullSentence(seats)} Add at least one seat to enable {user.name}.
              </p>
            )}
            {!full && (
              <ul className="grid list-disc gap-1 pl-5 text-ink-2">
                <li>They can sign in again as {user.email}.</li>
                <li>They take a seat: {seatsAfter(seats, 1)}</li>
              </ul>
            )}
            <FormProblem />
            {full && (
              <Link to={SEATS} replace className="w-fit font-medium text-accent-ink underline">
                Add a seat
              </Link>
            )}
          </DialogBody>
          <DialogFoot>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
            <Submit busy="Enabling…" disabled={full}>
              Enable
            </Submit>
          </DialogFoot>
        </ActionForm>
      )}
    </OwnersDialog>
  )
}
