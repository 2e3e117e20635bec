import { passagesOf, type Token } from './tokens.ts'
import type { RecordField, RecordValue } from './types.ts'

/** A value with the words that say it; null where there are none. */
export function fieldOf(value: RecordValue, tokens: Token[]): RecordField | null {
  const [source, ...further] = passagesOf(tokens)
  if (!source) return null
  return { value, source, ...(further.length && { further }) }
}
