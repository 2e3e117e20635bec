import { ExternalLink } from 'lucide-react'
import { labelOf } from '../../../../shared/labeled.ts'
import { formatUsdCents } from '../../../../shared/money.ts'
import { SUBSCRIPTION_STATES, titleOf } from '../../../../shared/plans.ts'
import { count } from '../../../lib/count.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { useMay, useToday } from '../../../parts/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { dayWords, type MeterWords, mayChange, metersOf, type OwnSubscription, quoteOf } from './plan-words.ts'
import { usePaymentPage } from './use-payment-page.ts'

type SubscriptionCardProps = { subscription: OwnSubscription; hasPaymentProvider: boolean }

/** The plan, its state, the seats that are taken, and the next bill. */
export function SubscriptionCard({ subscription, hasPaymentProvider }: SubscriptionCardProps) {
  const payment = usePaymentPage()
  const mayPay = useMay()('change', 'subscription')
  const changes = mayChange(subscription, useToday())
  const state = SUBSCRIPTION_STATES.find(({ id }) => id === subscription.state)!
  return (
    <section aria-labelledby="subscription-title" className="rounded-8 border border-hairline">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 pt-5 pb-4 max-md:p-4">
        <div className="min-w-0">
          <h2 id="subscription-title">Your Subscription</h2>
          <p className="mt-[2px] flex flex-wrap items-center gap-2">
            {titleOf(quoteOf(subscription))} <Badge tone={state.tone}>{labelOf(SUBSCRIPTION_STATES, state.id)}</Badge>
          </p>
        </div>
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden max-[960px]:ml-0 max-[960px]:w-full max-md:mt-1 max-md:*:flex-1">
          {mayPay && changes !== 'nothing' && subscription.numSeats != null && (
            <DialogLink to="seats" className={buttonLook({})}>
              Manage Seats
            </DialogLink>
          )}
          {mayPay && changes === 'plan' && (
            <DialogLink to="plans" className={buttonLook({})}>
              Change Plan
            </DialogLink>
          )}
          {mayPay && hasPaymentProvider && (
            <Button onClick={payment.open}>
              <ExternalLink size={16} aria-hidden />
              Update Payment
            </Button>
          )}
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_320px] gap-10 px-5 pt-1 pb-5 max-[960px]:grid-cols-[minmax(0,1fr)] max-[960px]:gap-4 max-md:px-4 max-md:pb-4">
        <div className="grid content-start gap-4">
          {metersOf(subscription).map((meter) => (
            <Meter key={meter.label} {...meter} />
          ))}
          {subscription.numSeats == null && (
            <p className="text-13 text-ink-2">
              Seats are not counted: add as many users as you need. {count(subscription.numSeatsActive, 'user')} can
              sign in now.
            </p>
          )}
        </div>
        <div className="border-l border-hairline pl-10 text-13 max-[960px]:border-t max-[960px]:border-l-0 max-[960px]:pt-4 max-[960px]:pl-0">
          <NextBill subscription={subscription} />
        </div>
      </div>
    </section>
  )
}

/** How much of a limit is used. More than it allows fills the bar, and no more. */
function Meter({ label, used, most, value, usedWords, leftWords }: MeterWords) {
  const share = Math.min(1, used / most)
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.min(used, most)}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={value}
        className="h-2 overflow-hidden rounded-full bg-press"
      >
        <div
          className={cx(
            'h-full rounded-full transition-[width] duration-500 starting:w-0!',
            share >= 0.9 ? 'bg-wait-dot' : 'bg-accent',
          )}
          style={{ width: `${String(share * 100)}%` }}
        />
      </div>
      <p className="num mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-2">
        <Legend dot={share >= 0.9 ? 'bg-wait-dot' : 'bg-accent'}>{usedWords}</Legend>
        <Legend dot="bg-press ring-1 ring-edge ring-inset">{leftWords}</Legend>
      </p>
    </div>
  )
}

const Legend = ({ dot, children }: { dot: string; children: React.ReactNode }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden className={cx('size-2 rounded-full', dot)} />
    <span>{children}</span>
  </span>
)

function NextBill({ subscription }: { subscription: OwnSubscription }) {
  const { nextBillingDate, nextBillingAmount, contractEndDate, state } = subscription
  const kept = contractEndDate != null && (
    <p className="text-12 text-ink-3">Your price is kept until {dayWords(contractEndDate)}.</p>
  )
  if (nextBillingDate == null)
    return (
      <>
        <p className="text-ink-2">Nothing is billed.</p>
        {kept}
      </>
    )
  return (
    <>
      <p className="text-ink-2">
        {state === 'TRIAL' ? 'First' : 'Next'} invoice, {dayWords(nextBillingDate)}
      </p>
      {nextBillingAmount == null ? (
        <p className="text-12 text-ink-3">The payment provider works out the amount.</p>
      ) : (
        <p className="num text-16 font-semibold">{formatUsdCents(nextBillingAmount)}</p>
      )}
      {kept}
    </>
  )
}
