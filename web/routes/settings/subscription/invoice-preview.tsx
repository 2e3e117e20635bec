import type { ReactNode } from 'react'
import { centsOf, decimalOf, formatUsdCents } from '../../../../shared/money.ts'
import { cx } from '../../../ui/cx.ts'
import { Tag } from '../../../ui/tag.tsx'
import { dayWords } from './plan-words.ts'
import type { Invoice } from './use-preview.ts'

/** Reads like the invoice: its lines, and what they come to. */
export function InvoicePreview({ invoice }: { invoice: Invoice }) {
  const { lineItems, discountTotal, total, amountDue, isNextInvoice, date } = invoice
  if (!lineItems.length) return <p className="text-13 text-ink-2">Nothing is billed for this change.</p>
  return (
    <section aria-label="Invoice preview" className="num rounded-8 border border-hairline text-13">
      <header className="flex min-h-11 flex-wrap items-center gap-2 border-b border-hairline px-4 py-2">
        <h3 className="text-13! font-semibold!">Invoice preview</h3>
        <Tag>{isNextInvoice ? 'Next invoice' : 'Due now'}</Tag>
        {date != null && <span className="ml-auto text-ink-3">{dayWords(date)}</span>}
      </header>
      <ul className="divide-y divide-hairline">
        {lineItems.map(({ name, quantity, unitAmount, totalAmount }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-[10px]">
            <span className="font-medium">{name}</span>
            <span className="font-medium">{formatUsdCents(totalAmount)}</span>
            {quantity > 1 && (
              <span className="text-12 text-ink-3">
                {quantity} × {formatUsdCents(unitAmount)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <dl className="rounded-b-8 border-t border-hairline bg-sunken/60 px-4 py-3">
        <Sum name="Sub total">{formatUsdCents(invoice.subTotal)}</Sum>
        <Sum name="Discount">{formatUsdCents(decimalOf(-centsOf(discountTotal)))}</Sum>
        <Sum name="Tax">{formatUsdCents(invoice.taxTotal)}</Sum>
        <Sum name="Total" strong>
          {formatUsdCents(total)}
        </Sum>
        {centsOf(amountDue) !== centsOf(total) && (
          <Sum name={isNextInvoice ? 'To pay then' : 'To pay now'}>{formatUsdCents(amountDue)}</Sum>
        )}
      </dl>
    </section>
  )
}

const Sum = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'flex justify-between gap-4',
      strong ? 'mt-2 border-t border-hairline pt-[10px] text-14 font-semibold' : 'py-[2px] text-ink-2',
    )}
  >
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
