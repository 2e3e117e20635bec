import { ChevronRight } from 'lucide-react'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { countsOf, shownValue } from './counts.ts'
import { useEvidence } from './evidence-layer.tsx'

type Form = NonNullable<Artifact['form']>

/** The form's values as a worksheet, section by section, and the list of what was not found. */
export function FormValues({ form }: { form: Form }) {
  const sections = Map.groupBy(form.fields, (field) => field.section)
  const { missing } = countsOf(form.fields)
  return (
    <div className="@container mx-auto max-w-220">
      <article className="rounded-8 border border-hairline bg-surface shadow-card">
        <header className="flex items-baseline gap-2 px-5 pt-4 pb-3 max-md:flex-col max-md:gap-0 max-md:px-4">
          <h3>{form.form}</h3>
          <span className="text-12 text-ink-3">
            {form.worksheet
              ? 'worksheet – not a certificate'
              : `on your licensed form${form.edition ? `, edition ${form.edition}` : ''}`}
          </span>
        </header>
        {[...sections].map(([title, fields]) => (
          <Section key={title} title={title} fields={fields} />
        ))}
      </article>
      {missing.length > 0 && (
        <section id="blanks" aria-labelledby="blanks-title" className="mt-4 scroll-mt-4">
          <h3 id="blanks-title" className="mb-2 flex items-center gap-2">
            Not found in the documents <span className="text-12 font-medium text-ink-3">{missing.length}</span>
          </h3>
          <ul className="divide-y divide-hairline rounded-8 border border-hairline bg-surface">
            {[...Map.groupBy(missing, (field) => field.section)].map(([title, fields]) =>
              answered(sections.get(title)) ? (
                fields.map((field) => <Missing key={field.name} field={field} />)
              ) : (
                <MissingSection key={title} title={title} fields={fields} />
              ),
            )}
          </ul>
        </section>
      )}
    </div>
  )
}

function answered(fields: FormValue[] | undefined) {
  return fields?.some((field) => field.value) ?? false
}

function Section({ title, fields }: { title: string; fields: FormValue[] }) {
  const shown = fields.filter((field) => field.value || field.type !== 'TICK')
  return (
    <section aria-label={title} className="border-t border-hairline px-5 pt-3 pb-4 max-md:px-4">
      <h4 className="mb-2 text-12 font-semibold">{title}</h4>
      {answered(fields) ? (
        <dl className="grid grid-cols-4 gap-x-4 gap-y-2 @max-[480px]:grid-cols-2">
          {shown.map((field) => (
            <Value key={field.name} field={field} />
          ))}
        </dl>
      ) : (
        <p className="text-13 text-ink-3">Not found in the documents</p>
      )}
    </section>
  )
}

const LONG_VALUE = 16
const LONG_LABEL = 20

function Value({ field }: { field: FormValue }) {
  const evidence = useEvidence(field)
  const value = shownValue(field)
  const two = field.type === 'MULTILINE' || value.length > LONG_VALUE || field.label.length > LONG_LABEL
  return (
    <div className={cx('min-w-0', two && 'col-span-2')}>
      <dt className="mb-[2px] text-12 text-ink-3">{field.label}</dt>
      <dd className="text-13">
        <button
          type="button"
          {...evidence}
          className={cx(
            'max-w-full rounded-none text-left',
            'aria-expanded:rounded-4 aria-expanded:bg-accent-soft aria-expanded:shadow-[0_0_0_2px_var(--accent-soft),0_0_0_3.5px_var(--accent)]',
            !field.value && 'text-ink-3 hover:text-ink',
            field.state === 'SOURCED' && 'border-b border-accent-line hover:bg-accent-soft',
            field.state === 'INFERRED' && 'border-b border-dashed border-control hover:bg-hover',
            field.state === 'EDITED' && 'border-b border-work-dot hover:bg-hover',
          )}
        >
          {field.value ? value : 'Not found'}
        </button>
        {field.state === 'INFERRED' && <span className="ml-1 text-12 text-ink-3">inferred</span>}
        {field.state === 'EDITED' && <span className="ml-1 text-12 text-ink-3">changed</span>}
      </dd>
    </div>
  )
}

function Missing({ field }: { field: FormValue }) {
  const evidence = useEvidence(field)
  return (
    <li className="flex min-h-10 items-center gap-3 py-1 pr-2 pl-4 text-13">
      <span className="cut">
        {field.label} <span className="text-ink-3">{field.section}</span>
      </span>
      <Button
        size="sm"
        className="ml-auto"
        aria-expanded={evidence['aria-expanded']}
        aria-haspopup="dialog"
        onClick={evidence.onClick}
      >
        Fill in<span className="sr-only"> {field.label}</span>
      </Button>
    </li>
  )
}

/** A part of the form about which the documents say nothing: one row, its fields behind it. */
function MissingSection({ title, fields }: { title: string; fields: FormValue[] }) {
  return (
    <li className="text-13">
      <details>
        <summary className="flex min-h-10 items-center gap-2 px-4 hover:bg-hover">
          <span className="cut">{title}</span>
          <span className="text-ink-3">{fields.length === 1 ? '1 field' : `all ${String(fields.length)} fields`}</span>
          <ChevronRight
            size={12}
            strokeWidth={2.25}
            aria-hidden
            className="quick ml-auto text-ink-3 in-open:rotate-90"
          />
        </summary>
        <ul className="divide-y divide-hairline border-t border-hairline">
          {fields.map((field) => (
            <Missing key={field.name} field={field} />
          ))}
        </ul>
      </details>
    </li>
  )
}
