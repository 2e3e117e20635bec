import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { request } from '../../../graph/client.ts'
import { PaymentKeyDocument } from '../../../graph/generated/graphql.ts'
import { UNKNOWN } from '../../../graph/request-failed.ts'
import { Spinner } from '../../../ui/spinner.tsx'

export type PaymentFormHandle = {
  /** Has the provider keep what was typed. Resolves to the provider's sentence when it refuses. Called again after it was kept, it resolves at once. */
  confirm: () => Promise<string | undefined>
}

type PaymentFormProps = {
  /** What the provider's form in the browser is opened with. */
  clientSecret: string
  ref: Ref<PaymentFormHandle>
}

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
}

const STRIPE_JS = 'https://js.stripe.com/v3/'
const AWAY = 'The card form could not be loaded. Check your connection, then go back and try again.'

/** Stripe's card form, in a frame of Stripe's own: Cara never sees the number. */
export function PaymentForm({ clientSecret, ref }: PaymentFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<Awaited<ReturnType<typeof openForm>>>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    openForm(place.current!, clientSecret, () => setState('ready')).then(
      (opened) => {
        if (isGone) opened.close()
        else form.current = opened
      },
      () => setState('failed'),
    )
    return () => {
      isGone = true
      form.current?.close()
    }
  }, [clientSecret])
  useImperativeHandle(ref, () => ({ confirm: async () => (form.current ? form.current.confirm() : AWAY) }))
  return (
    <>
      {state === 'loading' && (
        <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
          <Spinner /> Loading the card form…
        </p>
      )}
      {state === 'failed' && <p className="text-13 text-fail-ink">{AWAY}</p>}
      <div ref={place} />
      <p className="text-12 text-ink-3">Handled by the payment provider. Cara never sees the number.</p>
    </>
  )
}

async function openForm(at: HTMLElement, clientSecret: string, onReady: () => void) {
  const [{ subscriptionManagementLinks }, stripeJs] = await Promise.all([request(PaymentKeyDocument, {}), loadStripe()])
  const stripe = stripeJs(subscriptionManagementLinks.publishableKey!)
  const elements = stripe.elements({ clientSecret })
  const card = elements.create('payment')
  card.on('ready', onReady)
  card.mount(at)
  let isKept = false
  return {
    close: () => card.destroy(),
    async confirm() {
      if (isKept) return undefined
      const confirmParams = { return_url: location.href }
      const { error } = await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' })
      isKept = !error
      return error && (error.message ?? UNKNOWN)
    },
  }
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
