const AS_TYPED =
  /^(?:\+?1[\s./-]*)?\(?([2-9]\d{2})\)?[\s./-]*(\d{3})[\s./-]*(\d{4})(?:[\s,;]*(?:x|ext|extension|#)[\s.:]*(\d{1,6}))?$/i

/**
 * A number of the North American Numbering Plan as it is kept, "+15550100123", or with its extension "+15550100123x45"; null when
 * the text is none. Brackets, dots, spaces, dashes of any kind and a country code may be typed or not. An area code never begins with 0
 * or 1, nor does an exchange; but fictional numbers of ours may have one that does (555-01xx), so of an exchange only the length is checked.
 */
export function parsePhone(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, area, exchange, line, extension] = AS_TYPED.exec(typed) ?? []
  if (!area) return null
  return `+1${area}${exchange!}${line!}${extension ? `x${extension}` : ''}`
}

/** A kept number without its extension: what two numbers of one line have in common. */
export const lineOf = (kept: string): string => kept.replace(/x\d+$/, '')

/** A kept number as it is shown: "(555) 010-0123", "(555) 010-0123 ext. 45". Any other text is shown unchanged. */
export function formatPhone(kept: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})(?:x(\d+))?$/.exec(kept)
  if (!match) return kept
  const [, area, exchange, line, extension] = match
  return `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ''}`
}
