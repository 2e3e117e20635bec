import { knownIds, type Labeled } from './labeled.ts'
import { EXPIRING_WITHIN } from './policies.ts'
import { CERTIFICATE_STATES } from './states.ts'

/** The agency's contact on certificates of liability (spec 3 §3). */
export type CertificateContact = {
  contactName: string | null
  contactEmail: string | null
  /** As printed on certificates; defaults to the agency's. */
  contactPhone: string | null
}

/** How a list of certificates can be sorted, the usual way first. */
export const CERTIFICATE_SORTS = [
  { id: 'CREATED_DESC', label: 'Newest' },
  { id: 'HOLDER_ASC', label: 'Holder' },
] as const satisfies readonly Labeled[]
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number]['id']

/** How many certificates go into one archive. */
export const MOST_ZIPPED = 200

/** The filter in the address of a view of a list. Unknown values are ignored, so that an old link still opens. */
export function certificateFilterOf(valuesOf: (name: string) => readonly string[]) {
  const within = EXPIRING_WITHIN.find((days) => valuesOf('ends').includes(String(days)))
  return {
    accountId: valuesOf('account')[0] || null,
    search: valuesOf('q')[0] ?? '',
    states: knownIds(CERTIFICATE_STATES, valuesOf('state')),
    endingWithin: within ?? null,
    sort: knownIds(CERTIFICATE_SORTS, valuesOf('sort'))[0] ?? CERTIFICATE_SORTS[0].id,
  }
}
