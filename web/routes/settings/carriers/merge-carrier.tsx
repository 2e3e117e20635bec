import { useState } from 'react'
import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import {
  type CarrierRowFragment,
  CarrierViewDocument,
  MergeCarriersDocument,
  OtherCarriersDocument,
} from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { QueryCombobox } from '../../../parts/form/query-combobox.tsx'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { counted } from '../../../parts/list-page/list.ts'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/merge-carrier.ts'
import { CARRIER_LIST } from './carrier-list.tsx'

export async function clientLoader({ params: { carrierId } }: Route.ClientLoaderArgs) {
  return (await request(CarrierViewDocument, { id: carrierId, first: 1 })).carrier
}

export async function clientAction({ request: post, params: { carrierId } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const [keepId, key] = [textOf(form, 'keepId'), textOf(form, 'key')]
  if (!keepId) return { errors: [{ path: ['keepId'], message: 'Choose the one that stays.' }] }
  const failure = await doForm(
    async () => (await request(MergeCarriersDocument, { keepId, mergeId: carrierId, key })).mergeCarriers,
  )
  if (failure) return failure
  toast('Carriers merged')
  return redirect(`${CARRIER_LIST.address}/${keepId}`)
}

/** The dialog in which one company becomes another. */
export default function MergeCarrier({ loaderData: carrier, actionData }: Route.ComponentProps) {
  const [kept, setKept] = useState<{ label: string } | null>(null)
  if (!carrier) return null
  return (
    <RouteDialog
      parent={CARRIER_LIST.address}
      title={`Merge ${carrier.name}`}
      description="When one company is listed under two names."
    >
      {(close) => (
        <ActionForm result={actionData ?? undefined} once className="flex min-h-0 flex-col">
          <DialogBody>
            <QueryCombobox
              label="The one that stays"
              name="keepId"
              placeholder="Search by name"
              empty="There is no other company."
              onChoose={setKept}
              search={async (search, page, signal) => {
                const found = await request(OtherCarriersDocument, { filter: { search }, ...page }, { signal })
                return found.carrierPage.filter(({ id }) => id !== carrier.id).map(choiceOf)
              }}
            />
            <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
              {carrier.policies > 0 && (
                <li>
                  {counted(carrier.policies, ['policy', 'policies'])} of {carrier.name}{' '}
                  {carrier.policies === 1 ? 'names' : 'name'} {kept?.label ?? 'the one that stays'} from then on.
                </li>
              )}
              <li>In files and imports the name {carrier.name} means it, too.</li>
              <li>Certificates that were issued stay as they are.</li>
              <li>This cannot be undone.</li>
            </ul>
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Merge" busy="Merging…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}

const choiceOf = ({ id, name, policies, place }: CarrierRowFragment) => ({
  id,
  label: name,
  aside: counted(policies, ['policy', 'policies']),
  cursor: place?.cursor,
})
