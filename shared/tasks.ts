/** What a follow-up task can be about; each record has its own column. */
export const TASK_RECORDS = ['ACCOUNT', 'POLICY', 'REQUEST'] as const
export type TaskRecordKind = (typeof TASK_RECORDS)[number]

/** Characters of a title. */
export const TASK_TITLE = 200

/** The record a follow-up is about. */
export type TaskRecord = { kind: TaskRecordKind; id: string }
