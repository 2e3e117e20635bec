import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../../graph/client.ts'
import { UpdatePaymentMethodUrlDocument } from '../../../graph/generated/graphql.ts'
import { toast } from '../../../ui/toast.tsx'

const NO_URL = 'No subscription update payment URL found'

/** Opens the provider's page for the payment method in a new tab. A failure is logged (spec 1 §8) and said. */
export function usePaymentPage() {
  const navigate = useNavigate()
  const isOpening = useRef(false)
  const open = async () => {
    if (isOpening.current) return
    isOpening.current = true
    // Opened at once: after the answer a browser takes it for an advertisement.
    const tab = window.open('', '_blank')
    try {
      const { subscriptionManagementLinks } = await request(UpdatePaymentMethodUrlDocument, {})
      const url = subscriptionManagementLinks.updatePaymentMethodUrl
      if (!url) throw new Error(NO_URL)
      if (tab) {
        tab.opener = null
        tab.location.replace(url)
      } else location.assign(url)
    } catch (error) {
      tab?.close()
      if (error instanceof Response) return void navigate(error.headers.get('Location') ?? '/app/signin')
      const reason = error instanceof Error ? error.message : NO_URL
      // oxlint-disable-next-line no-console -- spec 1 §8: these words alone are logged
      console.error(reason)
      toast(`The payment page could not be opened. ${reason === NO_URL ? 'Try again in a moment.' : reason}`, {
        tone: 'fail',
      })
    } finally {
      isOpening.current = false
    }
  }
  return { open }
}
