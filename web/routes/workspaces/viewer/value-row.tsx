import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { fullTime } from '../../../lib/time.ts'
import { useTimeZone } from '../../../parts/session.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { beforeWords, insteadWords, shownValue, stateOf } from './counts.ts'
import { useEvidence } from './evidence-layer.tsx'
import type { ReviewItem } from './review.ts'
import { useReview } from './review-context.tsx'
import { ValueEditor } from './value-editor.tsx'

type ValueRowProps = {
  artifact: Artifact
  field: FormValue
  /** Why it should be reviewed; null if there is no need. */
  item: ReviewItem | null
  /** This is the value that is being looked at. */
  current: { editing: boolean } | null
  editable: boolean
  onSave: (field: FormValue, value: string) => Promise<void>
}

const SETTLED_MS = 120

const LINES = {
  sourced: 'border-b border-accent-line hover:bg-accent-soft',
  inferred: 'border-b border-dashed border-control hover:bg-hover',
  edited: 'border-b border-dotted border-control hover:bg-hover',
  excluded: 'border-b border-accent-line hover:bg-accent-soft',
  notIncluded: 'border-b border-accent-line hover:bg-accent-soft',
  included: 'border-b border-accent-line hover:bg-accent-soft',
  absent: 'text-ink-3',
}

/** One value: what it is, what it says, where that comes from; and where it is looked at, what to do about it. */
export function ValueRow({ artifact, field, item, current, editable, onSave }: ValueRowProps) {
  const { look, confirm, unsaved } = useReview()
  const draft = `${artifact.id}/${field.name}`
  const evidence = useEvidence(field)
  const row = useRef<HTMLDivElement>(null)
  const state = stateOf(field)
  const isCurrent = current !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor makes the row taller
  useEffect(() => {
    if (!isCurrent) return
    // The source pane takes room from below: the value stays in sight above it.
    const settled = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }))
    const later = window.setTimeout(() => row.current?.scrollIntoView({ block: 'nearest' }), SETTLED_MS)
    return () => {
      cancelAnimationFrame(settled)
      window.clearTimeout(later)
    }
  }, [isCurrent, current?.editing])
  const instead = insteadWords(field)
  const blank =
    field.reasonKind === 'CONFLICT' || field.reasonKind === 'DOUBTED' ? 'In doubt' : state ? 'Not found' : 'Blank'
  const said = instead ?? (field.value ? shownValue(field) : blank)
  return (
    <div
      ref={row}
      aria-current={isCurrent || undefined}
      className={cx(
        'grid min-h-7 scroll-my-12 grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-3 py-1 pr-4 pl-9 text-13 @max-[480px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @max-[480px]:pl-4',
        isCurrent &&
          'mx-2 rounded-6 bg-accent-soft px-7! shadow-[inset_0_0_0_1px_var(--accent-line)] @max-[480px]:px-2!',
      )}
    >
      <dt className="text-ink-2">{field.label}</dt>
      <dd className="min-w-0">
        {field.value || instead || field.source ? (
          <button
            type="button"
            {...evidence}
            aria-label={`${field.label}: ${said}`}
            className={cx(
              'max-w-full rounded-none text-left aria-expanded:bg-accent-soft max-md:min-h-6',
              LINES[state ?? 'absent'],
            )}
          >
            {said}
          </button>
        ) : (
          <span className="text-ink-3">{said}</span>
        )}
        {state === 'inferred' && <span className="ml-2 text-12 text-ink-3">inferred</span>}
        <Confirmed field={field} />
        {field.before && <p className="text-12 text-ink-3">{beforeWords(field)}</p>}
        {unsaved.has(draft) && !current?.editing && (
          <span className="ml-2 text-12 text-wait-ink">“{unsaved.get(draft)}” typed, not saved</span>
        )}
      </dd>
      <dd className="cut text-right text-12 leading-5! text-ink-3 @max-[480px]:col-span-2 @max-[480px]:text-left">
        {!field.value && !instead ? (
          editable &&
          !current?.editing && (
            <button
              type="button"
              className="min-h-6 font-medium text-accent-ink hover:underline"
              onClick={() => look(artifact, field.name, true)}
            >
              Fill in<span className="sr-only"> {field.label}</span>
            </button>
          )
        ) : (
          <Origin field={field} />
        )}
      </dd>
      {current && (
        <dd className="col-span-full flex flex-wrap items-center gap-2 pt-1 pb-1">
          {current.editing && editable ? (
            <div className="w-full max-w-110">
              <ValueEditor
                field={field}
                typed={unsaved.get(draft) ?? field.value}
                onTyped={(text) => unsaved.set(draft, text)}
                onSave={(value) => {
                  unsaved.delete(draft)
                  void onSave(field, value)
                }}
                onCancel={() => {
                  unsaved.delete(draft)
                  look(artifact, field.name)
                }}
              />
            </div>
          ) : (
            <>
              <p className={cx('min-w-0 flex-1', item?.grave ? 'text-fail-ink' : 'text-ink-2')}>{item?.why}</p>
              {editable && (
                <span className="flex flex-none gap-1">
                  <Button look="quiet" size="sm" onClick={() => look(artifact, field.name, true)}>
                    Change <Kbd>E</Kbd>
                  </Button>
                  {item && (
                    <Button look="primary" size="sm" onClick={() => confirm(artifact, field)}>
                      Confirm <Kbd>Enter</Kbd>
                    </Button>
                  )}
                </span>
              )}
            </>
          )}
        </dd>
      )}
    </div>
  )
}

function Confirmed({ field: { confirmed } }: { field: FormValue }) {
  const timeZone = useTimeZone()
  if (!confirmed) return null
  const byWhom = ` by ${confirmed.by}, ${fullTime(timeZone, confirmed.at)}`
  return (
    <span title={`Confirmed${byWhom}`} className="ml-2 text-12 text-done-ink">
      <Check size={12} className="mr-[2px] inline" aria-hidden />
      Confirmed<span className="sr-only">{byWhom}</span>
    </span>
  )
}

/** Where a value comes from in a few words; a long name is cut, its page is not. */
function Origin({ field: { source, state } }: { field: FormValue }) {
  const place = source?.page ? `${source.label}, p. ${String(source.page)}` : (source?.label ?? '')
  if (!source?.page) return <span title={place}>{state === 'INFERRED' && place ? `from ${place}` : place}</span>
  return (
    <span title={place} className="flex justify-end @max-[480px]:justify-start">
      <span className="cut">
        {state === 'INFERRED' && 'from '}
        {source.label}
      </span>
      <span className="flex-none whitespace-pre">, p. {source.page}</span>
    </span>
  )
}
