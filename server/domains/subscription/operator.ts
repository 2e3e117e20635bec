import { addDays, type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { idsOf, type Labeled, labelOf } from '../../../shared/labeled.ts'
import { decimalOf, formatUsd } from '../../../shared/money.ts'
import {
  fewestSeats,
  INCLUDED_VOICE_AGENTS,
  invoiceNumber,
  linesOf,
  PERIODS,
  PLANS,
  planOf,
  type Quote,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
  titleOf,
} from '../../../shared/plans.ts'
import { asOwner, type Db } from '../../db/connection.ts'
import { AppError, invalid } from '../../lib/app-error.ts'
import { settle, settleDue } from './billing.ts'
import { type Change, changeOf, nextBill, trialOf } from './rules.ts'
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
  /** The number of an invoice that is paid: "INV-0042" or "42". */
  paid?: string | undefined
}

/**
 * Changes an agency's subscription as an operator says, and tells in lines how it stands then. A change of what the agency pays for is
 * invoiced as its own would be. Throws INVALID or NOT_FOUND with a sentence, and then nothing has changed.
 */
export const operateSubscription = (
  ownerUrl: string,
  agencyId: string,
  { paid, ...given }: OperatorInput,
  now = new Date(),
): Promise<string[]> =>
  asOwner(ownerUrl, async (db) => {
    const today = await store.dayOf(db, agencyId, now)
    const due = await settleDue(db, agencyId, today, now)
    const before = await store.getSubscription(db, agencyId)
    const payment = paid === undefined ? [] : [await pay(db, agencyId, paid)]
    const isAsked = Object.values(given).some((value) => value !== undefined)
    const change = isAsked ? operatedTo(before, given, today) : null
    const issued = change && (await settle(db, agencyId, change, now))
    const after = await store.getSubscription(db, agencyId)
    return [...told(after), ...payment, ...[...due, issued].filter((one) => one !== null).map(toldOf)]
  })

/** What an operator wants, once it is something that can be. */
function operatedTo(before: Subscription, given: Omit<OperatorInput, 'paid'>, today: IsoDate): Change {
  const quote = quoteFrom(before, given)
  const isChanged = (['plan', 'period', 'seats', 'voiceAgents'] as const).some((one) => quote[one] !== before[one])
  if (given.trialDays !== undefined) {
    if (given.state && stateFrom(given.state) !== 'TRIAL') throw invalid('state', 'A trial is in no other state.')
    const days = numberFrom(given.trialDays, '--trial-days', 1, 365)
    return unbilled(trialOf(before, quote, today, addDays(today, days)))
  }
  const state = given.state ? stateFrom(given.state) : before.state
  if (state === 'TRIAL' && before.state !== 'TRIAL')
    throw invalid('state', 'Say how long the trial is with --trial-days.')
  if (state === 'PAUSED' || state === 'EXPIRED') {
    if (isChanged)
      throw invalid(
        'state',
        `Nothing else changes while it is ${labelOf(SUBSCRIPTION_STATES, state)}: use --state active with it.`,
      )
    const none = state === 'EXPIRED' ? { periodStartsOn: null, periodEndsOn: null, billingDay: null } : {}
    return unbilled({ ...before, ...none, state })
  }
  // Who is billed already, or has no price, goes on as before. A trial that is ended, and what comes back, is as if it began.
  const isBegun = before.periodEndsOn !== null || !linesOf(before, before.prices).length
  if (!isChanged && isBegun && isBilled(before.state) && isBilled(state)) return unbilled({ ...before, state })
  const from = before.state === 'TRIAL' && state !== 'TRIAL' ? ({ ...before, state: 'EXPIRED' } as const) : before
  const change = changeOf(from, quote, today)
  return { ...change, after: { ...change.after, state } }
}

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
  if (seats?.toLowerCase() === 'none' && isCounted)
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
  return typed.toLowerCase() === 'none' ? null : numberFrom(typed, '--seats', fewest, 10_000)
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

async function pay(db: Db, agencyId: string, typed: string): Promise<string> {
  const number = Number(/^(?:inv-)?(\d{1,9})$/i.exec(typed.trim())?.[1] ?? Number.NaN)
  const invoice = Number.isNaN(number) ? null : await store.payInvoice(db, agencyId, number)
  if (!invoice) throw new AppError('NOT_FOUND', `The agency has no invoice ${typed}.`)
  return `${invoiceNumber(invoice.number)} is paid.`
}

const usd = (cents: number) => formatUsd(decimalOf(cents))

const toldOf = ({ number, total, amountDue }: IssuedInvoice) =>
  `${invoiceNumber(number)} of ${usd(total)} was issued; ${usd(amountDue)} is due.`

function told(subscription: Subscription): string[] {
  const { state, seats, seatsActive, voiceAgents, trialEndsOn, periodStartsOn, periodEndsOn } = subscription
  const bill = nextBill(subscription)
  return [
    `${titleOf(subscription)}: ${labelOf(SUBSCRIPTION_STATES, state)}`,
    `Active users: ${String(seatsActive)}${seats === null ? '' : ` of ${String(seats)}`}. Voice agents: ${String(voiceAgents)}.`,
    ...(state === 'TRIAL' && trialEndsOn ? [`The trial ends on ${mediumDate(trialEndsOn)}.`] : []),
    ...(periodStartsOn && periodEndsOn
      ? [`This period: ${mediumDate(periodStartsOn)} to ${mediumDate(addDays(periodEndsOn, -1))}.`]
      : []),
    bill ? `Next invoice: ${usd(bill.amount)} on ${mediumDate(bill.on)}.` : 'No invoice is to come.',
  ]
}
