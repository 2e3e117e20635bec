import type { Page } from '../../types.ts'
import { SCHEDULE } from '../families/packets.ts'
import { vocabularyOf } from '../labels.ts'
import { readPairs } from '../pairs.ts'
import { type Token, tokensAsText, tokensOf } from '../tokens.ts'
import type { Family } from '../types.ts'
import { type Entry, entryOf } from './entries.ts'
import { namesOther, placeNamed } from './item-heads.ts'

/** What a building is rated by. */
const RATED = ['classification', 'class_code', 'territory', 'construction', 'protection_class', 'year_built']
const RATING: Family = {
  ...SCHEDULE,
  fields: [
    ...SCHEDULE.fields.filter(({ name }) => ['location_number', 'building_number', 'premises_address', ...RATED].includes(name)),
    { name: 'year_built', kind: 'number', words: ['year built', 'yr built', 'construction year', 'year constructed', 'year of construction'] },
    { name: 'protection_class', kind: 'number', words: ['protection class', 'prot class', 'ppc', 'iso protection class'] },
  ],
} // biome-ignore format: a table
const VOCABULARY = vocabularyOf(RATING)
const ADDRESS = SCHEDULE.fields.find(({ name }) => name === 'premises_address')!

/**
 * What labelled lines under the heading of a place tell of it: 'Location 1 - Building 2' and below, also over the end of a page, 'Construction: Frame';
 * its address as well. `items`: what is insured, at whose places alone they are.
 */
export function ratedPlaces(pages: Page[], items: Entry[]): Entry[] {
  const places = new Map<string, { head: Entry; told: ReturnType<typeof readPairs>['pairs'] }>()
  let at: string | null = null
  for (const page of pages)
    for (const line of page.lines) {
      const tokens = tokensOf([line], page.number, Infinity)
      const place = placeNamed(tokens, VOCABULARY)
      const head = entryOf(place)
      if (head.has('location_number')) {
        at = keyOf(head)
        if (!places.has(at)) places.set(at, { head, told: [] })
      } else if (namesOther(tokens, VOCABULARY) && NUMBERED.test(line.text) && !addressIn(tokens)) at = null
      else if (at && line.text.includes(':')) places.get(at)!.told.push(...toldIn(tokens))
    }
  const isInsured = (head: Entry) =>
    items.some((item) => NUMBERS.every((name) => !head.has(name) || item.get(name)?.value === head.get(name)!.value))
  const isAddressed = items.some((item) => item.has('premises_address'))
  return [...places.values()].flatMap(({ head, told }) => {
    const own = entryOf(told.filter(({ spec }) => !(isAddressed && spec === ADDRESS)))
    return own.size && isInsured(head) ? [new Map([...head, ...own])] : []
  })
}

/** 'Building 3 and shed': a coverage of a building has no number. */
const NUMBERED = /^\S+\s+(?:(?:no|number|num)\b\.?|#)?\s*:?\s*#?\d/i
const NUMBERS = ['location_number', 'building_number']
const keyOf = (head: Entry) => NUMBERS.map((name) => head.get(name)?.value ?? '').join('-')

/** 'Location: 9 Elm Street, Erie, PA 16501': the words behind the colon, where they are an address. */
function addressIn(tokens: Token[]): Token[] | null {
  const colon = tokens.findIndex(({ word }) => word.text.endsWith(':'))
  const behind = tokens.slice(colon + 1)
  return colon >= 0 && ADDRESS.look!.test(tokensAsText(behind)) ? behind : null
}

function toldIn(tokens: Token[]): ReturnType<typeof readPairs>['pairs'] {
  const address = addressIn(tokens)
  if (address) return [{ spec: ADDRESS, value: tokensAsText(address), tokens: address }]
  return readPairs(tokens, VOCABULARY).pairs.filter(({ spec, value }) => RATED.includes(spec.name) && value !== null)
}
