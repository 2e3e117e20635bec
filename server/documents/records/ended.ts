import { findDates } from '../../../shared/dates.ts'
import type { Mapping } from './mapping.ts'
import { type Token, textOf } from './tokens.ts'
import type { Family } from './types.ts'
import { wordsOf } from './words.ts'

/** A number or a code before the stamp, by which the list knows the entry. */
const MOST_CODES = 1
/** Words that a stamp may have beside its own. */
const BESIDE = new Set(['effective', 'date', 'list', 'schedule', 'following', 'is', 'are', 'were', 'was', 'from', 'as', 'by', 'endorsement', 'status', 'since', 'last', 'renewal', 'term', 'policy', 'these', 'have', 'been'].flatMap(wordsOf)) // biome-ignore format: a list

/** Whether a text says nothing but that an entry is one no more: 'Deleted 3/1/25', '4 (sold)'; not 'Sold as is'. */
export function saysEnded(text: string, { ended = [], generic }: Family): boolean {
  const undated = findDates(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  const words = wordsOf(undated)
  const others = words.filter((word) => !ended.includes(word) && !BESIDE.has(word) && !generic.includes(word))
  const isCode = (word: string) => /\d/.test(word) || word === 'number'
  return words.some((word) => ended.includes(word)) && others.every(isCode) && others.length <= MOST_CODES
}

const MOST_HEADING = 6

/**
 * What a text over rows says of all that follow: that they are no more ('Deleted vehicles'), or that they are ('Vehicles'). Null for one that
 * does not head entries.
 */
export function headsEnded(text: string, family: Family): boolean | null {
  const words = wordsOf(text)
  if (!family.ended || !words.some((word) => family.generic.includes(word)) || text.split(' ').length > MOST_HEADING)
    return null
  if (saysEnded(text, family)) return true
  return /[\d:]/.test(text) ? null : false
}

/** Whether a row of a table, or a note under it, says that its entry is one no more: in a stamp, or under a head that asks when that was. */
export function isEndedRow(cells: Map<number, Token[]>, notes: Token[][], { vocabulary, heads }: Mapping): boolean {
  const { family } = vocabulary
  if (!family.ended) return false
  const isTime = (text: string) => findDates(text).length > 0 || /^(?:x|y|yes|✓|✔|☒)$/i.test(text)
  const stamped = [...cells].some(([column, tokens]) => {
    const text = textOf(tokens)
    return saysEnded(text, family) || (saysEnded(heads[column] ?? '', family) && isTime(text))
  })
  return stamped || notes.map(textOf).some((note) => saysEnded(note, family) && !headsEnded(note, family))
}
