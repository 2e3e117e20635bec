import type { ReactNode } from 'react'
import { FORM_CARDS } from '../../../../shared/forms.ts'
import type { StageEvent } from '../../../graph/workspace.ts'

type Call = NonNullable<StageEvent['toolCall']>

/** The few words beside a step's title: what was searched, filled or written to whom. */
export function toolAside(call: Call): string | null {
  const queries = call.searchFile?.queries ?? []
  if (queries.length) {
    const more = queries.length - 2
    const first = queries.slice(0, 2).map((one) => one.query)
    return first.join(', ') + (more > 0 ? ` and ${String(more)} more` : '')
  }
  if (call.fillTemplate) return FORM_CARDS.find((card) => card.id === call.fillTemplate?.templateId)?.name ?? null
  if (call.draftEmail)
    return (call.draftEmail.toName ?? call.draftEmail.toEmail)
      ? `to ${call.draftEmail.toName ?? call.draftEmail.toEmail}`
      : null
  return call.draftDocument?.title ?? null
}

/** A call's inputs and results: searches with their answers, everything else by name and value. */
export function ToolCallDetails({ call }: { call: Call }) {
  if (call.searchFile) {
    const { queries, results } = call.searchFile
    return (
      <dl className="grid gap-3">
        {queries.map(({ query }) => (
          <div key={query}>
            <dt className="font-medium text-ink">{query}</dt>
            <dd className="whitespace-pre-wrap">
              {results.find((one) => one.query === query)?.answer ?? 'No answer yet.'}
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <div className="grid gap-3">
      <Part title="Input">
        <Arguments json={call.argumentsJson} />
      </Part>
      {call.result && (
        <Part title="Result">
          <p className="max-h-60 overflow-y-auto whitespace-pre-wrap">{call.result}</p>
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-12 font-medium text-ink-3">{title}</p>
      {children}
    </div>
  )
}

function Arguments({ json }: { json: string }) {
  const entries = readEntries(json)
  if (!entries) return <p className="whitespace-pre-wrap">{json}</p>
  return (
    <dl className="grid max-h-60 grid-cols-[minmax(80px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 overflow-y-auto">
      {entries.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="whitespace-pre-wrap">{typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
        </div>
      ))}
    </dl>
  )
}

function readEntries(json: string): [string, unknown][] | null {
  try {
    const value: unknown = JSON.parse(json)
    return value && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null
  } catch {
    return null
  }
}
