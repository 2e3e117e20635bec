import { useState } from 'react'
import { FORM_CARDS, type FormId } from '../../../shared/forms.ts'
import { composeFillFormsMessage } from '../../../shared/presets.ts'
import { useDraft } from '../../lib/draft.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { Checkbox, ErrorText, Field, FieldErrors, TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { type PresetDialogProps, PresetFoot } from './preset-foot.tsx'
import { usePresetRun } from './use-preset-run.ts'

/** Fill Forms and Certificates: which forms, from which documents, for which holder. */
export default function FillFormsDialog({ open, onClose }: PresetDialogProps) {
  const [forms, setForms] = useState<FormId[]>(FORM_CARDS.length === 1 ? [FORM_CARDS[0].id] : [])
  const holder = useDraft('preset.fill.holder')
  const note = useDraft('preset.fill.note')
  const { send, failure, share, stop } = usePresetRun('GENERATE_TEMPLATE')
  const withHolder = FORM_CARDS.some((card) => card.holder && forms.includes(card.id))

  const submit = async () => {
    const message = composeFillFormsMessage({ forms, holder: holder.draft.text, instructions: note.draft.text })
    if (!(await send(message, note.draft.files, note.draft.key))) return
    holder.clear()
    note.clear()
  }

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title="Fill Forms and Certificates"
      description="Cara fills the forms from your documents and shows where each value came from."
    >
      <FieldErrors errors={failure?.errors}>
        <form
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogBody>
            <FormChoice forms={forms} onChange={setForms} />
            <FileDrop
              label="Quotes, binders or policies"
              files={note.draft.files}
              onChange={(files) => note.change({ files })}
              error={failure?.errors.find((error) => error.path.includes('files'))?.message}
            />
            {withHolder && (
              <Field
                label="Certificate holder"
                optional
                hint="Left blank, Cara uses the named insured's information as the certificate holder."
              >
                {(control) => (
                  <TextArea
                    {...control}
                    value={holder.draft.text}
                    placeholder="Name and address of whoever asked for the certificate"
                    onChange={(event) => {
                      holder.change({ text: event.target.value })
                      note.change({})
                    }}
                  />
                )}
              </Field>
            )}
            <Field label="Anything else?" optional path="message">
              {(control) => (
                <TextArea
                  {...control}
                  value={note.draft.text}
                  placeholder="For example: name the holder as additional insured."
                  onChange={(event) => note.change({ text: event.target.value })}
                />
              )}
            </Field>
            {failure && !failure.errors.some((error) => ['files', 'message'].includes(error.path.at(-1) ?? '')) && (
              <ErrorText>{failure.sentence}</ErrorText>
            )}
          </DialogBody>
          <PresetFoot
            verb={forms.length === 1 ? 'Fill 1 form' : `Fill ${String(forms.length)} forms`}
            disabled={!forms.length}
            share={share}
            onCancel={onClose}
            onStop={stop}
          />
        </form>
      </FieldErrors>
    </Dialog>
  )
}

function FormChoice({ forms, onChange }: { forms: FormId[]; onChange: (forms: FormId[]) => void }) {
  return (
    <fieldset>
      <legend className="mb-[6px] text-13 font-medium">Forms</legend>
      <div className={cx('grid gap-2 max-md:grid-cols-1', FORM_CARDS.length > 1 && 'grid-cols-2')}>
        {FORM_CARDS.map((card) => (
          <label
            key={card.id}
            htmlFor={`form-${card.id}`}
            className="flex min-h-8 cursor-pointer items-center gap-2 rounded-6 border border-edge px-[10px] text-13 hover:bg-hover has-checked:border-accent-line has-checked:bg-accent-soft max-md:min-h-10"
          >
            <Checkbox
              id={`form-${card.id}`}
              checked={forms.includes(card.id)}
              onChange={(event) =>
                onChange(event.target.checked ? [...forms, card.id] : forms.filter((form) => form !== card.id))
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
