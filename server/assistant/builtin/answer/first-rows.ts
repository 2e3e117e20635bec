import { FIRST_ROWS, type Rows } from '../question/rows.ts'

/** Some entries of a list of `total` as rows, the first as a rule; `hint` stands behind the number of those that follow. */
export function firstRows<T>(
  entries: T[],
  total: number,
  say: (entry: T) => string,
  hint = '',
  { from, most }: Rows = FIRST_ROWS,
): string {
  const rows = entries.slice(from - 1, from - 1 + most).map((entry) => `- ${say(entry)}`)
  const rest = total - (from - 1) - rows.length
  return [...rows, ...(rest > 0 ? [`- and ${rest} more${hint}`] : [])].join('\n')
}
