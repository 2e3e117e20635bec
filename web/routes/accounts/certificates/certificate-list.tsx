import { FileCheck } from 'lucide-react'
import type { CertificateRowFragment } from '../../../graph/generated/graphql.ts'
import {
  CERTIFICATE_COLUMNS,
  certificateRows,
  HOLDER_COLUMN,
  placeOf,
} from '../../../parts/certificates/certificate-rows.tsx'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import type { List } from '../../../parts/list-page/list.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { ROW_LINK } from '../../../ui/table.tsx'

/** The certificates of one account (spec 3 §2). */
export function certificateList(accountId: string): List<CertificateRowFragment> & { primary: object } {
  const address = `/app/accounts/${accountId}/certificates`
  const primary = { label: 'Create certificate', to: `${address}/new`, over: true }
  return {
    ...certificateRows(accountId),
    address,
    title: 'Certificates',
    description: '',
    primary,
    columns: [
      {
        ...HOLDER_COLUMN,
        cell: (row) => (
          <>
            <DialogLink prefetch="intent" to={`${address}/${row.id}`} className={ROW_LINK}>
              {row.holder.name}
            </DialogLink>
            <span className="cut block text-12 text-ink-3">
              <span className="num md:hidden">{row.certificateNumber} · </span>
              {placeOf(row)}
            </span>
          </>
        ),
      },
      ...CERTIFICATE_COLUMNS,
    ],
    empty: {
      icon: FileCheck,
      title: 'No certificates',
      sentence: 'A certificate states what is in force. Create one for whoever asks for proof of insurance.',
      action: <PrimaryAction {...primary} />,
    },
  }
}
