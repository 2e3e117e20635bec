import { useState } from 'react'
import { FORM_CARDS, type FormId } from '../../shared/forms.ts'
import {
  composeMessage,
  isAsked,
  type PresetId,
  type PresetInput,
  presetOf,
  withoutPrefix,
} from '../../shared/presets.ts'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../shared/uploads.ts'
import { useDraft } from '../lib/draft.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogBody } from '../ui/dialog-parts.tsx'
import { Field, FieldErrors, FormProblem, TextArea } from '../ui/field.tsx'
import type { FieldError } from '../ui/field-errors.ts'
import { FileDrop } from '../ui/file-drop.tsx'
import { FormChoice } from './form-choice.tsx'
import { marked } from './preset-files.ts'
import { PresetFoot } from './preset-foot.tsx'
import { useSession } from './session.ts'
import { usePresetRun } from './use-preset-run.ts'

type PresetDialogProps = { preset: PresetId; open: boolean; onClose: () => void }

/** A preset's dialog, drawn from the inputs it declares in shared/presets.ts. What is written is kept until it is sent. */
export default function PresetDialog({ preset: id, open, onClose }: PresetDialogProps) {
  const preset = presetOf(id)
  const { draft, change, clear } = useDraft(`preset.${id}`)
  const [forms, setForms] = useState<readonly FormId[]>(FORM_CARDS.length === 1 ? [FORM_CARDS[0].id] : [])
  const { send, sending } = usePresetRun(id)
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const { uploadLimits } = useSession()
  const faults = uploadFaults(
    draft.files.map(({ name, size }) => ({ name: withoutPrefix(name), size })),
    uploadLimits,
  )
  const faultOf = (file: File) => faults[draft.files.indexOf(file)] ?? null
  const texts = readTexts(draft.text)
  const asksForForms = preset.inputs.some(({ kind }) => kind === 'forms')

  const submit = async () => {
    const found = preset.inputs.flatMap((input) => problemsOf(input, draft.files, faultOf))
    if (found.length) return setProblems(found)
    setProblems(undefined)
    const refused = await send(composeMessage(id, { texts, forms }), draft.files, draft.key)
    if (refused) setProblems(refused)
    else clear()
  }

  const draw = (input: PresetInput) => {
    if (input.kind === 'forms')
      return <FormChoice key={input.name} label={input.label} chosen={forms} onChange={setForms} />
    if (input.kind === 'files') {
      const ofSlot = draft.files.filter((file) => isOfSlot(file, input))
      return (
        <FileDrop
          key={input.name}
          label={input.label}
          path={`files.${input.name}`}
          accept={UPLOAD_ACCEPT}
          hint={uploadHint(uploadLimits)}
          files={ofSlot}
          faults={ofSlot.map(faultOf)}
          onChange={(files) => {
            setProblems(undefined)
            change({
              files: [
                ...draft.files.filter((file) => !isOfSlot(file, input)),
                ...files.map((file) => marked(file, input.prefix)),
              ],
            })
          }}
          nameOf={({ name }) => withoutPrefix(name)}
        />
      )
    }
    return (
      <Field key={input.name} label={input.label} optional hint={input.hint}>
        {(control) => (
          <TextArea
            {...control}
            value={texts[input.name] ?? ''}
            placeholder={input.placeholder}
            onChange={(event) => change({ text: JSON.stringify({ ...texts, [input.name]: event.target.value }) })}
          />
        )}
      </Field>
    )
  }

  return (
    <Dialog wide open={open} onClose={onClose} title={preset.title} description={preset.about}>
      <FieldErrors errors={problems}>
        <form
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            {preset.inputs.filter((input) => isAsked(input, { forms })).map(draw)}
            <FormProblem />
          </DialogBody>
          <PresetFoot
            verb={asksForForms ? `${preset.verb} ${counted(forms.length)}` : preset.verb}
            disabled={asksForForms && !forms.length}
            sending={sending}
            onCancel={onClose}
          />
        </form>
      </FieldErrors>
    </Dialog>
  )
}

const counted = (forms: number) => (forms === 1 ? '1 form' : `${String(forms)} forms`)

/** The texts of all inputs are one draft, so that they are kept and forgotten together. */
function readTexts(draft: string): Record<string, string> {
  try {
    return JSON.parse(draft || '{}') as Record<string, string>
  } catch {
    return {}
  }
}

type FilesInput = Extract<PresetInput, { kind: 'files' }>

const isOfSlot = (file: File, { prefix }: FilesInput) => file.name.startsWith(`${prefix} `)

/** Why the files of an input cannot be sent as they are. */
function problemsOf(input: PresetInput, files: File[], faultOf: (file: File) => string | null): FieldError[] {
  if (input.kind !== 'files') return []
  const ofSlot = files.filter((file) => isOfSlot(file, input))
  const message = ofSlot.some(faultOf)
    ? 'Take out the files that cannot be sent.'
    : ofSlot.length === 0 && input.missing
  return message ? [{ path: ['files', input.name], message }] : []
}
