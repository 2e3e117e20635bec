import { addDays, type IsoDate, mediumDate, parseDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { idsOf, type Labeled, labelOf } from '../../../shared/labeled.ts'
import { centsOf } from '../../../shared/money.ts'
import {
  fewestSeats,
  INCLUDED_VOICE_AGENTS,
  INVOICE_STATES,
  invoiceNumber,
  linesOf,
  PERIODS,
  PLANS,
  type Prices,
  planOf,
  type Quote,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  titleOf,
} from '../../../shared/plans.ts'
import { asOwner, type Db } from '../../db/connection.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { recordOperated } from '../history/service.ts'
import { settle, settleDue } from './billing.ts'
import * as accounts from './payment-store.ts'
import {
  type Agreed,
  type Change,
  changeOf,
  changesOf,
  NO_PERIOD,
  nextBill,
  periodWords,
  pricesWords,
  trialOf,
  usd,
} from './rules.ts'
import * as store from './store.ts'
import type { Invoice, IssuedInvoice, Subscription } from './types.ts'

/** What an operator gives, as it was typed; what is not given stays as it is. */
export type OperatorInput = {
  plan?: string | undefined
  period?: string | undefined
  /** A number, or "none" where seats are not counted. */
  seats?: string | undefined
  agents?: string | undefined
  state?: string | undefined
  trialDays?: string | undefined
  /** Agreed prices by the month and by the year, or "none": "base 900/9180, seat 150/1530, agent 100/1020". */
  prices?: string | undefined
  /** The day until which agreed prices hold, or "none". */
  contractEnds?: string | undefined
  /** The number of an invoice that is paid: "INV-0042" or "42". */
  paid?: string | undefined
  /** Forgets that Stripe bills the agency. */
  unlinkStripe?: boolean | undefined
}

/**
 * Changes an agency's subscription as an operator says, and tells in lines how it stands then. A change of what the agency pays for is
 * invoiced as its own would be, and stands in the agency's history. What Stripe bills is only shown. Throws INVALID, CONFLICT or NOT_FOUND
 * with a sentence, and then nothing has changed.
 */
export const operateSubscription = (
  ownerUrl: string,
  agencyId: string,
  { paid, unlinkStripe, ...given }: OperatorInput,
  now = new Date(),
): Promise<string[]> =>
  asOwner(ownerUrl, async (db) => {
    const record = (actor: 'HOUSE' | 'OPERATOR') => async (changes: FieldChange[]) =>
      recordOperated(db, agencyId, { actor, at: now }, [
        { kind: 'AGENCY_PLAN_CHANGED', subject: { accountId: null }, changes },
      ])
    const isAsked = Object.values(given).some((value) => value !== undefined)
    const today = await store.dayOf(db, agencyId, now)
    // In the order in which a change by the payment provider locks them.
    await store.getSubscription(db, agencyId, true)
    const linked = await accounts.lockLinked(db, agencyId, now)
    if (linked && isAsked && !unlinkStripe) throw billedByStripe(linked)
    const unlinked = unlinkStripe ? await unlink(db, agencyId, linked) : null
    const isBilledHere = !linked || unlinked !== null
    const due = isBilledHere ? await settleDue(db, agencyId, { day: today, now }, record('HOUSE')) : []
    const before = await store.getSubscription(db, agencyId)
    const payment = paid === undefined ? null : await pay(db, agencyId, paid)
    const change = isAsked ? operatedTo(before, given, today) : null
    const issued = change && (await settle(db, agencyId, change, now))
    const changes = [
      ...(unlinked ? [{ field: 'payments', label: 'Payments by Stripe', was: linked!.subscriptionId, is: null }] : []),
      ...(change ? changesOf(before, change.after, issued) : []),
      ...(payment?.change ? [payment.change] : []),
    ]
    if (changes.length) await record('OPERATOR')(changes)
    return [
      ...told(await store.getSubscription(db, agencyId), isBilledHere ? null : linked),
      ...(unlinked ?? []),
      ...(payment ? [payment.told] : []),
      ...[...due, issued].filter((one) => one !== null).map(toldOf),
    ]
  })

const billedByStripe = ({ subscriptionId }: accounts.Linked) =>
  new AppError(
    'CONFLICT',
    `Stripe bills this agency (${subscriptionId}), and what is changed here would be undone by it. A user of the agency changes plan and seats under Settings, Subscription; anything else is changed in Stripe, and Cara follows. To bill the agency without Stripe, cancel ${subscriptionId} there and repeat this with --unlink-stripe.`,
  )

/** Takes the agency off Stripe in Cara alone, and says what that does not do. Throws INVALID, CONFLICT. */
async function unlink(db: Db, agencyId: string, linked: accounts.Linked | null): Promise<string[]> {
  if (!linked) throw invalid('unlinkStripe', 'Stripe does not bill this agency: there is nothing to unlink.')
  if (linked.isBusy)
    throw new AppError('CONFLICT', 'A change of this subscription is under way at Stripe. Try again in a few minutes.')
  await accounts.unlink(db, agencyId)
  return [
    `Cara has forgotten Stripe's customer ${linked.customerId ?? ''} and bills the agency itself from the next period on.`,
    `Nothing was changed at Stripe: ${linked.subscriptionId} goes on charging there until you cancel it in Stripe's dashboard. Nothing is paid back.`,
    'While Stripe is set up, an agency that chooses a plan in Cara is billed by Stripe again: cancel the old subscription first, or both are charged.',
  ]
}

/** What an operator wants, once it is something that can be. */
function operatedTo(before: Subscription, given: Omit<OperatorInput, 'paid' | 'unlinkStripe'>, today: IsoDate): Change {
  const quote = quoteFrom(before, given)
  const agreed = agreedFrom(before, quote, given, today)
  const { contractEndsOn = before.contractEndsOn } = agreed
  const isChanged =
    (['plan', 'period', 'seats', 'voiceAgents'] as const).some((one) => quote[one] !== before[one]) ||
    (agreed.prices !== undefined && pricesWords(agreed.prices) !== pricesWords(before.prices))
  if (given.trialDays !== undefined) {
    if (given.state && stateFrom(given.state) !== 'TRIAL') throw invalid('state', 'A trial is in no other state.')
    const days = numberFrom(given.trialDays, '--trial-days', 1, 365)
    return unbilled(trialOf(before, quote, today, addDays(today, days), agreed))
  }
  const state = given.state ? stateFrom(given.state) : before.state
  if (state === 'TRIAL' && before.state !== 'TRIAL')
    throw invalid('state', 'Say how long the trial is with --trial-days.')
  if (state === 'PAUSED' || state === 'EXPIRED') {
    if (isChanged || contractEndsOn !== before.contractEndsOn)
      throw invalid(
        'state',
        `Nothing else changes while it is ${labelOf(SUBSCRIPTION_STATES, state)}: use --state active with it.`,
      )
    const none = state === 'EXPIRED' ? NO_PERIOD : {}
    return unbilled({ ...before, ...none, state })
  }
  // Who is billed already, or has no price, goes on as before. A trial that is ended, and what comes back, is as if it began.
  const isBegun = before.periodEndsOn !== null || !linesOf(before, before.prices).length
  if (!isChanged && isBegun && isBilled(before.state) && isBilled(state))
    return unbilled({ ...before, contractEndsOn, state })
  const from = before.state === 'TRIAL' && state !== 'TRIAL' ? ({ ...before, state: 'EXPIRED' } as const) : before
  const change = changeOf(from, quote, today, agreed)
  return { ...change, after: { ...change.after, state } }
}

const PRICES_ARE =
  '--prices are dollars by the month and by the year, "base 900/9180, seat 150/1530, agent 100/1020", or none.'
const PRICED = [
  ['base', 'base'],
  ['seat', 'seat'],
  ['agent', 'voiceAgent'],
] as const

/** What is agreed from today on. Another plan begins with nothing agreed. */
function agreedFrom(before: Subscription, { plan }: Quote, given: OperatorInput, today: IsoDate): Agreed {
  const isOther = plan !== before.plan
  const known = isOther ? null : before.prices
  const agreed: Agreed = {}
  if (given.prices !== undefined) agreed.prices = pricesFrom(given.prices, known ?? planOf(plan).prices, plan)
  if (agreed.prices === null) agreed.contractEndsOn = null
  if (given.contractEnds === undefined) return agreed
  if (isNone(given.contractEnds)) return { ...agreed, contractEndsOn: null }
  const day = parseDate(given.contractEnds)
  if (!day || day <= today)
    throw invalid('contractEnds', '--contract-ends is a day after today, 2027-03-31 say, or none.')
  if (!(agreed.prices === undefined ? known : agreed.prices))
    throw invalid('contractEnds', '--contract-ends says until when agreed prices hold: give them with --prices.')
  return { ...agreed, contractEndsOn: day }
}

/** The prices as they were typed; a part that is not named stays as it is. */
function pricesFrom(typed: string, otherwise: Prices | null, plan: Quote['plan']): Prices | null {
  if (isNone(typed)) return null
  const named = new Map<string, Prices['base']>()
  for (const part of typed.split(',')) {
    const [, name, month, year] = /^ *([a-z]+) +(\d{1,6}(?:\.\d\d)?)\/(\d{1,7}(?:\.\d\d)?) *$/i.exec(part) ?? []
    const id = PRICED.find(([one]) => one === name?.toLowerCase())?.[1]
    if (!id || named.has(id)) throw invalid('prices', PRICES_ARE)
    named.set(id, { MONTHLY: centsOf(month!), ANNUAL: centsOf(year!) })
  }
  const priceOf = (id: keyof Prices) => {
    const price = named.get(id) ?? otherwise?.[id]
    if (!price) throw invalid('prices', `${labelOf(PLANS, plan)} has no price of its own: give base, seat and agent.`)
    return price
  }
  return { base: priceOf('base'), seat: priceOf('seat'), voiceAgent: priceOf('voiceAgent') }
}

const isNone = (typed: string) => typed.trim().toLowerCase() === 'none'

const isBilled = (state: SubscriptionState) => state === 'ACTIVE' || state === 'OVERDUE'

const NO_INVOICE: Invoice = {
  lines: [],
  ...{ subTotal: 0, discountTotal: 0, taxTotal: 0, total: 0, amountPaid: 0, amountDue: 0 },
  isNextInvoice: true,
  on: null,
}

const unbilled = (after: Subscription): Change => ({ invoice: NO_INVOICE, after })

function quoteFrom(before: Subscription, { plan, period, seats, agents }: OperatorInput): Quote {
  const chosen = plan === undefined ? before.plan : idFrom(PLANS, plan, '--plan')
  const fewest = fewestSeats(before.seatsActive)
  const isCounted = planOf(chosen).prices !== null
  if (seats !== undefined && isNone(seats) && isCounted)
    throw invalid('seats', `Seats of ${labelOf(PLANS, chosen)} are counted: give a number with --seats.`)
  return {
    plan: chosen,
    period: period === undefined ? before.period : idFrom(PERIODS, period, '--period'),
    seats: seatsFrom(seats, before.seats ?? (isCounted ? fewest : null), fewest),
    voiceAgents:
      agents === undefined ? before.voiceAgents : numberFrom(agents, '--agents', INCLUDED_VOICE_AGENTS, 1000),
  }
}

function seatsFrom(typed: string | undefined, otherwise: number | null, fewest: number): number | null {
  if (typed === undefined) return otherwise
  return isNone(typed) ? null : numberFrom(typed, '--seats', fewest, 10_000)
}

const stateFrom = (typed: string): SubscriptionState => idFrom(SUBSCRIPTION_STATES, typed, '--state')

function idFrom<const Id extends string>(
  list: readonly (Labeled & { readonly id: Id })[],
  typed: string,
  option: string,
) {
  const id = idsOf(list).find((one) => one.toLowerCase() === typed.trim().toLowerCase())
  if (id) return id as Id
  throw invalid(option.slice(2), `${option} is one of ${idsOf(list).join(', ').toLowerCase()}.`)
}

function numberFrom(typed: string, option: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
  if (number !== null && number >= least && number <= most) return number
  throw invalid(
    option.slice(2),
    `${option} is a whole number from ${String(least)} to ${most.toLocaleString('en-US')}.`,
  )
}

async function pay(db: Db, agencyId: string, typed: string) {
  const number = Number(/^(?:inv-)?(\d{1,9})$/i.exec(typed.trim())?.[1] ?? Number.NaN)
  const was = Number.isNaN(number) ? null : await store.payInvoice(db, agencyId, number)
  if (!was) throw new AppError('NOT_FOUND', `The agency has no invoice ${typed}.`)
  const name = invoiceNumber(number)
  const change = { field: 'invoice', label: `Invoice ${name}`, was: labelOf(INVOICE_STATES, was), is: 'Paid' }
  return { told: `${name} is paid.`, change: was === 'PAID' ? null : change }
}

const toldOf = ({ number, total, amountDue }: IssuedInvoice) =>
  `${invoiceNumber(number)} of ${usd(total)} was issued; ${usd(amountDue)} is due.`

function told(subscription: Subscription, linked: accounts.Linked | null): string[] {
  const { state, seats, seatsActive, voiceAgents, trialEndsOn, prices, contractEndsOn } = subscription
  const bill = linked ? null : nextBill(subscription)
  const period = periodWords(subscription)
  return [
    `${titleOf(subscription)}: ${labelOf(SUBSCRIPTION_STATES, state)}`,
    `Active users: ${String(seatsActive)}${seats === null ? '' : ` of ${String(seats)}`}. Voice agents: ${String(voiceAgents)}.`,
    ...(prices ? [`Agreed prices: ${pricesWords(prices)}.`] : []),
    ...(contractEndsOn ? [`The contract ends on ${mediumDate(contractEndsOn)}.`] : []),
    ...(state === 'TRIAL' && trialEndsOn ? [`The trial ends on ${mediumDate(trialEndsOn)}.`] : []),
    ...(period ? [`This period: ${period}.`] : []),
    ...(linked ? [`Stripe bills it: ${linked.subscriptionId}.`] : []),
    ...(bill ? [`Next invoice: ${usd(bill.amount)} on ${mediumDate(bill.on)}.`] : []),
    ...(bill || linked ? [] : ['No invoice is to come.']),
  ]
}
