import { addressLine, type MailingAddress, US_STATES } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import { SuggestAddressesDocument } from '../../graph/generated/graphql.ts'
import { useSession } from '../session.ts'
import { SelectField, TextField } from './fields.tsx'
import { SuggestingField } from './suggesting-field.tsx'

type AddressFieldsProps = {
  /** The path of the address in the input: "business.mailingAddress". */
  path: string
  value?: { [Part in keyof MailingAddress]?: string | null } | null | undefined
  optional?: boolean
}

/** An address in the United States; each line has its own place in the server's errors. */
export function AddressFields({ path, value, optional = false }: AddressFieldsProps) {
  const { offersAddresses } = useSession()
  const street = { label: 'Address', value: value?.line1, optional, placeholder: 'Street and number' }
  return (
    <>
      {offersAddresses ? (
        <SuggestingField
          {...street}
          name={`${path}.line1`}
          shortest={3}
          find={async (text, signal) =>
            (await request(SuggestAddressesDocument, { text }, { signal })).suggestAddresses
          }
          listLabel="Addresses"
          failure="Addresses cannot be suggested right now."
          show={(one) => [one.line1, addressLine({ ...one, line1: '' })]}
          fieldsOf={({ line1, city, zone, postalCode }) => fieldsOf(path, { line1, city, zone, postalCode })}
        />
      ) : (
        <TextField {...street} name={`${path}.line1`} autoComplete="address-line1" />
      )}
      <TextField
        label="Suite, unit or floor"
        name={`${path}.line2`}
        value={value?.line2}
        optional
        autoComplete="address-line2"
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] gap-4 max-md:grid-cols-2 max-md:*:first:col-span-2">
        <TextField
          label="City"
          name={`${path}.city`}
          value={value?.city}
          optional={optional}
          autoComplete="address-level2"
        />
        <SelectField
          label="State"
          name={`${path}.zone`}
          choices={US_STATES}
          value={value?.zone}
          {...(optional && { none: 'None', optional: true })}
        />
        <TextField
          label="ZIP code"
          name={`${path}.postalCode`}
          value={value?.postalCode}
          optional={optional}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
    </>
  )
}

/** The parts of an address by the names of their fields. */
export const fieldsOf = (path: string, address: { [Part in keyof MailingAddress]?: string | null }) =>
  Object.fromEntries(Object.entries(address).map(([part, value]) => [`${path}.${part}`, value ?? '']))
