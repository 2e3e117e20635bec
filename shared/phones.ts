/**
 * A number of the North American Numbering Plan as it is kept, "+15550100123", or with its extension "+15550100123x45"; null when
 * the text is none. Brackets, dots, spaces and a country code may be typed or not. An area code or exchange never begins with 0 or 1
 * in the plan; fictional numbers of ours may (555-01xx exchanges begin with 0), so only their length is checked.
 */
export function parsePhone(text: string): string | null {
  const match =
    /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:\s*(?:x|ext\.?|extension|#)\s*(\d{1,6}))?\s*$/i.exec(
      text,
    )
  if (!match) return null
  const [, area, exchange, line, extension] = match
  return `+1${area}${exchange}${line}${extension ? `x${extension}` : ''}`
}

/** A kept number as it is shown: "(555) 010-0123", "(555) 010-0123 ext. 45". What is no kept number is shown as it stands. */
export function formatPhone(kept: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})(?:x(\d+))?$/.exec(kept)
  if (!match) return kept
  const [, area, exchange, line, extension] = match
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`
}
