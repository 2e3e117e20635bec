import { AlertTriangle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useFresh } from '../../../graph/fresh.ts'
import type { CheckPartsFragment, CheckRowPartsFragment } from '../../../graph/generated/graphql.ts'
import { count } from '../../../lib/count.ts'
import { Card } from '../../../ui/card.tsx'
import { Diff, type DiffRow } from '../../../ui/diff.tsx'
import { SourceLink } from '../sourced.tsx'
import { AGAINST, isDifferent, outcomeOf, saidBy } from './check-words.ts'

/** What the document of a policy says otherwise than the expiring policy or the quote: what needs a person first, each with both sources (decision 63). */
export function CheckCard({ check }: { check: CheckPartsFragment }) {
  const { against, rows, notCompared, fileName, wasName, wasPolicyId } = check
  useFresh(check.isReading)
  const first = rows.filter(({ concern }) => concern !== null)
  const rest = rows.filter((row) => row.concern === null && row.kind !== 'NOT_FOUND')
  const notFound = rows.filter(({ kind, concern }) => kind === 'NOT_FOUND' && concern === null)
  const older = wasName ?? AGAINST[against]
  return (
    <Card title={`Checked against ${AGAINST[against]}`} aside={fileName && count(rows.length, 'value')}>
      <div className="px-4 py-3">
        <p role="status">{outcomeOf(check)}</p>
        {fileName && (
          <p className="text-12 wrap-anywhere text-ink-3">
            {fileName} beside{' '}
            {wasPolicyId ? (
              <Link to={`/app/policies/${wasPolicyId}/overview`} className="hover:underline">
                {older}
              </Link>
            ) : (
              older
            )}
          </p>
        )}
      </div>
      {first.length > 0 && (
        <Part title="Look at these first">
          <Diff rows={first.map(diffRow)} noun="value" blank="Not listed" look="beside" />
        </Part>
      )}
      {rest.length > 0 && (
        <Part title={rest.some(isDifferent) ? 'Other differences' : 'The same on both'}>
          <Diff rows={rest.map(diffRow)} noun="value" blank="Not listed" look="beside" />
        </Part>
      )}
      {notFound.length > 0 && <NotFound rows={notFound} fileName={fileName} older={older} />}
      {notCompared.length > 0 && (
        <ul className="grid gap-1 border-t border-hairline px-4 py-3 text-12 text-ink-2">
          {notCompared.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-hairline">
    <h3 className="bg-canvas px-4 py-2 text-12! font-semibold! tracking-normal!">{title}</h3>
    {children}
  </section>
)

/** A row as it is compared; what is the same counts as unchanged, however each side writes it. */
function diffRow(row: CheckRowPartsFragment): DiffRow {
  const before = saidBy(row.was)
  const under = {
    name: <Reason row={row} />,
    before: <Sources values={row.was} />,
    after: <Sources values={row.is} />,
  }
  return { name: row.label, before, after: row.kind === 'SAME' ? before : saidBy(row.is), under }
}

const Reason = ({ row: { concern, note } }: { row: CheckRowPartsFragment }) => (
  <>
    {concern && (
      <span className="flex items-start gap-1 text-12 font-medium text-wait-ink">
        <AlertTriangle size={14} aria-hidden className="mt-px flex-none" />
        {concern}
      </span>
    )}
    {note && <span className="block text-12 wrap-anywhere text-ink-3">{note}</span>}
  </>
)

/** The source on one side: the page of a file, the record, or both. */
const Sources = ({ values }: { values: CheckRowPartsFragment['was'] }) => (
  <span className="flex flex-wrap gap-x-2">
    {values.map(({ shown, recordId, fileId, fileName, page, quote }) => (
      <span key={`${shown} ${String(recordId)} ${String(fileId)}`} className="min-w-0 text-12 text-ink-3">
        {fileId && fileName && page && quote ? <SourceLink source={{ fileId, fileName, page, quote }} /> : 'The record'}
      </span>
    ))}
  </span>
)

type NotFoundProps = { rows: CheckRowPartsFragment[]; fileName: string | null; older: string }

/** Items only one side mentions: that proves nothing, so they are shown apart from the differences. */
function NotFound({ rows, fileName, older }: NotFoundProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-hairline">
      <button
        type="button"
        aria-expanded={open}
        className="min-h-9 w-full px-4 text-left text-ink-3 hover:bg-hover"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide what was found on one side only' : `${count(rows.length, 'value')} found on one side only`}
      </button>
      {open && (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {rows.map((row) => (
            <li
              key={row.id}
              className="grid min-h-9 grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)] items-baseline gap-3 px-4 py-2 max-md:grid-cols-2"
            >
              <span className="text-ink-2 max-md:col-span-2">
                {row.label}
                <Reason row={row} />
              </span>
              <OneSide values={row.was} where={older} />
              {row.was.length > 0 ? (
                <span className="min-w-0 text-12 wrap-anywhere text-ink-3">
                  Not found in {fileName}.{row.is.length > 0 && ` The record says ${saidBy(row.is)}.`}
                </span>
              ) : (
                <OneSide values={row.is} where={fileName} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const OneSide = ({ values, where }: { values: CheckRowPartsFragment['was']; where: string | null }) =>
  values.length ? (
    <span className="min-w-0 wrap-anywhere">
      {saidBy(values)}
      <Sources values={values} />
    </span>
  ) : (
    <span className="min-w-0 text-12 wrap-anywhere text-ink-3">Not found in {where}.</span>
  )
