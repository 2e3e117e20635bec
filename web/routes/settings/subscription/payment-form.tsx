import { type Ref, useImperativeHandle } from 'react'

export type PaymentFormHandle = {
  /** Has the provider keep what was typed. Resolves to the provider's sentence when it refuses. Called again after it was kept, it resolves at once. */
  confirm: () => Promise<string | undefined>
}

type PaymentFormProps = {
  /** What the provider's form in the browser is opened with. */
  clientSecret: string
  ref: Ref<PaymentFormHandle>
}

/** Where the payment provider's card form stands. No provider is built in yet, so it takes no card and says so. */
export function PaymentForm({ ref }: PaymentFormProps) {
  const sentence = 'Cards cannot be taken here. Ask whoever runs this Cara how to pay.'
  useImperativeHandle(ref, () => ({ confirm: async () => sentence }))
  return <p className="text-13 text-ink-2">{sentence}</p>
}
