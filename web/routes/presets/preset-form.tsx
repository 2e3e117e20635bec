import { FileText, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PRESETS } from '../../../shared/presets.ts'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../../shared/uploads.ts'
import type {
  CustomPresetFileFragment,
  CustomPresetInput,
  CustomPresetViewQuery,
} from '../../graph/generated/graphql.ts'
import { fileSize } from '../../lib/size.ts'
import { SelectField, TextAreaField, TextField } from '../../parts/form/fields.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import { useSession } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, ErrorText, useFieldError } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'

const ToolsList = lazy(() => import('./tools-list.tsx'))
const BUILT_IN = PRESETS.map(({ id, title }) => ({ id, label: title }))

/** What the form of a preset sends (spec 2 §7). */
export const presetInput = (form: FormData): CustomPresetInput => ({
  title: textOf(form, 'title'),
  description: textOf(form, 'description'),
  basePrompt: textOf(form, 'basePrompt'),
  allowFileUpload: form.has('allowFileUpload'),
  inheritFromPreset: PRESETS.find(({ id }) => id === textOf(form, 'inheritFromPreset'))?.id ?? null,
  fileIds: form.getAll('fileIds').filter((id) => typeof id === 'string'),
  uploadFiles: form.getAll('uploadFiles').filter((file) => file instanceof File && file.name !== '') as File[],
  key: textOf(form, 'key'),
})

type PresetFieldsProps = { was?: NonNullable<CustomPresetViewQuery['customPreset']> }

/** The fields of a preset, with the panel that tells what it can use. */
export function PresetFields({ was }: PresetFieldsProps) {
  return (
    <>
      <TextField label="Title" name="title" value={was?.title} hint="Two to four words." />
      <TextField label="Description" name="description" value={was?.description} hint="About one sentence." />
      <TextAreaField
        label="Base prompt"
        name="basePrompt"
        value={was?.basePrompt}
        placeholder="Sum up what the policy covers, then write an e-mail to the insured about what changed."
        hint="What Cara does, in what order, in which tone, and what to add. It is your agency’s word in every run."
      />
      <ToolsHelp />
      <SelectField
        label="Works like"
        name="inheritFromPreset"
        value={was?.inheritFromPreset}
        choices={BUILT_IN}
        none="No other preset"
        hint="Keeps the way of working of a built-in preset. The base prompt goes before it."
      />
      <CheckField
        name="allowFileUpload"
        value="yes"
        defaultChecked={was?.allowFileUpload ?? true}
        hint="Whoever runs it can add files."
      >
        Include files
      </CheckField>
      <PresetFiles was={was?.files ?? []} />
    </>
  )
}

/** The files that go along with every run: those that stay, and new ones. */
function PresetFiles({ was }: { was: readonly CustomPresetFileFragment[] }) {
  const [gone, setGone] = useState<readonly string[]>([])
  const [files, setFiles] = useState<File[]>([])
  const { uploadLimits } = useSession()
  const kept = was.filter(({ id }) => !gone.includes(id))
  const problem = useFieldError('fileIds')
  return (
    <div className="grid gap-2">
      {kept.length > 0 && <p className="text-13 font-medium">Files of the preset</p>}
      {kept.length > 0 && (
        <ul aria-label="Files of the preset" className="divide-y divide-hairline rounded-8 border border-hairline">
          {kept.map((file) => (
            <li key={file.id} className="flex min-h-10 items-center gap-2 pr-2 pl-3 text-13">
              <input type="hidden" name="fileIds" value={file.id} />
              <FileText size={16} className="flex-none text-ink-3" aria-hidden />
              <a
                href={`/app/files/${file.id}`}
                target="_blank"
                rel="noreferrer"
                className="cut min-w-0 flex-1 hover:underline"
              >
                {file.shownName}
              </a>
              <span className="num text-12 text-ink-3">{fileSize(file.size)}</span>
              <Button
                look="quiet"
                size="sm"
                icon
                aria-label={`Remove ${file.shownName}`}
                onClick={() => setGone([...gone, file.id])}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && <ErrorText>{problem}</ErrorText>}
      <FileDrop
        label={kept.length ? 'Add files' : 'Files of the preset'}
        name="uploadFiles"
        path="uploadFiles"
        accept={UPLOAD_ACCEPT}
        hint={`They go along with every run, and everybody in the agency can open them. ${uploadHint(uploadLimits)}`}
        files={files}
        faults={uploadFaults(files, uploadLimits)}
        onChange={setFiles}
      />
    </div>
  )
}

/** The panel of the tools; a dialog loads it when it is asked for. */
function ToolsHelp() {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        size="sm"
        className="w-fit"
        aria-expanded={open}
        aria-controls="preset-tools"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide what Cara can use' : 'What can Cara use?'}
      </Button>
      {open && (
        <Suspense>
          <ToolsList />
        </Suspense>
      )}
    </div>
  )
}
