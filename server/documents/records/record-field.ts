import { passagesOf, type Token } from './tokens.ts'
import type { RecordField, RecordValue } from './types.ts'

/** A word recognised with less confidence than this may be another. */
const SURE = 0.8

/** A value with the words that say it; null where there are none, or where the passes over a scan read them differently or none was sure. */
export function fieldOf(value: RecordValue, tokens: Token[]): RecordField | null {
  const [source, ...further] = passagesOf(tokens)
  if (!source || isDoubted(value, tokens)) return null
  return { value, source, ...(further.length && { further }) }
}

/** Whether one of the words that say a value is in doubt. What is neither letter nor digit is no part of a text. */
export function isDoubted(value: RecordValue, tokens: Token[]): boolean {
  return tokens.some(({ word: { text, others, confidence } }) => {
    const isPart = typeof value !== 'string' || /[\p{L}\d]/u.test(text)
    return isPart && ((others?.length ?? 0) > 0 || (confidence ?? 1) < SURE)
  })
}
