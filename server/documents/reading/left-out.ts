const MOST_NAMED = 6

/** 'page 3', 'pages 1, 2 and 5', 'pages 1, 2, 3 and 40 more'. */
export function pagesNamed(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  if (sorted.length === 1) return `page ${sorted[0]}`
  const named = sorted.length > MOST_NAMED ? sorted.slice(0, MOST_NAMED - 1) : sorted.slice(0, -1)
  const last = sorted.length > MOST_NAMED ? `${sorted.length - named.length} more` : sorted.at(-1)
  return `pages ${named.join(', ')} and ${last}`
}

/** Of attached files that were not opened, how many, the names of the first, and why. */
export function filesLeft(names: string[], why: string): string {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''
  const count = names.length === 1 ? '1 attached file was' : `${names.length} attached files were`
  return `${count} not read (${names.slice(0, MOST_NAMED).join(', ')}${more}): ${why}.`
}
