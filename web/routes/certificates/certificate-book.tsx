import { FileCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { CertificateRowFragment } from '../../graph/generated/graphql.ts'
import {
  CERTIFICATE_COLUMNS,
  certificateRows,
  HOLDER_COLUMN,
  placeOf,
} from '../../parts/certificates/certificate-rows.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'

/** The book of holders: who holds what of which account, and until when (decision 62). */
export const CERTIFICATE_BOOK: List<CertificateRowFragment> = {
  ...certificateRows(null),
  address: '/app/certificates',
  title: 'Certificates',
  description: 'Who holds proof of your clients’ insurance, and until when.',
  columns: [
    {
      ...HOLDER_COLUMN,
      cell: (row) => (
        <>
          <Link to={`/app/accounts/${row.accountId}/certificates/${row.id}`} prefetch="intent" className={ROW_LINK}>
            {row.holder.name}
          </Link>
          <span className="cut block text-12 text-ink-3 max-md:hidden">{placeOf(row)}</span>
          <span className="cut block text-12 text-ink-3 md:hidden">
            <span className="num">{row.certificateNumber}</span> · {row.account?.name}
          </span>
        </>
      ),
    },
    { head: 'Account', wide: true, className: 'cut max-w-56', cell: ({ account }) => account?.name },
    ...CERTIFICATE_COLUMNS,
  ],
  empty: {
    icon: FileCheck,
    title: 'No certificates found',
    sentence:
      'A certificate is created on the account whose insurance it proves. Every certificate issued is listed here.',
    action: (
      <ButtonLink look="primary" to="/app/accounts">
        Go to accounts
      </ButtonLink>
    ),
  },
}
