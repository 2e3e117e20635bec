import { type ReactNode, useState } from 'react'
import type { FormValue } from '../../../graph/workspace.ts'
import { Quote } from '../../../parts/quote.tsx'
import { Button } from '../../../ui/button.tsx'
import { beforeWords, insteadWords } from './counts.ts'
import { ValueEditor } from './value-editor.tsx'

type EvidenceCardProps = {
  field: FormValue
  editable: boolean
  onEditing: () => void
  onSave: (value: string) => void
}

/** Where one value comes from, and the way to change it. */
export function EvidenceCard({ field, editable, onEditing, onSave }: EvidenceCardProps) {
  const [editing, setEditing] = useState(false)
  if (editing)
    return <ValueEditor field={field} typed={field.value} onSave={onSave} onCancel={() => setEditing(false)} />
  return (
    <>
      <p className="mb-2 text-12 font-medium text-ink-3">{field.label}</p>
      <Evidence field={field} />
      {field.before && (
        <div className="mt-3 border-t border-hairline pt-3">
          <p className="mb-1 text-13 text-ink-2">{beforeWords(field)}</p>
          <Quote source={field.before.source} />
        </div>
      )}
      {editable && (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => {
            onEditing()
            setEditing(true)
          }}
        >
          {field.value ? 'Change value' : 'Fill in'}
        </Button>
      )}
    </>
  )
}

function Evidence({ field }: { field: FormValue }): ReactNode {
  const { source, state, reason } = field
  const instead = insteadWords(field)
  if (state === 'BLANK' && source) {
    return (
      <>
        <p className="mb-1 text-13 text-ink-2">{reason ?? instead}</p>
        <Quote source={source} />
      </>
    )
  }
  if (state === 'BLANK') return <p className="text-13 text-ink-2">{reason ?? 'Not found in the documents'}</p>
  if (state === 'EDITED') return <p className="text-13 text-ink-2">{source?.label ?? 'Changed by hand'}</p>
  if (!source) return <p className="text-13 text-ink-2">{reason ?? 'Without a source'}</p>
  return (
    <>
      {state === 'INFERRED' && <p className="mb-1 text-13 text-ink-2">Inferred, not read from a document</p>}
      <Quote source={source} />
    </>
  )
}
