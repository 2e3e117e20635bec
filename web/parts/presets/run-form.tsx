import { FileText } from 'lucide-react'
import type { CustomPresetToRunQuery } from '../../graph/generated/graphql.ts'
import { useMay } from '../session.ts'
import { LastRuns } from './last-runs.tsx'
import { inputsOf, notTaken } from './own-preset.ts'
import { PresetForm } from './preset-form.tsx'
import { usePresetDraft } from './use-preset-draft.ts'

type RunFormProps = {
  preset: NonNullable<CustomPresetToRunQuery['customPreset']>
  runs: CustomPresetToRunQuery['caraWorkspaces']
  close: () => void
}

/** What a preset of the agency is run with: what the built-in one that it works like is, or files and a message. */
export function RunForm({ preset, runs, close }: RunFormProps) {
  const kept = usePresetDraft(`custom-preset.${preset.id}`, null)
  const draft = preset.allowFileUpload ? kept : { ...kept, files: [], client: null }
  const may = useMay()
  const why = preset.archivedAt
    ? 'This preset is archived.'
    : may('create', 'workspace')
      ? undefined
      : 'You may read this preset, not run it.'
  const missing = notTaken(preset)

  return (
    <PresetForm
      preset={preset.inheritFromPreset ?? null}
      inputs={inputsOf(preset)}
      own={preset}
      draft={draft}
      verb="Create workspace"
      why={why}
      onCancel={close}
    >
      {missing && <p className="text-13 text-ink-2">{missing}</p>}
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
    </PresetForm>
  )
}
