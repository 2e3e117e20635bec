/** What JSON can say and a jsonb column cannot hold: the null character, and half of a surrogate pair. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f])/i

/**
 * A value as the JSON a jsonb column takes: without null characters, with U+FFFD for lone surrogates. Texts of documents may hold
 * either; PostgreSQL would refuse the whole row.
 */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value)
  return UNKEEPABLE.test(json)
    ? JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part))
    : json
}

/** The same for a text column. */
export function storable(text: string) {
  return text.replaceAll('\0', '').toWellFormed()
}
