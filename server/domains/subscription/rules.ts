import { addMonths, daysBetween, type IsoDate } from '../../../shared/dates.ts'
import { type InvoiceLine, linesOf, type Period, type Quote, totalOf } from '../../../shared/plans.ts'
import type { Invoice, Subscription } from './types.ts'

/** A subscription that is changed as of a day: what is invoiced, and the period that is paid for from then on. */
export type Change = { invoice: Invoice; periodStartsOn: IsoDate | null; periodEndsOn: IsoDate | null }

export const nextPeriod = (from: IsoDate, period: Period): IsoDate => addMonths(from, period === 'ANNUAL' ? 12 : 1)

/**
 * What a change from `subscription` to `next` costs on the agency's day `today`. In a trial nothing is charged before its end, and the
 * invoice is the first one. A change within a period is prorated by the day (unused days of what was, remaining days of what will be) and
 * stands on the next invoice with the whole period to come. Another period, and a subscription that comes back, begin a period today that
 * is invoiced at once, less the unused days of what was paid.
 */
export function changeOf(subscription: Subscription, next: Quote, today: IsoDate): Change {
  const { state, prices, trialEndsOn, periodStartsOn, periodEndsOn } = subscription
  const whole = linesOf(next, next.plan === subscription.plan ? prices : null)
  if (!whole.length) return { invoice: invoiceOf([], true, null), periodStartsOn, periodEndsOn }
  if (state === 'TRIAL' && trialEndsOn && trialEndsOn > today)
    return { invoice: invoiceOf(whole, true, trialEndsOn), periodStartsOn, periodEndsOn }
  const isRunning = (state === 'ACTIVE' || state === 'OVERDUE') && periodStartsOn !== null && periodEndsOn !== null
  const rest = isRunning && periodEndsOn > today ? { from: periodStartsOn, today, to: periodEndsOn } : null
  const before = rest ? linesOf(subscription, prices) : []
  if (rest && next.period === subscription.period) {
    const lines = [...unused(before, whole, rest), ...remaining(whole, before, rest), ...whole]
    return { invoice: invoiceOf(lines, true, rest.to), periodStartsOn, periodEndsOn }
  }
  const credit = rest ? unused(before, [], rest) : []
  return {
    invoice: invoiceOf([...credit, ...whole], false, today),
    periodStartsOn: today,
    periodEndsOn: nextPeriod(today, next.period),
  }
}

type Rest = { from: IsoDate; today: IsoDate; to: IsoDate }

/** An amount for the days of a period that are left, today among them; half a cent counts as one. */
const forRest = (amount: number, { from, today, to }: Rest) =>
  Math.round((amount * daysBetween(today, to)) / daysBetween(from, to))

const isIn = (lines: readonly InvoiceLine[], one: InvoiceLine) =>
  lines.some((line) => line.name === one.name && line.totalAmount === one.totalAmount)

/** What was paid for days that are left, of lines that do not stay as they are. */
const unused = (before: readonly InvoiceLine[], after: readonly InvoiceLine[], rest: Rest): InvoiceLine[] =>
  before
    .filter((line) => !isIn(after, line))
    .map((line) => ({ ...line, name: `Unused time: ${line.name}`, ...priced(-forRest(line.totalAmount, rest)) }))

const remaining = (after: readonly InvoiceLine[], before: readonly InvoiceLine[], rest: Rest): InvoiceLine[] =>
  after
    .filter((line) => !isIn(before, line))
    .map((line) => ({ ...line, name: `Remaining time: ${line.name}`, ...priced(forRest(line.totalAmount, rest)) }))

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

/** The day and amount of the next bill; null where none comes. */
export function nextBill(subscription: Subscription): { on: IsoDate; amount: number } | null {
  const lines = linesOf(subscription, subscription.prices)
  const on = subscription.state === 'TRIAL' ? subscription.trialEndsOn : subscription.periodEndsOn
  const isBilled = subscription.state === 'TRIAL' || subscription.state === 'ACTIVE' || subscription.state === 'OVERDUE'
  return lines.length && on && isBilled ? { on, amount: totalOf(lines) } : null
}
