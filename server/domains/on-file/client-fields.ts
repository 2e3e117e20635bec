import { ACCOUNT_TEAM, ACCOUNT_TYPES, addressLine, CONTACT_ROLES } from '../../../shared/accounts.ts'
import { formatDate, type IsoDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatPhone } from '../../../shared/phones.ts'
import { CERTIFICATE_STATES } from '../../../shared/states.ts'
import type { Account, AccountContact } from '../accounts/types.ts'
import type { Certificate } from '../certificates/types.ts'
import type { HeldField } from './types.ts'

const PHONE = ['phone', 'phones', 'phone number', 'telephone', 'telephone number', 'tel', 'call', 'reach']
const EMAIL = ['email', 'e-mail', 'mail', 'emails', 'email address', 'e-mail address', 'reach']

/** An account, with what the agency's users are called. */
export type NamedAccount = Account & { names: ReadonlyMap<string, string> }

export const ACCOUNT_FIELDS: HeldField<NamedAccount>[] = [
  { path: 'name', label: 'Name', kind: 'name', words: ['name', 'legal name'], read: ({ name }) => name },
  { path: 'dba', label: 'DBA', kind: 'name', words: ['dba', 'trade name', 'doing business as'], read: ({ dba }) => dba },
  { path: 'type', label: 'Type', kind: 'choice', words: ['type'], read: ({ type }) => labelOf(ACCOUNT_TYPES, type) },
  { path: 'phone', label: 'Phone', kind: 'text', words: PHONE, read: ({ phone }) => formatPhone(phone) || null },
  { path: 'email', label: 'E-mail', kind: 'text', words: EMAIL, read: ({ email }) => email || null },
  { path: 'website', label: 'Website', kind: 'text', words: ['website', 'site', 'web site', 'homepage'], read: (of) => of.website },
  {
    path: 'mailingAddress',
    label: 'Mailing address',
    kind: 'text',
    words: ['address', 'mailing address', 'street', 'street address', 'city', 'zip', 'zip code', 'located'],
    read: ({ mailingAddress }) => addressLine(mailingAddress) || null,
  },
  ...ACCOUNT_TEAM.map(({ id, label }) => ({
    path: id,
    label,
    kind: 'name' as const,
    words: [label.toLowerCase()],
    read: ({ names, [id]: userId }: NamedAccount) => (userId && names.get(userId)) || null,
  })),
] // biome-ignore format: a table

export const CONTACT_FIELDS: HeldField<AccountContact>[] = [
  { path: 'name', label: 'Name', kind: 'name', words: ['name'], read: ({ name }) => name },
  { path: 'role', label: 'Role', kind: 'choice', words: ['role'], read: ({ role }) => labelOf(CONTACT_ROLES, role) },
  { path: 'phone', label: 'Phone', kind: 'text', words: PHONE, read: ({ phone }) => formatPhone(phone) || null },
  { path: 'email', label: 'E-mail', kind: 'text', words: EMAIL, read: ({ email }) => email || null },
]

/** A certificate with the names of the policies it speaks of, and the day it was issued at the agency. */
export type NamedCertificate = Certificate & { policies: string[]; issuedOn: IsoDate }

const LONGEST = 400

export const CERTIFICATE_FIELDS: HeldField<NamedCertificate>[] = [
  { path: 'certificateNumber', label: 'Certificate number', kind: 'code', words: ['number', 'numbers'], read: (of) => of.certificateNumber },
  { path: 'holder.name', label: 'Holder', kind: 'name', words: ['holder', 'holders', 'holds', 'hold', 'certificate holder', 'held by'], read: ({ holder }) => holder.name },
  { path: 'holder.address', label: 'Holder’s address', kind: 'text', words: ['holder address', 'address'], read: ({ holder }) => addressLine(holder.address) || null },
  { path: 'state', label: 'Status', kind: 'choice', words: ['status'], read: ({ state }) => labelOf(CERTIFICATE_STATES, state), also: ({ state }) => (state === 'CURRENT' ? 'valid in force active' : '') },
  { path: 'createdAt', label: 'Issued', kind: 'date', words: ['issued', 'issue date', 'date', 'issue'], read: ({ issuedOn }) => formatDate(issuedOn) },
  { path: 'endsOn', label: 'Ends', kind: 'date', words: ['ends', 'end', 'expires', 'expire', 'expiration', 'expiring', 'expiration date'], read: ({ endsOn }) => endsOn && formatDate(endsOn) },
  { path: 'additionalInsured', label: 'Additional insured', kind: 'choice', words: ['additional insured'], read: (of) => (of.additionalInsured ? 'Yes' : 'No') },
  { path: 'policyIds', label: 'Certifies', kind: 'text', words: ['certifies', 'speaks of'], read: ({ policies }) => policies.join('; ') || null },
  { path: 'descriptionOfOperations', label: 'Description of operations', kind: 'text', words: ['description of operations', 'description', 'operations'], read: (of) => of.descriptionOfOperations.slice(0, LONGEST) || null },
  { path: 'revokeReason', label: 'Revoked because', kind: 'text', words: ['reason', 'why'], read: (of) => of.revokeReason },
] // biome-ignore format: a table
