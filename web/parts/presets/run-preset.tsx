import { FileText } from 'lucide-react'
import { useState } from 'react'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../../shared/uploads.ts'
import { request } from '../../graph/client.ts'
import { CustomPresetToRunDocument, type CustomPresetToRunQuery } from '../../graph/generated/graphql.ts'
import { useDraft } from '../../lib/draft.ts'
import { sendByKey } from '../../lib/send-by-key.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { Field, FieldErrors, FormProblem, TextArea } from '../../ui/field.tsx'
import type { FieldError } from '../../ui/field-errors.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { RouteDialog } from '../form/route-dialog.tsx'
import { PresetFoot } from '../preset-foot.tsx'
import { useMay, useSession } from '../session.ts'
import { usePresetRun } from '../use-preset-run.ts'
import { LAST_RUNS, LastRuns } from './last-runs.tsx'

/** A preset of the agency with what it needs to be run. */
export const loadPreset = (id: string) => request(CustomPresetToRunDocument, { id, runs: LAST_RUNS })

type RunPresetProps = { loaded: CustomPresetToRunQuery; parent: string }

/** Starts a workspace from a preset of the agency (spec 2 §2). What is written is kept until it is sent. */
export function RunPreset({ loaded: { customPreset: preset, caraWorkspaces: runs }, parent }: RunPresetProps) {
  if (!preset) return null
  return (
    <RouteDialog wide keepsWords parent={parent} title={preset.title} description={preset.description}>
      {(close) => <RunForm key={preset.id} preset={preset} runs={runs} close={close} />}
    </RouteDialog>
  )
}

type RunFormProps = {
  preset: NonNullable<CustomPresetToRunQuery['customPreset']>
  runs: CustomPresetToRunQuery['caraWorkspaces']
  close: () => void
}

function RunForm({ preset, runs, close }: RunFormProps) {
  const { draft, change, clear } = useDraft(`custom-preset.${preset.id}`)
  const { send, sending } = usePresetRun(null, { customPresetId: preset.id })
  const [problems, setProblems] = useState<readonly FieldError[]>()
  const { uploadLimits } = useSession()
  const may = useMay()
  const files = preset.allowFileUpload ? draft.files : []
  const faults = uploadFaults(files, uploadLimits)
  const why = preset.archivedAt
    ? 'This preset is archived.'
    : may('create', 'workspace')
      ? undefined
      : 'You may read this preset, not run it.'

  const submit = async () => {
    if (faults.some(Boolean))
      return setProblems([{ path: ['files'], message: 'Take out the files that cannot be sent.' }])
    setProblems(undefined)
    const refused = await send(draft.text.trim(), files, draft.key)
    if (refused) setProblems(refused)
    else clear()
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
          {preset.allowFileUpload && (
            <FileDrop
              label="Files"
              path="files"
              accept={UPLOAD_ACCEPT}
              hint={uploadHint(uploadLimits)}
              files={files}
              faults={faults}
              onChange={(chosen) => {
                setProblems(undefined)
                change({ files: chosen })
              }}
            />
          )}
          <Field label="Message" optional path="message" hint="Left blank, Cara does what the preset says.">
            {(control) => (
              <TextArea
                {...control}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
                placeholder="What is special this time"
              />
            )}
          </Field>
          {preset.files.length > 0 && (
            <section aria-label="Files of the preset" className="text-13">
              <h3 className="mb-1 text-13! font-medium">Goes along every time</h3>
              <ul className="grid gap-1">
                {preset.files.map((file) => (
                  <li key={file.id} className="flex min-w-0 items-center gap-2">
                    <FileText size={16} className="flex-none text-ink-3" aria-hidden />
                    <a
                      href={`/app/files/${file.id}`}
                      target="_blank"
                      rel="noreferrer"
                      className="cut text-accent-ink underline-offset-2 hover:underline"
                    >
                      {file.shownName}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LastRuns presetId={preset.id} runs={runs} />
          <FormProblem />
        </DialogBody>
        <PresetFoot verb="Create workspace" disabled={why !== undefined} why={why} sending={sending} onCancel={close} />
      </form>
    </FieldErrors>
  )
}
