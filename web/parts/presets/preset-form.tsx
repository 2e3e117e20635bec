import { type ReactNode, useState } from 'react'
import { FORM_CARDS } from '../../../shared/forms.ts'
import { knownIds } from '../../../shared/labeled.ts'
import { composeMessage, isAsked } from '../../../shared/presets/message.ts'
import { type PresetId, type PresetInput, presetFor, withoutPrefix } from '../../../shared/presets.ts'
import { uploadFaults } from '../../../shared/uploads.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { Field, FieldErrors, FormProblem, TextArea } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { ChoiceInput } from '../choice-input.tsx'
import { FormChoice, formsOf } from '../form-choice.tsx'
import { PresetFoot } from '../preset-foot.tsx'
import { useSession } from '../session.ts'
import { usePresetRun } from '../use-preset-run.ts'
import { aboutOf } from './client.ts'
import { ClientLine } from './client-line.tsx'
import { FileSlot, pathOf } from './file-slot.tsx'
import { isFilled, isOfSlot, isReached, withRecords } from './slots.ts'
import { useInForce } from './use-in-force.ts'
import type { PresetDraft } from './use-preset-draft.ts'

type PresetFormProps = {
  /** The built-in preset that is run, or that the agency's own works like; null where that is like none, and says what is typed. */
  preset: PresetId | null
  inputs: readonly PresetInput[]
  /** The agency's own preset that the workspace is started from. */
  own?: { id: string }
  draft: PresetDraft
  verb: string
  /** Why it cannot be sent. */
  why?: string | undefined
  /** Below the inputs. */
  children?: ReactNode
  onCancel: () => void
}

/** What a preset is run with, drawn from its inputs. A failed send loses nothing of what was put in. */
export function PresetForm({ preset, inputs: declared, own, draft, verb, why, children, onCancel }: PresetFormProps) {
  const { texts, client, files, key, write, setClient, setFiles, clear } = draft
  const takesRecords = declared.some((input) => input.kind === 'files' && input.orRecords)
  const isOnFile = useInForce(takesRecords ? client?.id : undefined)
  const inputs = isOnFile ? declared.map(withRecords) : declared
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const { uploadLimits } = useSession()
  const faults = uploadFaults(
    files.map(({ name, size }) => ({ name: withoutPrefix(name), size })),
    uploadLimits,
  )
  const faultOf = (file: File) => faults[files.indexOf(file)] ?? null
  const filled = { files, client }
  const choices = Object.fromEntries(inputs.flatMap((input) => chosenOf(input, texts[input.name])))
  const formInput = inputs.find((input) => input.kind === 'forms')
  const forms = formInput
    ? knownIds(FORM_CARDS, texts[formInput.name]?.split(',') ?? firstForms(formInput, preset))
    : []
  const startedFrom = (formInput?.chooses && presetFor(forms[0])) ?? preset
  const { send, sending } = usePresetRun(own ? null : startedFrom, {
    ...(own && { customPresetId: own.id }),
    ...(client && aboutOf(client)),
  })

  const problemsOf = (input: PresetInput): FieldError[] => {
    if (input.kind !== 'files') return []
    const isRefused = files.some((file) => isOfSlot(file, input) && faultOf(file))
    const message = isRefused ? 'Take out the files that cannot be sent.' : !isFilled(input, filled) && input.missing
    return message ? [{ path: pathOf(input).split('.'), message }] : []
  }

  const submit = async () => {
    const found = inputs.flatMap(problemsOf)
    if (found.length) return setProblems(found)
    setProblems(undefined)
    const message = preset ? composeMessage(preset, { texts, forms, choices }) : (texts.message ?? '').trim()
    const refused = await send(message, files, key)
    if (refused) setProblems(refused)
    else clear()
  }

  const draw = (input: PresetInput) => {
    const { name, label } = input
    switch (input.kind) {
      case 'forms':
        return <FormChoice key={name} {...input} chosen={forms} onChange={(chosen) => write(name, chosen.join(','))} />
      case 'choice': {
        const { fixed, first, ...rest } = input
        return (
          <ChoiceInput
            key={name}
            {...rest}
            chosen={choices[name] ?? []}
            fixed={fixed && first}
            onChange={(ids) => write(name, ids.join(','))}
          />
        )
      }
      case 'files':
        return (
          <FileSlot
            key={name}
            input={input}
            files={files}
            faultOf={faultOf}
            client={client}
            records={isOnFile && input.orRecords === true}
            hints={input === inputs.find(({ kind }) => kind === 'files')}
            onFiles={(changed) => {
              setProblems(undefined)
              setFiles(changed)
            }}
            onClient={(changed) => {
              setProblems(undefined)
              setClient(changed)
            }}
          />
        )
      case 'text':
        return (
          <Field key={name} label={label} optional path={name} hint={input.hint}>
            {(control) => (
              <TextArea
                {...control}
                value={texts[name] ?? ''}
                placeholder={input.placeholder}
                onChange={({ target }) => write(name, target.value)}
              />
            )}
          </Field>
        )
    }
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
          {client && <ClientLine client={client} onRemove={() => setClient(null)} />}
          {inputs.filter((input) => isAsked(input, { forms, choices }) && isReached(input, inputs, filled)).map(draw)}
          {children}
          <FormProblem />
        </DialogBody>
        <PresetFoot
          verb={formInput && !formInput.chooses && !own ? `${verb} ${counted(forms.length)}` : verb}
          disabled={why !== undefined || (!!formInput && !forms.length)}
          why={why}
          sending={sending}
          onCancel={onCancel}
        />
      </form>
    </FieldErrors>
  )
}

const counted = (forms: number) => (forms === 1 ? '1 form' : `${String(forms)} forms`)

/** The form chosen from the beginning: the one that the preset is for, else the only one there is. */
function firstForms(input: Extract<PresetInput, { kind: 'forms' }>, preset: PresetId | null) {
  const offered = formsOf(input)
  const own = offered.filter(({ id }) => input.chooses && presetFor(id) === preset)
  return (own.length ? own : offered.slice(0, 1)).map(({ id }) => id)
}

/** The ids chosen in an input, by its name; the first where nothing was. */
const chosenOf = (input: PresetInput, kept: string | undefined): [string, string[]][] =>
  input.kind === 'choice' ? [[input.name, kept ? kept.split(',') : [input.first]]] : []
