import { useState } from 'react'
import { idsOf } from '../../../shared/labeled.ts'
import { POLICY_FILE_TYPES, type PolicyFileType } from '../../../shared/policies.ts'
import { UPLOAD_ACCEPT, uploadFaults, uploadHintForOne } from '../../../shared/uploads.ts'
import { request } from '../../graph/client.ts'
import { UploadPolicyFileDocument } from '../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { SelectField, TextAreaField } from '../../parts/form/fields.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { useSession } from '../../parts/session.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { CheckField, FormProblem } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Route } from './+types/upload-document.ts'

const TYPES: readonly string[] = idsOf(POLICY_FILE_TYPES)

/** Takes one file, its type, notes, and whether the client sees it. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const file = form.get('file')
  const type = textOf(form, 'type')
  const errors = [
    ...(file instanceof File && file.name ? [] : [{ path: ['file'], message: 'Choose a file.' }]),
    ...(TYPES.includes(type) ? [] : [{ path: ['type'], message: 'Choose what kind of file this is.' }]),
  ]
  if (errors.length) return { errors } satisfies FormResult
  const input = {
    file: file as File,
    type: type as PolicyFileType,
    notes: textOf(form, 'notes') || null,
    visible: textOf(form, 'visible') === 'yes',
    key: textOf(form, 'key'),
  }
  const failure = await doForm(
    async () => (await request(UploadPolicyFileDocument, { policyId: id, file: input })).uploadPolicyFile,
  )
  if (failure) return failure
  return { done: true as const }
}

export default function UploadDocument({ actionData, params: { id } }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog
      parent={`/app/policies/${id}/documents`}
      title="Upload a document"
      description="One file, kept with this policy."
    >
      {(close) => <UploadFields result={done ? undefined : actionData} done={done === true} onClose={close} />}
    </RouteDialog>
  )
}

type UploadFieldsProps = { result: FormResult | undefined; done: boolean; onClose: () => void }

function UploadFields({ result, done, onClose }: UploadFieldsProps) {
  const [files, setFiles] = useState<File[]>([])
  const [type, setType] = useState('')
  const { uploadLimits } = useSession()
  useCloseWhenDone(done, onClose)
  const byType = POLICY_FILE_TYPES.find(({ id }) => id === type)?.visible
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
          <SelectField label="Type" name="type" choices={POLICY_FILE_TYPES} onValue={setType} />
          {byType !== undefined && (
            // What the type says is where each begins; whoever says otherwise is heard until the type is another.
            <CheckField key={type} name="visible" value="yes" defaultChecked={byType} path="visible">
              Visible to client
            </CheckField>
          )}
        </div>
        <TextAreaField short label="Notes" optional name="notes" hint="Never visible to the client." />
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Upload" busy="Uploading…" close={onClose} />
    </ActionForm>
  )
}
