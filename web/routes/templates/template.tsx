import { lazy, Suspense, useState } from 'react'
import { redirect } from 'react-router'
import { placesFault, placesIn } from '../../../shared/places.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { DeleteTemplateDocument, TemplateViewDocument, UpdateTemplateDocument } from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { count } from '../../lib/count.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../parts/form/action-form.tsx'
import { DeleteRecord } from '../../parts/form/delete-record.tsx'
import { TextField } from '../../parts/form/fields.tsx'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useMay } from '../../parts/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { ErrorText, FormProblem, useFieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/template.ts'
import { TEMPLATE_LIST } from './template-list.tsx'

const RichText = lazy(async () => ({ default: (await import('../../ui/rich-text/rich-text.tsx')).RichText }))

export async function clientLoader({ params: { templateId } }: Route.ClientLoaderArgs) {
  return (await request(TemplateViewDocument, { id: templateId })).documentTemplate
}

const send = aSender()

export async function clientAction({ request: post, params: { templateId } }: Route.ClientActionArgs) {
  const form = await post.formData()
  const input = { title: textOf(form, 'title'), html: textOf(form, 'html'), rev: Number(textOf(form, 'rev')) }
  const failure = await doForm(
    async () => (await send(UpdateTemplateDocument, { id: templateId, input })).updateDocumentTemplate,
  )
  if (failure) return failure
  toast(`${input.title} saved`)
  return redirect(TEMPLATE_LIST.address)
}

/** The slide-out in which a template is read, changed and deleted. */
export default function Template({ loaderData: template, actionData }: Route.ComponentProps) {
  const act = useAct()
  const mayChange = useMay()('change', 'template')
  const [html, setHtml] = useState(template.html)
  const by = template.createdBy ? `Made by ${template.createdBy.name}. ` : ''
  return (
    <RouteDialog
      parent={TEMPLATE_LIST.address}
      title={template.title}
      description={`${by}Everybody in your agency sees it.`}
      wide="slide"
    >
      {(close) =>
        mayChange ? (
          <ActionForm key={template.id} result={actionData} rev={template.rev} className="flex min-h-0 flex-1 flex-col">
            <DialogBody>
              <ConflictNote result={actionData} />
              <TextField label="Title" name="title" value={template.title} maxLength={120} />
              <input type="hidden" name="html" value={html} />
              <Text html={html} onChange={setHtml} />
              <FormProblem />
            </DialogBody>
            <FormFoot verb="Save" busy="Saving…" close={close}>
              <DeleteRecord
                title={template.title}
                list={TEMPLATE_LIST.address}
                remove={() => act(DeleteTemplateDocument, { id: template.id })}
              >
                Documents that were written from it stay as they are.
              </DeleteRecord>
            </FormFoot>
          </ActionForm>
        ) : (
          <>
            <DialogBody>
              <Text html={html} />
            </DialogBody>
            <DialogFoot>
              <Button onClick={close}>Close</Button>
            </DialogFoot>
          </>
        )
      }
    </RouteDialog>
  )
}

/** The text with its places marked, and which places it has. */
function Text({ html, onChange }: { html: string; onChange?: (html: string) => void }) {
  const places = placesIn(html)
  const refused = useFieldError('html')
  const problem = placesFault(places) ?? refused
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="min-w-0 rounded-8 border border-hairline bg-surface px-6 py-3 max-md:px-3">
        <Suspense fallback={<p className="text-13 text-ink-3">Loading the text…</p>}>
          <RichText
            label="Text of the template"
            value={html}
            editable={onChange !== undefined}
            onChange={(next) => onChange?.(next)}
          />
        </Suspense>
      </div>
      {problem && <ErrorText>{problem}</ErrorText>}
      <p className="text-12 text-ink-3">
        {count(places.length, 'place')}
        {places.length > 0 && `: ${places.map(({ name }) => name).join(', ')}`}
        {onChange && '. Write [[WORDS]] to add one.'}
      </p>
    </div>
  )
}
