import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { UNKNOWN } from '../../../graph/request-failed.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { openStripe } from './stripe-js.ts'

export type PaymentFormHandle = {
  /** Has the provider keep what was typed. Resolves to the provider's sentence when it refuses. Called again after it was kept, it resolves at once. */
  confirm: () => Promise<string | undefined>
}

type PaymentFormProps = {
  /** What the provider's form in the browser is opened with. */
  clientSecret: string
  ref: Ref<PaymentFormHandle>
}

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
  const stripe = (await openStripe())!
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
