import { lazy, Suspense, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { KNOWLEDGE_TITLE } from '../../../shared/knowledge.ts'
import { request } from '../../graph/client.ts'
import {
  KnowledgeTextDocument,
  type KnowledgeTextQuery,
  SaveKnowledgeTextDocument,
} from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { TextField } from '../../parts/form/fields.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/edit-document.ts'
import { KNOWLEDGE } from './knowledge-list.tsx'
import { NoDocument } from './no-document.tsx'

const TextOfDocument = lazy(() => import('./text-of-document.tsx'))
const RichText = lazy(async () => ({ default: (await import('../../ui/rich-text/rich-text.tsx')).RichText }))

export async function clientLoader({ params: { documentId } }: Route.ClientLoaderArgs) {
  return (await request(KnowledgeTextDocument, { id: documentId })).knowledgeBaseDocument
}

const isConflict = (result: unknown) => (result as Partial<FormResult> | undefined)?.conflict === true

/** What somebody else does to the document meanwhile takes no typed word: it is loaded again for a conflict alone. */
export const shouldRevalidate = ({ actionResult, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.documentId !== nextParams.documentId || isConflict(actionResult)

const send = aSender()

export async function clientAction({
  request: post,
  params: { documentId },
}: Route.ClientActionArgs): Promise<FormResult | { done: true }> {
  const form = await post.formData()
  const input = { title: textOf(form, 'title'), rev: Number(textOf(form, 'rev')) }
  const content = form.has('content') ? { content: textOf(form, 'content') } : {}
  const sent = { id: documentId, ...input, ...content }
  const failure = await doForm(async () => (await send(SaveKnowledgeTextDocument, sent)).updateKnowledgeBaseDocument)
  if (failure) return failure.conflict ? { ...failure, errors: [] } : failure
  toast(`${input.title} saved`)
  return { done: true }
}

/** The dialog in which a document that was written here is changed, and an upload is named. */
export default function EditDocument({ loaderData: document, actionData }: Route.ComponentProps) {
  return (
    <RouteDialog
      wide={document.text ? 'slide' : true}
      parent={`${KNOWLEDGE}/${document.id}`}
      title={document.text ? `Edit ${document.title}` : `Rename ${document.title}`}
    >
      {(close) => <EditForm key={document.id} document={document} result={actionData} close={close} />}
    </RouteDialog>
  )
}

type EditFormProps = {
  document: KnowledgeTextQuery['knowledgeBaseDocument']
  result: Route.ComponentProps['actionData']
  close: () => void
}

function EditForm({ document, result, close }: EditFormProps) {
  const [html, setHtml] = useState(document.text?.content ?? '')
  const isDone = result !== undefined && 'done' in result
  const refused = isDone ? undefined : result
  useCloseWhenDone(isDone, close)
  return (
    <ActionForm result={refused} rev={document.rev} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {refused?.conflict && (
          <div role="alert" className="grid gap-2 rounded-8 bg-wait-soft px-3 py-2 text-13 text-wait-ink">
            Someone else changed this document while you were editing. Nothing you typed is lost. Saving again puts your
            words in place of theirs.
            {document.text && document.rev >= refused.rev! && <TheirText html={document.text.content} />}
          </div>
        )}
        <TextField label="Title" name="title" value={document.title} maxLength={KNOWLEDGE_TITLE} />
        {document.text && (
          <>
            <input type="hidden" name="content" value={html} />
            <Suspense fallback={<p className="text-13 text-ink-3">Loading the text…</p>}>
              <TextOfDocument html={html} onHtml={setHtml} />
            </Suspense>
          </>
        )}
        <FormProblem />
      </DialogBody>
      <FormFoot verb="Save" busy="Saving…" close={close} />
    </ActionForm>
  )
}

/** The text as somebody else saved it meanwhile, to read. */
const TheirText = ({ html }: { html: string }) => (
  <details className="text-13">
    <summary className="w-fit cursor-pointer rounded-4 font-medium text-accent-ink">
      Show the text as it is saved now
    </summary>
    <div className="mt-2 max-h-50 overflow-y-auto rounded-8 border border-hairline bg-surface px-6 py-3 text-ink max-md:px-3">
      <Suspense fallback={<p className="text-ink-3">Loading the text…</p>}>
        <RichText label="The text as it is saved now" value={html} editable={false} onChange={() => {}} />
      </Suspense>
    </div>
  </details>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoDocument error={error} />
}
