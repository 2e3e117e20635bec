import { type Concept, conceptsOf } from '../search/concepts.ts'
import { stemsOf } from '../search/stem.ts'
import { writtenOut } from '../search/trade-words.ts'
import type { Statement } from './types.ts'

/** Where words of a question stand in a statement, the most telling place first. */
export type Place = 'attribute' | 'entity' | 'numbers' | 'also' | 'section' | 'value' | 'lead' | 'beside' | 'paper'

const PLACES: Place[] = ['attribute', 'entity', 'numbers', 'also', 'section', 'value', 'lead', 'beside', 'paper']

/** What every statement speaks of still counts for something. */
const LEAST = 0.1

/** A statement with the stems of what names it. */
export type Known = { statement: Statement; stems: Record<Place, string[]> }

/** A thing that is asked for, and how rare it is among the statements. */
export type Term = { concept: Concept; rarity: number }

/** What documents and people call the two sides of a change: what was, and what is to be. */
const SIDES = {
  before: new Set(stemsOf('old prior expiring previous from before current existing last was original')),
  after: new Set(stemsOf('new renewal proposed to offered revised amended after now changed')),
}
const LONGEST_SIDE = 3
const sidesOf = (stems: string[]): string[] =>
  stems.length > LONGEST_SIDE
    ? []
    : Object.entries(SIDES).flatMap(([side, words]) => (stems.some((stem) => words.has(stem)) ? [`(${side})`] : []))

/** The stems of a name, its abbreviations written out: 'Prem 2', 'Gen Agg'. */
const named = (words: string): string[] => {
  const stems = words ? stemsOf(writtenOut(words)) : []
  return [...stems, ...sidesOf(stems)]
}

/** The words of a file's name, without its ending: 'westmarch_quote.pdf'. */
const wordsOfName = (name: string): string => name.replace(/\.\w+$/, '').replace(/[_.]/g, ' ')

export const knownOf = (statement: Statement): Known => ({
  statement,
  stems: {
    attribute: named(statement.attribute),
    entity: stemsOf(statement.entity),
    numbers: named(statement.numbers),
    also: stemsOf(statement.also),
    section: stemsOf(statement.section),
    value: stemsOf(statement.value),
    lead: stemsOf(statement.lead),
    beside: stemsOf(statement.beside),
    paper: stemsOf(wordsOfName(statement.paper)),
  },
})

/** The things that words ask for; parts of a phrase count for nothing beside it. What stands nowhere counts as much as what does, on the whole. */
export function termsIn(stems: string[], all: Known[]): Term[] {
  const asked = conceptsOf(stems)
    .filter(({ ways }) => ways[0]!.weight === 1)
    .map(({ ways }) => ({
      ways: [...ways, ...sidesOf(ways[0]!.stems).map((side) => ({ stems: [side], weight: 1 }))],
    }))
  // Where a value is called so in these very words, no other words for it are meant.
  const concepts = asked.map(({ ways }) => {
    const [own] = ways
    return all.some(({ stems: { attribute, also } }) => [attribute, also].some((name) => holds(name, own!.stems)))
      ? { ways: ways.filter((way) => way === own || /^\(/.test(way.stems[0]!)) }
      : { ways }
  })
  const holding = concepts.map((concept) => all.filter((known) => placeOf(known, concept)).length)
  const rarity = holding.map((count) => Math.log(1 + (all.length - count + 0.5) / (count + 0.5)))
  const known = rarity.filter((_, at) => holding[at]! > 0)
  const usual = known.reduce((sum, one) => sum + one, 0) / (known.length || 1)
  return concepts.map((concept, at) => ({ concept, rarity: Math.max(LEAST, holding[at] ? rarity[at]! : usual) }))
}

/** Where a statement speaks of a thing; null where it does not. */
export function placeOf({ stems }: Known, { ways }: Concept): Place | null {
  return PLACES.find((place) => ways.some((way) => holds(stems[place], way.stems))) ?? null
}

function holds(stems: string[], phrase: string[]): boolean {
  for (let at = stems.indexOf(phrase[0]!); at >= 0; at = stems.indexOf(phrase[0]!, at + 1))
    if (phrase.every((stem, offset) => stems[at + offset] === stem)) return true
  return false
}

/** How much a place tells of what a value is. */
export const TELLING: Record<Place, number> = {
  attribute: 1,
  also: 0.9,
  entity: 0.8,
  numbers: 0.6,
  section: 0.7,
  value: 0.4,
  lead: 0.4,
  beside: 0.05,
  paper: 0.4,
}

/** The share of the terms a statement speaks of, the rarer ones and the more telling places counting more; 1 where there are none. */
export const shareOf = (known: Known, terms: Term[]): number => shareBy(known, terms, (place) => TELLING[place])

/** The share of the terms a statement speaks of at all. */
export const heldOf = (known: Known, terms: Term[]): number =>
  shareBy(known, terms, (place) => (place === 'beside' ? 0 : 1))

function shareBy(known: Known, terms: Term[], weigh: (place: Place) => number): number {
  const all = terms.reduce((sum, { rarity }) => sum + rarity, 0)
  const held = terms.reduce((sum, { concept, rarity }) => {
    const place = placeOf(known, concept)
    return sum + (place ? rarity * weigh(place) : 0)
  }, 0)
  return all ? held / all : 1
}
