import type { Pair } from './segments.ts'
import type { RecordValue, ValueKind } from './types.ts'
import { isSameAmount } from './values.ts'

/** A value of a field as one place says it. */
export type Told = Pick<Pair, 'tokens' | 'label'> & { value: RecordValue }

/**
 * Whether two places say different values of a field and nothing tells which holds. The first holds where its label says more ('Policy
 * number' before 'policy'), or the other is a total; texts under different labels may both be true ('Description' and 'Notes').
 */
export function contradicts(first: Told, second: Told, kind: ValueKind): boolean {
  if (isSame(first.value, second.value, kind)) return false
  const [words, others] = [first.label, second.label]
  const isOneLabel = words !== undefined && words.join(' ') === others?.join(' ')
  if (kind === 'text') return isOneLabel
  if (isOneLabel || !words || !others) return true
  return !others.every((word) => words.includes(word)) && !(others.includes('total') && !words.includes('total'))
}

const NAMED: ValueKind[] = ['text', 'name', 'names']

/** A name or a text may go on in one of the places. */
function isSame(first: RecordValue, second: RecordValue, kind: ValueKind): boolean {
  if (typeof first === 'number' && typeof second === 'number') return isSameAmount(first, second)
  const [one, other] = [plain(first, kind), plain(second, kind)]
  return one === other || (NAMED.includes(kind) && (one.startsWith(other) || other.startsWith(one)))
}

const plain = (value: RecordValue, kind: ValueKind) =>
  JSON.stringify(value)
    .toUpperCase()
    .replace(kind === 'figure' ? /[\s$"]/g : /[^\p{L}\d]/gu, '')
