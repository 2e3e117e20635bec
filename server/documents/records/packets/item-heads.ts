import { isLabelled } from '../../layout/head-rows.ts'
import type { Line } from '../../types.ts'
import { keyOf, type Vocabulary } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import type { Pair } from '../segments.ts'
import { levelsOf } from '../stacked-heads.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import { wordsOf } from '../words.ts'

/** What says of which place the items below are. */
const NAMES_A_PLACE = ['location_number', 'building_number', 'state']
/** What may be told of the place beside its name. */
const TOLD_BESIDE = ['territory']
/** Labels of a place fill a line; in a sentence they are only spoken of. */
const MOST_WORDS = 16

/** The place that a line names for all items below it: 'Location No. 1 Building No. 2 9 Elm St, Erie, PA 16501', 'State: KY'. Empty for other lines. */
export function placeNamed(tokens: Token[], vocabulary: Vocabulary): Pair[] {
  const { pairs, loose } = readPairs(tokens.map(withoutColon), vocabulary)
  const address = vocabulary.family.fields.find(({ look }) => look)
  const isAddress = (value: Pair['value']) => typeof value === 'string' && (address?.look?.test(value) ?? false)
  // A wide space before the postal code parts an address.
  const [whole, parts] = [loose.flatMap(({ tokens: own }) => own), loose.map(({ tokens: own }) => own)]
  const texts = isAddress(tokensAsText(whole)) && !parts.some((own) => isAddress(tokensAsText(own))) ? [whole] : parts
  const rest = texts.flatMap((own) =>
    address && own.length ? [{ spec: address, value: tokensAsText(own), tokens: own }] : [],
  )
  const all = [...pairs, ...rest]
  const isPlace = ({ spec, value }: Pair) =>
    spec === address ? isAddress(value) : [...NAMES_A_PLACE, ...TOLD_BESIDE].includes(spec.name) && value !== null
  const names = all.some(({ spec }) => NAMES_A_PLACE.includes(spec.name))
  return tokens.length <= MOST_WORDS && names && all.every(isPlace) ? all : []
}

/** So many labelled lines may stand between the place and the table under it. */
const MOST_BETWEEN = 3
/** A label of a place, or of what all that follows is of, may be of another than the line above. */
const OF_A_PLACE = /^[^:]*\b(?:loc|locations?|bldg|buildings?|premises|address|states?|applies|apply|notes?)\b/i

/** 'Location 1: 9 Elm Street': a colon behind the number of a place belongs to nothing. */
const withoutColon = (token: Token): Token =>
  /^\d{1,3}:$/.test(token.word.text) ? { ...token, word: { ...token.word, text: token.word.text.slice(0, -1) } } : token

/** Whether a line names a place in words that are not understood: what stands below is of none that was named before. */
export const namesOther = (tokens: Token[], { exact }: Vocabulary): boolean =>
  exact.get(keyOf(wordsOf(tokens[0]?.word.text ?? '')))?.some(({ name }) => NAMES_A_PLACE.includes(name)) ?? false

/** The place that the last line over a table names, or one with only labelled lines about it below. */
export function placeOver(lines: Line[], page: number, vocabulary: Vocabulary): Pair[] {
  for (const level of levelsOf(lines)
    .slice(-1 - MOST_BETWEEN)
    .reverse()) {
    const place = placeNamed(tokensOf(level.lines, page, Infinity), vocabulary)
    if (place.length || !level.lines.every(({ text }) => isLabelled(text) && !OF_A_PLACE.test(text))) return place
  }
  return []
}
