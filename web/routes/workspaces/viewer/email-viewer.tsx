import { Check, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { Artifact } from '../../../graph/workspace.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Checkbox, Field, TextArea, TextInput } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ArtifactViewerProps } from './form-viewer.tsx'
import { SaveNote } from './save-note.tsx'
import { useArtifactSave } from './use-artifact-save.ts'

const COPIED_MS = 2000 // spec 2 §9

type Draft = { toName: string; toEmail: string; subject: string; body: string; completed: boolean }

/** An e-mail Cara drafted. It is edited and copied here; nothing here can send it. */
export default function EmailViewer(props: ArtifactViewerProps) {
  const { artifact, editable } = props
  const [draft, setDraft] = useState(() => draftOf(artifact))
  const { status, save, ...rest } = useArtifactSave(props, (artifact) => setDraft(draftOf(artifact)))

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    save({ email: next })
  }
  const shared = { readOnly: !editable }
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto p-5 max-md:px-4">
      <article className="mx-auto grid max-w-180 gap-4 rounded-8 border border-hairline bg-surface p-5 shadow-card max-md:p-4">
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <Field label="To">
            {(control) => (
              <TextInput
                {...control}
                {...shared}
                type="email"
                placeholder="Not found in the documents"
                value={draft.toEmail}
                onChange={(event) => change({ toEmail: event.target.value })}
              />
            )}
          </Field>
          <Field label="Name" optional>
            {(control) => (
              <TextInput
                {...control}
                {...shared}
                value={draft.toName}
                onChange={(event) => change({ toName: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Subject">
          {(control) => (
            <TextInput
              {...control}
              {...shared}
              value={draft.subject}
              onChange={(event) => change({ subject: event.target.value })}
            />
          )}
        </Field>
        <Field label="Body">
          {(control) => (
            <TextArea
              {...control}
              {...shared}
              className="min-h-60 text-prose leading-[22px]!"
              value={draft.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton draft={draft} />
          <ButtonAnchor href={mailto(draft)}>
            <ExternalLink size={16} aria-hidden />
            Open in mail app
          </ButtonAnchor>
          <label htmlFor="completed" className="ml-auto flex items-center gap-2 text-13">
            <Checkbox
              id="completed"
              disabled={!editable}
              checked={draft.completed}
              onChange={(event) => change({ completed: event.target.checked })}
            />
            Completed
          </label>
        </div>
        <div className="flex min-h-5 items-center justify-between gap-3 text-12 text-ink-3">
          <span>Not sent. You send it from your own mailbox.</span>
          <SaveNote status={status} {...rest} />
        </div>
      </article>
    </div>
  )
}

function CopyButton({ draft }: { draft: Draft }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`Subject: ${draft.subject}\n\n${draft.body}`)
    } catch {
      return toast('This browser did not allow copying. Select the text and copy it by hand.', { tone: 'fail' })
    }
    setCopied(true)
    window.setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <Button look="primary" onClick={copy}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}

function draftOf(artifact: Artifact): Draft {
  const { toName, toEmail, subject, body, completed } = artifact.email!
  return { toName: toName ?? '', toEmail: toEmail ?? '', subject, body, completed }
}

function mailto({ toEmail, subject, body }: Draft) {
  const to = encodeURIComponent(toEmail).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
