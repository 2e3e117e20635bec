import { oncePer } from '../../lib/once-per.ts'
import { type Concept, conceptsOf, standingOf } from '../search/concepts.ts'
import { termsAsked } from '../search/query-words.ts'
import type { Page } from '../types.ts'
import { isLed, leaderUnits } from '../units/leader-units.ts'
import { LOOKS } from '../units/rank-units.ts'
import type { Unit } from '../units/types.ts'
import { unitsOf } from '../units/units-of.ts'
import { wantedOf } from '../units/wanted.ts'

/** What of a passage answers a query. `words`: as it is told, a row with the heads of its columns; `quote`: as it stands on the page, '…' between what stands apart. */
export type Telling = { words: string; quote: string; isRow: boolean }

/** So much of what a passage holds of a query must stand in what is told of it. */
const ENOUGH = 0.95
/** More sentences or rows than these are told as the passage they stand in. */
const LONGEST_RUN = 3
/** Rows of one table that say as much as each other. */
const MOST_ROWS = 4
/**
 * A page of more is told by its passages alone: the work grows with the square of its units. A printed form has some 340 lines and 110 units, a page of a
 * sheet of 20 columns 2,840 and 1,490.
 */
const MOST_LINES = 4000
const MOST_UNITS = 2000

/**
 * The sentence or the rows of a passage that hold what the passage holds of a query, each with its heads; the shortest run of them where one alone
 * does not. None where the whole passage is needed. `title`: what the document is called, which says the rest.
 */
export function tellingsIn(page: Page, passage: string, query: string, title: string): Telling[] {
  const terms = termsAsked(query)
  const all = conceptsOf(terms).filter(({ ways }) => ways[0]!.weight === 1)
  const inTitle = standingOf(all, terms)(title).held
  const concepts = all.filter((_, place) => !inTitle[place])
  const placed = tellingUnits(page)
  const units = placed.map(({ unit }) => unit)
  const said = units.map(saidBy)
  const held = said.map((text) => heldIn(text, concepts, terms))
  const rarity = concepts.map((_, place) => {
    const holding = held.filter((own) => own[place]).length
    return Math.log(1 + (units.length - holding + 0.5) / (holding + 0.5))
  })
  const letters = lettersOf(passage)
  const here = placed.flatMap(({ parts }, at) => (standIn(parts, letters) ? [at] : []))
  const worthOf = (places: readonly number[]) =>
    sumOf(rarity.filter((_, concept) => places.some((at) => held[at]![concept])))
  const own = units.map((unit) => heldIn(`${unit.label}\n${unit.value}`, concepts, terms))
  // Of what stands under one title, what says itself what is asked comes first.
  const ownWorthOf = (places: readonly number[]) =>
    sumOf(rarity.filter((_, concept) => places.some((at) => own[at]![concept])))
  // What a passage holds and none of its units does is told with all of it.
  const most = sumOf(rarity.filter((_, place) => heldIn(passage, concepts, terms)[place]))
  if (!worthOf(here)) return []
  const isContinued = (next: number) => {
    const { kind = '', value = '' } = units[next] ?? {}
    const isOfSentence = kind === 'sentence' && units[next - 1]?.kind === 'sentence'
    const goesOn = EXCEPTS.test(value) || (isOfSentence && own[next]!.includes(true))
    return (here.includes(next) && goesOn) || (kind === 'sentence' && STEPS.test(value))
  }
  const wanted = wantedOf(query)
  const isWanted = (places: readonly number[]) =>
    wanted === null || places.some((at) => LOOKS[wanted].test(units[at]!.value))
  const hasWanted = isWanted(here)
  for (let length = 1; length <= LONGEST_RUN; length++) {
    const runs = here
      .slice(0, here.length - length + 1)
      .map((_, from) => here.slice(from, from + length))
      .filter((run) => worthOf(run) >= ENOUGH * most && (!hasWanted || isWanted(run)))
    if (!runs.length) continue
    const bests = bestBy(bestBy(runs, worthOf), ownWorthOf)
    const areRows = length === 1 && bests.every(([at]) => units[at!]!.kind === 'row')
    const told = (areRows ? bests.slice(0, MOST_ROWS) : bests.slice(0, 1)).flat()
    // Where only the heads of a table speak of what is asked, any of its rows may answer; it may go on where the passage ends.
    const isOfHeads = areRows && !heldIn(cellsOf(units[told[0]!]!), concepts, terms).includes(true)
    for (let next = told.at(-1)! + 1; told.length < MOST_ROWS && (isOfHeads || !areRows); next++) {
      const isMore = areRows ? isOfTable(units[next], units[told[0]!]!) : isContinued(next)
      if (!isMore) break
      told.push(next)
    }
    return joined(told.map((at) => tellingOf(units[at]!)))
  }
  return []
}

