import { isDisputed } from '../certainty.ts'
import { passagesOf, type Token } from './tokens.ts'
import type { RecordField, RecordValue } from './types.ts'

/** A value with the words that say it; null where there are none, or where the passes over a scan read them differently or none was sure. */
export function fieldOf(value: RecordValue, tokens: Token[]): RecordField | null {
  const [source, ...further] = passagesOf(tokens)
  if (!source || isDoubted(value, tokens)) return null
  return { value, source, ...(further.length && { further }) }
}

/** Whether one of the words that say a value is in doubt. What is neither letter nor digit is no part of a text. */
export function isDoubted(value: RecordValue, tokens: Token[]): boolean {
  return tokens.some(({ word }) => isDisputed(word) && (typeof value !== 'string' || /[\p{L}\d]/u.test(word.text)))
}
