import { ACCOUNT_GAPS, ACCOUNT_TEAM } from './accounts.ts'
import { addDays, type IsoDate, parseDate } from './dates.ts'
import { type Labeled, nameOf } from './labeled.ts'
import { POLICY_LIMITS } from './policies.ts'
import { POLICY_FIELDS, type PolicyFieldId, type PolicySection } from './policy-fields.ts'

/** What a file imports. */
export const IMPORT_KINDS = [
  { id: 'ACCOUNTS', label: 'accounts' },
  { id: 'POLICIES', label: 'policies' },
] as const satisfies readonly Labeled[]
export type ImportKind = (typeof IMPORT_KINDS)[number]['id']

/** What a new account of a row may lack, to be completed. */
export const ROW_GAPS = [...ACCOUNT_GAPS, { id: 'CONTACT', label: 'No contact' }] as const satisfies readonly Labeled[]
export type RowGap = (typeof ROW_GAPS)[number]['id']

/** The limits of a file (a cell as in a spreadsheet), and how long an import can be undone. */
export const IMPORT_LIMITS = {
  rows: 50_000,
  columns: 100,
  cells: 32_767,
  bytes: 20 * 1024 * 1024,
  undoDays: 30,
} as const

/** How a column got its field. */
export const COLUMN_REASONS = [
  { id: 'NAME', label: 'Matched by name' },
  { id: 'VALUES', label: 'Guessed from the values' },
  { id: 'HAND', label: 'Chosen by you' },
  { id: 'NONE', label: 'Cara cannot tell' },
  { id: 'ERRORS', label: 'From an error file, left out' },
] as const satisfies readonly Labeled[]
export type ColumnReason = (typeof COLUMN_REASONS)[number]['id']

/** How the numbers of a date are meant: which of 03/04/2025 is the month, or from which day a spreadsheet counts 45720. */
export const DATE_ORDERS = [
  { id: 'MDY', label: 'Month first' },
  { id: 'DMY', label: 'Day first' },
  { id: 'SERIAL', label: 'Day number of Excel' },
  { id: 'SERIAL_1904', label: 'Day number of Excel for Mac, from 1904' },
] as const satisfies readonly Labeled[]
export type DateOrder = (typeof DATE_ORDERS)[number]['id']

const NUMERIC = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/
const COMPACT = /^(\d{2})(\d{2})(\d{4})$/
/** The day that a spreadsheet counts, perhaps with a part of a day. */
const DAY_NUMBER = /^(\d{5})(?:\.\d+)?$/
const SERIAL_FROM = { SERIAL: '1899-12-30', SERIAL_1904: '1904-01-01' } as const

/** The day that a date in numbers is in an order; null for one that is none in it. */
export function dayInOrder(typed: string, order: DateOrder): IsoDate | null {
  if (order === 'SERIAL' || order === 'SERIAL_1904') {
    const [, days] = DAY_NUMBER.exec(typed) ?? []
    return days ? parseDate(addDays(SERIAL_FROM[order], Number(days))) : null
  }
  const [, one, other, year] = NUMERIC.exec(typed) ?? COMPACT.exec(typed) ?? []
  if (!one) return null
  return parseDate(order === 'MDY' ? `${one}/${other!}/${year!}` : `${other!}/${one}/${year!}`)
}

type Field = Labeled & { readonly holds?: 'date' }

const ACCOUNT_FIELDS = [
  { id: 'reference', label: 'Your reference' },
  { id: 'type', label: 'Account type' },
  { id: 'name', label: 'Name' },
  { id: 'dba', label: 'DBA' },
  { id: 'website', label: 'Website' },
  { id: 'email', label: 'E-mail' },
  { id: 'phone', label: 'Phone' },
  { id: 'address', label: 'Whole address' },
  { id: 'line1', label: 'Address' },
  { id: 'line2', label: 'Address line 2' },
  { id: 'city', label: 'City' },
  { id: 'zone', label: 'State' },
  { id: 'postalCode', label: 'ZIP code' },
  ...ACCOUNT_TEAM.map(({ id, label }) => ({ id: nameOf(id), label })),
  { id: 'contactName', label: 'Primary contact, name' },
  { id: 'contactFirst', label: 'Primary contact, first name' },
  { id: 'contactMiddle', label: 'Primary contact, middle name' },
  { id: 'contactLast', label: 'Primary contact, last name' },
  { id: 'contactEmail', label: 'Primary contact, e-mail' },
  { id: 'contactPhone', label: 'Primary contact, phone' },
] as const satisfies readonly Field[]

/** What an import calls some fields of a policy. */
const IMPORT_LABELS: { readonly [Id in PolicyFieldId]?: string } = {
  inforceAt: 'Effective date',
  expiresAt: 'Expiration date',
  estimatedCommission: 'Commission',
}

/** The fields of a policy that a file may bring along; where a policy comes from is not what systems call its source. */
export const IMPORTED_POLICY_FIELDS = POLICY_FIELDS.filter(({ id }) => id !== 'source')

const columnsIn = (section: PolicySection) =>
  IMPORTED_POLICY_FIELDS.filter((field) => field.section === section).map(({ id, label, holds }) => ({
    ...{ id: nameOf(id), label: IMPORT_LABELS[id] ?? label },
    ...(holds === 'date' && { holds }),
  }))

/** The fields a column of each kind of file may have. Companies and users are given by name, under the field's name without "Id". */
export const IMPORT_FIELDS: Record<ImportKind, readonly Field[]> = {
  ACCOUNTS: ACCOUNT_FIELDS,
  POLICIES: [
    { id: 'accountReference', label: 'Account, by your reference' },
    { id: 'accountEmail', label: 'Account, by e-mail' },
    { id: 'accountName', label: 'Account, by name' },
    ...columnsIn('policy'),
    { id: 'status', label: 'Status' },
    { id: 'canceledAt', label: 'Cancellation date', holds: 'date' },
    ...columnsIn('pricing'),
    ...POLICY_LIMITS.map(({ id, label, coverage }) => ({ id, label: `${coverage}: ${label}` })),
  ],
}

/** The heading of the reasons in an error file; when the file is sent again, this column is ignored. */
export const ERRORS_COLUMN = 'What is wrong'
