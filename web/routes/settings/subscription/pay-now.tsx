import { useMay } from '../../../parts/session.ts'
import { Button } from '../../../ui/button.tsx'
import { usePayNow } from './use-pay-now.ts'

type PayNowProps = { look?: 'primary' | 'plain'; children: string; className?: string }

/** For owners. Pays what is open; where the bank wants it, the card's holder confirms it over this page. */
export function PayNow({ look = 'plain', children, className }: PayNowProps) {
  const mayPay = useMay()('change', 'subscription')
  const { isPaying, pay } = usePayNow()
  if (!mayPay) return null
  return (
    <Button
      look={look}
      {...(className && { className })}
      aria-disabled={isPaying || undefined}
      onClick={() => void pay()}
    >
      {isPaying ? 'Paying…' : children}
    </Button>
  )
}
