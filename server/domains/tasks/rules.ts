import { z } from 'zod'
import { mediumDate, parseDate } from '../../../shared/dates.ts'
import type { FieldChange } from '../../../shared/history.ts'
import { TASK_RECORDS, TASK_TITLE } from '../../../shared/tasks.ts'
import type { FieldError } from '../../lib/app-error.ts'
import { needed } from '../../lib/form-fields.ts'
import type { Task } from './types.ts'

const title = needed(TASK_TITLE, 'Write what is to be done.')
const dueOn = needed(40, 'Choose a day.').transform((typed, ctx) => {
  const day = parseDate(typed)
  if (day && day >= '2000' && day < '2101') return day
  ctx.addIssue({ code: 'custom', message: 'Enter a day from 2000 to 2100.' })
  return z.NEVER
})
const assigneeId = z.uuid('Choose a user of your agency.').nullish()

/** A new follow-up. The assignee defaults to the user who adds it; null leaves it unassigned. */
export const newTask = z.object({
  title,
  dueOn,
  assigneeId,
  record: z.object({ kind: z.enum(TASK_RECORDS), id: z.string() }),
})

/** A change of a follow-up: what is left out stays as it is. `rev` is the revision that was read. */
export const taskChange = z.object({
  title: title.optional(),
  dueOn: dueOn.optional(),
  assigneeId,
  rev: z.int(),
})

type Named = (userId: string) => string

const FIELDS = [
  { field: 'title', label: 'Follow-up', show: ({ title }: Task) => title },
  { field: 'dueOn', label: 'Follow-up date', show: ({ dueOn }: Task) => mediumDate(dueOn) },
  {
    field: 'assigneeId',
    label: 'Follow-up assignee',
    show: ({ assigneeId }: Task, nameOf: Named) => assigneeId && nameOf(assigneeId),
  },
] as const

/** The changed fields for the history, compared by id, since two people may have one name. */
export const taskChanges = (was: Task, is: Task, nameOf: Named): FieldChange[] =>
  FIELDS.filter(({ field }) => was[field] !== is[field]).map(({ field, label, show }) => ({
    field,
    label,
    was: show(was, nameOf),
    is: show(is, nameOf),
  }))

/** The conflict sentences for each field that was changed since the revision of a change. */
export const taskConflicts = (stands: Task, wanted: Task, nameOf: Named): FieldError[] =>
  taskChanges(stands, wanted, nameOf).map(({ field, was }) => ({
    path: [field],
    message: `It says ${was === null ? 'nobody' : `“${was}”`} by now. Save again to keep yours.`,
  }))
