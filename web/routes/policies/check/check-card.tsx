import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Verdict } from '../../../../shared/reviews.ts'
import { useFresh } from '../../../graph/fresh.ts'
import type { CheckPartsFragment } from '../../../graph/generated/graphql.ts'
import type { Source } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { FindingRow } from '../../../parts/reviews/finding-row.tsx'
import { VerdictFilter } from '../../../parts/reviews/verdict-filter.tsx'
import { Card } from '../../../ui/card.tsx'
import { AGAINST, isDifferent, outcomeOf } from './check-words.ts'

const SourceOut = lazy(() => import('../../../parts/reviews/source-out.tsx'))

/** What the document of a policy says otherwise than the expiring policy or the quote: gravest first, each with both sources (decision 63). */
export default function CheckCard({ check }: { check: CheckPartsFragment }) {
  const { against, columns, findings, notCompared, fileName, wasName, wasPolicyId } = check
  useFresh(check.isReading)
  const [only, setOnly] = useState<Verdict | null>(null)
  const [all, setAll] = useState(false)
  const [source, setSource] = useState<Source | null>(null)
  const folded = findings.filter((finding) => !isDifferent(finding)).length
  const shown = findings.filter((finding) => (only ? finding.verdict === only : all || isDifferent(finding)))
  const older = wasName ?? AGAINST[against]
  return (
    <Card
      title={`Checked against ${AGAINST[against]}`}
      aside={findings.length > 0 && count(findings.length, 'finding')}
    >
      <div className="grid gap-2 px-4 py-3">
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
        {findings.length > 0 && <VerdictFilter findings={findings} only={only} onOnly={setOnly} />}
      </div>
      {shown.length > 0 && (
        <ul className="divide-y divide-hairline border-t border-hairline">
          {shown.map((finding) => (
            <FindingRow key={finding.id} finding={finding} columns={columns} onSource={setSource} />
          ))}
        </ul>
      )}
      {folded > 0 && !only && (
        <button
          type="button"
          aria-expanded={all}
          className="min-h-9 w-full border-t border-hairline px-4 text-left text-ink-3 hover:bg-hover"
          onClick={() => setAll(!all)}
        >
          {all ? 'Show only what differs' : `${count(folded, 'finding')} met or not shown`}
        </button>
      )}
      {notCompared.length > 0 && (
        <ul className="grid gap-1 border-t border-hairline px-4 py-3 text-12 text-ink-2">
          {notCompared.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      )}
      {source && (
        <Suspense>
          <SourceOut source={source} onClose={() => setSource(null)} />
        </Suspense>
      )}
    </Card>
  )
}
