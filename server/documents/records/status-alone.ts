import type { Vocabulary } from './labels.ts'
import { type Pair, segmentsOf } from './segments.ts'
import { type Token, tokensAsText } from './tokens.ts'
import { valueOf } from './values.ts'

/** A letter alone may mean anything. */
const LEAST_LETTERS = 2

/**
 * The status that stands without a label on the level of a record's key, as a word for itself: 'Open' at the right end of a card's first
 * line. Null where words that no label tells of stand before it, and where another such word stands in the record. `tokens` and `pairs` are
 * the record's, from its key on.
 */
export function statusAlone(key: Pair, tokens: Token[], pairs: Pair[], { family }: Vocabulary): Pair | null {
  const [spec, other] = family.fields.filter(({ kind }) => kind === 'status')
  const isStatus = (text: string) => text.length >= LEAST_LETTERS && valueOf('status', text.split(' ')) !== null
  if (!spec || other || pairs.some((pair) => pair.spec === spec)) return null
  const told = new Set(pairs.flatMap((pair) => pair.tokens))
  const segments = segmentsOf(tokens)
  const alone = segments.filter((own, index) => {
    const isLabel = told.has(segments[index + 1]?.[0] as Token) && isOnLevel(segments[index + 1]![0]!, own[0]!)
    return isStatus(tokensAsText(own)) && !own.some((token) => told.has(token)) && !isLabel
  })
  const [found, ...others] = alone
  if (!found || others.length > 0 || !isOnLevel(found[0]!, key.tokens[0]!)) return null
  const before = segments[segments.indexOf(found) - 1]?.at(-1)
  const isAfterTold = before !== undefined && told.has(before)
  return isAfterTold ? { spec, value: valueOf(spec.kind, tokensAsText(found).split(' ')), tokens: found } : null
}

function isOnLevel({ line: { box: one }, page }: Token, { line: { box: other }, page: at }: Token): boolean {
  const apart = Math.abs(one[1] + one[3] / 2 - other[1] - other[3] / 2)
  return page === at && apart < Math.max(one[3], other[3]) / 2
}
