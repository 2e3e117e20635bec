import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type PresetId, presetOf } from '../../shared/presets.ts'
import { forgetDraft } from '../lib/draft.ts'
import { Dialog } from '../ui/dialog.tsx'
import { clientOf, type Subject, takesAny } from './presets/client.ts'
import { PresetForm } from './presets/preset-form.tsx'
import { useFilesOf } from './presets/use-files-of.ts'
import { usePresetDraft } from './presets/use-preset-draft.ts'

const Confirm = lazy(() => import('../ui/confirm.tsx'))

type PresetDialogProps = {
  preset: PresetId
  /** The account or policy it is started from. */
  subject?: Subject | undefined
  open: boolean
  onClose: () => void
}

/**
 * The dialog of a built-in preset. A failed send, a reload or an ended session lose nothing of what was put in. Once the dialog was closed and
 * is gone, it is forgotten (spec 2 §2): a closed dialog starts anew. So Esc, the cross and a click outside ask first when words or files would
 * be lost; Cancel says it itself.
 */
export default function PresetDialog({ preset: id, subject, open, onClose }: PresetDialogProps) {
  const { title, about, inputs, verb } = presetOf(id)
  const place = ['preset', id, ...(subject ? [subject.id] : [])].join('.')
  const { files: known } = useFilesOf(subject && takesAny(id) ? subject.account.id : undefined)
  const draft = usePresetDraft(place, subject ? clientOf(id, subject, known ?? []) : null)
  const [asking, setAsking] = useState(false)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = !open
  }, [open])
  useEffect(() => () => (isClosed.current ? forgetDraft(place) : undefined), [place])
  const close = () => {
    // Closing may lead to another screen, with which this one is gone at once.
    isClosed.current = true
    onClose()
  }
  const isTyped = inputs.some(({ kind, name }) => kind === 'text' && draft.texts[name]?.trim())

  return (
    <Dialog
      wide
      open={open}
      onClose={() => (isTyped || draft.files.length ? setAsking(true) : close())}
      title={title}
      description={about}
    >
      <PresetForm preset={id} inputs={inputs} draft={draft} verb={verb} onCancel={close} />
      {asking && (
        <Suspense>
          <Confirm
            open
            onClose={() => setAsking(false)}
            title="Leave without sending?"
            verb="Leave"
            back="Keep editing"
            danger
            onConfirm={async () => {
              close()
              return undefined
            }}
          >
            What you put in here is not kept.
          </Confirm>
        </Suspense>
      )}
    </Dialog>
  )
}
