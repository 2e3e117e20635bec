import type { IsoDate } from '../../../shared/dates.ts'
import type { TaskRecord } from '../../../shared/tasks.ts'

/** Something to do about a record by a day of the agency's calendar. */
export type Task = {
  id: string
  record: TaskRecord
  title: string
  dueOn: IsoDate
  /** Null for no one in particular. */
  assigneeId: string | null
  createdAt: Date
  createdBy: string | null
  /** Null while it is open. */
  doneAt: Date | null
  doneBy: string | null
  /** Counts the changes from 1. */
  rev: number
}
