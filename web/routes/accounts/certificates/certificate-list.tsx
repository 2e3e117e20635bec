import { FileCheck } from 'lucide-react'
import { mediumDate } from '../../../../shared/dates.ts'
import { CERTIFICATE_STATES, type CertificateState } from '../../../../shared/states.ts'
import { request } from '../../../graph/client.ts'
import { AccountCertificatesDocument, type CertificateRowFragment } from '../../../graph/generated/graphql.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import type { List } from '../../../parts/list-page/list.ts'
import { PrimaryAction } from '../../../parts/list-page/list-page.tsx'
import { When } from '../../../parts/when.tsx'
import { CertificateBadge } from './certificate-badge.tsx'

const STATES = CERTIFICATE_STATES.map(({ id, label }) => ({ id, label }))

/** The certificates of one account (spec 3 §2). */
export function certificateList(accountId: string): List<CertificateRowFragment> {
  const address = `/app/accounts/${accountId}/certificates`
  const primary = { label: 'Create certificate', to: `${address}/new`, over: true }
  return {
    address,
    title: 'Certificates',
    description: '',
    primary,
    noun: ['certificate', 'certificates'],
    filters: [{ kind: 'several', name: 'state', label: 'Status', choices: STATES }],
    groups: [],
    sorts: [{ id: 'CREATED_DESC', label: 'Newest' }],
    columns: [
      {
        head: 'Holder',
        className: 'w-full max-w-0 max-md:max-w-none',
        cell: ({ id, holder, certificateNumber }) => (
          <>
            <DialogLink
              to={`${address}/${id}`}
              className="cut block leading-[18px] font-medium text-ink outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {holder.name}
            </DialogLink>
            <span className="cut block text-12 text-ink-3">
              <span className="num md:hidden">{certificateNumber} · </span>
              {[holder.address.city, holder.address.zone].filter(Boolean).join(', ')}
            </span>
          </>
        ),
      },
      { head: 'Number', wide: true, className: 'num', cell: ({ certificateNumber }) => certificateNumber },
      { head: 'Status', cell: (row) => <CertificateBadge {...row} /> },
      { head: 'Ends', wide: true, className: 'num', cell: ({ endsOn }) => (endsOn ? mediumDate(endsOn) : '–') },
      { head: 'Issued', right: true, wide: true, cell: ({ createdAt }) => <When at={createdAt} /> },
    ],
    rowName: ({ certificateNumber, holder }) => `${certificateNumber}, ${holder.name}`,
    async load(view, page) {
      const filter = {
        accountId,
        search: view.search.trim() || null,
        states: (view.chosen.state as CertificateState[] | undefined) ?? null,
      }
      const found = await request(AccountCertificatesDocument, { ...page, filter })
      return { rows: found.certificatesOfLiabilityInsurance, totals: found.certificateTotals ?? [] }
    },
    empty: {
      icon: FileCheck,
      title: 'No certificates',
      sentence: 'A certificate states what is in force. Create one for whoever asks for proof of insurance.',
      action: <PrimaryAction {...primary} />,
    },
  }
}
