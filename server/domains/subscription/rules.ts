import { addDays, addMonths, daysBetween, type IsoDate, mediumDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { labelOf } from '../../../shared/labeled.ts'
import { decimalOf, formatUsd } from '../../../shared/money.ts'
import {
  type InvoiceLine,
  invoiceNumber,
  linesOf,
  type Period,
  type Prices,
  planOf,
  type Quote,
  SUBSCRIPTION_STATES,
  titleOf,
  totalOf,
} from '../../../shared/plans.ts'
import type { Invoice, IssuedInvoice, Subscription } from './types.ts'

/** What is invoiced, and the subscription from then on. An invoice that is not the next one is issued now. */
export type Change = { invoice: Invoice; after: Subscription }

/** What an operator agreed with an agency; what is not given stays, with the plan. */
export type Agreed = Partial<Pick<Subscription, 'prices' | 'contractEndsOn'>>

const dayOfMonth = (day: IsoDate) => Number(day.slice(8))

/** The day the period after one from `from` begins: on the same day of a month, or on the month's last where it has no such day. */
function nextPeriod(from: IsoDate, period: Period, billingDay = dayOfMonth(from)): IsoDate {
  const first = `${addMonths(from, period === 'ANNUAL' ? 12 : 1).slice(0, 8)}01`
  const last = dayOfMonth(addDays(addMonths(first, 1), -1))
  return addDays(first, Math.min(billingDay, last) - 1)
}

/**
 * What a change from `subscription` to `next` costs on the agency's day `today`. In a trial nothing is charged before its end, and the
 * invoice is the first one. A change within a period is prorated by the day (unused days of what was, remaining days of what will be) and
 * stands on the next invoice with the whole period to come. Another period, and a subscription that comes back when nothing is left of
 * what was paid, begin a period today that is invoiced at once, less the unused days of what was paid. Whatever waited for the next
 * invoice stands on that invoice too. Other agreed prices are a change like another plan.
 */
export function changeOf(subscription: Subscription, next: Quote, today: IsoDate, agreed: Agreed = {}): Change {
  const changed = { ...withQuote(subscription, next), ...agreed }
  const { state, trialEndsOn, pending } = subscription
  if (state === 'TRIAL' && trialEndsOn && trialEndsOn > today) return { invoice: nextInvoice(changed), after: changed }
  const active: Subscription = { ...changed, state: state === 'OVERDUE' ? 'OVERDUE' : 'ACTIVE' }
  const rest = restOf(subscription, today)
  const before = rest ? linesOf(subscription, subscription.prices) : []
  // The price of this period holds until it ends, also for what is added.
  const now = linesOf(changed, changed.prices)
  if (rest && now.length && next.period === subscription.period) {
    const after = { ...active, pending: [...pending, ...unused(before, now, rest), ...remaining(now, before, rest)] }
    return { invoice: nextInvoice(after), after }
  }
  const credit = rest ? unused(before, [], rest) : []
  return begin({ ...active, pending: [...pending, ...credit] }, today, dayOfMonth(today))
}

/** What has come with the days up to `day`, one thing at a time, the earliest first: a trial or a period that ended. Null for nothing. */
export function dueBy(subscription: Subscription, day: IsoDate): Change | null {
  const on = invoicedOn(subscription)
  if (on === null || on > day) return null
  const { state, billingDay, periodStartsOn } = subscription
  if (state === 'TRIAL') return begin({ ...subscription, state: 'ACTIVE' }, on, dayOfMonth(on))
  return begin(subscription, on, billingDay ?? dayOfMonth(periodStartsOn ?? on))
}

/** The subscription in a trial of `next` until that day; what is left of a paid period is kept as a credit. */
export function trialOf(
  subscription: Subscription,
  next: Quote,
  today: IsoDate,
  trialEndsOn: IsoDate,
  agreed: Agreed = {},
): Subscription {
  const rest = restOf(subscription, today)
  const credit = rest ? unused(linesOf(subscription, subscription.prices), [], rest) : []
  const pending = [...subscription.pending, ...credit]
  return { ...withQuote(subscription, next), ...agreed, ...NO_PERIOD, state: 'TRIAL', trialEndsOn, pending }
}

/** The day and amount of the next bill; null where none comes. */
export function nextBill(subscription: Subscription): { on: IsoDate; amount: number } | null {
  const { on, amountDue } = nextInvoice(subscription)
  return on === null ? null : { on, amount: amountDue }
}

/** What was agreed is of its plan. */
export function withQuote(subscription: Subscription, { plan, period, seats, voiceAgents }: Quote): Subscription {
  const other = plan === subscription.plan ? {} : { prices: null, limits: null, contractEndsOn: null }
  return { ...subscription, plan, period, seats, voiceAgents, ...other }
}

/** When something is invoiced by itself: the end of a trial, or of a period of what is not paused or expired. */
export function invoicedOn({ state, trialEndsOn, periodEndsOn }: Subscription): IsoDate | null {
  if (state === 'TRIAL') return trialEndsOn
  return state === 'ACTIVE' || state === 'OVERDUE' ? periodEndsOn : null
}

/** The invoice of the next period as things are, with all that waits for it. */
function nextInvoice(subscription: Subscription): Invoice {
  const on = invoicedOn(subscription)
  const whole = on ? linesOf(subscription, pricesOn(subscription, on)) : []
  return whole.length ? invoiceOf([...subscription.pending, ...whole], true, on) : invoiceOf([], true, null)
}

/** Begins a period on a day and invoices it with all that waits; without a price there is no period, and what waits goes on waiting. */
function begin(subscription: Subscription, on: IsoDate, billingDay: number): Change {
  const prices = pricesOn(subscription, on)
  const whole = linesOf(subscription, prices)
  if (!whole.length) return { invoice: invoiceOf([], true, null), after: { ...subscription, ...NO_PERIOD } }
  const invoice = invoiceOf([...subscription.pending, ...whole], false, on)
  const { total } = invoice
  const after = {
    ...subscription,
    prices,
    contractEndsOn: prices && subscription.contractEndsOn,
    pending: total < 0 ? [{ name: 'Credit carried over', ...priced(total) }] : [],
    periodStartsOn: on,
    periodEndsOn: nextPeriod(on, subscription.period, billingDay),
    billingDay,
  }
  return { invoice, after }
}

export const NO_PERIOD = { periodStartsOn: null, periodEndsOn: null, billingDay: null }

/** The agreed prices for a period that begins on a day: once the contract has ended, those of the plan if it has some. */
function pricesOn({ plan, prices, contractEndsOn }: Subscription, on: IsoDate): Prices | null {
  return contractEndsOn && contractEndsOn <= on && planOf(plan).prices ? null : prices
}

type Rest = { from: IsoDate; today: IsoDate; to: IsoDate }

/** What is left of the period that is paid for; a subscription that expired has nothing left. */
function restOf({ state, periodStartsOn: from, periodEndsOn: to }: Subscription, today: IsoDate): Rest | null {
  const isPaid = state === 'ACTIVE' || state === 'OVERDUE' || state === 'PAUSED'
  return isPaid && from && to && to > today ? { from, today, to } : null
}

/** An amount for the days of a period that are left, today among them; half a cent counts as one. */
const forRest = (amount: number, { from, today, to }: Rest) =>
  Math.round((amount * daysBetween(today, to)) / daysBetween(from, to))

const isIn = (lines: readonly InvoiceLine[], one: InvoiceLine) =>
  lines.some((line) => line.name === one.name && line.totalAmount === one.totalAmount)

/** What was paid for days that are left, of lines that do not stay as they are. */
const unused = (before: readonly InvoiceLine[], after: readonly InvoiceLine[], rest: Rest): InvoiceLine[] =>
  before
    .filter((line) => !isIn(after, line))
    .map((line) => ({ name: `Unused time: ${line.name}`, ...priced(-forRest(line.totalAmount, rest)) }))

const remaining = (after: readonly InvoiceLine[], before: readonly InvoiceLine[], rest: Rest): InvoiceLine[] =>
  after
    .filter((line) => !isIn(before, line))
    .map((line) => ({ name: `Remaining time: ${line.name}`, ...priced(forRest(line.totalAmount, rest)) }))

/** A prorated amount is one thing: so many cents for all of its seats. */
const priced = (totalAmount: number) => ({ quantity: 1, unitAmount: totalAmount, totalAmount })

/** An invoice of these lines; a credit that is larger than the charges is kept for later invoices, and nothing is due. */
function invoiceOf(lines: InvoiceLine[], isNextInvoice: boolean, on: IsoDate | null): Invoice {
  const total = totalOf(lines)
  return {
    lines,
    ...{ subTotal: total, discountTotal: 0, taxTotal: 0, total, amountPaid: 0, amountDue: Math.max(0, total) },
    isNextInvoice,
    on,
  }
}

/** How two states of a subscription differ, and the invoice that came of it, as a history says it. */
export function changesOf(before: Subscription, after: Subscription, issued: IssuedInvoice | null): FieldChange[] {
  const invoice = issued && `${invoiceNumber(issued.number)}, ${usd(issued.total)}`
  const changes: FieldChange[] = WORDS.map(([field, label, wordsOf]) => ({
    ...{ field, label, was: wordsOf(before), is: wordsOf(after) },
  }))
  return [...changes, { field: 'invoice', label: 'Invoice', was: null, is: invoice }].filter(
    ({ was, is }) => was !== is,
  )
}

/** "$1,349", from cents. */
export const usd = (cents: number) => formatUsd(decimalOf(cents))
const dayWords = (day: IsoDate | null) => day && mediumDate(day)

/** Agreed prices by the month and by the year: "base $900/$9,180, seat $150/$1,530, agent $100/$1,020". */
export const pricesWords = (prices: Prices | null) =>
  prices &&
  Object.entries({ base: prices.base, seat: prices.seat, agent: prices.voiceAgent })
    .map(([part, { MONTHLY, ANNUAL }]) => `${part} ${usd(MONTHLY)}/${usd(ANNUAL)}`)
    .join(', ')

/** The first and the last day of the period that is paid for. */
export const periodWords = ({ periodStartsOn, periodEndsOn }: Subscription) =>
  periodStartsOn && periodEndsOn && `${mediumDate(periodStartsOn)} to ${mediumDate(addDays(periodEndsOn, -1))}`

const WORDS: [field: string, label: string, wordsOf: (one: Subscription) => string | null][] = [
  ['subscription', 'Subscription', titleOf],
  ['voiceAgents', 'Voice agents', ({ voiceAgents }) => String(voiceAgents)],
  ['state', 'State', ({ state }) => labelOf(SUBSCRIPTION_STATES, state)],
  ['trialEndsOn', 'End of the trial', ({ state, trialEndsOn }) => (state === 'TRIAL' ? dayWords(trialEndsOn) : null)],
  ['prices', 'Agreed prices', ({ prices }) => pricesWords(prices)],
  ['contractEndsOn', 'End of the contract', ({ contractEndsOn }) => dayWords(contractEndsOn)],
  ['period', 'Period', periodWords],
]
