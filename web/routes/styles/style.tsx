import { useLocation } from 'react-router'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { DeleteStyleDocument, StyleViewDocument, UpdateStyleDocument } from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { ActionForm, ConflictNote, FormFoot } from '../../parts/form/action-form.tsx'
import { DeleteRecord } from '../../parts/form/delete-record.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useMay } from '../../parts/session.ts'
import { cx } from '../../ui/cx.ts'
import { DialogBody } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/style.ts'
import { StyleFields, styleInput } from './style-fields.tsx'
import { STYLE_LIST } from './style-list.tsx'
import { StylePreview, useStylePreview } from './style-preview.tsx'

export async function clientLoader({ params: { styleId } }: Route.ClientLoaderArgs) {
  return (await request(StyleViewDocument, { id: styleId })).htmlDocumentTemplate
}

const send = aSender()

export async function clientAction({
  request: post,
  params: { styleId },
}: Route.ClientActionArgs): Promise<FormResult | { saved: number }> {
  const form = await post.formData()
  const input = { ...styleInput(form), rev: Number(textOf(form, 'rev')) }
  let saved = 0
  const failure = await doForm(async () => {
    const made = (await send(UpdateStyleDocument, { id: styleId, input })).updateHtmlDocumentTemplate
    saved = made.htmlDocumentTemplate?.rev ?? 0
    return made
  })
  if (failure) return failure
  toast(`${input.title} saved`)
  return { saved }
}

/** The slide-out in which a style is changed, with a document of ours in it beside the form. Who may not change it sees that alone. */
export default function EditStyle({ loaderData: style, actionData }: Route.ComponentProps) {
  const act = useAct()
  const state = useLocation().state as { saved?: boolean } | null
  const mayChange = useMay()('change', 'style')
  const saved = actionData && 'saved' in actionData ? actionData.saved : undefined
  const count = saved ?? (state?.saved ? 1 : 0)
  const { shown, hide } = useStylePreview(style.id, count)
  const result = actionData && 'errors' in actionData ? actionData : undefined
  return (
    <RouteDialog parent={STYLE_LIST.address} title={style.title} wide="slide">
      {(close) => (
        <div
          className={cx(
            'grid min-h-0 flex-1 max-md:block max-md:overflow-y-auto',
            mayChange && 'grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          )}
        >
          {mayChange && (
            <ActionForm
              key={style.id}
              result={result}
              rev={style.rev}
              saved={saved}
              encType="multipart/form-data"
              onInput={hide}
              className="flex min-h-0 flex-col border-r border-hairline"
            >
              <DialogBody>
                <ConflictNote result={result} />
                <StyleFields was={style} onChange={hide} />
                <FormProblem />
              </DialogBody>
              <FormFoot verb="Save" busy="Saving…" close={close}>
                <DeleteRecord
                  title={style.title}
                  list={STYLE_LIST.address}
                  remove={() => act(DeleteStyleDocument, { id: style.id })}
                >
                  Documents in this style are shown in Classic Professional from then on.
                </DeleteRecord>
              </FormFoot>
            </ActionForm>
          )}
          <StylePreview id={style.id} shown={shown} count={count} />
        </div>
      )}
    </RouteDialog>
  )
}
