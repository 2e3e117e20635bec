import type { Planned, Problem, RawRow } from './types.ts'

export const problemAt = (field: string | null, message: string): Problem => ({ field, message })

/** A row that stays out, and why. */
export const refused = (
  { position }: Pick<RawRow, 'position'>,
  title = '',
  message = '',
  field: string | null = null,
): Planned => ({
  ...{ position, outcome: 'REFUSE', title, changes: [], aboutId: null },
  problems: [problemAt(field, message)],
})

export const twinProblem = (row: number, what: string) =>
  `Row ${String(row)} is the same ${what} and says something else. Keep one of them.`

/** What is told of a row whose record is another than when the rows were checked. */
export const CHANGED_SINCE = 'This was changed in Cara after the rows were checked. Send this row again.'
