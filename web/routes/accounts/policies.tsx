import { Plus, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { AccountPoliciesDocument, type AccountPoliciesQuery } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, ROW_LINK, Table } from '../../ui/table.tsx'
import type { Route } from './+types/policies.ts'
import { useAccount } from './account.tsx'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { account } = await request(AccountPoliciesDocument, { id })
  return { policies: account?.businessPolicies ?? [] }
}

type Row = NonNullable<AccountPoliciesQuery['account']>['businessPolicies'][number]

const NOT_THERE = 'N/A'

const COLUMNS: Column<Row>[] = [
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

/** The policies of an account (spec 3 §2). Those of a person are not kept in Cara yet (spec 3 §1). */
export default function Policies({ loaderData: { policies } }: Route.ComponentProps) {
  const account = useAccount()
  if (account.type === 'INDIVIDUAL') return <ContactSupport />
  const add = `/app/policies/new?accountId=${account.id}`
  if (!policies.length)
    return (
      <EmptyState
        icon={Shield}
        title="No policies"
        action={
          <DialogLink to={add} className={buttonLook({ look: 'primary' })}>
            Add Policy
          </DialogLink>
        }
      >
        Add what this client is insured for, and until when.
      </EmptyState>
    )
  return (
    <>
      <div className="mb-3 flex justify-end">
        <DialogLink to={add} className={buttonLook({ look: 'primary' })}>
          <Plus size={16} aria-hidden />
          Add Policy
        </DialogLink>
      </div>
      <Table
        label="Policies"
        columns={COLUMNS}
        groups={[{ rows: policies }]}
        rowId={({ id }) => id}
        rowName={({ type }) => labelOf(POLICY_TYPES, type)}
      />
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
