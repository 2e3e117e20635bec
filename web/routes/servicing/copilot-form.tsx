import { useState } from 'react'
import type { FormId } from '../../../shared/forms.ts'
import { composeMessage } from '../../../shared/presets/message.ts'
import { PRESETS, type PresetDeclaration, type PresetId, presetOf } from '../../../shared/presets.ts'
import { COPILOT_DEFAULTS, type RequestType } from '../../../shared/requests.ts'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../../shared/uploads.ts'
import { newId } from '../../lib/id.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { QueryCombobox } from '../../parts/form/query-combobox.tsx'
import { FormChoice } from '../../parts/form-choice.tsx'
import { marked } from '../../parts/preset-files.ts'
import { PresetFoot } from '../../parts/preset-foot.tsx'
import { KnownFiles } from '../../parts/presets/known-files.tsx'
import { type Session, useSession } from '../../parts/session.ts'
import { NOT_MADE } from '../../parts/start-workspace.ts'
import { usePresetRun } from '../../parts/use-preset-run.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { Field, FieldErrors, FormProblem, TextArea } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { knownFiles } from './known-files.ts'
import type { RequestParts } from './request-facts.ts'

type CopilotFormProps = {
  of: RequestParts
  /** What the client has, whose files are offered. */
  policies: Parameters<typeof knownFiles>[1]
  /** What the message box begins with. */
  message: string
  /** A preset is to be chosen before it is sent; without this there is none. */
  asksPreset?: boolean
  verb: string
  close: () => void
}

/** Opens a workspace from a request, with a message that may be changed first, and files (spec 1 §2.8). */
export function CopilotForm({ of, policies, message: first, asksPreset = false, verb, close }: CopilotFormProps) {
  const { uploadLimits, customPresets } = useSession()
  const [chosen, setChosen] = useState<string | null>((asksPreset && COPILOT_DEFAULTS[of.type]) || null)
  const own = customPresets.find(({ id }) => id === chosen)
  const preset = own ? null : (chosen as PresetId | null)
  const [forms, setForms] = useState<readonly FormId[]>(firstForms(of.type))
  const [message, setMessage] = useState(first)
  const [files, setFiles] = useState<File[]>([])
  const known = knownFiles(of, policies)
  const [documentIds, setDocumentIds] = useState(() => known.filter(({ goesAlong }) => goesAlong).map(({ id }) => id))
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const { send, sending } = usePresetRun(preset, {
    ...{ serviceRequestId: of.id, documentIds },
    ...(own && { customPresetId: own.id }),
  })
  const takesFiles = own?.allowFileUpload !== false
  const takesForms = !!preset && inputsOf(preset).some(({ kind }) => kind === 'forms')
  const faults = uploadFaults(files, uploadLimits)
  const sent = takesFiles ? files : []

  const submit = async () => {
    if (takesFiles && faults.some(Boolean))
      return setProblems([{ path: ['files'], message: 'Take out the files that cannot be sent.' }])
    setProblems(undefined)
    const said = [preset && takesForms ? formsAsked(preset, forms) : '', message.trim()].filter(Boolean).join('\n\n')
    const prefix = preset && prefixOf(preset)
    const named = prefix ? sent.map((file) => marked(file, prefix)) : sent
    const refused = await send(
      said,
      named,
      keyOf([chosen, said, documentIds, ...sent.map(({ name, size }) => `${name} ${size}`)]),
    )
    if (!refused) return
    const isAtField = refused.some(({ path }) => path.length > 0)
    setProblems(isAtField ? refused : [{ path: [], message: NOT_MADE }, ...refused])
  }
  const missing = missingIn({
    preset: !asksPreset || !!chosen,
    form: !takesForms || forms.length > 0,
    message: !!message.trim(),
  })
  const [keys] = useState(() => new Map<string, string>())
  /** The same thing sent again has the same key. */
  const keyOf = (sent: unknown) => {
    const print = JSON.stringify(sent)
    if (!keys.has(print)) keys.set(print, newId())
    return keys.get(print)!
  }

  return (
    <FieldErrors errors={problems}>
      <form
        className="flex min-h-0 flex-col"
        onKeyDown={sendByKey}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DialogBody>
          {asksPreset && <PresetChoice value={chosen} own={customPresets} onChange={setChosen} />}
          {takesForms && <FormChoice name="forms" label="Forms" chosen={forms} onChange={setForms} />}
          <Field label="Message" path="message">
            {(control) => (
              <TextArea {...control} value={message} onChange={(event) => setMessage(event.target.value)} />
            )}
          </Field>
          {known.length > 0 && (
            <KnownFiles title="Files already here" files={known} chosen={documentIds} onChange={setDocumentIds} />
          )}
          {takesFiles && (
            <FileDrop
              label="Files"
              path="files"
              accept={UPLOAD_ACCEPT}
              hint={uploadHint(uploadLimits)}
              files={files}
              faults={faults}
              onChange={setFiles}
            />
          )}
          <FormProblem />
        </DialogBody>
        <PresetFoot verb={verb} disabled={missing !== undefined} why={missing} sending={sending} onCancel={close} />
      </form>
    </FieldErrors>
  )
}

/** The first thing that is missing before it can be sent, in words; nothing when all is there. */
function missingIn(has: { preset: boolean; form: boolean; message: boolean }) {
  if (!has.preset) return 'Choose a preset.'
  if (!has.form) return 'Choose a form.'
  return has.message ? undefined : 'Write a message.'
}

const inputsOf = (preset: PresetId): PresetDeclaration['inputs'] => presetOf(preset).inputs

/** The forms that are ticked at first: ACORD 25 for a certificate (spec 1 §4). */
const firstForms = (type: RequestType): FormId[] => (type === 'CREATE_CERTIFICATE' ? ['25'] : [])

/** How files of this preset are marked. */
const prefixOf = (preset: PresetId) => inputsOf(preset).find((input) => input.kind === 'files')?.prefix

/** "Fill ACORD 25 (…).", as the preset's own dialog says it. */
const formsAsked = (preset: PresetId, forms: readonly FormId[]) =>
  composeMessage(preset, { texts: {}, forms }).split('\n\n')[0]!

const BUILT_IN = PRESETS.map(({ id, title, description }) => ({ id, label: title, aside: description }))

type PresetChoiceProps = {
  value: string | null
  own: Session['customPresets']
  onChange: (presetId: string | null) => void
}

/** All presets at once, the agency's own after the built-in ones, narrowed by typing (spec 1 §5: up to 1,000 options, from no letter on). */
function PresetChoice({ value, own, onChange }: PresetChoiceProps) {
  const choices = [...BUILT_IN, ...own.map(({ id, title, description }) => ({ id, label: title, aside: description }))]
  const chosen = choices.find(({ id }) => id === value)
  return (
    <QueryCombobox
      label="Preset"
      name="preset"
      placeholder="Choose what Cara should do"
      hint={chosen?.aside}
      value={chosen}
      search={(text) =>
        Promise.resolve(choices.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())))
      }
      onChoose={(choice) => onChange(choice?.id ?? null)}
    />
  )
}
