import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../graph/client.ts'
import { CreateStyleDocument } from '../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { OVER } from '../../parts/form/dialog-address.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/new-style.ts'
import { StyleFields, styleInput } from './style-fields.tsx'
import { STYLE_LIST } from './style-list.tsx'
import { StylePreview } from './style-preview.tsx'

export async function clientAction({
  request: post,
}: Route.ClientActionArgs): Promise<FormResult | { created: string }> {
  const form = await post.formData()
  const input = { ...styleInput(form), key: textOf(form, 'key') }
  let created = ''
  const failure = await doForm(async () => {
    const made = (await request(CreateStyleDocument, { input })).createHtmlDocumentTemplate
    created = made.htmlDocumentTemplate?.id ?? ''
    return made
  })
  if (failure) return failure
  toast(`${input.title} created`)
  return { created }
}

/** The slide-out in which a style is made; once it is saved, its own follows. */
export default function NewStyle({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const created = actionData && 'created' in actionData ? actionData.created : null
  useEffect(() => {
    if (created)
      void navigate(`${STYLE_LIST.address}/${created}`, {
        replace: true,
        preventScrollReset: true,
        state: { ...OVER, saved: true },
      })
  }, [created, navigate])
  return (
    <RouteDialog parent={STYLE_LIST.address} title="Create Style" wide="slide">
      {(close) => (
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-md:block max-md:overflow-y-auto">
          <ActionForm
            result={actionData && 'errors' in actionData ? actionData : undefined}
            once
            encType="multipart/form-data"
            className="flex min-h-0 flex-col border-r border-hairline"
          >
            <DialogBody>
              <StyleFields onChange={() => {}} />
              <FormProblem />
            </DialogBody>
            <FormFoot verb="Create Style" busy="Saving…" close={close} />
          </ActionForm>
          <StylePreview id={null} shown="none" count={0} />
        </div>
      )}
    </RouteDialog>
  )
}
