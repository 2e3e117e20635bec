import { useId, useState } from 'react'
import { addressLine } from '../../../shared/accounts.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { US_TIME_ZONES } from '../../../shared/time-zones.ts'
import { request } from '../../graph/client.ts'
import {
  OwnAgencyDocument,
  type OwnAgencyQuery,
  UpdateAgencyDocument,
  type UpdateAgencyMutationVariables,
} from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { FactsCard } from '../../parts/facts-card.tsx'
import { ActionForm, ConflictNote, Submit } from '../../parts/form/action-form.tsx'
import { AddressFields } from '../../parts/form/address-fields.tsx'
import { PhoneField, SelectField, TextField } from '../../parts/form/fields.tsx'
import { inputOf } from '../../parts/form/form-input.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { useMay } from '../../parts/session.ts'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/agency.ts'
import { OwnersOnly } from './owners.tsx'

type OwnAgency = NonNullable<OwnAgencyQuery['agencyUser']>['agency']

export async function clientLoader() {
  const { agencyUser } = await request(OwnAgencyDocument, {})
  return { agency: agencyUser!.agency }
}

const send = aSender()

/** Updates the agency's record, based on the revision the form was opened on. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const form = await post.formData()
  const said = inputOf<Partial<UpdateAgencyMutationVariables>>(form)
  let saved: number | undefined
  const failure = await doForm(async () => {
    const { updateAgency } = await send(UpdateAgencyDocument, { ...said, rev: Number(textOf(form, 'rev')) })
    saved = updateAgency.agency?.rev
    return updateAgency
  })
  if (failure) return failure
  toast('Agency saved')
  return { saved }
}

/** Name, address and time zone of the agency (decision 62), which owners change. */
export default function AgencySettings({ loaderData, actionData }: Route.ComponentProps) {
  const title = useId()
  const mayChange = useMay()('change', 'agency')
  return (
    <section aria-labelledby={title} className="max-w-160">
      <title>Agency – Cara</title>
      <h2 id={title}>Your agency</h2>
      <p className="mb-4 max-w-[66ch] text-13 text-ink-2">
        The name, phone and address are printed on every certificate you issue from now on. Certificates already issued
        stay as they are.
      </p>
      {mayChange ? (
        <AgencyForm loaderData={loaderData} actionData={actionData} />
      ) : (
        <AgencyFacts agency={loaderData.agency} />
      )}
    </section>
  )
}

function AgencyFacts({ agency }: { agency: OwnAgency }) {
  const { contactName, contactEmail, contactPhone } = agency.configuration.liabilityCOIConfiguration
  return (
    <>
      <OwnersOnly>Owners change this.</OwnersOnly>
      <div className="grid gap-4">
        <FactsCard
          title="Agency"
          rows={[
            { id: 'name', name: 'Name', value: agency.name },
            { id: 'phone', name: 'Phone', value: agency.phone && formatPhone(agency.phone) },
            { id: 'address', name: 'Address', value: addressLine(agency.mailingAddress ?? {}) || null },
            { id: 'zone', name: 'Time zone', value: labelOf(US_TIME_ZONES, agency.timeZone) },
          ]}
        />
        <FactsCard
          title="Contact on certificates"
          rows={[
            { id: 'name', name: 'Name', value: contactName, none: 'Stays blank' },
            { id: 'email', name: 'E-mail', value: contactEmail, none: 'Stays blank' },
            {
              id: 'phone',
              name: 'Phone',
              value: contactPhone && formatPhone(contactPhone),
              none: "The agency's phone",
            },
          ]}
        />
      </div>
    </>
  )
}

type AgencyFormProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

function AgencyForm({ loaderData, actionData }: AgencyFormProps) {
  // What the form began with: the agency is reloaded after a save.
  const [agency] = useState(loaderData.agency)
  const result = actionData && 'errors' in actionData ? actionData : undefined
  const saved = actionData && 'saved' in actionData ? actionData.saved : undefined
  const isElsewhere = !US_TIME_ZONES.some(({ id }) => id === agency.timeZone)
  const zones = isElsewhere ? [...US_TIME_ZONES, { id: agency.timeZone, label: agency.timeZone }] : US_TIME_ZONES
  return (
    <ActionForm result={result} rev={loaderData.agency.rev} saved={saved} className="grid gap-5">
      <ConflictNote result={result} />
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
      <CertificateContact contact={agency.configuration.liabilityCOIConfiguration} />
      <FormProblem />
      <div>
        <Submit busy="Saving…">Save</Submit>
      </div>
    </ActionForm>
  )
}

type Contact = OwnAgency['configuration']['liabilityCOIConfiguration']

/** The contact that certificates name. Omitted values stay blank on them, except the phone. */
function CertificateContact({ contact: { contactName, contactEmail, contactPhone } }: { contact: Contact }) {
  const [title, note] = [useId(), useId()]
  const at = (name: keyof Contact) => `configuration.liabilityCOIConfiguration.${name}`
  return (
    <section aria-labelledby={title} aria-describedby={note} className="grid gap-5 border-t border-hairline pt-5">
      <header>
        <h3 id={title}>Contact on certificates</h3>
        <p id={note} className="max-w-[66ch] text-13 text-ink-2">
          The contact a certificate names for questions. A name or e-mail you leave out stays blank.
        </p>
      </header>
      <TextField label="Contact name" optional name={at('contactName')} value={contactName} />
      <TextField label="Contact e-mail" optional name={at('contactEmail')} value={contactEmail} type="email" />
      <PhoneField
        label="Contact phone"
        optional
        name={at('contactPhone')}
        value={contactPhone}
        hint="Without one, certificates show the agency's phone."
      />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
