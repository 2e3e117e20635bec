import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { centsOf, formatUsdCents, percentOf } from '../../../shared/money.ts'
import { BILLING_TYPES, PAYMENT_INTERVALS, PRICE_PARTS } from '../../../shared/policies.ts'
import { type FieldIn, fieldsIn } from '../../../shared/policy-fields.ts'
import type { PolicyFragment } from '../../graph/generated/graphql.ts'
import { type FactRow, FactsCard } from '../../parts/facts-card.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { heldIn } from './form/policy-values.ts'
import { dateOrNone, NOT_THERE } from './policy-words.ts'

/** The amounts that are no part of the price; the commission has a row of its own. */
const OTHER_AMOUNTS = fieldsIn('pricing').filter(
  (field): field is Extract<FieldIn<'pricing'>, { holds: 'amount' }> =>
    field.holds === 'amount' && field.id !== 'estimatedCommission' && !PRICE_PARTS.some(({ id }) => id === field.id),
)

/** The price of a policy. The displayed rate is commission divided by premium (spec 3 §5). */
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
        ...OTHER_AMOUNTS.map(({ id, label }) => row(id, label, pricing[id])),
      ]}
    />
  )
}

/** What a policy is: its numbers, days, companies and versions. */
export function DetailsCard({ policy }: { policy: PolicyFragment }) {
  const { renewal } = policy
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
        ...fieldsIn('policy')
          .filter(({ id }) => id !== 'type')
          .map((field) => ({ id: field.id, name: field.label, ...factOf(policy, field) })),
        {
          id: 'billing',
          name: 'Billing',
          value: billingOf(policy),
        },
        ...(previous ? [{ id: 'renews', name: 'Renews', value: version(previous) }] : []),
        ...(next ? [{ id: 'renewed', name: 'Renewed as', value: version(next) }] : []),
      ]}
    />
  )
}

/** Who sends the bill and how often it is paid, as far as that is known. */
function billingOf({ pricing: { billingType, paymentIntervalType } }: PolicyFragment) {
  const known = [
    billingType && labelOf(BILLING_TYPES, billingType),
    paymentIntervalType !== 'NONE' && labelOf(PAYMENT_INTERVALS, paymentIntervalType),
  ].filter(Boolean)
  return known.map((word, at) => (at ? String(word).toLowerCase() : word)).join(', ')
}

/** A field of a policy as the card shows it. */
function factOf(policy: PolicyFragment, field: FieldIn<'policy'>): Omit<FactRow, 'name'> {
  switch (field.holds) {
    case 'user': {
      const user = heldIn(policy, field)
      return { value: user && <Person name={user.name} />, none: 'Nobody' }
    }
    case 'carrier':
      return { value: heldIn(policy, field)?.name }
    case 'broker':
      return { value: heldIn(policy, field)?.name, none: 'None' }
    case 'choice': {
      const chosen = heldIn(policy, field)
      return { value: chosen && labelOf(field.choices, chosen) }
    }
    case 'date':
      return { value: dateOrNone(heldIn(policy, field)) }
    default: {
      const text = heldIn(policy, field)
      const isNumber = text && field.id === 'policyNumber'
      return { value: text, action: isNumber && <CopyButton text={text} what="the policy number" /> }
    }
  }
}

const Person = ({ name }: { name: string }) => (
  <span className="flex items-center gap-2">
    <Avatar name={name} />
    {name}
  </span>
)

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
