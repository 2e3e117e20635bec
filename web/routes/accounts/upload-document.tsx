import { ACCOUNT_DOCUMENT_TYPES } from '../../../shared/accounts.ts'
import { request } from '../../graph/client.ts'
import { UploadAccountDocumentDocument } from '../../graph/generated/graphql.ts'
import { readUpload, UploadForm } from '../../parts/documents/upload-form.tsx'
import { doForm } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/upload-document.ts'

/** Keeps one file with the account, its type and notes. */
export async function clientAction({ request: post, params: { id } }: Route.ClientActionArgs) {
  const read = readUpload(await post.formData(), ACCOUNT_DOCUMENT_TYPES)
  if ('errors' in read) return read
  const sent = { accountId: id, input: read.input }
  const failure = await doForm(async () => (await request(UploadAccountDocumentDocument, sent)).uploadAccountDocument)
  if (failure) return failure
  toast('Document uploaded')
  return { done: true as const }
}

export default function UploadDocument({ actionData, params: { id } }: Route.ComponentProps) {
  const done = actionData && 'done' in actionData
  return (
    <RouteDialog
      parent={`/app/accounts/${id}/documents`}
      title="Upload a document"
      description="One file, kept with this account."
    >
      {(close) => (
        <UploadForm
          result={done ? undefined : actionData}
          done={done === true}
          onClose={close}
          types={ACCOUNT_DOCUMENT_TYPES}
        />
      )}
    </RouteDialog>
  )
}
