import { Plus, Shield } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_SORTS, POLICY_TYPES } from '../../../shared/policies.ts'
import type { PolicyRowFragment } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import type { List } from '../../parts/list-page/list.ts'
import { ListBody } from '../../parts/list-page/list-body.tsx'
import { PAGE } from '../../parts/list-page/list-loader.ts'
import { isFiltered, readView } from '../../parts/list-page/list-view.ts'
import { policyRows } from '../../parts/policies/policy-rows.ts'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, ROW_LINK } from '../../ui/table.tsx'
import type { Route } from './+types/policies.ts'
import { useAccount } from './account.tsx'

export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const list = policyList(params.id)
  return list.load(readView(list, new URL(url).searchParams), { first: PAGE, after: null, withTotals: true })
}

const NOT_THERE = 'N/A'

const COLUMNS: Column<PolicyRowFragment>[] = [
  {
    head: 'Policy',
    className: 'w-full max-w-0 max-md:max-w-none',
    cell: ({ id, type, policyNumber }) => (
      <>
        <Link to={`/app/policies/${id}/overview`} prefetch="intent" className={ROW_LINK}>
          {labelOf(POLICY_TYPES, type)}
        </Link>
        <span className="cut num block text-12 text-ink-3">{policyNumber ?? NOT_THERE}</span>
      </>
    ),
  },
  { head: 'Status', cell: ({ state }) => <PolicyBadge state={state} /> },
  { head: 'Carrier', wide: true, className: 'cut max-w-48', cell: ({ carrier }) => carrier?.name ?? NOT_THERE },
  { head: 'Premium', wide: true, right: true, className: 'num', cell: ({ pricing }) => formatUsd(pricing.premium) },
  {
    head: 'Expires',
    wide: true,
    className: 'num',
    cell: ({ expiresAt }) => (expiresAt ? mediumDate(expiresAt) : NOT_THERE),
  },
]

const [NEWEST, ...OTHERS] = POLICY_SORTS

/** The policies of one account (spec 3 §2). */
const policyList = (accountId: string): List<PolicyRowFragment> => ({
  ...policyRows(accountId),
  address: `/app/accounts/${accountId}/policies`,
  title: 'Policies',
  description: '',
  sorts: [NEWEST, ...OTHERS.filter(({ id }) => id !== 'ACCOUNT_ASC')],
  columns: COLUMNS,
  rowName: ({ type, policyNumber }) => [labelOf(POLICY_TYPES, type), policyNumber].filter(Boolean).join(', '),
  empty: {
    icon: Shield,
    title: 'No policies',
    sentence: 'Add what this client is insured for, and until when.',
    toRead: 'What this client is insured for will appear here.',
    action: <AddPolicy accountId={accountId} />,
  },
})

const AddPolicy = ({ accountId }: { accountId: string }) => (
  <DialogLink to={`/app/policies/new?accountId=${accountId}`} className={buttonLook({ look: 'primary' })}>
    <Plus size={16} aria-hidden />
    Add Policy
  </DialogLink>
)

/** The policies tab of an account. Policies of individuals are not supported yet (spec 3 §1). */
export default function Policies({ loaderData, params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  if (useAccount().type === 'INDIVIDUAL') return <ContactSupport />
  const list = policyList(id)
  const hasNone = !loaderData.rows.length && !isFiltered(list, readView(list, query))
  return (
    <>
      {!hasNone && (
        <div className="mb-1 flex justify-end">
          <AddPolicy accountId={id} />
        </div>
      )}
      <ListBody list={list} first={loaderData} />
    </>
  )
}

const ContactSupport = () => (
  <EmptyState icon={Shield} title="Personal policies are not supported yet">
    Cara keeps policies of businesses. If you need policies of individuals, contact support: the person who set Cara up
    for your agency.
  </EmptyState>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
