import type { Outcome } from '../../../graph/act.ts'
import { request } from '../../../graph/client.ts'
import { PaymentKeyDocument } from '../../../graph/generated/graphql.ts'
import { UNKNOWN } from '../../../graph/request-failed.ts'

/** The parts of Stripe.js that are used (docs.stripe.com/js). */
type StripeJs = (publishableKey: string) => {
  elements(options: { clientSecret: string }): {
    create(kind: 'payment'): {
      mount(at: HTMLElement): void
      on(event: 'ready', then: () => void): void
      destroy(): void
    }
  }
  confirmSetup(options: {
    elements: unknown
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<{ error?: { message?: string } }>
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>
}

const STRIPE_JS = 'https://js.stripe.com/v3/'
const NO_FORM =
  'Your bank wants you to confirm this payment, which is not possible here yet. Whoever runs Cara has to switch on the card form. Nothing was charged.'
const AWAY = "The bank's form could not be loaded. Check your connection and try again: nothing was charged."
const UNCONFIRMED = 'The payment was not confirmed, and nothing was charged. Try again.'

/** Stripe.js with the agency's key; null where no card is entered in Cara. */
export async function openStripe() {
  const [{ subscriptionManagementLinks }, stripeJs] = await Promise.all([request(PaymentKeyDocument, {}), loadStripe()])
  const { publishableKey } = subscriptionManagementLinks
  return publishableKey == null ? null : stripeJs(publishableKey)
}

type Paying = { clientSecret?: string | null | undefined }

/**
 * Sends a payment, and has the card's holder confirm it where the bank wants that; then it is sent again, which does what is left of it.
 * Answers the value, or the sentence of who refused.
 */
export async function sendPayment<T extends Paying>(send: () => Promise<Outcome<T>>): Promise<T | string> {
  const first = await send()
  if (!first.ok) return first.sentence
  if (!first.value.clientSecret) return first.value
  const refused = await authenticate(first.value.clientSecret)
  if (refused) return refused
  const again = await send()
  if (!again.ok) return again.sentence
  return again.value.clientSecret ? UNCONFIRMED : again.value
}

async function authenticate(clientSecret: string): Promise<string | undefined> {
  const stripe = await openStripe().catch(() => undefined)
  if (stripe === undefined) return AWAY
  if (!stripe) return NO_FORM
  const { error } = await stripe.handleNextAction({ clientSecret })
  return error && (error.message ?? UNKNOWN)
}

/** Stripe.js always comes from Stripe itself; a script that could not be fetched is fetched again the next time. */
function loadStripe(): Promise<StripeJs> {
  const loaded = () => (window as { Stripe?: StripeJs }).Stripe
  const present = loaded()
  if (present) return Promise.resolve(present)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Stripe.js was not loaded'))
    }
    script.onload = () => {
      const stripe = loaded()
      if (stripe) resolve(stripe)
      else fail()
    }
    script.onerror = fail
    script.src = STRIPE_JS
    document.head.append(script)
  })
}
