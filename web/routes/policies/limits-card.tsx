import type { ReactNode } from 'react'
import { formatUsd, isDecimal } from '../../../shared/money.ts'
import { COVERAGES_OF, POLICY_LIMITS } from '../../../shared/policies.ts'
import type { PolicyFragment } from '../../graph/generated/graphql.ts'
import { Card } from '../../ui/card.tsx'
import { Marked, SourceLink, sourceAt } from './sourced.tsx'

/** The limits of a policy, each with its source. A usual limit of its coverage without a value is shown as not stated. */
export function LimitsCard({ policy }: { policy: PolicyFragment }) {
  const { limits, details } = policy
  const usual = COVERAGES_OF[policy.type] ?? []
  const coverages = [...new Set(POLICY_LIMITS.map(({ coverage }) => coverage))].filter(
    (coverage) =>
      usual.includes(coverage) || POLICY_LIMITS.some((limit) => limit.coverage === coverage && limits[limit.id]),
  )
  const extra = details.extraLimits ?? []
  const isEmpty = !coverages.length && !extra.length
  return (
    <Card title="Limits" aside={details.deductible && `Deductible ${details.deductible}`}>
      {isEmpty && <p className="px-4 py-3 text-ink-2">No limits are on file.</p>}
      <dl className="num divide-y divide-hairline">
        {coverages.map((coverage) =>
          POLICY_LIMITS.filter((limit) => limit.coverage === coverage).map(({ id, label }) => (
            <Limit
              key={id}
              name={coverages.length > 1 ? `${label} (${coverage.toLowerCase()})` : label}
              value={limits[id] ? formatUsd(limits[id]) : null}
              path={`limits.${id}`}
              policy={policy}
            />
          )),
        )}
        {extra.map(({ name, limit }, place) => (
          <Limit
            key={`${name} ${String(place)}`}
            name={
              <>
                {name} <span className="text-ink-3">extra limit</span>
              </>
            }
            value={isDecimal(limit) ? formatUsd(limit) : limit}
            path={`details.extraLimits.${name}`}
            policy={policy}
          />
        ))}
      </dl>
    </Card>
  )
}

type LimitProps = { name: ReactNode; value: string | null; path: string; policy: PolicyFragment }

function Limit({ name, value, path, policy }: LimitProps) {
  const source = value ? sourceAt(policy, path) : undefined
  return (
    <div className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_136px] items-center gap-4 px-4 py-1 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0">
      <dt className="whitespace-normal text-ink-2">{name}</dt>
      <dd className="text-right">
        {value ? <Marked sourced={!!source}>{value}</Marked> : <span className="text-ink-3">Not on file</span>}
      </dd>
      <dd className="min-w-0 max-md:col-span-2 max-md:empty:hidden">{source && <SourceLink source={source} />}</dd>
    </div>
  )
}
