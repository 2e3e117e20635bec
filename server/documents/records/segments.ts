import { type Token, tokensAsText } from './tokens.ts'
import type { FieldSpec, RecordValue } from './types.ts'
import { isReference, valueOf } from './values.ts'

/**
 * A value under its label, of which `label` has the words where it stands before the value. `value` is null where the document says nothing,
 * `elsewhere` where it stands in another entry.
 */
export type Pair = {
  spec: FieldSpec
  value: RecordValue | null
  elsewhere?: boolean
  tokens: Token[]
  label?: string[]
}

/** A number sign before a code is part of it only where documents quote it so. */
export function cleaned(value: RecordValue, spec: FieldSpec): RecordValue {
  return (spec.kind === 'code' || spec.kind === 'vin') && !spec.signed && typeof value === 'string'
    ? value.replace(/^#\s*/, '')
    : value
}

/** Gives segments to fields in the order both come in; a field without a value that fits is left out. */
export function placeInOrder(segments: Token[][], fields: FieldSpec[][]): Pair[] {
  const open = [...segments]
  return fields.flatMap((specs): Pair[] => {
    const [segment] = open
    for (const spec of segment ? specs : []) {
      const text = tokensAsText(segment!)
      const value = valueOf(spec.kind, text.split(' '))
      if (isReference(text)) return [{ spec, value: null, elsewhere: true, tokens: open.shift()! }]
      if (value !== null) return [{ spec, value: cleaned(value, spec), tokens: open.shift()! }]
    }
    return []
  })
}

/** The parts of a text that bars set apart. */
export function splitAtBars(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.word.text === '/') parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts
}

/** The parts of a text that lines, column gaps and cells set apart. */
export function segmentsOf(tokens: Token[]): Token[][] {
  const segments: Token[][] = []
  for (const token of tokens) {
    if (token.starts !== '' || segments.length === 0) segments.push([token])
    else segments.at(-1)!.push(token)
  }
  return segments
}
