import { useState } from 'react'
import { formFault, formHint } from '../../../shared/uploads.ts'
import { request } from '../../graph/client.ts'
import { UploadFormTemplateDocument } from '../../graph/generated/graphql.ts'
import { longDateOf } from '../../lib/time.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { doForm, type FormResult } from '../../parts/form/form-result.ts'
import { useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { useSession, useTimeZone } from '../../parts/session.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { CheckField, FormProblem } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/upload-form.ts'
import { OwnersDialog } from './owners-dialog.tsx'

/** Adds the PDF as a form of the agency. */
export async function clientAction({ request: post }: Route.ClientActionArgs): Promise<FormResult | { done: true }> {
  const form = await post.formData()
  const file = form.get('file')
  if (!(file instanceof File) || !file.name)
    return { errors: [{ path: ['file'], message: 'Choose the fillable PDF.' }] }
  const input = { file, licenceConfirmed: form.has('licenceConfirmed') }
  const failure = await doForm(async () => (await request(UploadFormTemplateDocument, { input })).uploadFormTemplate)
  if (failure) return failure
  toast(`${file.name} is ready to be filled`)
  return { done: true }
}

/** Takes one fillable PDF and the dated confirmation that the agency may use it. */
export default function UploadForm({ actionData }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData
  return (
    <OwnersDialog
      may={['create', 'form-template']}
      refusal="Owners upload forms."
      parent="/app/settings/forms"
      title="Upload a form"
      description="Cara recognizes the form, its edition and its fields, and reads documents of that edition with it."
    >
      {(close) => <UploadFields result={done ? undefined : actionData} done={done === true} onClose={close} />}
    </OwnersDialog>
  )
}

type UploadFieldsProps = { result: FormResult | undefined; done: boolean; onClose: () => void }

function UploadFields({ result, done, onClose }: UploadFieldsProps) {
  const [files, setFiles] = useState<File[]>([])
  const { uploadLimits } = useSession()
  useCloseWhenDone(done, onClose)
  return (
    <ActionForm result={result} encType="multipart/form-data" className="flex min-h-0 flex-col">
      <DialogBody>
        <FileDrop
          label="Fillable PDF"
          name="file"
          path="file"
          multiple={false}
          accept="application/pdf,.pdf"
          files={files}
          faults={files.map((file) => formFault(file, uploadLimits))}
          hint={formHint(uploadLimits)}
          onChange={setFiles}
        />
        <CheckField
          name="licenceConfirmed"
          path="licenceConfirmed"
          hint={`Recorded with your name and today's date, ${longDateOf(useTimeZone(), new Date().toISOString())}.`}
        >
          Our agency holds a license from ACORD to use this form.
        </CheckField>
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Upload" busy="Reading the form…" close={onClose} />
    </ActionForm>
  )
}
