/** Of a longer list the first are said, and how many more there are. */
const MOST_ROWS = 12

/** The first entries of a list of `total` as rows, `hint` behind the number of those left out. */
export function firstRows<T>(entries: T[], total: number, say: (entry: T) => string, hint = ''): string {
  const rows = entries.slice(0, MOST_ROWS).map((entry) => `- ${say(entry)}`)
  const rest = total - rows.length
  return [...rows, ...(rest > 0 ? [`- and ${rest} more${hint}`] : [])].join('\n')
}
