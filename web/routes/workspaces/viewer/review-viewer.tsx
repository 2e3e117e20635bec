import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import type { Verdict } from '../../../../shared/reviews.ts'
import { useAct } from '../../../graph/act.ts'
import { DraftFromReviewDocument, MarkReviewDocument, type ReviewMarkInput } from '../../../graph/generated/graphql.ts'
import type { Source } from '../../../graph/workspace.ts'
import { FindingRow } from '../../../parts/reviews/finding-row.tsx'
import { groupsOf } from '../../../parts/reviews/findings.ts'
import { VerdictFilter } from '../../../parts/reviews/verdict-filter.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-items.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.tsx'
import { FindingActs } from './finding-acts.tsx'
import type { ArtifactViewerProps } from './form-viewer.tsx'
import { ReviewTable } from './review-table.tsx'
import { useReviewKeys } from './use-review-keys.ts'

/** What a review found: the findings by group, gravest first, with the words on either side, and its tables. */
export default function ReviewViewer({
  artifact,
  workspaceId,
  editable,
  onSaved,
  onSource,
}: ArtifactViewerProps & { onSource: (source: Source) => void }) {
  const review = artifact.review!
  // Where nothing was found at all, that is what is shown.
  const showsFindings = review.findings.length > 0 || review.tables.length === 0
  const [tab, setTab] = useState(showsFindings ? 'findings' : '0')
  const [only, setOnly] = useState<Verdict | null>(null)
  const [hidesDealt, setHidesDealt] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)
  const act = useAct()
  const [marking, setMarking] = useState<ReadonlyMap<string, boolean>>(new Map())
  const groups = groupsOf(review.findings, only, hidesDealt)
  const shown = groups.flatMap(({ findings }) => findings)
  const place = { workspaceId, artifactId: artifact.id, version: artifact.version }

  /** What is ticked is shown at once, and goes back with the reason when it is refused. */
  const mark = async ({
    findings,
    dealt,
    ...rest
  }: Pick<ReviewMarkInput, 'findings' | 'dealt' | 'remark' | 'noteSeen'>) => {
    const [id] = findings as [string]
    const show = (on: boolean | null) =>
      setMarking((now) => {
        const next = new Map(now)
        if (on === null) next.delete(id)
        else next.set(id, on)
        return next
      })
    if (dealt != null) show(dealt)
    const outcome = await act(MarkReviewDocument, { ...place, input: { findings, dealt, ...rest } })
    show(null)
    if (outcome.ok && outcome.value.artifact) {
      onSaved(outcome.value.artifact)
      return true
    }
    toast(`This was not saved. ${outcome.ok ? '' : outcome.sentence}`, { tone: 'fail' })
    return false
  }
  const draft = async (as: 'DOCUMENT' | 'EMAIL') => {
    const outcome = await act(DraftFromReviewDocument, { ...place, as })
    if (outcome.ok && outcome.value.artifact) return onSaved(outcome.value.artifact)
    toast(`This was not written. ${outcome.ok ? '' : outcome.sentence}`, { tone: 'fail' })
  }
  const csv = `/agency/reviews/${workspaceId}/${artifact.id}?version=${String(artifact.version)}`
  const now = shown.find(({ id }) => id === current)
  useReviewKeys({
    onStep: (by) => {
      const at = shown.findIndex(({ id }) => id === current)
      const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by]
      if (!next) return
      setCurrent(next.id)
      const source = next.cells.findLast((cell) => cell.source?.fileId)?.source
      if (source) onSource(source)
    },
    onConfirm: () => editable && now && void mark({ findings: [now.id], dealt: !now.dealt }),
    onChange: () => {},
  })

  return (
    <>
      <div className="flex flex-none items-center gap-x-4 border-b border-hairline bg-surface pr-3 pl-5 max-md:pl-4">
        <Tabs
          id="review"
          label="Show the review as"
          value={tab}
          tabs={[
            ...(showsFindings
              ? [{ value: 'findings', label: <Counted label="Findings" count={review.findings.length} /> }]
              : []),
            ...review.tables.map(({ title }, at) => ({ value: String(at), label: title })),
          ]}
          onChange={setTab}
          className="min-w-0 flex-1 overflow-x-auto"
        />
        <div className="flex-none py-1">
          <Menu
            trigger={
              <Button size="sm">
                <Download size={14} aria-hidden />
                Export
                <ChevronDown size={14} aria-hidden />
              </Button>
            }
            items={() => (
              <>
                {editable && <MenuItem onSelect={() => void draft('DOCUMENT')}>Write it as a document</MenuItem>}
                {editable && review.findings.length > 0 && (
                  <MenuItem onSelect={() => void draft('EMAIL')}>Draft an e-mail requesting open items</MenuItem>
                )}
                {showsFindings && (
                  <MenuItem onSelect={() => window.location.assign(csv)}>Download the findings (CSV)</MenuItem>
                )}
                {review.tables.map(({ title }, at) => (
                  <MenuItem key={title} onSelect={() => window.location.assign(`${csv}&table=${String(at)}`)}>
                    Download “{title}” (CSV)
                  </MenuItem>
                ))}
              </>
            )}
          />
        </div>
      </div>
      <div
        id="review-panel"
        role="tabpanel"
        aria-labelledby={`review-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto px-4 pt-3 pb-5 -outline-offset-2 max-md:px-2"
      >
        <div className="mx-auto grid max-w-220 gap-3">
          {review.notes.map((note) => (
            <p key={note} className="rounded-6 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
              {note}
            </p>
          ))}
          {tab === 'findings' ? (
            <>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <VerdictFilter findings={review.findings} only={only} onOnly={setOnly} />
                {review.findings.some(({ dealt }) => dealt) && (
                  <CheckField checked={hidesDealt} onChange={(event) => setHidesDealt(event.target.checked)}>
                    Hide what is dealt with
                  </CheckField>
                )}
              </div>
              {groups.map(({ name, findings }) => (
                <section key={name} aria-label={name}>
                  <h3 className="px-1 pt-1 pb-2">
                    {name} <span className="num text-12 font-normal text-ink-3">{findings.length}</span>
                  </h3>
                  <ul className="divide-y divide-hairline overflow-hidden rounded-8 border border-hairline bg-surface">
                    {findings.map((finding) => (
                      <FindingRow
                        key={finding.id}
                        finding={finding}
                        columns={review.columns}
                        isHighlight={review.highlights.includes(finding.id)}
                        isCurrent={finding.id === current}
                        onSource={onSource}
                      >
                        <FindingActs
                          finding={finding}
                          editable={editable}
                          marking={marking.get(finding.id) ?? null}
                          onMark={(input) => mark({ findings: [finding.id], ...input })}
                        />
                      </FindingRow>
                    ))}
                  </ul>
                </section>
              ))}
              {!groups.length && (
                <p className="py-6 text-center text-13 text-ink-3">
                  {review.findings.length ? 'Nothing of this kind.' : 'Nothing was found.'}
                </p>
              )}
            </>
          ) : (
            <ReviewTable table={review.tables[Number(tab)]!} onSource={onSource} />
          )}
        </div>
      </div>
    </>
  )
}

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <span className="num font-normal text-ink-3">{count}</span>
  </>
)
