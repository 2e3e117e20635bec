import { Shield } from 'lucide-react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_SORTS, POLICY_TABS, POLICY_TYPES } from '../../../shared/policies.ts'
import type { PolicyRowFragment } from '../../graph/generated/graphql.ts'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { policyRows } from '../../parts/policies/policy-rows.ts'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { ROW_LINK } from '../../ui/table.tsx'
import { dateOrNone, NOT_THERE } from './policy-words.ts'

/** The list of policies (spec 3 §2). */
export const POLICY_LIST: List<PolicyRowFragment> = {
  ...policyRows(null),
  address: '/app/policies',
  title: 'Policies',
  description: 'What your clients are insured for, and until when.',
  primary: { label: 'Add Policy', to: '/app/policies/new', over: true },
  also: { label: 'Import', to: '/app/imports?kind=POLICIES', may: ['create', 'import'] },
  tabs: POLICY_TABS,
  sorts: POLICY_SORTS,
  columns: [
    {
      head: 'Account',
      className: 'w-full max-w-0 max-md:max-w-none',
      cell: (row) => (
        <>
          <Link to={`/app/policies/${row.id}/overview`} prefetch="intent" className={ROW_LINK}>
            {row.account.name}
          </Link>
          <span className="cut block text-12 text-ink-3 max-md:hidden">{row.account.email}</span>
          <span className="cut block text-12 text-ink-3 md:hidden">{labelOf(POLICY_TYPES, row.type)}</span>
          <span className="num block text-12 text-ink-3 md:hidden">
            {dateOrNone(row.expiresAt)} · {formatUsd(row.pricing.premium)}
          </span>
        </>
      ),
    },
    { head: 'Status', cell: (row) => <PolicyBadge state={row.state} /> },
    { head: 'Type', wide: true, cell: (row) => labelOf(POLICY_TYPES, row.type) },
    {
      head: 'Carrier',
      wide: true,
      className: 'max-w-56',
      cell: (row) => (
        <>
          <span className="cut block leading-[18px]">{row.carrier?.name ?? NOT_THERE}</span>
          <span className="cut block text-12 text-ink-3">{row.policyNumber ?? NOT_THERE}</span>
        </>
      ),
    },
    { head: 'Premium', right: true, wide: true, className: 'num', cell: ({ pricing }) => formatUsd(pricing.premium) },
    { head: 'Expires', right: true, wide: true, cell: (row) => dateOrNone(row.expiresAt) },
  ],
  rowName: (row) => `${row.account.name}, ${labelOf(POLICY_TYPES, row.type)}`,
  empty: (tab, tabs) => ({
    icon: Shield,
    title: 'No policies found',
    sentence: tabs.some(({ key, count }) => key !== tab && count > 0)
      ? 'There are some under other tabs.'
      : 'Add what your clients are insured for, and Cara shows what expires.',
    toRead: tabs.some(({ key, count }) => key !== tab && count > 0)
      ? 'There are some under other tabs.'
      : 'What your clients are insured for will appear here.',
    action: (
      <DialogLink to="/app/policies/new" className={buttonLook({ look: 'primary' })}>
        Add Policy
      </DialogLink>
    ),
  }),
}
