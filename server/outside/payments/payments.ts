import type { Period, Plan, SubscriptionState } from '../../../shared/plans.ts'
import { AppError } from '../../lib/app-error.ts'

/** The three things an agency pays for. */
export const PARTS = ['base', 'seat', 'voice_agent'] as const
export type Part = (typeof PARTS)[number]

/** What is bought: how many seats and voice agents beyond those included. */
export type Order = { plan: Plan; period: Period; extraSeats: number; extraVoiceAgents: number }

/** An item of a subscription at the provider; `part` is null for one that Cara did not make. */
export type PaidItem = { id: string; part: Part | null; priceId: string; quantity: number }

/** A subscription as the provider has it now. */
export type PaidSubscription = {
  id: string
  state: SubscriptionState
  /** Whether it is over, so that only a new one brings the agency back. */
  isOver: boolean
  /** Whether no period runs until it is resumed, which begins one. */
  isStopped: boolean
  /** Whether it is new, and nothing of it holds before its first payment is confirmed. */
  isWaiting: boolean
  createdAt: Date
  /** The way to pay of its own, which comes before the customer's. */
  methodId: string | null
  /** The invoice of its last period. */
  invoiceId: string | null
  items: PaidItem[]
  /** Null where its prices are not of Cara's catalogue: then what Cara has of plan and seats stays. */
  order: Order | null
  trialEndsAt: Date | null
  /** The period that is paid for. */
  periodStartsAt: Date | null
  periodEndsAt: Date | null
}

/** A change that was previewed. */
export type PaidChange = {
  order: Order
  /** Whether plan and period stay, so that agreed prices do too. */
  keepsPrices: boolean
  /** The moment that is prorated from, a whole second. */
  at: Date
  /** When a trial ends that the new subscription takes over. */
  trialEndsAt: Date | null
}

/** Amounts are cents; a credit is negative. */
export type PaidInvoice = {
  lines: { name: string; quantity: number; unitAmount: number; totalAmount: number }[]
  subTotal: number
  discountTotal: number
  taxTotal: number
  total: number
  amountPaid: number
  amountDue: number
}

/** Something that happened to a customer. What it says of a subscription may be old: only that there is news counts. */
export type PaymentEvent = { id: string; type: string; customerId: string | null }

/**
 * A payment provider. Each call throws PaymentFailed. Calls that change something take a `once`: the same again does nothing more, and is
 * answered as the first was.
 */
export type Payments = {
  /** What the browser needs to take a card itself; null where cards are entered on the provider's page. */
  publishableKey: string | null
  /** `replaces` is a customer that is not there any more. */
  addCustomer(agency: { id: string; name: string; replaces: string | null }): Promise<string>
  /** Whether a customer is there, was deleted there, or was never heard of: then the key is that of another account. */
  findCustomer(customerId: string): Promise<'HERE' | 'DELETED' | 'UNKNOWN'>
  /** The customer's running subscription, else the last one; null when there never was one. */
  readSubscription(customerId: string): Promise<PaidSubscription | null>
  preview(customerId: string, current: PaidSubscription | null, change: PaidChange): Promise<PaidInvoice>
  /** A new subscription whose card has to be authenticated is answered as `isWaiting`; sent again it is the same one. */
  change(
    customerId: string,
    current: PaidSubscription | null,
    change: PaidChange,
    once: string,
  ): Promise<PaidSubscription>
  /**
   * Pays the open invoices of a subscription with the customer's method. Answers what lets the browser authenticate a payment, where one
   * waits for that. With null for `once` nobody is there: then a method that has failed already is not tried again.
   */
  payOpen(customerId: string, current: PaidSubscription, once: string | null): Promise<string | null>
  /** Whether there is a way to pay; one that was just confirmed becomes the customer's. */
  hasPaymentMethod(customerId: string): Promise<boolean>
  /** Lets the browser confirm a payment method of the customer. */
  setupSecret(customerId: string): Promise<string>
  /** The provider's page where a new subscription is paid. */
  checkoutUrl(customerId: string, change: PaidChange): Promise<string>
  /** The provider's page where the payment method is changed; good for some minutes. */
  paymentMethodUrl(customerId: string): Promise<string>
  /** What a signed message says; null when it is not the provider's, or too old. */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent | null
}

/** The provider refused, or was not reached. `isSettled` is false where it is not known whether the call was carried out. */
export class PaymentFailed extends AppError {
  override name = 'PaymentFailed'
  readonly isSettled: boolean

  constructor(message: string, isSettled: boolean, cause: unknown) {
    super('OUTSIDE_FAILED', message)
    this.isSettled = isSettled
    this.cause = cause
  }
}
