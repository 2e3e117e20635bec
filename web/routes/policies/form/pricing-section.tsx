import { useState } from 'react'
import {
  type Decimal,
  formatUsd,
  formatUsdCents,
  isDecimal,
  partOf,
  percentOf,
  shareOf,
} from '../../../../shared/money.ts'
import { PAYMENT_INTERVALS, PRICE_PARTS, type PricePart, totalOf } from '../../../../shared/policies.ts'
import { fieldsIn, pathOf } from '../../../../shared/policy-fields.ts'
import { useGiven } from '../../../parts/form/evidence.tsx'
import { MoneyField, PercentField } from '../../../parts/form/fields.tsx'
import { Field, TextInput } from '../../../ui/field.tsx'
import { PolicyField } from './policy-field.tsx'
import type { PolicyValues } from './policy-values.ts'
import { Pair, Section } from './sections.tsx'

/** The form offers three of the intervals (spec 3 §4); NONE stays where a policy has it. */
const OFFERED = PAYMENT_INTERVALS.filter(({ id }) => id !== 'NONE')

/** The fields of a price besides its parts and the commission. */
const OTHERS = fieldsIn('pricing').filter(
  ({ id }) => id !== 'estimatedCommission' && !PRICE_PARTS.some((part) => part.id === id),
)

type Amounts = Record<PricePart, Decimal>

/** The price of a policy. The total is worked out and read-only; the commission follows its rate (spec 3 §5). */
export function PricingSection({ values, at }: { values: PolicyValues; at: (path: string) => string }) {
  const pricing = useGiven(values.pricing)
  const [typed, setTyped] = useState<Partial<Amounts>>({})
  const amounts = Object.fromEntries(PRICE_PARTS.map(({ id }) => [id, typed[id] ?? pricing?.[id] ?? ''])) as Amounts
  const [typedRate, setRate] = useState<string>()
  const rate = typedRate ?? rateOf(pricing)
  const commission = commissionOf({ premium: amounts.premium, rate, was: pricing })
  const intervals = pricing?.paymentIntervalType === 'NONE' ? PAYMENT_INTERVALS : OFFERED
  return (
    <Section id="pricing">
      <div className="grid grid-cols-2 items-start gap-4 max-md:gap-3">
        {PRICE_PARTS.map(({ id, label }) => (
          <MoneyField
            key={id}
            cents
            label={label}
            name={at(`pricing.${id}`)}
            value={pricing?.[id]}
            placeholder="$0.00"
            onValue={(amount) => setTyped((before) => ({ ...before, [id]: amount }))}
          />
        ))}
      </div>
      <Pair>
        <Field label="Total" hint="Premium, taxes and fees">
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={formatUsdCents(totalOf(amounts))}
              className="num bg-sunken! text-right"
            />
          )}
        </Field>
        <PercentField
          label="Commission rate"
          name={at('commissionRate')}
          path={at('pricing.estimatedCommission')}
          value={rateOf(pricing)}
          onValue={setRate}
          placeholder="0%"
          hint={`${formatUsd(commission || '0.00')} of the premium`}
        />
      </Pair>
      <input type="hidden" name={at('pricing.estimatedCommission')} value={commission} />
      <Pair>
        {OTHERS.map((field) => (
          <PolicyField
            key={field.id}
            field={field}
            values={{ pricing }}
            name={at(pathOf(field))}
            begins={field.holds === 'choice' ? field.choices[0].id : undefined}
            {...(field.id === 'paymentIntervalType' && { label: 'Payment interval', choices: intervals })}
          />
        ))}
      </Pair>
    </Section>
  )
}

const rateOf = (pricing: PolicyValues['pricing']) => {
  const rate = pricing && percentOf(pricing.estimatedCommission, pricing.premium)
  return rate ? String(rate) : ''
}

type CommissionOf = { premium: Decimal; rate: string; was: PolicyValues['pricing'] }

/** The commission at a rate of the premium: at the exact rate it had while that is not changed, and as it was where it had none to tell. */
function commissionOf({ premium, rate, was }: CommissionOf): Decimal {
  if (was && rate === rateOf(was)) {
    if (!rate) return was.estimatedCommission
    return isDecimal(premium) ? (shareOf(premium, was.estimatedCommission, was.premium) ?? '') : ''
  }
  return rate && isDecimal(premium) ? partOf(premium, Number(rate)) : ''
}
