import { useEffect, useRef, useState } from 'react'
import { wrongAddress } from '../../../../shared/emails.ts'
import type { Workspace } from '../../../graph/workspace.ts'
import { Checkbox, Field, TextArea, TextInput } from '../../../ui/field.tsx'
import { EmailAttachments } from './email-attachments.tsx'
import { type Draft, draftOf } from './email-draft.ts'
import { EmailOut } from './email-out.tsx'
import { EmailSignature } from './email-signature.tsx'
import type { ArtifactViewerProps } from './form-viewer.tsx'
import { SaveNote } from './save-note.tsx'
import { useArtifactSave } from './use-artifact-save.ts'

/** An e-mail Cara drafted. It is edited, copied and opened in a mail program from here; nothing here can send it. */
export default function EmailViewer(props: ArtifactViewerProps & { workspace: Workspace }) {
  const { artifact, editable, workspace } = props
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
      <article className="mx-auto grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4 rounded-8 border border-hairline bg-surface p-5 shadow-card max-md:p-4">
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <AddressField
            label="To"
            placeholder="Not found in the documents"
            value={draft.toEmail}
            editable={editable}
            onChange={(toEmail) => change({ toEmail })}
          />
          <Field label="Name" optional>
            {(control) => (
              <TextInput
                {...control}
                {...shared}
                maxLength={200}
                value={draft.toName}
                onChange={(event) => change({ toName: event.target.value })}
              />
            )}
          </Field>
        </div>
        {(editable || draft.cc) && (
          <AddressField label="Cc" optional value={draft.cc} editable={editable} onChange={(cc) => change({ cc })} />
        )}
        <Field label="Subject">
          {(control) => (
            <TextInput
              {...control}
              {...shared}
              maxLength={500}
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
              maxLength={100_000}
              className="min-h-60 text-prose leading-[22px]!"
              value={draft.body}
              onChange={(event) => change({ body: event.target.value })}
            />
          )}
        </Field>
        <EmailSignature draft={draft} editable={editable} onChange={(withSignature) => change({ withSignature })} />
        <EmailAttachments
          attachments={draft.attachments}
          artifactId={artifact.id}
          workspace={workspace}
          editable={editable}
          onChange={(attachments) => change({ attachments })}
        />
        <div className="flex flex-wrap items-center gap-2">
          <EmailOut
            draft={draft}
            href={`/agency/email/${workspace.id}/${artifact.id}.eml?version=${String(artifact.version)}`}
            waits={status.kind === 'saving'}
          />
          <label htmlFor="completed" className="ml-auto flex min-h-8 items-center gap-2 text-13">
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

type AddressFieldProps = {
  label: string
  optional?: boolean
  placeholder?: string
  value: string
  editable: boolean
  onChange: (value: string) => void
}

/** One or several addresses. They are kept as they are typed, and one that is not whole is said once the field is left. */
function AddressField({ label, optional = false, value, editable, onChange, placeholder }: AddressFieldProps) {
  const [typing, setTyping] = useState(false)
  const afterPress = useAfterPress()
  const wrong = typing ? null : wrongAddress(value)
  return (
    <Field
      label={label}
      optional={optional}
      {...(wrong && { error: wrong })}
      hint={typing ? 'Several addresses: divide them by commas.' : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={2000}
          placeholder={placeholder}
          readOnly={!editable}
          value={value}
          onChange={(event) => {
            setTyping(true)
            onChange(event.target.value)
          }}
          onBlur={() => afterPress(() => setTyping(false))}
        />
      )}
    </Field>
  )
}

/** Acts at once, or after a pointer press that is under way: what then moves below must not slip away from under the press. */
function useAfterPress() {
  const isDown = useRef(false)
  useEffect(() => {
    const down = () => {
      isDown.current = true
    }
    const up = () => {
      isDown.current = false
    }
    window.addEventListener('pointerdown', down, true)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up, true)
    return () => {
      window.removeEventListener('pointerdown', down, true)
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, up, true)
    }
  }, [])
  return (act: () => void) => {
    if (isDown.current) window.addEventListener('pointerup', () => window.setTimeout(act), { once: true })
    else act()
  }
}
