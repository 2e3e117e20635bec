import { findDates } from '../../../shared/dates.ts'
import type { Mapping } from './mapping.ts'
import { type Token, tokensAsText } from './tokens.ts'
import type { Family } from './types.ts'
import { wordsOf } from './words.ts'

/** A number or a code before the stamp, by which the list knows the entry. */
const MOST_CODES = 1
/** Words that a stamp may have beside its own. */
const BESIDE = new Set(['effective', 'date', 'list', 'schedule', 'following', 'is', 'are', 'were', 'was', 'from', 'as', 'by', 'endorsement', 'status', 'since', 'last', 'renewal', 'term', 'policy', 'these', 'have', 'been'].flatMap(wordsOf)) // biome-ignore format: a list

/** Words by which a list tells an entry that is one no more, and words that say little beside them. */
type Ending = Pick<Family, 'ended' | 'generic' | 'called'>

/** Whether a text has a word of an entry that is one no more, whatever else it says. */
export const mentionsEnded = (text: string, { ended = [] }: Ending): boolean =>
  wordsOf(text).some((word) => ended.includes(word))

/** '06/2026' */
const MONTH = /\b\d{1,2}\/(?:19|20)\d{2}\b/g

/** Whether a text says nothing but that an entry is one no more: 'Deleted 3/1/25', '4 (sold)'; not 'Sold as is'. */
export function saysEnded(text: string, { ended = [], generic, called = [] }: Ending): boolean {
  const names = [...generic, ...called]
  const undated = findDates(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
  const words = wordsOf(undated.replace(MONTH, ''))
  const others = words.filter((word) => !ended.includes(word) && !BESIDE.has(word) && !names.includes(word))
  const isCode = (word: string) => /\d/.test(word) || word === 'number'
  return words.some((word) => ended.includes(word)) && others.every(isCode) && others.length <= MOST_CODES
}

const MOST_HEADING = 6
/** What a heading says of entries that never were insured; in a row it may be said of a part of them. */
const NEVER = ['excluded']

/**
 * What a text over rows says of all that follow: that they are no more ('Deleted vehicles'), or that they are ('Vehicles'). Null for one that
 * does not head entries.
 */
export function headsEnded(text: string, family: Family): boolean | null {
  const names = [...family.generic, ...(family.called ?? [])]
  if (!family.ended || !wordsOf(text).some((word) => names.includes(word)) || text.split(' ').length > MOST_HEADING)
    return null
  if (saysEnded(text, { ...family, ended: [...family.ended, ...NEVER] })) return true
  return /[\d:]/.test(text) ? null : false
}

/** Whether a text under a head such as 'Date deleted' says that it was. */
export const isTime = (text: string): boolean => findDates(text).length > 0 || /^(?:x|y|yes|✓|✔|☒)$/i.test(text)

/** Whether a row of a table, or a note under it, says that its entry is one no more: in a stamp, or under a head that asks when that was. */
export function isEndedRow(cells: Map<number, Token[]>, notes: Token[][], { vocabulary, heads }: Mapping): boolean {
  const { family } = vocabulary
  if (!family.ended) return false
  const stamped = [...cells].some(([column, tokens]) => {
    const text = tokensAsText(tokens)
    return saysEnded(text, family) || (saysEnded(heads[column] ?? '', family) && isTime(text))
  })
  return stamped || notes.map(tokensAsText).some((note) => saysEnded(note, family) && !headsEnded(note, family))
}
