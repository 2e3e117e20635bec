import { ACCOUNT_TEAM, type AccountType, addressLine, CONTACT_ROLES } from '../../../shared/accounts.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { ADDRESS_FIELDS, changesOf, type Field } from '../../lib/field-changes.ts'
import type { AccountContact, AccountDetails, Contact } from './types.ts'

/** What a user is called, by their id. */
export type NameOf = (userId: string) => string

const fieldsOf = (nameOf: NameOf): Field<AccountDetails>[] => [
  { path: 'name', label: 'Name', shown: ({ name }) => name },
  { path: 'dba', label: 'DBA', shown: ({ dba }) => dba },
  { path: 'website', label: 'Website', shown: ({ website }) => website },
  { path: 'email', label: 'E-mail', shown: ({ email }) => email },
  { path: 'phone', label: 'Phone', shown: ({ phone }) => formatPhone(phone) },
  ...ADDRESS_FIELDS,
  ...ACCOUNT_TEAM.map(({ id, label }) => ({
    path: id,
    label,
    shown: ({ [id]: userId }: AccountDetails) => userId && nameOf(userId),
  })),
]

const CONTACT: Field<Omit<Contact, 'id'>>[] = [
  { path: 'name', label: 'Contact', shown: ({ name }) => name },
  { path: 'email', label: 'Contact e-mail', shown: ({ email }) => email },
  { path: 'phone', label: 'Contact phone', shown: ({ phone }) => formatPhone(phone) },
]

/** What changed of an account, field by field as the form calls them. */
export const detailChanges = (
  type: AccountType,
  was: AccountDetails | null,
  is: AccountDetails,
  nameOf: NameOf,
): FieldChange[] => changesOf(fieldsOf(nameOf), type === 'BUSINESS' ? 'business' : 'individual', was, is)

/** What changed of the primary contact, or between one and the other. */
export const contactChanges = (was: Omit<Contact, 'id'> | null, is: Omit<Contact, 'id'> | null): FieldChange[] =>
  changesOf(CONTACT, 'business.contact', was, is)

/** The fields in which two accounts differ, with the address on one line, for choosing which one stays. */
export function differences(kept: AccountDetails, other: AccountDetails, nameOf: NameOf): FieldChange[] {
  const fields = [
    ...fieldsOf(nameOf).filter(({ path }) => !path.startsWith('mailingAddress')),
    {
      path: 'mailingAddress',
      label: 'Address',
      shown: ({ mailingAddress }: AccountDetails) => addressLine(mailingAddress),
    },
  ]
  return changesOf(fields, 'account', kept, other)
}

const OTHER_CONTACT: Field<Omit<AccountContact, 'id'>>[] = [
  { path: 'name', label: 'Name', shown: ({ name }) => name },
  { path: 'email', label: 'E-mail', shown: ({ email }) => email },
  { path: 'phone', label: 'Phone', shown: ({ phone }) => formatPhone(phone) },
  { path: 'role', label: 'Role', shown: ({ role }) => labelOf(CONTACT_ROLES, role) },
]

/** The path of changes of a contact other than the primary one. */
export const contactField = (contactId: string) => `contacts.${contactId}`

/** What changed of a contact that is not the primary one. */
export const otherContactChanges = (was: AccountContact, is: AccountContact): FieldChange[] =>
  changesOf(OTHER_CONTACT, contactField(was.id), was, is)
