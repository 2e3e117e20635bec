import { knownIds, type Labeled } from './labeled.ts'

/** The kinds of clients of an agency (spec 3 §4). */
export const ACCOUNT_TYPES = [
  { id: 'BUSINESS', label: 'Business' },
  { id: 'INDIVIDUAL', label: 'Individual' },
] as const satisfies readonly Labeled[]
export type AccountType = (typeof ACCOUNT_TYPES)[number]['id']

/** The users who look after an account, by the fields with their ids. */
export const ACCOUNT_TEAM = [
  { id: 'producerId', label: 'Producer' },
  { id: 'serviceRepId', label: 'Service representative' },
] as const satisfies readonly Labeled[]

/** How the list of accounts can be sorted, the usual way first. */
export const ACCOUNT_SORTS = [
  { id: 'NAME_ASC', label: 'Name' },
  { id: 'UPDATED_DESC', label: 'Last changed' },
  { id: 'CREATED_DESC', label: 'Newest created' },
] as const satisfies readonly Labeled[]
export type AccountSort = (typeof ACCOUNT_SORTS)[number]['id']

/** Fields that may be missing on an account, to be completed. */
export const ACCOUNT_GAPS = [
  { id: 'EMAIL', label: 'No e-mail' },
  { id: 'PHONE', label: 'No phone' },
  { id: 'ADDRESS', label: 'No whole address' },
] as const satisfies readonly Labeled[]
export type AccountGap = (typeof ACCOUNT_GAPS)[number]['id']

type Gappy = { email: string; phone: string; mailingAddress: Parameters<typeof isWhole>[0] }

/** What is missing on an account. */
export const gapsOf = ({ email, phone, mailingAddress }: Gappy): AccountGap[] => [
  ...(email ? [] : ['EMAIL' as const]),
  ...(phone ? [] : ['PHONE' as const]),
  ...(isWhole(mailingAddress) ? [] : ['ADDRESS' as const]),
]

/** The roles of a contact at a business. The first contact is the primary one; the others have one of the other roles. */
export const CONTACT_ROLES = [
  { id: 'PRIMARY', label: 'Primary' },
  { id: 'BILLING', label: 'Billing' },
  { id: 'CLAIMS', label: 'Claims' },
  { id: 'CERTIFICATES', label: 'Certificates' },
  { id: 'OWNER', label: 'Owner' },
  { id: 'OTHER', label: 'Other' },
] as const satisfies readonly Labeled[]
export type ContactRole = (typeof CONTACT_ROLES)[number]['id']

/** The roles that can be assigned: the order of the contacts decides which is primary. */
export const GIVEN_ROLES = CONTACT_ROLES.filter(
  (role): role is Exclude<(typeof CONTACT_ROLES)[number], { id: 'PRIMARY' }> => role.id !== 'PRIMARY',
)
export type GivenRole = (typeof GIVEN_ROLES)[number]['id']

/** How many contacts an account may be given. */
export const MOST_CONTACTS = 50

/** The types of documents kept with a client, not with a single policy. */
export const ACCOUNT_DOCUMENT_TYPES = [
  { id: 'APPLICATION', label: 'Application' },
  { id: 'AUTHORIZATION', label: 'Authorization' },
  { id: 'CONTRACT', label: 'Contract' },
  { id: 'CORRESPONDENCE', label: 'Correspondence' },
  { id: 'FINANCIAL', label: 'Financial statement' },
  { id: 'LOSS_RUNS', label: 'Loss runs' },
  { id: 'PHOTO', label: 'Photo' },
  { id: 'SCHEDULE', label: 'Schedule' },
  { id: 'OTHER', label: 'Other' },
] as const satisfies readonly Labeled[]
export type AccountDocumentType = (typeof ACCOUNT_DOCUMENT_TYPES)[number]['id']

/** The reasons two accounts look alike, the strongest first. */
export const ACCOUNT_LIKENESSES = [
  { id: 'EMAIL', label: 'same e-mail' },
  { id: 'PHONE', label: 'same phone' },
  { id: 'NAME', label: 'similar name' },
  { id: 'ADDRESS', label: 'same street' },
] as const satisfies readonly Labeled[]
export type AccountLikeness = (typeof ACCOUNT_LIKENESSES)[number]['id']

/** How long a merge of two accounts can be undone. */
export const MERGE_UNDO_DAYS = 30

/** An address in the United States (spec 3 §5: other countries are not taken). */
export type MailingAddress = { line1?: string; line2?: string; city?: string; zone?: string; postalCode?: string }

/** A complete address. */
export type WholeAddress = MailingAddress & Required<Omit<MailingAddress, 'line2'>>

