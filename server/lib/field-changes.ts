import type { MailingAddress } from '../../shared/accounts.ts'
import type { FieldChange } from '../../shared/history.ts'

/** A field of a record: its path in the input, its label, and its value as shown. */
export type Field<T> = { path: string; label: string; shown: (of: T) => string | null | undefined }

export const ADDRESS_FIELDS: readonly Field<{ mailingAddress: MailingAddress }>[] = [
  { path: 'mailingAddress.line1', label: 'Address', shown: ({ mailingAddress }) => mailingAddress.line1 },
  { path: 'mailingAddress.line2', label: 'Address line 2', shown: ({ mailingAddress }) => mailingAddress.line2 },
  { path: 'mailingAddress.city', label: 'City', shown: ({ mailingAddress }) => mailingAddress.city },
  { path: 'mailingAddress.zone', label: 'State', shown: ({ mailingAddress }) => mailingAddress.zone },
  { path: 'mailingAddress.postalCode', label: 'ZIP code', shown: ({ mailingAddress }) => mailingAddress.postalCode },
]

/** What changed between two states of a record, field by field; `under` is the path of its fields in the input. */
export function changesOf<T>(fields: readonly Field<T>[], under: string, was: T | null, is: T | null): FieldChange[] {
  return fields
    .map(({ path, label, shown }) => ({
      field: under ? `${under}.${path}` : path,
      label,
      was: (was && shown(was)) || null,
      is: (is && shown(is)) || null,
    }))
    .filter((change) => change.was !== change.is)
}
