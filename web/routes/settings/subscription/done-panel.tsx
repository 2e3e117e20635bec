import { CircleCheck } from 'lucide-react'
import { formatUsdCents } from '../../../../shared/money.ts'
import { count } from '../../../lib/count.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { type Choice, dayWords } from './plan-words.ts'
import type { Invoice } from './use-preview.ts'
import { useStepFocus } from './use-step-focus.ts'

type DonePanelProps = { choice: Choice; invoice: Invoice; onClose: () => void }

/** That it is done, and what comes next. */
export function DonePanel({ choice, invoice, onClose }: DonePanelProps) {
  const done = useStepFocus<HTMLButtonElement>()
  const { date, lineItems, total, isNextInvoice } = invoice
  return (
    <>
      <DialogBody>
        <div role="status" className="flex items-start gap-3 text-13 text-ink-2">
          <CircleCheck size={20} aria-hidden className="flex-none text-done-ink" />
          <p>
            {count(choice.seats, 'seat')}, billed once a {choice.period === 'ANNUAL' ? 'year' : 'month'}.{' '}
            {date != null &&
              lineItems.length > 0 &&
              (isNextInvoice
                ? `The next invoice of ${formatUsdCents(total)} is due on ${dayWords(date)}.`
                : `The invoice of ${formatUsdCents(total)} is due today.`)}
          </p>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button ref={done} look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  )
}
