import { daysBetween, type IsoDate, mediumDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/labeled.ts'
import {
  CANCELLATION_REASONS,
  type CanceledBy,
  type CancellationReason,
  type CancellationType,
} from '../../../shared/policies.ts'

/** What is shown for a number or a date that is missing, or is none (spec 3 §2). */
export const NOT_THERE = 'N/A'

/** A date as policies show it; N/A for one that is missing or none. */
export const dateOrNone = (date: string | null | undefined) =>
  date && /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? mediumDate(date) : NOT_THERE

type Cancellation = {
  canceledBy: CanceledBy
  effectiveAt: IsoDate
  type: CancellationType
  reason: CancellationReason
}

const DOES: Record<CancellationType, string> = {
  CANCELLATION: 'cancels this policy',
  NONRENEWAL: 'does not renew this policy',
  QUOTE_EXPIRED: 'lets its quote expire',
}

/** What a pending cancellation means, in a sentence: who, when, in how many days, why, and what holds until then. */
export function pendingSentence(cancellation: Cancellation, carrier: string | null, now: IsoDate): string {
  const who = { CARRIER: carrier ?? 'The carrier', INSURED: 'The insured', AGENCY: 'The agency' }[
    cancellation.canceledBy
  ]
  const reason = labelOf(CANCELLATION_REASONS, cancellation.reason)
  const { effectiveAt } = cancellation
  return `${who} ${DOES[cancellation.type]} on ${mediumDate(effectiveAt)}${inDays(effectiveAt, now)}. Reason: ${reason}. Until then it stays as it is.`
}

function inDays(date: IsoDate, now: IsoDate) {
  if (date <= now) return ''
  const days = daysBetween(now, date)
  return days === 1 ? ', tomorrow' : `, in ${String(days)} days`
}
