import type { IsoDate } from '../../../shared/dates.ts'
import type { InvoiceLine, PlanLimits, Prices, Quote, SubscriptionState } from '../../../shared/plans.ts'

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
  /** Until when agreed prices hold. */
  contractEndsOn: IsoDate | null
  stateSince: Date
  rev: number
}

/** What a change of a subscription costs. */
export type Invoice = {
  lines: InvoiceLine[]
  /** In cents, like all amounts. */
  subTotal: number
  discountTotal: number
  taxTotal: number
  total: number
  amountPaid: number
  amountDue: number
  /** Whether nothing is charged now: the lines stand on the next regular invoice. */
  isNextInvoice: boolean
  /** The agency's day it is issued; null where nothing is billed. */
  on: IsoDate | null
}
