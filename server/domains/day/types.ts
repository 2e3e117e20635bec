import type { DayGroup, DayKind } from '../../../shared/day.ts'

/** Something that waits for a person, and when it is due. */
export type DayItem = {
  /** Its kind and its id: "REQUEST:0190…". */
  item: string
  kind: DayKind
  /** Of the request, the policy, the workspace or the follow-up. */
  id: string
  group: DayGroup
  /** When it is due, takes effect or ends; otherwise, since when it has waited. */
  at: Date
  /** Whether `at` is a due time. */
  isDue: boolean
}

/** Something that was done today. */
export type DoneItem = { id: string; kind: 'REQUEST' | 'TASK' | 'EVENT'; at: Date }
