import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { request } from '../../graph/client.ts'
import { type UpdateServiceRequestInput, UpdateServiceRequestsDocument } from '../../graph/generated/graphql.ts'
import { newId } from '../../lib/id.ts'
import { ActionForm, FormFoot } from '../../parts/form/action-form.tsx'
import { doForm, type FormResult, textOf } from '../../parts/form/form-result.ts'
import { RouteDialog, useCloseWhenDone } from '../../parts/form/route-dialog.tsx'
import { useChosenIds } from '../../parts/list-page/bulk-bar.tsx'
import { counted } from '../../parts/list-page/list.ts'
import { Button } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import { FormProblem } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

type Answer = FormResult | { done: true } | undefined

/** Changes all requests the form was opened for, or none. */
export async function changeChosen(form: FormData, input: UpdateServiceRequestInput): Promise<NonNullable<Answer>> {
  const ids = form.getAll('ids').filter((id) => typeof id === 'string')
  const key = textOf(form, 'key')
  const failure = await doForm(
    async () => (await request(UpdateServiceRequestsDocument, { ids, input: { ...input, key } })).updateServiceRequests,
  )
  if (failure) return failure
  const body = { ids, update: key, key: newId() }
  toast(`${counted(ids.length, ['request', 'requests'])} updated`, {
    action: { label: 'Undo', post: { action: '/app/servicing', body } },
  })
  return { done: true }
}

type ChosenDialogProps = { answer: Answer; title: string; verb: string; children: ReactNode }

/** A dialog over a list for the requests that are selected there; the list is one step above its address. */
export function ChosenDialog({ answer, title, verb, children }: ChosenDialogProps) {
  const ids = useChosenIds()
  const { pathname } = useLocation()
  return (
    <RouteDialog
      parent={pathname.slice(0, pathname.lastIndexOf('/'))}
      title={title}
      {...(ids.length && { description: `For ${counted(ids.length, ['selected request', 'selected requests'])}` })}
    >
      {(close) =>
        ids.length ? (
          <Fields {...{ ids, answer, verb, close }}>{children}</Fields>
        ) : (
          <>
            <DialogBody>
              <p>Select requests in the list first.</p>
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

type FieldsProps = Omit<ChosenDialogProps, 'title'> & { ids: readonly string[]; close: () => void }

function Fields({ ids, answer, verb, close, children }: FieldsProps) {
  const done = !!answer && 'done' in answer
  useCloseWhenDone(done, close)
  return (
    <ActionForm result={done ? undefined : answer} once className="flex min-h-0 flex-col">
      <DialogBody>
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        {children}
        <FormProblem />
      </DialogBody>
      <FormFoot verb={verb} busy="Saving…" close={close} />
    </ActionForm>
  )
}
