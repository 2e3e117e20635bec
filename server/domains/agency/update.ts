import { z } from 'zod'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { US_TIME_ZONES } from '../../../shared/time-zones.ts'
import { must } from '../../can.ts'
import type { Ctx } from '../../ctx.ts'
import { onlyOnce } from '../../effects/service.ts'
import { invalid } from '../../lib/app-error.ts'
import { ADDRESS_FIELDS, changesOf, type Field } from '../../lib/field-changes.ts'
import { email, mailingAddress, maybe, needed, orNull, phone } from '../../lib/form-fields.ts'
import { parse } from '../../lib/parse.ts'
import { demandNewest, recordEvent } from '../history/service.ts'
import * as store from './store.ts'
import type { Agency } from './types.ts'

const input = z.object({
  name: needed(100, 'Enter the name of the agency.'),
  phone,
  mailingAddress,
  timeZone: needed(60, 'Choose a time zone.'),
  configuration: z
    .object({
      liabilityCOIConfiguration: z.object({
        contactName: orNull(100),
        contactEmail: maybe(email),
        contactPhone: maybe(phone),
      }),
    })
    .nullish(),
})

export type AgencyInput = Partial<z.input<typeof input>> & { key?: string | null | undefined; rev: number }

type Said = Omit<Agency, 'id' | 'rev'>

const CONTACT_LABELS = { contactName: 'Contact name', contactEmail: 'Contact e-mail', contactPhone: 'Contact phone' }
const CONTACT_FIELDS = (['contactName', 'contactEmail', 'contactPhone'] as const).map(
  (name): Field<Said> => ({
    path: `configuration.liabilityCOIConfiguration.${name}`,
    label: CONTACT_LABELS[name],
    shown: ({ configuration }) => configuration.liabilityCOIConfiguration[name],
  }),
)

const FIELDS: readonly Field<Said>[] = [
  { path: 'name', label: 'Agency name', shown: ({ name }) => name },
  { path: 'phone', label: 'Phone', shown: ({ phone }) => phone },
  ...ADDRESS_FIELDS,
  ...CONTACT_FIELDS,
  { path: 'timeZone', label: 'Time zone', shown: ({ timeZone }) => labelOf(US_TIME_ZONES, timeZone) },
]

/**
 * Updates the agency's record. Name, phone and address are printed on every certificate from now on, and its days follow its time zone;
 * issued certificates do not change. An existing time zone outside the United States is kept but not accepted anew; the contact on
 * certificates is kept when omitted. CONFLICT when someone changed it after `rev` was read, with a sentence at each field that differs now;
 * the same key again changes nothing.
 */
export async function updateAgency(ctx: Ctx, { key, rev, ...given }: AgencyInput): Promise<Agency> {
  must(ctx, 'change', 'agency')
  const said = parse(input, given)
  return onlyOnce(ctx, key, 'updateAgency', { rev, ...said }, async () => {
    const agency = await store.getAgency(ctx.db, true)
    const now = asPrinted(said, agency)
    const isKnown = now.timeZone === agency.timeZone || US_TIME_ZONES.some(({ id }) => id === now.timeZone)
    if (!isKnown) throw invalid('timeZone', 'Choose a time zone of the United States.')
    await demandNewest(ctx, 'agency', { read: rev, newest: agency.rev }, nameOf(ctx))
    const changes = changesOf(FIELDS, '', agency, now)
    if (!changes.length) return agency
    await store.setAgency(ctx.db, { id: agency.id, ...now })
    await recordEvent(ctx, 'AGENCY_CHANGED', { accountId: null }, { changes, rev: agency.rev + 1 })
    return store.getAgency(ctx.db)
  })
}

/** The new values; phones as certificates print them. */
function asPrinted({ phone: kept, configuration, ...said }: z.output<typeof input>, agency: Agency): Said {
  const contact = configuration?.liabilityCOIConfiguration
  const liabilityCOIConfiguration = contact
    ? { ...contact, contactPhone: contact.contactPhone && formatPhone(contact.contactPhone) }
    : agency.configuration.liabilityCOIConfiguration
  return { ...said, phone: formatPhone(kept), configuration: { liabilityCOIConfiguration } }
}

const nameOf = (ctx: Ctx) => async (userId: string | null) =>
  (userId ? (await store.findUser(ctx.db, userId))?.name : null) ?? 'Somebody'
