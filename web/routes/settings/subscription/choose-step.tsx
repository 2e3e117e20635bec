import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fewestSeats, INCLUDED_VOICE_AGENTS, PERIODS, type Period, PLANS, planOf } from '../../../../shared/plans.ts'
import { count } from '../../../lib/count.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { ContactSales } from './contact-sales.tsx'
import { PlanCard, SalesCard } from './plan-card.tsx'
import {
  agreedFor,
  type Choice,
  dayWords,
  extraAgentsOf,
  type OwnSubscription,
  priceWords,
  seatsHint,
} from './plan-words.ts'
import type { Preview } from './use-preview.ts'

type ChooseStepProps = {
  subscription: OwnSubscription
  choice: Choice
  preview: Preview
  showsPlans: boolean
  /** It takes the place of a later step: the focus goes to what is chosen. */
  isBack: boolean
  /** Why it cannot go on. */
  refused: string | undefined
  onChoice: (choice: Choice) => void
  onClose: () => void
  onNext: () => void
}

/** The plans, the seats and the extra voice agents. */
export function ChooseStep(props: ChooseStepProps) {
  const { subscription, choice, preview, showsPlans, isBack, refused, onChoice, onClose, onNext } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isBack) form.current?.querySelector<HTMLInputElement>('input:checked, input[inputmode]')?.focus()
  }, [isBack])
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refused) setRefused(true)
    else onNext()
  }
  const price = priceWords(choice, agreedFor(subscription, choice.plan))
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogBody>
        {showsPlans && <Plans choice={choice} onChoice={onChoice} />}
        <div className={showsPlans ? 'grid grid-cols-2 gap-3 max-[960px]:grid-cols-1' : 'grid gap-3'}>
          <Stepper
            label="Seats"
            noun="seat"
            hint={seatsHint(subscription.numSeatsActive)}
            value={choice.seats}
            least={fewestSeats(subscription.numSeatsActive)}
            onValue={(seats) => onChoice({ ...choice, seats })}
          />
          {choice.plan !== 'STANDARD' && (
            <Stepper
              label="Extra voice agents"
              noun="voice agent"
              hint="One agent is included in the plan."
              value={extraAgentsOf(choice)}
              least={0}
              onValue={(extra) => onChoice({ ...choice, voiceAgents: extra + INCLUDED_VOICE_AGENTS })}
            />
          )}
        </div>
        {!planOf(choice.plan).isSold && <AgreedNote subscription={subscription} />}
        {preview.is === 'failed' && <ErrorText className="whitespace-pre-wrap">{preview.sentence}</ErrorText>}
        {isRefused && refused && <ErrorText>{refused}</ErrorText>}
      </DialogBody>
      <DialogFoot>
        <div aria-live="polite" className="mr-auto text-13 max-md:basis-full!">
          <p className="text-12 text-ink-3">
            Cara {planOf(choice.plan).label}, {count(choice.seats, 'seat')}
          </p>
          <p className="num font-semibold">{price ?? 'Your agreed price'}</p>
        </div>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="primary">
          Continue
        </Button>
      </DialogFoot>
    </form>
  )
}

/** On a plan that is not sold any more, or only by agreement. */
function AgreedNote({ subscription: { contractEndDate } }: { subscription: OwnSubscription }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
      <p className="min-w-0 flex-1 basis-60">
        {contractEndDate == null
          ? 'Your price was agreed with you and is kept.'
          : `Your price was agreed with you and is kept until ${dayWords(contractEndDate)}.`}{' '}
        To move to another plan, ask us.
      </p>
      <ContactSales />
    </div>
  )
}

type PlansProps = { choice: Choice; onChoice: (choice: Choice) => void }

function Plans({ choice, onChoice }: PlansProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-3 gap-3 max-[960px]:grid-cols-1">
      <legend className="sr-only">Plan</legend>
      {PLANS.map((plan) => {
        if (plan.id === 'ENTERPRISE') return <SalesCard key={plan.id} plan={plan} />
        if (!plan.prices) return null
        return (
          <PlanCard
            key={plan.id}
            {...{ plan, prices: plan.prices, period: choice.period, chosen: plan.id === choice.plan }}
            onChoose={() => onChoice({ ...choice, plan: plan.id })}
          />
        )
      })}
    </fieldset>
  )
}

/** Monthly or Annual; how much the year saves stands beside it. */
export function PeriodChoice({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  return (
    <fieldset className="flex flex-none rounded-8 bg-sunken p-[2px] ring-1 ring-hairline ring-inset">
      <legend className="sr-only">Billing period</legend>
      {PERIODS.map(({ id, label }) => (
        <label
          key={id}
          className="relative flex h-7 flex-1 cursor-pointer items-center justify-center gap-[6px] rounded-6 px-3 text-13 font-medium whitespace-nowrap text-ink-2 hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-edge has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:h-9"
        >
          <input
            type="radio"
            name="period"
            value={id}
            checked={id === period}
            onChange={() => onPeriod(id)}
            className="sr-only"
          />
          {label} {id === 'ANNUAL' && <span className="text-accent-ink">(15% off)</span>}
        </label>
      ))}
    </fieldset>
  )
}
