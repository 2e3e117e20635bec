import { Download, Receipt } from 'lucide-react'
import { Suspense, use, useId } from 'react'
import { useRevalidator } from 'react-router'
import { addDays, mediumDate } from '../../../../shared/dates.ts'
import { centsOf, formatUsdCents } from '../../../../shared/money.ts'
import { INVOICE_STATES } from '../../../../shared/plans.ts'
import type { InvoiceRowFragment } from '../../../graph/generated/graphql.ts'
import { useListRows } from '../../../parts/list-page/use-list-rows.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { Bones } from '../../../ui/skeleton.tsx'
import { ROW_LINK } from '../../../ui/table.tsx'
import { type FirstInvoices, INVOICE_LIST, INVOICES } from './invoices.ts'
import { dayWords, type OwnSubscription } from './plan-words.ts'

/** Number and for what, the period, the day of issue, the total, the state, the file; a phone has the dates under the first. */
const COLUMNS = 'md:grid md:grid-cols-[minmax(0,1fr)_13rem_7rem_7rem_7rem_2rem] md:items-center md:gap-3'
const VIEW = { search: '', chosen: {}, group: null, sort: '' }

type InvoicesCardProps = { first: Promise<FirstInvoices>; subscription: OwnSubscription }

/** The agency's invoices, the newest first, each to open and to download (decision 100). */
export const InvoicesCard = ({ first, subscription }: InvoicesCardProps) => (
  <Suspense
    fallback={
      <Box>
        <Bones label="Loading the invoices…" rows={3} className="p-4" />
      </Box>
    }
  >
    <Invoices first={first} subscription={subscription} />
  </Suspense>
)

function Box({ children }: { children: React.ReactNode }) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="min-w-0 rounded-8 border border-hairline text-13">
      <header className="flex min-h-12 items-center border-b border-hairline px-4 py-2">
        <h2 id={title} className="text-14! font-semibold!">
          Invoices
        </h2>
      </header>
      {children}
    </section>
  )
}

function Invoices({ first, subscription }: InvoicesCardProps) {
  const { rows: newest, isBilledOutside, failure } = use(first)
  const { rows, ...more } = useListRows<InvoiceRowFragment>(INVOICE_LIST, newest, VIEW, '', INVOICES)
  if (failure)
    return (
      <Box>
        <Failed sentence={failure} />
      </Box>
    )
  // Where nothing is counted, nothing is billed.
  if (!rows.length && !isBilledOutside && subscription.numSeats == null) return null
  return (
    <Box>
      {isBilledOutside && (
        <p className={cx('px-4 py-3 text-ink-2', rows.length > 0 && 'border-b border-hairline')}>
          The payment provider issues your invoices and keeps them in its billing portal.
          {rows.length > 0 && ' Those from before are here.'}
        </p>
      )}
      {rows.length > 0 && <List rows={rows} />}
      {!rows.length && !isBilledOutside && (
        <EmptyState icon={Receipt} title="No invoices yet">
          {subscription.nextBillingDate == null
            ? 'Each invoice will be here, to open and to download.'
            : `The first one is issued on ${dayWords(subscription.nextBillingDate)}, and will be here to open and to download.`}
        </EmptyState>
      )}
      {more.hasMore && (
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline px-4 py-2">
          <Button size="sm" aria-disabled={more.loading || undefined} onClick={more.loadMore}>
            {more.loading ? 'Loading…' : more.failure ? 'Try again' : 'Show more'}
          </Button>
          {more.failure && <ErrorText>{more.failure}</ErrorText>}
        </div>
      )}
    </Box>
  )
}

function Failed({ sentence }: { sentence: string }) {
  const { revalidate, state } = useRevalidator()
  const isTrying = state !== 'idle'
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <ErrorText className="min-w-0 flex-1">{sentence}</ErrorText>
      <Button size="sm" aria-disabled={isTrying || undefined} onClick={() => isTrying || void revalidate()}>
        {isTrying ? 'Loading…' : 'Try again'}
      </Button>
    </div>
  )
}

const List = ({ rows }: { rows: readonly InvoiceRowFragment[] }) => (
  <>
    <div aria-hidden className={cx(COLUMNS, 'hidden h-9 border-b border-hairline px-4 text-12 font-medium text-ink-3')}>
      <span>Invoice</span>
      <span>Period</span>
      <span>Issued</span>
      <span className="text-right">Total</span>
      <span className="pl-4">State</span>
    </div>
    <ul aria-label="Invoices" className="divide-y divide-hairline">
      {rows.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  </>
)

function Row({ invoice }: { invoice: InvoiceRowFragment }) {
  const { number, title, total, viewUrl, downloadUrl } = invoice
  const issuedOn = mediumDate(invoice.issuedOn)
  // The invoice keeps the day the next period begins.
  const period = `${mediumDate(invoice.periodStartsOn)} – ${mediumDate(addDays(invoice.periodEndsOn, -1))}`
  return (
    <li className={cx(COLUMNS, 'num relative px-4 py-2 hover:bg-hover max-md:flex max-md:items-center max-md:gap-3')}>
      <div className="min-w-0 flex-1">
        <a href={viewUrl} target="_blank" rel="noreferrer" className={ROW_LINK}>
          {number}
        </a>
        <p className="cut text-12 text-ink-3 max-md:whitespace-normal">{title}</p>
        <p className="text-12 text-ink-3 md:hidden">Issued {issuedOn}</p>
      </div>
      <p className="text-ink-2 max-md:hidden">{period}</p>
      <p className="text-ink-2 max-md:hidden">{issuedOn}</p>
      <div className="contents max-md:grid max-md:justify-items-end max-md:gap-1">
        <p className="text-right font-medium">{formatUsdCents(total)}</p>
        <div className="md:pl-4">
          <StateBadge invoice={invoice} />
        </div>
      </div>
      <ButtonAnchor
        href={downloadUrl}
        download
        look="quiet"
        icon
        className="relative z-1"
        aria-label={`Download ${number}`}
        title="Download"
      >
        <Download size={16} aria-hidden />
      </ButtonAnchor>
    </li>
  )
}

/** A total below zero is carried to the next invoice: nobody pays it. */
function StateBadge({ invoice: { state, total } }: { invoice: InvoiceRowFragment }) {
  if (centsOf(total) < 0) return <Badge>Credit</Badge>
  const { tone, label } = INVOICE_STATES.find(({ id }) => id === state)!
  return <Badge tone={tone}>{label}</Badge>
}
