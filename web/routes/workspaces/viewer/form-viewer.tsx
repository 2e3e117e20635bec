import { ChevronUp, CircleAlert, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAct } from '../../../graph/act.ts'
import { UpdateArtifactDocument } from '../../../graph/generated/graphql.ts'
import type { Artifact, FormValue, Source } from '../../../graph/workspace.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useZoom, ZoomTools } from '../../../ui/zoom.tsx'
import { countsOf, type Shown, STATE_WORDS, STATES, shownValue } from './counts.ts'
import { EvidenceLayer } from './evidence-layer.tsx'
import { FormPages } from './form-pages.tsx'
import { FormValues } from './form-values.tsx'
import { reviewItems, stepFrom, wholeFindings } from './review.ts'
import { useReview } from './review-context.tsx'
import { SameElsewhere } from './same-elsewhere.tsx'
import { useReviewKeys } from './use-review-keys.ts'

export type ArtifactViewerProps = {
  artifact: Artifact
  workspaceId: string
  editable: boolean
  onSaved: (artifact: Artifact) => void
}

type FormViewerProps = ArtifactViewerProps & {
  isNewest: boolean
  isAtRest: boolean
  /** All that the workspace holds, this one among them. */
  artifacts: Artifact[]
  onSource: (source: Source) => void
}