/** A sentence that begins so takes back some of the one before it, and is told with it. */
const EXCEPTS = /^\W*(?:but|however|except|unless|not|only|otherwise|without|other|if|where|when|in (?!addition))\b/i

/** What is said of an amount is told with what is said of the next one: "Up to 30 percent is ours. From 31 to 40 percent we refer." */
const STEPS =
  /^\W*(?:from|above|over|below|under|beyond|up to|more than|less than|at least|between)\b(?:[^.]*?\d| that\b)/i

/** Whether a unit is a row of the table of another, as far as its columns tell. */
const isOfTable = (unit: Unit | undefined, row: Unit) =>
  unit?.kind === 'row' && unit.cells.length === row.cells.length && unit.section === row.section

const heldIn = (text: string, concepts: readonly Concept[], terms: string[]) => standingOf(concepts, terms)(text).held

const cellsOf = ({ cells }: Unit) => cells.map(({ text }) => text).join('\n')

/** What a unit says with what it stands under. */
const saidBy = ({ label, value, cells, section, lead }: Unit) =>
  [section, lead, label, cells.map(({ head }) => head).join(' '), value].filter(Boolean).join('\n')

/** Those that count most. */
function bestBy<T>(all: readonly T[], worthOf: (one: T) => number): T[] {
  const most = Math.max(...all.map(worthOf))
  return all.filter((one) => worthOf(one) === most)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}$%]+/gu, '')
/** As many letters of a unit tell where it begins. */
const BEGINNING = 40

/** A unit with the letters of what its quote holds together, of which there is one at least, and where the first begins among those of the page. */
type Placed = { unit: Unit; parts: string[]; place: number }

/** None of a unit without a letter or a digit. */
function placedIn(page: string, unit: Unit): Placed[] {
  const parts = unit.quote.split('…').map(lettersOf).filter(Boolean)
  const [first] = parts
  return first === undefined ? [] : [{ unit, parts, place: page.indexOf(first.slice(0, BEGINNING)) }]
}

const standIn = (parts: readonly string[], letters: string) =>
  parts.every((part) => letters.includes(part.slice(0, BEGINNING)))

/**
 * The units of a page that tell something: no headings and no names of columns, and nothing twice. A label with the first line of an answer takes all its
 * sentences; a pair that is a part of a row or of a sentence goes with it. None of a page that holds too many. Worked out once a page.
 */
const tellingUnits = oncePer((page: Page): Placed[] => {
  if (page.lines.length > MOST_LINES) return []
  const headings = new Set(unitsOf(page).flatMap(({ kind, value }) => (kind === 'heading' ? [value] : [])))
  const units = unitsOf(page).filter(({ kind, quote }) => kind !== 'heading' && !isLed(quote))
  const led = leaderUnits(page, headings)
  if (units.length + led.length > MOST_UNITS) return []
  const letters = lettersOf(page.lines.map(({ text }) => text).join(' '))
  const place = (unit: Unit) => placedIn(letters, unit)
  const all = merged(units.flatMap(place), led.flatMap(place))
  const heads = new Set(all.flatMap(({ unit }) => unit.cells.map(({ head }) => head)))
  const told = all.filter(({ unit: { kind, cells } }) => kind !== 'row' || !cells.every(({ text }) => heads.has(text)))
  const whole = told.flatMap((one, at) => {
    const { unit } = one
    if (unit.kind !== 'pair') return [one]
    const gone = goneOnWith(unit, () => told.slice(at + 1).map((after) => after.unit))
    if (gone === unit) return [one]
    // What stands under a title is a sentence of its own; a question is what it answers.
    return headings.has(unit.label) && !unit.label.endsWith('?') ? [] : place(gone)
  })
  return whole.filter((one, at) => !whole.some((other, index) => index !== at && isPartOf(one, other)))
})

