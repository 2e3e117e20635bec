import { createHash, randomBytes } from 'node:crypto'

/** A new UUID version 7 (RFC 9562 §5.7): ordered by time, so new rows land together at the end of their indexes. */
export function newId(now = Date.now()) {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  return format(bytes, 7)
}

/** The same UUID (version 8, SHA-256) for the same words: lets a repeated step write the same row instead of a second one. */
export function idFrom(...words: (string | number)[]) {
  return format(createHash('sha256').update(words.join('\u0000')).digest().subarray(0, 16), 8)
}

function format(bytes: Buffer, version: number) {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a string from outside can be an id of ours, so that it may be put to the database. */
export function isId(value: string) {
  return UUID.test(value)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** An id to filter by; a malformed one is replaced by an id that matches nothing. */
export const idOrNobody = (id: string) => (isId(id) ? id : NOBODY)

/** Ids to filter by, without malformed ones; if none is left, an id that matches nothing. */
export function idsOrNobody(ids: readonly string[]) {
  const known = ids.filter(isId)
  return ids.length && !known.length ? [NOBODY] : known
}
