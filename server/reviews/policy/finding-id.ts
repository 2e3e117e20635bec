import { createHash } from 'node:crypto'

/** The id of a finding: the same for the same parts, whenever it is found. */
export const findingId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
