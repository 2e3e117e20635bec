import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Artifact, FormValue } from '../../../graph/workspace.ts'
import { count } from '../../../lib/count.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Shown, stateOf } from './counts.ts'
import { type FormGroup, groupsOf } from './form-groups.ts'
import type { ReviewItem } from './review.ts'
import { useReview } from './review-context.tsx'
import { ValueRow } from './value-row.tsx'

type FormValuesProps = {
  artifact: Artifact
  fields: FormValue[]
  items: ReviewItem[]
  only: Shown | null
  editable: boolean
  onSave: (field: FormValue, value: string) => Promise<void>
}

/** The form's values, part by part as the trade groups them, in one column. */
export function FormValues({ artifact, fields, items, only, editable, onSave }: FormValuesProps) {
  const { current, look } = useReview()
  const row = (field: FormValue) => (
    <ValueRow
      key={field.name}
      artifact={artifact}
      field={field}
      item={items.find((one) => one.field.name === field.name) ?? null}
      current={current?.artifactId === artifact.id && current.name === field.name ? current : null}
      editable={editable}
      onSave={onSave}
    />
  )
  const groups = groupsOf(fields, only)
  if (!groups.length) return <p className="py-6 text-center text-13 text-ink-3">Nothing of this kind on this form.</p>
  return (
    <div className="@container mx-auto max-w-220 divide-y divide-hairline overflow-hidden rounded-8 border border-hairline bg-surface">
      {groups.map((group) =>
        group.rows.length ? (
          <Group
            key={group.name}
            group={group}
            toLookAt={items.filter((item) => item.field.section === group.name).length}
            row={row}
            reveal={group.rest.some((field) => field.name === current?.name)}
          />
        ) : (
          <Absent
            key={group.name}
            group={group}
            row={row}
            reveal={group.rest.some((field) => field.name === current?.name)}
            {...(editable ? { onFill: () => look(artifact, group.rest[0]!.name, true) } : {})}
          />
        ),
      )}
    </div>
  )
}

type GroupProps = { group: FormGroup; row: (field: FormValue) => ReactNode; reveal: boolean }

function Group({ group, toLookAt, row, reveal }: GroupProps & { toLookAt: number }) {
  const { name, rows, rest, gist } = group
  const absent = rows.filter((field) => stateOf(field) === 'absent').length
  return (
    <section aria-label={name}>
      <details open>
        <summary className="flex min-h-9 items-center gap-2 px-4 hover:bg-hover">
          <Turn />
          <h3 className="flex-none">{name}</h3>
          <span className="num text-12 text-ink-3">{rows.length}</span>
          <span className="cut text-12 text-ink-3">{gist}</span>
          <span className="ml-auto flex-none text-12">
            {toLookAt > 0 ? (
              <Badge tone="wait">{toLookAt} to look at</Badge>
            ) : (
              absent > 0 && <span className="num text-ink-3">{absent} not found</span>
            )}
          </span>
        </summary>
        <dl className="pb-2">{rows.map(row)}</dl>
        {rest.length > 0 && <Rest fields={rest} row={row} reveal={reveal} />}
      </details>
    </section>
  )
}

/** A coverage nothing was found for: one line, its fields behind it. */
function Absent({ group, row, reveal, onFill }: GroupProps & { onFill?: () => void }) {
  return (
    <section aria-label={group.name}>
      <div className="flex min-h-9 items-center gap-2 pr-2 pl-9">
        <h3 className="flex-none text-ink-2">{group.name}</h3>
        <span className="cut text-12 text-ink-3">Not found, left blank</span>
        {onFill && !reveal && (
          <Button look="quiet" size="sm" className="ml-auto" onClick={onFill}>
            Fill in<span className="sr-only"> {group.name}</span>
          </Button>
        )}
      </div>
      {reveal && <dl className="pb-2">{group.rest.map(row)}</dl>}
    </section>
  )
}

function Rest({ fields, row, reveal }: { fields: FormValue[]; row: GroupProps['row']; reveal: boolean }) {
  return (
    <details open={reveal} className="pb-2">
      <summary className="flex min-h-7 items-center gap-2 pr-4 pl-9 text-12 text-ink-3 hover:bg-hover">
        {count(fields.length, 'further field')}, blank
        <Turn />
      </summary>
      <dl>{fields.map(row)}</dl>
    </details>
  )
}

function Turn() {
  return (
    <ChevronRight
      size={12}
      strokeWidth={2.25}
      aria-hidden
      className="quick flex-none text-ink-3 [details[open]>summary>&]:rotate-90"
    />
  )
}
