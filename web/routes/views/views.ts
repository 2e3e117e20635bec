import { redirect } from 'react-router'
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  UpdateSavedViewDocument,
} from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { VIEWS, type ViewAct } from '../../parts/list-page/view-acts.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/views.ts'

/** This route has no screen. */
export const clientLoader = () => redirect('/app/home')

const send = aSender()

/** Takes what is done to a saved view as JSON (`ViewAct`). Gives what was wrong with its form, or null when it is done. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const act = (await post.json()) as ViewAct
  const failure = await doForm(async () => {
    if (act.does === 'RENAME') return (await send(UpdateSavedViewDocument, act)).updateSavedView
    if (act.does === 'DELETE') return (await send(DeleteSavedViewDocument, { id: act.id })).deleteSavedView
    const { list, name, query } = act
    return (await send(CreateSavedViewDocument, { list, name, query })).createSavedView
  })
  if (act.does === 'RENAME' || act.does === 'SAVE') return { failure }
  // No form is open: the error is shown in a toast.
  if (failure) toast(failure.errors[0]!.message, { tone: 'fail' })
  else if (act.does === 'DELETE') {
    const { list, name, query } = act
    const body = { does: 'BRING_BACK', list, name, query } satisfies ViewAct
    toast(`View “${name}” deleted`, { action: { label: 'Undo', post: { action: VIEWS, body } } })
  }
  return { failure }
}
