import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { INCLUDED_SEATS, type Period, type PLANS, type Prices } from '../../../../shared/plans.ts'
import { cx } from '../../../ui/cx.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ContactSales } from './contact-sales.tsx'
import { dollars } from './plan-words.ts'

type PlanOfList = (typeof PLANS)[number]

type PlanCardProps = { plan: PlanOfList; prices: Prices; period: Period; chosen: boolean; onChoose: () => void }

/** A plan that can be chosen. The whole card is pressed for its radio button. */
export function PlanCard({ plan, prices, period, chosen, onChoose }: PlanCardProps) {
  const isAnnual = period === 'ANNUAL'
  const id = useId()
  return (
    <div
      className={cx(
        BOX,
        'hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        chosen &&
          'border-accent! bg-[linear-gradient(var(--accent-soft),transparent_160px)] ring-1 ring-accent ring-inset',
      )}
    >
      <span className="flex min-h-5 items-center gap-2 text-14 font-semibold">
        <input
          id={id}
          type="radio"
          name="plan"
          value={plan.id}
          checked={chosen}
          onChange={onChoose}
          aria-describedby={`${id}-about`}
          className="m-0 size-4 flex-none accent-accent outline-0"
        />
        <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0">
          {plan.label}
        </label>
        {plan.isFeatured && (
          <span className="ml-auto">
            <Tag>Recommended</Tag>
          </span>
        )}
      </span>
      <span id={`${id}-about`} className="mt-1 text-12 text-ink-2">
        {plan.description}
      </span>
      <span className="num mt-3 flex min-h-8 flex-wrap items-baseline gap-x-[6px] text-13 text-ink-2">
        {isAnnual && (
          <s className="text-ink-3">
            <span className="sr-only">12 months at the monthly price: </span>
            {dollars(12 * prices.base.MONTHLY)}
          </s>
        )}
        <b className={PRICE}>{dollars(prices.base[period])}</b>
        {isAnnual ? 'a year' : 'a month'}
      </span>
      <span className="num text-12 text-ink-2">
        {INCLUDED_SEATS} seats included, then {dollars(prices.seat[period])} each
      </span>
      <Features plan={plan} hidden={!chosen} />
    </div>
  )
}

/** The plan that is agreed with each agency. */
export function SalesCard({ plan }: { plan: PlanOfList }) {
  return (
    <div className={BOX}>
      <span className="flex min-h-5 items-center text-14 font-semibold">{plan.label}</span>
      <span className="mt-1 text-12 text-ink-2">{plan.description}</span>
      <span className={cx('mt-3 min-h-8', PRICE)}>Let's talk</span>
      <span className="text-12 text-ink-2">Seats and limits as you need them</span>
      <Features plan={plan} />
      <ContactSales className="mt-auto" />
    </div>
  )
}

const BOX = 'relative flex min-w-0 flex-col rounded-8 border border-edge p-4'
const PRICE = 'text-[24px] leading-8 font-semibold tracking-[-0.02em] text-ink'

/** On a phone only the chosen plan says what it has. */
function Features({ plan, hidden }: { plan: PlanOfList; hidden?: boolean }) {
  return (
    <span className={cx('mt-4 grid gap-3 border-t border-hairline pt-3 pb-4 text-13', hidden && 'max-[960px]:hidden')}>
      {plan.features.map(({ heading, items }) => (
        <span key={heading} className="grid">
          <span className="text-12 font-medium text-ink-3">{heading}</span>
          {items.map((item) => (
            <Feature key={item}>{item}</Feature>
          ))}
        </span>
      ))}
    </span>
  )
}

const Feature = ({ children }: { children: ReactNode }) => (
  <span className="flex gap-2 pt-[2px] text-ink-2">
    <Check size={14} strokeWidth={2.25} aria-hidden className="mt-[3px] flex-none text-accent-ink" />
    {children}
  </span>
)
