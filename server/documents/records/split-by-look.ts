import type { Pair } from './segments.ts'
import type { Token } from './tokens.ts'
import type { FieldSpec, RecordValue } from './types.ts'
import { isTold, leadingValue, valueOf } from './values.ts'

type Part = { spec: FieldSpec; value: RecordValue; from: number; to: number }

/** A longer text is no cell of several short values. */
const MOST_WORDS = 12

/**
 * The values of several fields that stand behind one another without a sign between them, in the order of their heads: '2018 Ford F-150'. Of
 * all the ways to part the words so that each field has a value that looks like its own, what all of them agree on is told. Null where these
 * fields are not told by their looks.
 */
export function splitByLook(tokens: Token[], fields: FieldSpec[][]): Pair[] | null {
  const texts = tokens.map(({ word }) => word.text)
  const parts = partsIn(texts, fields)
  return parts?.map(({ spec, value, from, to }) => ({ spec, value, tokens: tokens.slice(from, to) })) ?? null
}

/** Whether a text has a value for each of the fields. */
export function canBeSplit(text: string, fields: FieldSpec[][]): boolean {
  return partsIn(text.split(' '), fields)?.length === fields.length
}

function partsIn(texts: string[], fields: FieldSpec[][]): Part[] | null {
  const specs = fields.flatMap((own) => (own.length === 1 ? own : []))
  const [first] = specs
  if (!first || specs.length < fields.length || specs.length < 2 || !specs.some(({ kind }) => isTold(kind))) return null
  const words = texts.length > MOST_WORDS ? [] : texts
  const [way, ...others] = waysToPart(words, 0, specs)
  if (way)
    return way.filter(({ spec, from, to }) =>
      others.every((other) => other.some((part) => part.spec === spec && part.from === from && part.to === to)),
    )
  // Where a value is missing, that of the first field alone is sure.
  const leading = isTold(first.kind) ? leadingValue(first.kind, texts) : null
  return leading && [{ spec: first, value: leading.value, from: 0, to: leading.words }]
}

function waysToPart(texts: string[], from: number, [spec, ...others]: FieldSpec[]): Part[][] {
  if (!spec) return from === texts.length ? [[]] : []
  return endsOf(texts, from, texts.length - others.length, spec).flatMap((to) => {
    const value = valueOf(spec.kind, texts.slice(from, to))
    return value === null ? [] : waysToPart(texts, to, others).map((rest) => [{ spec, value, from, to }, ...rest])
  })
}

/** Where a value that begins here may end: one with names of its own behind such a name, else behind its first word. */
function endsOf(texts: string[], from: number, last: number, { names }: FieldSpec): number[] {
  const ends = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + index + 1)
  if (!names) return ends
  const named = ends.filter((to) => names.includes(texts.slice(from, to).join(' ').toLowerCase()))
  return (named.length ? named.slice(-1) : ends.slice(0, 1)).filter(() => /^\p{L}/u.test(texts[from]!))
}
