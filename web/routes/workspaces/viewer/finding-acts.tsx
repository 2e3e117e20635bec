import { useState } from 'react'
import { FINDING_NOTE } from '../../../../shared/reviews.ts'
import type { Finding } from '../../../graph/workspace.ts'
import { fullTime } from '../../../lib/time.ts'
import { useTimeZone } from '../../../parts/session.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField, TextArea } from '../../../ui/field.tsx'

type FindingActsProps = {
  finding: Finding
  editable: boolean
  /** What was ticked and is not saved yet. */
  marking: boolean | null
  /** Comes back with whether it was saved. */
  onMark: (input: { dealt?: boolean; remark?: string; noteSeen?: string }) => Promise<boolean>
}

/** What was done about a finding: a note, and a tick that it was dealt with. */
export function FindingActs({
  finding: { topic, severity, dealt, remark },
  editable,
  marking,
  onMark,
}: FindingActsProps) {
  const [writing, setWriting] = useState<string | null>(null)
  const [seen, setSeen] = useState('')
  const timeZone = useTimeZone()
  const noted = remark?.text ?? ''
  const mayDeal = dealt || (editable && severity !== 'NONE')
  const send = async () => {
    if (await onMark({ remark: writing!, noteSeen: seen })) setWriting(null)
    else setSeen(noted)
  }
  return writing === null ? (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3 empty:hidden">
      {remark && (
        <p className="min-w-0 text-13 whitespace-pre-wrap text-ink">
          {remark.text} <span className="text-12 text-ink-3">{`${remark.by}, ${fullTime(timeZone, remark.at)}`}</span>
        </p>
      )}
      {editable && (
        <button
          type="button"
          className="min-h-6 font-medium text-accent-ink hover:underline"
          onClick={() => {
            setSeen(noted)
            setWriting(noted)
          }}
        >
          {remark ? 'Change note' : 'Add a note'}
          <span className="sr-only">: {topic}</span>
        </button>
      )}
      {mayDeal && (
        <span className="ml-auto flex flex-none items-center gap-2">
          {dealt && <span>{`${dealt.by}, ${fullTime(timeZone, dealt.at)}`}</span>}
          <CheckField
            checked={marking ?? dealt !== null}
            disabled={!editable}
            onChange={(event) => void onMark({ dealt: event.target.checked })}
          >
            Dealt with<span className="sr-only">: {topic}</span>
          </CheckField>
        </span>
      )}
    </div>
  ) : (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {noted !== seen && (
        <p className="text-13 whitespace-pre-wrap text-ink">
          {remark ? `${remark.by} noted meanwhile: “${noted}”` : 'The note was taken away meanwhile.'}
        </p>
      )}
      <TextArea
        autoFocus
        aria-label={`Note on ${topic}`}
        rows={2}
        maxLength={FINDING_NOTE}
        value={writing}
        onChange={(event) => setWriting(event.target.value)}
      />
      <span className="flex gap-2">
        <Button type="submit" look="primary" size="sm">
          Save note
        </Button>
        <Button look="quiet" size="sm" onClick={() => setWriting(null)}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
