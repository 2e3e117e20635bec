import { ACCOUNT_TEAM, addressLine } from '../../../shared/accounts.ts'
import { nameOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { dateOf } from '../../lib/time.ts'
import { FactsCard } from '../../parts/facts-card.tsx'
import { useTimeZone } from '../../parts/session.ts'
import { useAccount } from './account.tsx'

const LINK = 'text-accent-ink hover:underline'

/** The client's contact details and address (spec 3 §2). */
export function DetailsCard() {
  const account = useAccount()
  const timeZone = useTimeZone()
  const isBusiness = account.type === 'BUSINESS'
  const person = account.contacts[0] ?? account
  const rows = [
    { id: 'contact', name: 'Contact', value: person.name },
    { id: 'phone', name: 'Phone', value: person.phone && <Phone kept={person.phone} /> },
    { id: 'email', name: 'E-mail', value: person.email && <Mail to={person.email} /> },
    ...(isBusiness
      ? [
          { id: 'business', name: 'Business', value: account.name },
          { id: 'dba', name: 'DBA', value: account.dba },
          { id: 'business-phone', name: 'Office phone', value: account.phone && <Phone kept={account.phone} /> },
          { id: 'business-email', name: 'Office e-mail', value: account.email && <Mail to={account.email} /> },
          { id: 'website', name: 'Website', value: account.website && <Site address={account.website} /> },
        ]
      : []),
    { id: 'address', name: 'Address', value: addressLine(account.mailingAddress) || null },
    ...ACCOUNT_TEAM.map(({ id, label }) => ({ id, name: label, value: account[nameOf(id)]?.name })),
    { id: 'since', name: 'Client since', value: dateOf(timeZone, account.createdAt) },
  ]
  return <FactsCard title="Details" rows={rows.filter(({ value }) => value)} />
}

/** A number to call. */
export const Phone = ({ kept }: { kept: string }) => (
  <a href={`tel:${kept.replace('x', ';ext=')}`} className={`num ${LINK}`}>
    {formatPhone(kept)}
  </a>
)

/** An address to write to. */
export const Mail = ({ to }: { to: string }) => (
  <a href={`mailto:${encodeURIComponent(to)}`} title={to} className={`cut block ${LINK}`}>
    {to}
  </a>
)

const Site = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noreferrer" className={LINK}>
    {address.replace(/^https?:\/\//, '')}
  </a>
)
