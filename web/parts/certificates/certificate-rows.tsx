import { Download } from 'lucide-react'
import { CERTIFICATE_SORTS, certificateFilterOf, MOST_ZIPPED } from '../../../shared/certificates.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { EXPIRING_WITHIN } from '../../../shared/policies.ts'
import { CERTIFICATE_STATES } from '../../../shared/states.ts'
import { request } from '../../graph/client.ts'
import { CertificatePageDocument, type CertificateRowFragment } from '../../graph/generated/graphql.ts'
import type { Column } from '../../ui/table.tsx'
import type { List } from '../list-page/list.ts'
import { valuesOf } from '../list-page/list-view.ts'
import { When } from '../when.tsx'
import { CertificateBadge } from './certificate-badge.tsx'

const ANY_TIME = { id: 'any', label: 'Any time' }
const ENDS = EXPIRING_WITHIN.map((days) => ({ id: String(days), label: `Within ${String(days)} days` }))
const STATES = CERTIFICATE_STATES.map(({ id, label }) => ({ id, label }))

const zipOf = (ids: readonly string[]) =>
  `/agency/certificates/chosen.zip?${new URLSearchParams(ids.map((id) => ['id', id])).toString()}`

/** The columns after the holder in every list of certificates. */
export const CERTIFICATE_COLUMNS: readonly Column<CertificateRowFragment>[] = [
  { head: 'Number', wide: true, className: 'num', cell: ({ certificateNumber }) => certificateNumber },
  { head: 'Form', wide: true, className: 'whitespace-nowrap', cell: ({ form }) => form },
  { head: 'Status', cell: (row) => <CertificateBadge {...row} /> },
  { head: 'Ends', wide: true, className: 'num', cell: ({ endsOn }) => (endsOn ? mediumDate(endsOn) : '–') },
  { head: 'Issued', right: true, wide: true, cell: ({ createdAt }) => <When at={createdAt} /> },
]

/** Who holds it, as the first cell of a row: its name over what is known of its place. */
export const HOLDER_COLUMN = { head: 'Holder', className: 'w-full max-w-0 max-md:max-w-none' }

/** "Sampleton, OH". */
export const placeOf = ({ holder }: CertificateRowFragment) =>
  [holder.address.city, holder.address.zone].filter(Boolean).join(', ')

const EXPORT = '/agency/export/certificates.csv'

/** The list of certificates of one account or, without one, of all. */
export const certificateRows = (accountId: string | null) =>
  ({
    noun: ['certificate', 'certificates'],
    filters: [
      { kind: 'several', name: 'state', label: 'Status', choices: STATES },
      { kind: 'one', name: 'ends', label: 'Ends', choices: [ANY_TIME, ...ENDS] },
    ],
    groups: [],
    sorts: CERTIFICATE_SORTS,
    rowName: ({ certificateNumber, holder }) => `${certificateNumber}, ${holder.name}`,
    bulk: [{ label: 'Download', icon: Download, file: zipOf, most: MOST_ZIPPED }],
    exportTo: accountId ? `${EXPORT}?account=${accountId}` : EXPORT,
    async load(view, page) {
      const { search, ...filter } = certificateFilterOf(valuesOf(view))
      const found = await request(CertificatePageDocument, {
        ...page,
        filter: { ...filter, accountId, search: search.trim() || null },
      })
      return { rows: found.certificatesOfLiabilityInsurance, totals: found.certificateTotals ?? [] }
    },
  }) satisfies Partial<List<CertificateRowFragment>>
