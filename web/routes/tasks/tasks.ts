import { redirect } from 'react-router'
import { TASK_RECORDS } from '../../../shared/tasks.ts'
import {
  CompleteTaskDocument,
  CreateTaskDocument,
  DeleteTaskDocument,
  ReopenTaskDocument,
  UpdateTaskDocument,
} from '../../graph/generated/graphql.ts'
import { aSender } from '../../graph/once.ts'
import { doForm } from '../../parts/form/form-result.ts'
import { loadTasks, TASK_POST, type TaskAct } from '../../parts/tasks/task-acts.ts'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/tasks.ts'

/** The follow-ups of a record, for its card. This route has no screen. */
export function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams: query } = new URL(url)
  const [kind, id] = [TASK_RECORDS.find((one) => one === query.get('kind')), query.get('id')]
  if (!kind || !id) return redirect('/app/home')
  return loadTasks({ kind, id }, Number(query.get('open')), Number(query.get('done')), signal)
}

const send = aSender()

/** Takes what is done about a follow-up as JSON (`TaskAct`). Gives what was wrong with its form, or null when it is done. */
export async function clientAction({ request: post }: Route.ClientActionArgs) {
  const act = (await post.json()) as TaskAct
  const failure = await doForm(() => perform(act))
  if (act.does === 'ADD' || act.does === 'CHANGE') return { failure }
  // No form is open: the error is shown in a toast.
  if (failure) toast(failure.errors[0]!.message, { tone: 'fail' })
  else if (act.does === 'DONE') {
    const body = { does: 'REOPEN', id: act.id } satisfies TaskAct
    toast(`“${act.title}” is done`, { action: { label: 'Undo', post: { action: TASK_POST.action, body } } })
  } else if (act.does === 'DELETE') {
    const { does: _done, id: _gone, ...said } = act
    const body = { ...said, does: 'BRING_BACK' } satisfies TaskAct
    toast(`“${act.title}” deleted`, { action: { label: 'Undo', post: { action: TASK_POST.action, body } } })
  }
  return { failure }
}

async function perform(act: TaskAct) {
  if (act.does === 'DONE') return (await send(CompleteTaskDocument, { id: act.id })).completeTask
  if (act.does === 'REOPEN') return (await send(ReopenTaskDocument, { id: act.id })).reopenTask
  if (act.does === 'DELETE') return (await send(DeleteTaskDocument, { id: act.id })).deleteTask
  const { title, dueOn } = act
  const said = { title, dueOn, assigneeId: act.assigneeId || null }
  if (act.does === 'CHANGE') return (await send(UpdateTaskDocument, { id: act.id, ...said, rev: act.rev })).updateTask
  return (await send(CreateTaskDocument, { ...said, record: { kind: act.record, id: act.recordId } })).createTask
}
