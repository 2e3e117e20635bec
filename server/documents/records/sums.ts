import { type Token, tokensAsText } from './tokens.ts'
import type { Family, RecordValue } from './types.ts'
import { isSameAmount, valueOf } from './values.ts'
import { wordsOf } from './words.ts'

type Value = { value: RecordValue; tokens: Token[] }
type Sum = { value: number; tokens: Token[]; told: boolean }

/**
 * The amounts that a record tells only in parts ('Indemnity paid', 'Expense paid'), each as the sum of its parts: where all of them
 * together are the whole that the record prints too, and only there. `open` are its values under heads that name no field.
 */
export function sumsOf(values: Map<string, Value>, open: Map<string, Value>, { sums }: Family): Map<string, Value> {
  if (!sums) return new Map()
  const [paid, reserves, recovered] = [sums.paid, sums.reserves, sums.recovered].map((part) =>
    sumOf(part, values, open, sums.whole.words),
  )
  if (!paid || !reserves || (paid.told && reserves.told)) return new Map()
  const wholes = partsOf(sums.whole.words, open, [])
  const back = recovered?.value ?? 0
  const isWhole = (whole: number) =>
    [0, back, -back].some((less) => isSameAmount(paid.value + reserves.value - less, whole))
  if (!wholes?.length || !wholes.some(({ value }) => isWhole(value))) return new Map()
  const found = [
    [sums.paid.field, paid],
    [sums.reserves.field, reserves],
    [sums.recovered.field, recovered],
  ] as const
  return new Map(
    found.flatMap(([field, sum]) => (sum && !sum.told ? [[field, { value: sum.value, tokens: sum.tokens }]] : [])),
  )
}

type Part = { field: string; words: string[] }

/** The amount as told, else the sum of the open ones whose heads hold one of its words; null where there is none, or one that is no amount. */
function sumOf(
  { field, words }: Part,
  values: Map<string, Value>,
  open: Map<string, Value>,
  but: string[],
): Sum | null {
  const own = values.get(field)
  if (own) return typeof own.value === 'number' ? { value: own.value, tokens: own.tokens, told: true } : null
  const parts = partsOf(words, open, but)
  if (!parts?.length) return null
  const cents = parts.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
  return { value: cents / 100, tokens: parts.flatMap(({ tokens }) => tokens), told: false }
}

function partsOf(
  words: string[],
  open: Map<string, Value>,
  but: string[],
): { value: number; tokens: Token[] }[] | null {
  const named = [...open].filter(([name]) => {
    const own = wordsOf(name.replaceAll('_', ' '))
    return own.some((word) => words.includes(word)) && !own.some((word) => but.includes(word))
  })
  const parts = named.map(([, { tokens }]) => ({ value: valueOf('amount', tokensAsText(tokens).split(' ')), tokens }))
  return parts.every((part): part is { value: number; tokens: Token[] } => typeof part.value === 'number')
    ? parts
    : null
}
