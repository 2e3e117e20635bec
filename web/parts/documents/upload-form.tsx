import { type ReactNode, useState } from 'react'
import type { Labeled } from '../../../shared/labeled.ts'
import { UPLOAD_ACCEPT, uploadFaults, uploadHintForOne } from '../../../shared/uploads.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { ActionForm, FormFoot } from '../form/action-form.tsx'
import { SelectField, TextAreaField } from '../form/fields.tsx'
import { type FormResult, textOf } from '../form/form-result.ts'
import { useCloseWhenDone } from '../form/route-dialog.tsx'
import { useSession } from '../session.ts'

type Uploaded<Type> = { file: File; type: Type; notes: string | null; key: string }

/** What the form of one upload says, or what is missing of it. */
export function readUpload<Type extends string>(
  form: FormData,
  types: readonly (Labeled & { readonly id: Type })[],
): { input: Uploaded<Type> } | FormResult {
  const file = form.get('file')
  const type = types.find(({ id }) => id === textOf(form, 'type'))?.id
  if (file instanceof File && file.name && type)
    return { input: { file, type, notes: textOf(form, 'notes') || null, key: textOf(form, 'key') } }
  const errors = [
    ...(file instanceof File && file.name ? [] : [{ path: ['file'], message: 'Choose a file.' }]),
    ...(type ? [] : [{ path: ['type'], message: 'Choose what kind of file this is.' }]),
  ]
  return { errors }
}

type UploadFormProps = {
  result: FormResult | undefined
  done: boolean
  onClose: () => void
  types: readonly Labeled[]
  notesHint?: string
  /** What else is asked below the type that was chosen. */
  ofType?: (type: string) => ReactNode
}

/** The form of a dialog that takes one file, its type and notes. */
export function UploadForm({ result, done, onClose, types, notesHint, ofType }: UploadFormProps) {
  const [files, setFiles] = useState<File[]>([])
  const [type, setType] = useState('')
  const { uploadLimits } = useSession()
  useCloseWhenDone(done, onClose)
  return (
    <ActionForm result={result} once encType="multipart/form-data" className="flex min-h-0 flex-col">
      <DialogBody>
        <FileDrop
          label="File"
          name="file"
          path="file"
          multiple={false}
          accept={UPLOAD_ACCEPT}
          files={files}
          faults={uploadFaults(files, uploadLimits)}
          hint={uploadHintForOne(uploadLimits)}
          onChange={setFiles}
        />
        <div className="grid justify-items-stretch gap-2">
          <SelectField label="Type" name="type" choices={types} onValue={setType} />
          {ofType?.(type)}
        </div>
        <TextAreaField short label="Notes" optional name="notes" hint={notesHint} />
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Upload" busy="Uploading…" close={onClose} />
    </ActionForm>
  )
}