/** Whether a letter would arrive at an address. */
export const isWhole = (address: { readonly [Part in keyof MailingAddress]?: string | null | undefined }) =>
  Boolean(address.line1 && address.city && address.zone && address.postalCode)

/** An address on one line: "12 Example Street, Unit 7, Sampleton, OH 43000". */
export function addressLine(address: { readonly [Part in keyof MailingAddress]?: string | null | undefined }): string {
  const { line1, line2, city, zone, postalCode } = address
  const region = [zone, postalCode].filter(Boolean).join(' ')
  return [line1, line2, city, region].filter(Boolean).join(', ')
}

/** The states and the other parts of the United States that have a postal code of their own, by USPS Publication 28. */
export const US_STATES = [
  { id: 'AL', label: 'Alabama' },
  { id: 'AK', label: 'Alaska' },
  { id: 'AS', label: 'American Samoa' },
  { id: 'AZ', label: 'Arizona' },
  { id: 'AR', label: 'Arkansas' },
  { id: 'CA', label: 'California' },
  { id: 'CO', label: 'Colorado' },
  { id: 'CT', label: 'Connecticut' },
  { id: 'DE', label: 'Delaware' },
  { id: 'DC', label: 'District of Columbia' },
  { id: 'FL', label: 'Florida' },
  { id: 'GA', label: 'Georgia' },
  { id: 'GU', label: 'Guam' },
  { id: 'HI', label: 'Hawaii' },
  { id: 'ID', label: 'Idaho' },
  { id: 'IL', label: 'Illinois' },
  { id: 'IN', label: 'Indiana' },
  { id: 'IA', label: 'Iowa' },
  { id: 'KS', label: 'Kansas' },
  { id: 'KY', label: 'Kentucky' },
  { id: 'LA', label: 'Louisiana' },
  { id: 'ME', label: 'Maine' },
  { id: 'MD', label: 'Maryland' },
  { id: 'MA', label: 'Massachusetts' },
  { id: 'MI', label: 'Michigan' },
  { id: 'MN', label: 'Minnesota' },
  { id: 'MS', label: 'Mississippi' },
  { id: 'MO', label: 'Missouri' },
  { id: 'MT', label: 'Montana' },
  { id: 'NE', label: 'Nebraska' },
  { id: 'NV', label: 'Nevada' },
  { id: 'NH', label: 'New Hampshire' },
  { id: 'NJ', label: 'New Jersey' },
  { id: 'NM', label: 'New Mexico' },
  { id: 'NY', label: 'New York' },
  { id: 'NC', label: 'North Carolina' },
  { id: 'ND', label: 'North Dakota' },
  { id: 'MP', label: 'Northern Mariana Islands' },
  { id: 'OH', label: 'Ohio' },
  { id: 'OK', label: 'Oklahoma' },
  { id: 'OR', label: 'Oregon' },
  { id: 'PA', label: 'Pennsylvania' },
  { id: 'PR', label: 'Puerto Rico' },
  { id: 'RI', label: 'Rhode Island' },
  { id: 'SC', label: 'South Carolina' },
  { id: 'SD', label: 'South Dakota' },
  { id: 'TN', label: 'Tennessee' },
  { id: 'TX', label: 'Texas' },
  { id: 'UT', label: 'Utah' },
  { id: 'VT', label: 'Vermont' },
  { id: 'VI', label: 'Virgin Islands' },
  { id: 'VA', label: 'Virginia' },
  { id: 'WA', label: 'Washington' },
  { id: 'WV', label: 'West Virginia' },
  { id: 'WI', label: 'Wisconsin' },
  { id: 'WY', label: 'Wyoming' },
  { id: 'AA', label: 'Armed Forces (the Americas)' },
  { id: 'AE', label: 'Armed Forces (Europe and others)' },
  { id: 'AP', label: 'Armed Forces (Pacific)' },
] as const satisfies readonly Labeled[]

/** The filter in the address of a view of the list. Unknown values are ignored, so that an old link still opens. */
export function accountFilterOf(valuesOf: (name: string) => readonly string[]) {
  const known = <Id extends string>(list: readonly { readonly id: Id }[], name: string) =>
    knownIds(list, valuesOf(name))
  return {
    search: valuesOf('q')[0] ?? '',
    types: known(ACCOUNT_TYPES, 'tab'),
    missing: known(ACCOUNT_GAPS, 'missing'),
    userIds: [...valuesOf('team')],
    zones: known(US_STATES, 'state') as string[],
    sort: known(ACCOUNT_SORTS, 'sort')[0] ?? ACCOUNT_SORTS[0].id,
  }
}
