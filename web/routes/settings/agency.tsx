import { useId } from 'react'
import { US_TIME_ZONES } from '../../../shared/time-zones.ts'
import { request } from '../../graph/client.ts'
import { OwnAgencyDocument, UpdateAgencyDocument, type UpdateAgencyInput } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { ActionForm, Submit } from '../../parts/form/action-form.tsx'
import { AddressFields } from '../../parts/form/address-fields.tsx'
import { PhoneField, SelectField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/agency.ts'

export async function clientLoader() {
  const { agencyUser } = await request(OwnAgencyDocument, {})
  return { agency: agencyUser!.agency }
}

/** Writes what the agency says of itself. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const input = inputOf<UpdateAgencyInput>(await post.formData())
  const failure = await doForm(async () => (await request(UpdateAgencyDocument, { input })).updateAgency)
  if (failure) return failure
  toast('Agency saved')
  return undefined
}

/** What the agency is called, where it is, and by whose clock its days begin and end (decision 62). */
export default function AgencySettings({ loaderData: { agency }, actionData }: Route.ComponentProps) {
  const title = useId()
  const isElsewhere = !US_TIME_ZONES.some(({ id }) => id === agency.timeZone)
  const zones = isElsewhere ? [...US_TIME_ZONES, { id: agency.timeZone, label: agency.timeZone }] : US_TIME_ZONES
  return (
    <section aria-labelledby={title} className="max-w-160">
      <title>Agency – Cara</title>
      <h2 id={title}>Your agency</h2>
      <p className="mb-6 max-w-[66ch] text-13 text-ink-2">
        The name, phone and address stand on every certificate you issue from now on. Certificates already issued stay
        as they are.
      </p>
      <ActionForm result={actionData} className="grid gap-5">
        <TextField label="Agency name" name="name" value={agency.name} autoComplete="organization" />
        <PhoneField label="Phone" name="phone" value={agency.phone} />
        <AddressFields path="mailingAddress" value={agency.mailingAddress} />
        <SelectField
          label="Time zone"
          name="timeZone"
          choices={zones}
          value={agency.timeZone}
          hint="Policies begin and expire at midnight by this clock."
        />
        <FormProblem />
        <div>
          <Submit busy="Saving…">Save</Submit>
        </div>
      </ActionForm>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
