import { useState } from 'react'
import { UPLOAD_ACCEPT, uploadFaults, uploadHint } from '../../../shared/uploads.ts'
import { request } from '../../graph/client.ts'
import { ResolveServiceRequestDocument } from '../../graph/generated/graphql.ts'
import { TextAreaField } from '../../parts/form/fields.tsx'
import { textOf } from '../../parts/form/form-result.ts'
import { useSession } from '../../parts/session.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import type { Route } from './+types/resolve.ts'
import { actOnRequest } from './act-on-request.ts'
import { useRequest } from './request.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { mayOf } from './request-may.ts'

/** Closes the request with notes and files, and goes to the overview (spec 1 §2.8). */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const files = form.getAll('files').filter((file): file is File => file instanceof File && file.name !== '')
  const input = { notes: textOf(form, 'notes') || null, files, key: textOf(form, 'key') }
  return actOnRequest(
    id,
    'Request resolved',
    async () => (await request(ResolveServiceRequestDocument, { id, input })).resolveServiceRequest,
  )
}

export default function Resolve({ actionData }: Route.ComponentProps) {
  const [files, setFiles] = useState<File[]>([])
  const { uploadLimits } = useSession()
  return (
    <RequestDialog
      result={actionData}
      title="Resolve request"
      description="Nothing is sent to anybody."
      verb="Resolve"
      busy="Resolving…"
      refused={mayOf(useRequest()).resolve}
      files
    >
      <TextAreaField label="Notes" optional name="notes" placeholder="What was done about it" />
      <FileDrop
        label="Files"
        name="files"
        path="files"
        accept={UPLOAD_ACCEPT}
        files={files}
        faults={uploadFaults(files, uploadLimits)}
        hint={uploadHint(uploadLimits)}
        onChange={setFiles}
      />
    </RequestDialog>
  )
}
