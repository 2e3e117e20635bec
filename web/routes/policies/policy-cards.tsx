import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { centsOf, formatUsdCents, percentOf } from '../../../shared/money.ts'
import { BILLING_TYPES, MARKETS, PAYMENT_INTERVALS, POLICY_SOURCES, PRICE_PARTS } from '../../../shared/policies.ts'
import type { PolicyFragment } from '../../graph/generated/graphql.ts'
import { FactsCard } from '../../parts/facts-card.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { dateOrNone, NOT_THERE } from './policy-words.ts'

/** What a policy costs. The displayed rate is commission divided by premium (spec 3 §5). */
export function PricingCard({ policy: { pricing } }: { policy: PolicyFragment }) {
  const rate = percentOf(pricing.estimatedCommission, pricing.premium)
  const row = (id: string, name: string, amount: string) => ({
    id,
    name,
    value: formatUsdCents(amount),
    faint: centsOf(amount) === 0,
  })
  return (
    <FactsCard
      title="Pricing"
      aside="USD"
      figures
      rows={[
        ...PRICE_PARTS.map(({ id, label }) => row(id, label, pricing[id])),
        { id: 'total', name: 'Total', value: formatUsdCents(pricing.total), sum: true },
        {
          ...row('commission', '', pricing.estimatedCommission),
          name: <>Estimated commission {rate !== null && <span className="text-ink-3">{rate}%</span>}</>,
        },
        row('minimum', 'Minimum earned premium', pricing.minimumEarnedPremium),
      ]}
    />
  )
}

/** What a policy is: its numbers, days, companies and versions. */
export function DetailsCard({ policy }: { policy: PolicyFragment }) {
  const { pricing, agencyUser, renewal } = policy
  const [previous] = renewal.previousPolicies
  const [next] = renewal.nextPolicies
  const version = (one: typeof previous) =>
    one && (
      <Link to={`/app/policies/${one.id}/overview`} className="text-accent-ink hover:underline">
        {one.policyNumber ?? NOT_THERE}
      </Link>
    )
  return (
    <FactsCard
      title="Details"
      rows={[
        {
          id: 'number',
          name: 'Policy number',
          value: policy.policyNumber,
          action: policy.policyNumber && <CopyButton text={policy.policyNumber} what="the policy number" />,
        },
        { id: 'quote', name: 'Quote number', value: policy.quoteNumber },
        { id: 'issued', name: 'Issued', value: dateOrNone(policy.issuedAt) },
        { id: 'inforce', name: 'In force', value: dateOrNone(policy.inforceAt) },
        { id: 'expires', name: 'Expires', value: dateOrNone(policy.expiresAt) },
        { id: 'market', name: 'Market', value: policy.market && labelOf(MARKETS, policy.market) },
        { id: 'carrier', name: 'Carrier', value: policy.carrier?.name },
        { id: 'broker', name: 'Broker', value: policy.broker?.name, none: 'None' },
        {
          id: 'billing',
          name: 'Billing',
          value: [
            labelOf(BILLING_TYPES, pricing.billingType),
            labelOf(PAYMENT_INTERVALS, pricing.paymentIntervalType).toLowerCase(),
          ].join(', '),
        },
        { id: 'source', name: 'Source', value: labelOf(POLICY_SOURCES, policy.source) },
        {
          id: 'agent',
          name: 'Agent',
          value: agencyUser && (
            <span className="flex items-center gap-2">
              <Avatar name={agencyUser.name} />
              {agencyUser.name}
            </span>
          ),
          none: 'Nobody',
        },
        ...(previous ? [{ id: 'renews', name: 'Renews', value: version(previous) }] : []),
        ...(next ? [{ id: 'renewed', name: 'Renewed as', value: version(next) }] : []),
      ]}
    />
  )
}

const COPIED_MS = 2000 // spec 3 §9

/** Copies a text, and says so for two seconds. */
function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return toast('This browser does not let Cara copy. Select the text instead.', { tone: 'fail' })
    }
    setCopied(true)
    window.setTimeout(() => setCopied(false), COPIED_MS)
    return undefined
  }
  return (
    <Button
      look="quiet"
      size="sm"
      icon
      aria-label={copied ? `Copied ${what}` : `Copy ${what}`}
      title={copied ? 'Copied' : `Copy ${what}`}
      onClick={() => void copy()}
    >
      {copied ? <Check size={14} aria-hidden className="text-done-dot" /> : <Copy size={14} aria-hidden />}
    </Button>
  )
}
