import { type AccountType, addressLine } from '../../../shared/accounts.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { formatPhone } from '../../../shared/phones.ts'
import type { AccountDetails, Contact } from './types.ts'

type Field<T> = { path: string; label: string; shown: (of: T) => string | null | undefined }

const ADDRESS: Field<AccountDetails>[] = [
  { path: 'mailingAddress.line1', label: 'Address', shown: ({ mailingAddress }) => mailingAddress.line1 },
  { path: 'mailingAddress.line2', label: 'Address line 2', shown: ({ mailingAddress }) => mailingAddress.line2 },
  { path: 'mailingAddress.city', label: 'City', shown: ({ mailingAddress }) => mailingAddress.city },
  { path: 'mailingAddress.zone', label: 'State', shown: ({ mailingAddress }) => mailingAddress.zone },
  { path: 'mailingAddress.postalCode', label: 'ZIP code', shown: ({ mailingAddress }) => mailingAddress.postalCode },
]

const DETAILS: Field<AccountDetails>[] = [
  { path: 'name', label: 'Name', shown: ({ name }) => name },
  { path: 'dba', label: 'DBA', shown: ({ dba }) => dba },
  { path: 'website', label: 'Website', shown: ({ website }) => website },
  { path: 'email', label: 'E-mail', shown: ({ email }) => email },
  { path: 'phone', label: 'Phone', shown: ({ phone }) => formatPhone(phone) },
  ...ADDRESS,
]

const CONTACT: Field<Omit<Contact, 'id'>>[] = [
  { path: 'name', label: 'Contact', shown: ({ name }) => name },
  { path: 'email', label: 'Contact e-mail', shown: ({ email }) => email },
  { path: 'phone', label: 'Contact phone', shown: ({ phone }) => formatPhone(phone) },
]

function changesOf<T>(fields: readonly Field<T>[], under: string, was: T | null, is: T | null): FieldChange[] {
  return fields
    .map(({ path, label, shown }) => ({
      field: `${under}.${path}`,
      label,
      was: (was && shown(was)) || null,
      is: (is && shown(is)) || null,
    }))
    .filter((change) => change.was !== change.is)
}

/** What changed of an account, field by field as the form calls them. */
export const detailChanges = (type: AccountType, was: AccountDetails, is: AccountDetails): FieldChange[] =>
  changesOf(DETAILS, type === 'BUSINESS' ? 'business' : 'individual', was, is)

/** What changed of the primary contact, or between one and the other. */
export const contactChanges = (was: Omit<Contact, 'id'> | null, is: Omit<Contact, 'id'> | null): FieldChange[] =>
  changesOf(CONTACT, 'business.contact', was, is)

/** What two accounts say differently, the address on one line: for somebody who decides which of them stays. */
export function differences(kept: AccountDetails, other: AccountDetails): FieldChange[] {
  const fields = [
    ...DETAILS.filter(({ path }) => !path.startsWith('mailingAddress')),
    {
      path: 'mailingAddress',
      label: 'Address',
      shown: ({ mailingAddress }: AccountDetails) => addressLine(mailingAddress),
    },
  ]
  return changesOf(fields, 'account', kept, other)
}
