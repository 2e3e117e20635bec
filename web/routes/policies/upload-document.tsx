import { POLICY_FILE_TYPES } from '../../../shared/policies.ts'
import { request } from '../../graph/client.ts'
import { UploadPolicyFileDocument } from '../../graph/generated/graphql.ts'
import { readUpload, UploadForm } from '../../parts/documents/upload-form.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import type { Route } from './+types/upload-document.ts'

/** Takes one file, its type, notes, and whether the client sees it. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const read = readUpload(form, POLICY_FILE_TYPES)
  if ('errors' in read) return read
  const file = { ...read.input, visible: textOf(form, 'visible') === 'yes' }
  const failure = await doForm(
    async () => (await request(UploadPolicyFileDocument, { policyId: id, file })).uploadPolicyFile,
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
      {(close) => (
        <UploadForm
          result={done ? undefined : actionData}
          done={done === true}
          onClose={close}
          types={POLICY_FILE_TYPES}
          notesHint="Never visible to the client."
          ofType={(type) => <VisibleField key={type} type={type} />}
        />
      )}
    </RouteDialog>
  )
}

/** What the type says is where each begins; whoever says otherwise is heard until the type is another. */
function VisibleField({ type }: { type: string }) {
  const byType = POLICY_FILE_TYPES.find(({ id }) => id === type)?.visible
  if (byType === undefined) return null
  return (
    <CheckField name="visible" value="yes" defaultChecked={byType} path="visible">
      Visible to client
    </CheckField>
  )
}
