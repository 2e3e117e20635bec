import { ACCOUNT_TEAM, addressLine } from '../../../shared/accounts.ts'
import { nameOf } from '../../../shared/labeled.ts'
import type { AccountPartsFragment } from '../../graph/generated/graphql.ts'
import { AddressFields } from '../../parts/form/address-fields.tsx'
import { PhoneField, SelectField, TextField } from '../../parts/form/fields.tsx'
import { agentsOf, useSession } from '../../parts/session.ts'

type Values = Partial<Omit<AccountPartsFragment, 'id' | 'type' | 'contacts' | 'rev' | 'createdAt'>>

/** Whether an account has nothing of an address, and may stay so. A new one has no values. */
const hasNoAddress = ({ mailingAddress }: Values) => mailingAddress !== undefined && !addressLine(mailingAddress)

/** Name, contact details and address of a business. */
export function BusinessFields({ values = {} }: { values?: Values }) {
  return (
    <>
      <TextField label="Business name" name="business.name" value={values.name} />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1 max-md:gap-5">
        <TextField label="DBA" name="business.dba" value={values.dba} optional placeholder="Doing business as" />
        <TextField
          label="Website"
          name="business.website"
          value={values.website}
          optional
          inputMode="url"
          placeholder="example.com"
        />
      </div>
      <ReachFields at="business" values={values} />
      <AddressFields path="business.mailingAddress" value={values.mailingAddress} optional={hasNoAddress(values)} />
      <TeamFields at="business" values={values} />
    </>
  )
}

/** Name, contact details and address of an individual. */
export function IndividualFields({ values = {} }: { values?: Values }) {
  return (
    <>
      <TextField label="Name" name="individual.name" value={values.name} />
      <ReachFields at="individual" values={values} />
      <AddressFields path="individual.mailingAddress" value={values.mailingAddress} optional={hasNoAddress(values)} />
      <TeamFields at="individual" values={values} />
    </>
  )
}

/** The users who look after the client. */
function TeamFields({ at, values }: { at: string; values: Values }) {
  const { users } = useSession()
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1 max-md:gap-5">
      {ACCOUNT_TEAM.map(({ id, label }) => {
        const chosen = values[nameOf(id)]?.id
        return (
          <SelectField
            key={id}
            label={label}
            optional
            name={`${at}.${id}`}
            choices={agentsOf(users, chosen)}
            value={chosen}
            none="Nobody"
          />
        )
      })}
    </div>
  )
}

type ReachProps = { at?: string; values?: Pick<Values, 'email' | 'phone'>; labels?: { email: string; phone: string } }

const OWN = { email: 'E-mail', phone: 'Phone' }

/** How the business, the person or the contact is reached; `at` is where it stands in the input. */
export function ReachFields({ at, values = {}, labels = OWN }: ReachProps) {
  const under = at ? `${at}.` : ''
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1 max-md:gap-5">
      <TextField label={labels.email} name={`${under}email`} value={values.email} optional inputMode="email" />
      <PhoneField label={labels.phone} name={`${under}phone`} value={values.phone} optional />
    </div>
  )
}
