import { addDays } from '../../../../shared/dates.ts'
import { completeTask, createTask } from '../../../domains/tasks/service.ts'
import { keyOf, made, type Step, type World } from './step.ts'

/** What someone of the demo agency wants to do about a client or a policy: added, due and done on days counted from today. */
type TaskRow = {
  of: { account: string } | { policy: string }
  title: string
  day: number
  due: number
  by: number
  /** Whoever gets to it. */
  anybody?: boolean
  done?: number
}

const TASKS: readonly TaskRow[] = [
  { of: { account: 'raven' }, title: 'Send the signed cancellation form to the carrier', day: -6, due: -2, by: 0 },
  { of: { account: 'gable' }, title: 'Call about the payroll audit', day: -3, due: 0, by: 0 },
  { of: { policy: 'QF-1042/0' }, title: 'Ask for the updated driver list', day: -2, due: 3, by: 0 },
  {
    of: { account: 'moth' },
    title: 'Check whether the fire inspection took place',
    day: -1,
    due: 1,
    by: 1,
    anybody: true,
  },
  { of: { account: 'gable' }, title: 'Review limits before the lease is signed', day: -4, due: 9, by: 0 },
  { of: { account: 'gable' }, title: 'Send the welcome letter', day: -12, due: -9, by: 0, done: -9 },
  { of: { account: 'brass' }, title: 'Get the floor plan of the second taproom', day: -5, due: 0, by: 1, done: 0 },
]

/** Follow-ups: late, due today, later, anyone's, and done. */
export const taskSteps = (world: World): Step[] =>
  TASKS.flatMap(({ of, title, day, due, by, anybody, done }, place) => {
    let id = ''
    const add: Step = {
      day,
      by,
      work: (past) =>
        past.run(async (ctx) => {
          const record =
            'account' in of
              ? ({ kind: 'ACCOUNT', id: made(world.accounts, of.account) } as const)
              : ({ kind: 'POLICY', id: made(world.policies, of.policy) } as const)
          const input = { record, title, dueOn: addDays(world.today, due), ...(anybody && { assigneeId: null }) }
          id = (await createTask(ctx, { ...input, key: keyOf(past, 'task', place) })).id
        }),
    }
    if (done === undefined) return [add]
    const complete: Step = {
      day: done,
      by,
      work: (past) => past.run((ctx) => completeTask(ctx, id, keyOf(past, 'task done', place))),
    }
    return [add, complete]
  })
