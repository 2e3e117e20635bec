import { CircleAlert, Clock } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateSubscriptionDocument } from '../../../graph/generated/graphql.ts'
import { sentenceOf, UNKNOWN } from '../../../graph/request-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { Bones } from '../../../ui/skeleton.tsx'
import { InvoicePreview } from './invoice-preview.tsx'
import { PaymentForm, type PaymentFormHandle } from './payment-form.tsx'
import { type Choice, dayWords, type OwnSubscription } from './plan-words.ts'
import { sendPayment } from './stripe-js.ts'
import type { Invoice, Preview } from './use-preview.ts'
import { useStepFocus } from './use-step-focus.ts'

type CheckoutStepProps = {
  subscription: OwnSubscription
  choice: Choice
  preview: Preview
  onAgain: () => void
  onBack: () => void
  onDone: (invoice: Invoice) => void
}

/** The invoice as it would be, and one of three ways on: the provider's page, its card form, or the change itself. */
export function CheckoutStep({ subscription, choice, preview, onAgain, onBack, onDone }: CheckoutStepProps) {
  const step = useStepFocus<HTMLDivElement>()
  const [paying, setPaying] = useState(false)
  const { problem, isSending, change } = useChange(choice)
  const payment = useRef<PaymentFormHandle>(null)
  const ready = preview.is === 'ready' ? preview : null
  const isTrial = subscription.state === 'TRIAL' && subscription.trialEndDate != null
  const maySkip = isTrial && Boolean(ready?.checkoutUrl || ready?.clientSecret)

  const apply = (confirm?: () => Promise<string | undefined>) => ready && change(confirm, () => onDone(ready.invoice))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (preview.is === 'failed') return onAgain()
    if (!ready) return
    if (ready.checkoutUrl) location.assign(ready.checkoutUrl)
    else if (!ready.clientSecret) void apply()
    else if (paying) void apply(() => payment.current!.confirm())
    else setPaying(true)
  }
  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
      <DialogBody>
        <div ref={step} tabIndex={-1} className="grid gap-5 outline-none" aria-busy={preview.is === 'asking'}>
          {isTrial && (!ready || ready.invoice.isNextInvoice) && (
            <p className="flex gap-2 rounded-8 bg-sunken p-3 text-13 text-ink-2">
              <Clock size={16} aria-hidden className="mt-[2px] flex-none" />
              <span>
                <b className="font-semibold">Nothing is charged until {dayWords(subscription.trialEndDate!)}</b>, when
                your trial ends. You can change it before then.
              </span>
            </p>
          )}
          {preview.is === 'asking' && (
            <Bones label="Working out the invoice…" rows={4} className="rounded-8 border border-hairline p-4" />
          )}
          {preview.is === 'failed' && <Problem>{preview.sentence}</Problem>}
          {ready && <InvoicePreview invoice={ready.invoice} />}
          {paying && ready?.clientSecret && (
            <section aria-label="Payment method" className="grid gap-[6px]">
              <h3 className="text-13! font-medium!">Payment method</h3>
              <PaymentForm key={ready.clientSecret} ref={payment} clientSecret={ready.clientSecret} />
            </section>
          )}
          {problem && <Problem>{problem}</Problem>}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          look="quiet"
          className="mr-auto"
          aria-disabled={isSending || undefined}
          onClick={() => isSending || onBack()}
        >
          Back
        </Button>
        {maySkip && (
          <Button aria-disabled={isSending || undefined} onClick={() => void apply()}>
            Skip payment for now
          </Button>
        )}
        <Button type="submit" look="primary" aria-disabled={isSending || preview.is === 'asking' || undefined}>
          {isSending ? 'Changing…' : preview.is === 'failed' ? 'Try again' : paying ? 'Start plan' : 'Continue'}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** Changes the subscription, once however often it is asked, after `confirm` has taken the payment method. */
function useChange({ plan, period, seats, voiceAgents }: Choice) {
  const act = useAct()
  const busy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = async (confirm: (() => Promise<string | undefined>) | undefined, onDone: () => void) => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setProblem(undefined)
    const refusal = await attempt(async () => {
      const refused = await confirm?.()
      if (refused) return refused
      const sent = await sendPayment(() => act(UpdateSubscriptionDocument, { plan, period, seats, voiceAgents }))
      if (typeof sent === 'string') return sent
      return sent.plan ? undefined : UNKNOWN
    })
    busy.current = false
    setSending(false)
    if (refusal) setProblem(refusal)
    else onDone()
  }
  return { problem, isSending, change }
}

async function attempt(work: () => Promise<string | undefined>) {
  try {
    return await work()
  } catch (error) {
    return sentenceOf(error)
  }
}

/** What went wrong, in the words of who refused. It comes into sight and takes the focus. */
function Problem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} role="alert" className="flex gap-2 rounded-8 bg-fail-soft p-3 text-13 text-fail-ink">
      <CircleAlert size={16} aria-hidden className="mt-[2px] flex-none" />
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</span>
    </div>
  )
}
