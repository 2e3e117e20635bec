/** The name of a field that a head names which is none of ours: 'Total Incurred' is 'total_incurred'. */
export const openName = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
