import type { IsoDate } from '../../../shared/dates.ts'
import type { InvoiceLine, InvoiceState, PlanLimits, Prices, Quote, SubscriptionState } from '../../../shared/plans.ts'
import type { Address } from '../agency/types.ts'

/** What an agency pays for and may use. */
export type Subscription = Quote & {
  state: SubscriptionState
  /** How many users may sign in now. */
  seatsActive: number
  /** Prices and limits that were agreed with the agency, in place of the plan's. */
  prices: Prices | null
  limits: PlanLimits | null
  trialEndsOn: IsoDate | null
  /** The period that is paid for: its first day, and the day the next one begins. Null where nothing is billed. */
  periodStartsOn: IsoDate | null
  periodEndsOn: IsoDate | null
  /** The day of the month on which periods begin, where the month has it; null for that of `periodStartsOn`. */
  billingDay: number | null
  /** The day agreed prices end, where the plan has prices of its own: a period that begins then has those. */
  contractEndsOn: IsoDate | null
  /** What stands on the next invoice beside the period: of changes within this one, and a credit that was left over. */
  pending: InvoiceLine[]
  stateSince: Date
  rev: number
}

/** What is charged, in cents. */
type Amounts = {
  lines: InvoiceLine[]
  subTotal: number
  discountTotal: number
  taxTotal: number
  /** Below zero for a credit, which is carried to the next invoice. */
  total: number
  amountDue: number
}

/** What a change of a subscription costs. */
export type Invoice = Amounts & {
  amountPaid: number
  /** Whether nothing is charged now: the lines stand on the next regular invoice. */
  isNextInvoice: boolean
  /** The agency's day it is issued; null where nothing is billed. */
  on: IsoDate | null
}

/** An invoice as it was issued; it never changes but for its state. */
export type IssuedInvoice = Amounts & {
  id: string
  /** 1, 2, 3 … of the agency, without gaps. */
  number: number
  issuedOn: IsoDate
  /** "Cara Pro (Monthly, 6 seats)" */
  title: string
  periodStartsOn: IsoDate
  periodEndsOn: IsoDate
  /** The agency as it was called on the day. */
  billedTo: { name: string; mailingAddress: Address }
  state: InvoiceState
}

/**
 * A payment at the provider that did not go through: its first one waits for the card's holder to confirm it, a card was refused, or a
 * first one was not confirmed in time and nothing was charged.
 */
export type OpenPayment = {
  is: 'CONFIRM' | 'REFUSED' | 'LAPSED'
  /** At the provider. */
  subscriptionId: string
  /** "Cara Pro (Monthly, 6 seats)" */
  title: string
  /** The provider's own words. */
  words: string | null
  /** When a first payment lapses, and when this was noted: moments as ISO 8601. */
  until: string | null
  at: string
}
