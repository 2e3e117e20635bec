import { Link } from 'react-router'
import { mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { formatUsd } from '../../../shared/money.ts'
import { POLICY_TYPES } from '../../../shared/policies.ts'
import type { AccountOverviewQuery } from '../../graph/generated/graphql.ts'
import { PolicyBadge } from '../../parts/policy-badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useAccount } from './account.tsx'

type Policies = NonNullable<AccountOverviewQuery['account']>['businessPolicies']

/** The client's policies in force, with their total premium. */
export function InForceCard({ policies }: { policies: Policies }) {
  const { policySummary } = useAccount()
  const shown = policies.filter(({ state }) => state === 'INFORCE' || state === 'BINDING')
  if (!shown.length) return null
  return (
    <Card title="In force" aside={<span className="num">{formatUsd(policySummary.premium)} premium</span>}>
      <ul className="divide-y divide-hairline">
        {shown.map(({ id, state, type, expiresAt, carrier }) => (
          <li key={id} className="relative flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-hover">
            <span className="min-w-0 flex-1">
              <Link to={`/app/policies/${id}/overview`} className="cut block after:absolute after:inset-0">
                {labelOf(POLICY_TYPES, type)}
              </Link>
              <span className="cut block text-12 text-ink-3">{carrier?.name ?? 'No carrier'}</span>
            </span>
            {state === 'BINDING' ? (
              <PolicyBadge state={state} />
            ) : (
              <span className="num flex-none text-ink-2">{expiresAt ? mediumDate(expiresAt) : 'N/A'}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
