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
import { useDraft } from '../lib/draft.ts'
import { cx } from '../ui/cx.ts'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { Checkbox, ErrorText, Field, FieldErrors, TextArea } from '../ui/field.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { PresetFoot } from './preset-foot.tsx'
import { usePresetRun } from './use-preset-run.ts'

type PresetDialogProps = { preset: PresetId; open: boolean; onClose: () => void }

/** A preset's dialog, drawn from the inputs it declares in shared/presets.ts. What is written is kept until it is sent. */
export default function PresetDialog({ preset: id, open, onClose }: PresetDialogProps) {
  const preset = presetOf(id)
  const { draft, change, clear } = useDraft(`preset.${id}`)
  const [forms, setForms] = useState<readonly FormId[]>(FORM_CARDS.length === 1 ? [FORM_CARDS[0].id] : [])
  const { send, failure, share, stop } = usePresetRun(id)
  const texts = readTexts(draft.text)
  const asksForForms = preset.inputs.some(({ kind }) => kind === 'forms')

  const submit = async () => {
    if (await send(composeMessage(id, { texts, forms }), draft.files, draft.key)) clear()
  }
  const errorAt = (place: string) => failure?.errors.find(({ path }) => path[0] === place)?.message

  const draw = (input: PresetInput) => {
    if (input.kind === 'forms')
      return <FormChoice key={input.name} label={input.label} chosen={forms} onChange={setForms} />
    if (input.kind === 'files') {
      const isOfSlot = (file: File) => file.name.startsWith(`${input.prefix} `)
      return (
        <FileDrop
          key={input.name}
          label={input.label}
          files={draft.files.filter(isOfSlot)}
          onChange={(files) =>
            change({
              files: [
                ...draft.files.filter((file) => !isOfSlot(file)),
                ...files.map((file) => marked(file, input.prefix)),
              ],
            })
          }
          error={errorAt('files')}
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
      <FieldErrors errors={failure?.errors}>
        <form
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            {preset.inputs.filter((input) => isAsked(input, { forms })).map(draw)}
            {failure && !errorAt('files') && <ErrorText>{failure.sentence}</ErrorText>}
          </DialogBody>
          <PresetFoot
            verb={asksForForms ? `${preset.verb} ${counted(forms.length)}` : preset.verb}
            disabled={asksForForms && !forms.length}
            share={share}
            onCancel={onClose}
            onStop={stop}
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

/** The file under the name that tells its slot (spec 2 §5). */
function marked(file: File, prefix: string) {
  if (file.name.startsWith(`${prefix} `)) return file
  return new File([file], `${prefix} ${file.name}`, { type: file.type, lastModified: file.lastModified })
}

type FormChoiceProps = { label: string; chosen: readonly FormId[]; onChange: (forms: readonly FormId[]) => void }

function FormChoice({ label, chosen, onChange }: FormChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-[6px] text-13 font-medium">{label}</legend>
      <div className={cx('grid gap-2 max-md:grid-cols-1', FORM_CARDS.length > 1 && 'grid-cols-2')}>
        {FORM_CARDS.map((card) => (
          <label
            key={card.id}
            htmlFor={`form-${card.id}`}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded-6 border border-edge px-[10px] text-13 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-10"
          >
            <Checkbox
              id={`form-${card.id}`}
              checked={chosen.includes(card.id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, card.id] : chosen.filter((form) => form !== card.id))
              }
            />
            {card.name}
            <span className="cut text-ink-3">{card.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