/** A filled form: its values with what they rest on, the next one to look at, and the PDF. */
export default function FormViewer({
  artifact,
  workspaceId,
  editable,
  onSaved,
  isNewest,
  isAtRest,
  artifacts,
  onSource,
}: FormViewerProps) {
  const [tab, setTab] = useState<'values' | 'pdf'>('values')
  const [only, setOnly] = useState<Shown | null>(null)
  const [zoom, setZoom] = useZoom()
  const [pending, setPending] = useState<{ name: string; value: string } | null>(null)
  const [was, setWas] = useState<FormValue | null>(null)
  const { current, look, confirm } = useReview()
  const act = useAct()
  const form = artifact.form!
  const fields = pending
    ? form.fields.map((field) => (field.name === pending.name ? changed(field, pending.value) : field))
    : form.fields
  const items = reviewItems({ ...form, fields })
  const name = current?.artifactId === artifact.id ? current.name : null
  const place = items.findIndex((item) => item.field.name === name)

  const step = (by: 1 | -1) => {
    const next = stepFrom(items, name, by)
    if (!next) return
    setOnly(null)
    look(artifact, next.field.name)
    if (next.field.source?.fileId) onSource(next.field.source)
  }
  useReviewKeys({
    onStep: step,
    onConfirm: () => editable && items[place] && void confirm(artifact, items[place].field),
    onChange: () => {
      // While Cara still works the wish is kept: the editor opens when that ends.
      if (!isNewest || !name) return
      setTab('values')
      look(artifact, name, true)
    },
  })

  /** Shows the value at once, and takes it back with the reason when it is refused; what was typed can be sent again. */
  const save = async (seen: FormValue, value: string) => {
    const { name } = seen
    const now = form.fields.find((field) => field.name === name) ?? seen
    if (now.value !== seen.value)
      return refuse(seen, value, `It was changed elsewhere to “${shownValue(now) || 'blank'}” meanwhile.`, 'Use mine')
    setPending({ name, value })
    look(artifact, null)
    const input = { form: { fields: [{ name, value }] } }
    const outcome = await act(UpdateArtifactDocument, {
      workspaceId,
      artifactId: artifact.id,
      version: artifact.version,
      edits: artifact.edits,
      input,
    })
    setPending(null)
    if (outcome.ok && outcome.value.artifact) {
      setWas(form.fileId ? null : seen)
      return onSaved(outcome.value.artifact)
    }
    const isConflict = !outcome.ok && outcome.code === 'CONFLICT'
    refuse(seen, value, outcome.ok ? '' : outcome.sentence, isConflict ? 'Use mine' : 'Try again')
  }
  const latest = useRef({ form, save })
  latest.current = { form, save }

  function refuse(field: FormValue, value: string, reason: string, again: string) {
    const run = () => {
      const now = latest.current.form.fields.find(({ name }) => name === field.name) ?? field
      void latest.current.save(now, value)
    }
    const typed = shownValue({ ...field, value })
    toast(`${field.label} was not changed${typed && ` to “${typed}”`}. ${reason}`, {
      tone: 'fail',
      action: { label: again, run },
    })
  }
  const canEdit = editable && !pending
  const counts = countsOf(fields)

  return (
    <EvidenceLayer editable={canEdit} onSource={onSource} onSave={save}>
      <div className="flex flex-none flex-wrap items-center gap-x-4 border-b border-hairline bg-surface pr-3 pl-5 max-md:pl-4">
        <Tabs
          id="form"
          label="Show the form as"
          value={tab}
          tabs={[
            {
              value: 'values',
              label: (
                <>
                  Values <span className="num font-normal text-ink-3">{counts.all}</span>
                </>
              ),
            },
            { value: 'pdf', label: 'PDF' },
          ]}
          onChange={setTab}
        />
        <div className="ml-auto flex items-center gap-1 py-1">
          {tab === 'pdf' && <ZoomTools label="Size of the form" zoom={zoom} onZoom={setZoom} />}
          {items.length > 0 && (
            <>
              <span className="num px-1 text-12 text-ink-2" aria-live="polite">
                {place < 0 ? `${String(items.length)} to look at` : `${String(place + 1)} of ${String(items.length)}`}
              </span>
              <Button
                look="quiet"
                size="sm"
                icon
                aria-label="Look at the one before"
                title="Before (K)"
                onClick={() => step(-1)}
              >
                <ChevronUp size={16} aria-hidden />
              </Button>
              <Button size="sm" title="Next to look at (J)" onClick={() => step(1)}>
                Next to look at <Kbd>J</Kbd>
              </Button>
            </>
          )}
        </div>
      </div>
      {was && editable && <SameElsewhere {...{ workspaceId, artifacts, artifact, was }} onDone={() => setWas(null)} />}
      {tab === 'values' && <Legend counts={counts} only={only} onOnly={setOnly} />}
      <div
        id="form-panel"
        role="tabpanel"
        aria-labelledby={`form-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto px-4 pt-1 pb-5 -outline-offset-2 max-md:px-2"
      >
        {isNewest && isAtRest && <Findings findings={wholeFindings(form)} />}
        {tab === 'pdf' ? (
          <FormPages
            artifact={artifact}
            workspaceId={workspaceId}
            fields={fields}
            current={name}
            zoom={zoom}
            onZoom={setZoom}
          />
        ) : (
          <>
            <p className="px-1 pb-2 text-12 text-ink-3">
              {form.form},{' '}
              {form.worksheet
                ? 'our own worksheet, not the form'
                : form.fileId
                  ? 'on the attached PDF, which stays fillable'
                  : `on your licensed form${form.edition ? `, edition ${form.edition}` : ''}`}
            </p>
            <FormValues
              artifact={artifact}
              fields={fields}
              items={items}
              only={only}
              editable={canEdit}
              onSave={save}
            />
          </>
        )}
      </div>
    </EvidenceLayer>
  )
}

function changed(field: FormValue, value: string): FormValue {
  return {
    ...field,
    value,
    state: value ? 'EDITED' : 'BLANK',
    source: null,
    reason: null,
    confirmed: null,
    before: null,
  }
}

const KINDS = [...STATES, 'changed'] as const
const KIND_WORDS = { ...STATE_WORDS, changed: 'changed since the last form' }
const KEYS = {
  sourced: 'border-accent-line',
  inferred: 'border-dashed border-control',
  edited: 'border-dotted border-control',
  excluded: '',
  notIncluded: '',
  included: '',
  absent: '',
  changed: '',
}

type LegendProps = {
  counts: ReturnType<typeof countsOf>
  only: Shown | null
  onOnly: (only: Shown | null) => void
}

/** How the values came about, which adds up to the number of values, and how many changed; each shows only its own. */
function Legend({ counts, only, onOnly }: LegendProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset frames what is filled in; this filters
    <div role="group" aria-label="Show only" className="flex flex-none flex-wrap gap-x-1 px-3 py-1 max-md:px-2">
      {KINDS.filter((state) => counts[state] > 0 || state === only).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={only === state}
          onClick={() => onOnly(only === state ? null : state)}
          className={cx(
            'inline-flex min-h-7 items-center gap-[6px] rounded-6 px-2 text-12 text-ink-2 tabular-nums hover:bg-hover',
            only === state && 'bg-press text-ink',
          )}
        >
          {KEYS[state] && <i className={cx('inline-block w-4 border-b-2', KEYS[state])} />}
          <b className="font-semibold text-ink">{counts[state]}</b> {KIND_WORDS[state]}
        </button>
      ))}
    </div>
  )
}

/** At most one banner: the most serious check of the form as a whole; the others are behind it. */
function Findings({ findings }: { findings: NonNullable<Artifact['form']>['findings'] }) {
  const [first, ...others] = findings.toSorted(
    (a, b) => Number(b.severity === 'ERROR') - Number(a.severity === 'ERROR'),
  )
  if (!first) return null
  const serious = first.severity === 'ERROR'
  const Icon = serious ? CircleAlert : TriangleAlert
  return (
    <div
      className={cx(
        'mb-3 flex gap-2 rounded-8 px-3 py-2 text-13',
        serious ? 'bg-fail-soft text-fail-ink' : 'bg-wait-soft text-wait-ink',
      )}
    >
      <Icon size={16} className="mt-[2px]" role="img" aria-label={serious ? 'Error' : 'Warning'} />
      <div className="min-w-0">
        {first.message}
        {others.length > 0 && (
          <details>
            <summary className="min-h-6 font-medium hover:underline">{others.length} more</summary>
            <ul className="grid gap-1">
              {others.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
