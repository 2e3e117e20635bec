import { Link, redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import { CarrierHistoryDocument, CarrierViewDocument, UpdateCarrierDocument } from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { OVER } from '../../../parts/form/dialog-address.tsx'
import { doForm } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { HistoryList } from '../../../parts/history-list.tsx'
import type { HistoryEventParts } from '../../../parts/history-words.ts'
import { counted } from '../../../parts/list-page/list.ts'
import { useMayGo } from '../../../parts/may-open.ts'
import { useMay } from '../../../parts/session.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/carrier.ts'
import { CarrierFields, carrierInput } from './carrier-fields.tsx'
import { CARRIER_LIST, roleOf } from './carrier-list.tsx'

const HISTORY_PAGE = 10

export async function clientLoader({ params: { carrierId } }: Route.ClientLoaderArgs) {
  return (await request(CarrierViewDocument, { id: carrierId, first: HISTORY_PAGE })).carrier
}

export async function clientAction({ request: post, params: { carrierId } }: Route.ClientActionArgs) {
  const input = carrierInput(await post.formData())
  const failure = await doForm(
    async () => (await request(UpdateCarrierDocument, { id: carrierId, input })).updateCarrier,
  )
  if (failure) return failure
  toast(`${input.name} saved`)
  return redirect(CARRIER_LIST.address)
}

/** The dialog in which a company is renamed and flagged, with what happened to it. Who may not change it sees what it is. */
export default function EditCarrier({ loaderData: carrier, actionData }: Route.ComponentProps) {
  const mayChange = useMay()('change', 'carrier')
  const mayGo = useMayGo()
  if (!carrier) return null
  const merge = `${CARRIER_LIST.address}/${carrier.id}/merge`
  const history = carrier.history.length > 0 && (
    <section aria-label="History" className="not-first:border-t not-first:border-hairline not-first:pt-4">
      <HistoryList
        first={carrier.history}
        pageSize={HISTORY_PAGE}
        say={sayOf}
        load={async (after) =>
          (await request(CarrierHistoryDocument, { id: carrier.id, first: HISTORY_PAGE, after })).carrier?.history ?? []
        }
      />
    </section>
  )
  return (
    <RouteDialog parent={CARRIER_LIST.address} title={carrier.name} description={usedBy(carrier.policies)}>
      {(close) =>
        mayChange ? (
          <ActionForm key={carrier.id} result={actionData} once className="flex min-h-0 flex-col">
            <DialogBody>
              <CarrierFields was={carrier} />
              <FormProblem />
              {mayGo({ to: merge }) && (
                <div className="grid gap-1 text-13">
                  <Link to={merge} replace state={OVER} className={`${buttonLook({ size: 'sm' })} w-fit`}>
                    Merge with another…
                  </Link>
                  <p className="text-12 text-ink-3">When one company is listed under two names.</p>
                </div>
              )}
              {history}
            </DialogBody>
            <FormFoot verb="Save" busy="Saving…" close={close} />
          </ActionForm>
        ) : (
          <>
            <DialogBody>
              <p>{roleOf(carrier)}</p>
              {history}
            </DialogBody>
            <DialogFoot>
              <Button onClick={close}>Close</Button>
            </DialogFoot>
          </>
        )
      }
    </RouteDialog>
  )
}

const usedBy = (policies: number) =>
  policies
    ? `${counted(policies, ['policy names it. It follows', 'policies name it. They follow'])} its name.`
    : 'No policy names it.'

function sayOf({ kind, about }: HistoryEventParts) {
  if (kind !== 'CARRIERS_MERGED') return {}
  const told = Object.fromEntries(about.map(({ name, value }) => [name, value]))
  const moved = counted(Number(told.policies), ['policy', 'policies'])
  return { what: <b className="font-medium text-ink">{told.merged}</b>, box: `${moved} moved over.` }
}
