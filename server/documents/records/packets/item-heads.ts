import type { Line } from '../../types.ts'
import type { Vocabulary } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import type { Pair } from '../segments.ts'
import { levelsOf } from '../stacked-heads.ts'
import { type Token, textOf, tokensOf } from '../tokens.ts'

/** What says of which place the items below are. */
const OF_A_PLACE = ['location_number', 'building_number', 'state', 'premises_address']
/** Labels of a place fill a line; in a sentence they are only spoken of. */
const MOST_WORDS = 16

/** The place that a line names for all items below it: 'Location No. 1 Building No. 2 9 Elm St, Erie, PA 16501', 'State: KY'. Empty for other lines. */
export function placeNamed(tokens: Token[], vocabulary: Vocabulary): Pair[] {
  const { pairs, loose } = readPairs(tokens, vocabulary)
  const isPlace = pairs.length > 0 && pairs.every(({ spec, value }) => OF_A_PLACE.includes(spec.name) && value !== null)
  if (!isPlace || tokens.length > MOST_WORDS) return []
  const address = vocabulary.family.fields.find(({ look }) => look)
  const rest = loose.filter((one) => one.tokens.length > 0)
  const isAddress = rest.length === 1 && address?.look!.test(textOf(rest[0]!.tokens))
  if (rest.length && !isAddress) return []
  return isAddress ? [...pairs, { spec: address!, value: textOf(rest[0]!.tokens), tokens: rest[0]!.tokens }] : pairs
}

/** The place that the last line over a table names. */
export function placeOver(lines: Line[], page: number, vocabulary: Vocabulary): Pair[] {
  const level = levelsOf(lines).at(-1)
  return level ? placeNamed(tokensOf(level.lines, page, Infinity), vocabulary) : []
}
