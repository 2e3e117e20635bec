import { composeExplorePolicyMessage } from '../../../shared/presets.ts'
import { useDraft } from '../../lib/draft.ts'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { ErrorText, Field, FieldErrors, TextArea } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { type PresetDialogProps, PresetFoot } from './preset-foot.tsx'
import { usePresetRun } from './use-preset-run.ts'

/** Explore a Policy: which policy, and what the user wants to know. */
export default function ExplorePolicyDialog({ open, onClose }: PresetDialogProps) {
  const { draft, change, clear } = useDraft('preset.explore')
  const { send, failure, share, stop } = usePresetRun('DOCUMENT_EXPLORATION')

  const submit = async () => {
    if (await send(composeExplorePolicyMessage({ question: draft.text }), draft.files, draft.key)) clear()
  }

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title="Explore a Policy"
      description="Ask about a policy. Every answer names the page and the words it rests on."
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
            <FileDrop
              label="Policy"
              files={draft.files}
              onChange={(files) => change({ files })}
              error={failure?.errors.find((error) => error.path.includes('files'))?.message}
            />
            <Field
              label="What do you want to know?"
              optional
              path="message"
              hint="Left blank, Cara sums up what the policy covers: parties, dates, limits, deductibles and main exclusions."
            >
              {(control) => (
                <TextArea
                  {...control}
                  value={draft.text}
                  placeholder="For example: is flood covered, and with what deductible?"
                  onChange={(event) => change({ text: event.target.value })}
                />
              )}
            </Field>
            {failure && !failure.errors.some((error) => ['files', 'message'].includes(error.path.at(-1) ?? '')) && (
              <ErrorText>{failure.sentence}</ErrorText>
            )}
          </DialogBody>
          <PresetFoot verb="Explore" share={share} onCancel={onClose} onStop={stop} />
        </form>
      </FieldErrors>
    </Dialog>
  )
}
