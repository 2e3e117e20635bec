import { CircleCheck } from 'lucide-react'
import { centsOf, formatUsdCents } from '../../../../shared/money.ts'
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
  return (
    <>
      <DialogBody>
        <div role="status" className="flex items-start gap-3 text-13 text-ink-2">
          <CircleCheck size={20} aria-hidden className="flex-none text-done-ink" />
          <p>
            {count(choice.seats, 'seat')}, billed once a {choice.period === 'ANNUAL' ? 'year' : 'month'}.{' '}
            {dueWords(invoice)}
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

function dueWords({ date, lineItems, amountDue, isNextInvoice }: Invoice) {
  if (date == null || !lineItems.length) return ''
  if (isNextInvoice) return `The next invoice of ${formatUsdCents(amountDue)} is due on ${dayWords(date)}.`
  return centsOf(amountDue) ? `The invoice of ${formatUsdCents(amountDue)} is due today.` : 'Nothing is due now.'
}
