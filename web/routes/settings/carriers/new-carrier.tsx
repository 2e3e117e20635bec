import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { AddCarrierDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { doForm } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/new-carrier.ts'
import { CarrierFields, carrierInput } from './carrier-fields.tsx'
import { CARRIER_LIST } from './carrier-list.tsx'

export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const input = carrierInput(await post.formData())
  const failure = await doForm(async () => (await request(AddCarrierDocument, { input })).createCarrier)
  if (failure) return failure
  toast(`${input.name} is in the list`)
  return redirect(CARRIER_LIST.address)
}

/** The dialog in which a company is added. */
export default function NewCarrier({ actionData }: Route.ComponentProps) {
  return (
    <RouteDialog parent={CARRIER_LIST.address} title="Add carrier">
      {(close) => (
        <ActionForm result={actionData} once className="flex min-h-0 flex-col">
          <DialogBody>
            <CarrierFields />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Add carrier" busy="Adding…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}