/** Units in their order, each of `led` before the first that stands behind it on the page. */
function merged(units: readonly Placed[], led: readonly Placed[]): Placed[] {
  const left = led.toSorted((a, b) => a.place - b.place)
  let next = 0
  const all = units.flatMap((unit) => {
    const from = next
    while (next < left.length && left[next]!.place < unit.place) next++
    return [...left.slice(from, next), unit]
  })
  return [...all, ...left.slice(next)]
}

/** A label with a line of text, and with the rest of the sentences that the line begins. */
function goneOnWith(pair: Unit, after: () => readonly Unit[]): Unit {
  const value = lettersOf(pair.value)
  if (value.length < BEGINNING) return pair
  const [first, ...others] = after()
    .filter(({ kind }) => kind === 'sentence')
    .slice(0, LONGEST_RUN)
  if (!first || !value.startsWith(lettersOf(first.value).slice(0, value.length))) return pair
  const sentences = [first]
  for (const one of others) {
    if (lettersOf(sentences.map((own) => own.value).join('')).length >= value.length) break
    sentences.push(one)
  }
  const label = pair.quote.split(' … ')[0]!
  return {
    ...pair,
    value: sentences.map((one) => one.value).join(' '),
    quote: [label, ...sentences.map(({ quote }) => quote)].join(' … '),
  }
}

function isPartOf({ unit, parts }: Placed, other: Placed): boolean {
  if (unit.kind === 'row' || (unit.kind === 'sentence' && other.unit.kind !== 'pair')) return false
  if (unit.kind === 'pair' && other.unit.kind === 'pair') return false
  return parts.every((own) => other.parts.some((part) => part.includes(own)))
}

/** Sentences one after the other are told as one thing. */
function joined(tellings: readonly Telling[]): Telling[] {
  const all: Telling[] = []
  for (const one of tellings) {
    const before = all.at(-1)
    if (before && !before.isRow && !one.isRow)
      all[all.length - 1] = { ...one, words: `${before.words} ${one.words}`, quote: `${before.quote} … ${one.quote}` }
    else all.push(one)
  }
  return all
}

/** How a unit is told: 'Carrier: Fennel Mutual · Class: Breweries', 'Late charge: $10', a sentence behind what it hangs on. */
function tellingOf({ kind, label, value, cells, section, lead, quote }: Unit): Telling {
  if (kind === 'row') {
    // Where the title of a table stands before one column alone, that column is called so.
    const title = cells.filter(({ head }) => head.startsWith(section)).length > 1 ? section : ''
    const words = cells.map(({ head, text }) => [headSaid(head, title), text].filter(Boolean).join(': '))
    return { words: words.join(' · '), quote, isRow: true }
  }
  if (kind === 'pair') return { words: `${label}${label.endsWith('?') ? '' : ':'} ${value}`, quote, isRow: false }
  if (!lead || value.includes(lead)) return { words: value, quote, isRow: false }
  return { words: `${lead} ${value}`, quote: `${lead} … ${quote}`, isRow: false }
}

/** The name of a column without the title of its table. One with figures is a value of another row. */
function headSaid(head: string, section: string): string {
  const own = section && head.startsWith(section) ? head.slice(section.length).trim() : head
  return /\d/.test(own) ? '' : own
}
