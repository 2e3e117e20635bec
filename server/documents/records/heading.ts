import type { Line } from '../types.ts'
import type { Vocabulary } from './labels.ts'
import type { Pair } from './segments.ts'
import type { Token } from './tokens.ts'
import { valueOf } from './values.ts'

/** 'Liability - Open' beside the number of a claim: the values of these fields in their order, or none. */
export function headingPairs(
  { box }: Line,
  loose: { tokens: Token[] }[],
  names: string[],
  { family }: Vocabulary,
): Pair[] {
  const level = loose.filter(({ tokens: [first] }) => first && Math.abs(first.line.box[1] - box[1]) < box[3] / 2)
  const last = level.slice(-names.length)
  if (last.length < names.length) return []
  const pairs = names.map((name, index) => {
    const { tokens } = last[index]!
    const spec = family.fields.find((own) => own.name === name)!
    const words = tokens.map(({ word }) => word.text)
    return { spec, value: valueOf(spec.kind, words), tokens }
  })
  return pairs.every(({ value }) => value !== null) ? pairs : []
}
