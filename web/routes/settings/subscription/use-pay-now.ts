import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAct } from '../../../graph/act.ts'
import { PaySubscriptionDocument } from '../../../graph/generated/graphql.ts'
import { sentenceOf } from '../../../graph/request-failed.ts'
import { toast } from '../../../ui/toast.tsx'
import { sendPayment } from './stripe-js.ts'

/** Pays what is open with the payment method that the provider has, once however often it is asked. What came of it is said. */
export function usePayNow() {
  const act = useAct()
  const { revalidate } = useRevalidator()
  const busy = useRef(false)
  const [isPaying, setPaying] = useState(false)
  const pay = async () => {
    if (busy.current) return
    busy.current = true
    setPaying(true)
    const sent = await sendPayment(() => act(PaySubscriptionDocument, {})).catch(sentenceOf)
    busy.current = false
    setPaying(false)
    if (typeof sent === 'string') toast(sent, { tone: 'fail' })
    else toast(sent.state === 'ACTIVE' ? 'Paid. Your subscription is active.' : 'There is nothing open to pay.')
    await revalidate()
  }
  return { isPaying, pay }
}
