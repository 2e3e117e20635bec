import type { TaskRecord } from '../../../shared/tasks.ts'
import { request } from '../../graph/client.ts'
import { TasksOfDocument } from '../../graph/generated/graphql.ts'
import { RequestFailed } from '../../graph/request-failed.ts'

/** The route whose loader gives the follow-ups of a record and whose action takes a `TaskAct` as JSON. */
const TASKS = '/app/tasks'

/** The input of a follow-up's dialog; an empty assignee means unassigned. */
type Said = { title: string; dueOn: string; assigneeId: string }

/** The actions on a follow-up. BRING_BACK is ADD where no form is open to show what is wrong. */
export type TaskAct =
  | ({ does: 'ADD' | 'BRING_BACK'; record: TaskRecord['kind']; recordId: string } & Said)
  | ({ does: 'CHANGE'; id: string; rev: number } & Said)
  | ({ does: 'DELETE'; id: string; record: TaskRecord['kind']; recordId: string } & Said)
  | { does: 'DONE'; id: string; title: string }
  | { does: 'REOPEN'; id: string }

/** How a `TaskAct` is posted. */
export const TASK_POST = { method: 'post', action: TASKS, encType: 'application/json' } as const

/** The most rows of each kind a card shows. */
export const MOST_TASKS = 200

/** Where the follow-ups of a record are loaded from: so many open and so many done ones. */
export const tasksAddress = ({ kind, id }: TaskRecord, open: number, done: number) =>
  `${TASKS}?${new URLSearchParams({ kind, id, open: String(open), done: String(done) }).toString()}`

const NONE = { open: [], done: [], openCount: 0, doneCount: 0 }

/**
 * The data at such an address: the follow-ups, and how many there are. Without a connection it waits, and what else fails is a sentence for
 * the card: an error thrown here would take the place of the whole screen.
 */
export async function loadTasks(record: TaskRecord, open: number, done: number, signal: AbortSignal) {
  try {
    const { taskTotals, ...rows } = await request(TasksOfDocument, { record, open, done }, { waits: true, signal })
    const countOf = (wanted: string) => taskTotals.find(({ key }) => key === wanted)?.count ?? 0
    return { ...rows, openCount: countOf('OPEN'), doneCount: countOf('DONE'), failure: null }
  } catch (error) {
    if (error instanceof RequestFailed) return { ...NONE, failure: error.message }
    throw error
  }
}
