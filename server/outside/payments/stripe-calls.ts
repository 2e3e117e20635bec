import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { PaymentFailed } from './payments.ts'

const TRIES = 2
const PAUSE_MS = 300

const SENTENCES = {
  silent:
    'The payment provider does not answer right now. Try again in a moment: what was done already is not charged twice.',
  key: "The payment provider does not accept Cara's key. Whoever runs Cara has to correct it. Nothing was charged.",
  bank: "The bank wants the card's holder to confirm this payment. Nothing was charged.",
  refused: 'The payment provider refused this. Whoever runs Cara finds the reason in the log. Nothing was charged.',
}

/**
 * Makes one call of Stripe, again when that may help: the connection broke, Stripe is busy or has failed, or the same call is still under way.
 * Throws PaymentFailed; the message of a card error is Stripe's own. No key and no card is in what it throws.
 */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      if (!mayPass(error) || tries === TRIES) throw failureOf(error)
      await wait(PAUSE_MS * 2 ** (tries - 1))
    }
  }
}

/** Whether Stripe says that there is no such thing. */
export const isMissing = (error: unknown) =>
  error instanceof PaymentFailed && (error.cause as { code?: string }).code === 'resource_missing'

const AUTHENTICATE = [
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'authentication_required',
]

/** Whether a payment did not go through since the card's holder has to confirm it. */
export const needsAuthentication = (error: unknown) =>
  error instanceof PaymentFailed && AUTHENTICATE.includes((error.cause as { code?: string }).code ?? '')

function mayPass(error: Stripe.errors.StripeError) {
  const { statusCode = 0, code } = error
  // Without a status what came was no answer of Stripe's: a page of something in between, or half of one.
  if (error instanceof Stripe.errors.StripeConnectionError || statusCode === 0) return true
  return statusCode === 429 || statusCode >= 500 || code === 'idempotency_key_in_use' || code === 'lock_timeout'
}

function failureOf(error: Stripe.errors.StripeError) {
  const { type, code, param, statusCode = 0, requestId } = error
  const cause = { type, code, param, statusCode, requestId, message: error.message }
  if (AUTHENTICATE.includes(code ?? '')) return new PaymentFailed(SENTENCES.bank, true, cause)
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentFailed(error.message, true, cause)
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentFailed(SENTENCES.silent, true, cause)
  if (mayPass(error)) {
    // A failure of Stripe's own is kept for its key, so only another key gets another answer.
    const isSettled = statusCode >= 500 || statusCode === 429
    return new PaymentFailed(SENTENCES.silent, isSettled, cause)
  }
  const isKey = statusCode === 401 || statusCode === 403
  return new PaymentFailed(isKey ? SENTENCES.key : SENTENCES.refused, true, cause)
}
