import { addressFrom, startsAddress } from '../facts/addresses.ts'
import { wordsOf } from '../records/words.ts'
import type { Page } from '../types.ts'
import { ATTRIBUTES, type Attribute } from './attributes.ts'
import type { Told } from './told-on-page.ts'

/** What labels of the parts of a place are called, alone or together: 'City', 'State', 'City, state, ZIP'. */
const PLACE_PARTS = /^(?:(?:city|town|state|st|zip|postal|code|and|or)\b[\s,./&-]*)+$/i
export const isPartOfPlace = (label: string): boolean => PLACE_PARTS.test(label.trim().replace(/:$/, ''))

/** Another name of the applicant's, which no element asks for: 'Trade name (dba), if any'. */
export const isTradeName = (label: string): boolean =>
  /^(?:trade name|trading as|doing business as|d\/?b\/?a)\b/i.test(label)

/** Among how many labels behind a street its city, state and ZIP code stand; others may stand beside them. */
const MOST_BEHIND = 6
/** How far below a person's name, in heights of a line, how they are reached may stand. */
const RIGHT_BELOW = 2.2

/**
 * Labels whose values are one thing, as one: a street with the city, state and ZIP code that have labels of their own behind it, and a person with
 * the phone or e-mail right below. What is only a part of a place is left out, but for what stands `apart`.
 */
export function folded(
  told: readonly Told[],
  calledBy: (label: string) => Attribute | null,
  apart: ReadonlySet<Told>,
): Told[] {
  const gone = new Set<Told>()
  const whole = told.map((one, at) => {
    if (gone.has(one)) return one
    const kind = calledBy(one.label)?.kind
    if (kind === 'address') {
      const behind = told.slice(at + 1).filter(({ section }) => section === one.section)
      return withPlace(one, behind.slice(0, MOST_BEHIND), calledBy, gone)
    }
    return kind === 'person' ? withReach(one, told.slice(at + 1), calledBy, gone) : one
  })
  return whole.filter((one, at) => apart.has(told[at]!) || (!gone.has(told[at]!) && !isPartOfPlace(one.label)))
}

function withPlace(
  street: Told,
  behind: readonly Told[],
  calledBy: (label: string) => Attribute | null,
  gone: Set<Told>,
): Told {
  if (street.lines.length > 1 || addressFrom(street.lines) || !startsAddress(street.lines[0]!)) return street
  const next = behind.findIndex(({ label }) => calledBy(label)?.kind === 'address')
  const parts = (next < 0 ? behind : behind.slice(0, next)).filter(({ label }) => isPartOfPlace(label)).slice(0, 3)
  const said = (word: RegExp) => parts.find(({ label }) => word.test(label))?.lines.join(' ')
  const [city, state, zip] = [said(/\b(?:city|town)\b/i), said(/\bst(?:ate)?\b/i), said(/\b(?:zip|postal)\b/i)]
  const place =
    city === zip ? city : city && state && zip ? `${city}, ${state === zip ? state : `${state} ${zip}`}` : null
  const lines = place ? [street.lines[0]!, place] : []
  if (!addressFrom(lines)) return street
  for (const part of parts) gone.add(part)
  return { ...street, lines, source: joined([street, ...parts]) }
}

function withReach(
  person: Told,
  behind: readonly Told[],
  calledBy: (label: string) => Attribute | null,
  gone: Set<Told>,
): Told {
  const [[left, top, , height] = [0, 0, 0, 0]] = person.source.boxes
  const reach = behind.filter(({ label, source }) => {
    const [x = 0, y = 0] = source.boxes[0] ?? []
    const isBelow = Math.abs(x - left) < 3 && y > top && y - top < height * RIGHT_BELOW
    return isBelow && /^(?:phone|email)$/.test(calledBy(label)?.part ?? '')
  })
  for (const one of reach) gone.add(one)
  // A cell phone has a box of its own on forms.
  const own = reach.filter(({ label }) => !/\b(?:cell|mobile)/i.test(label))
  if (!own.length) return person
  const lines = [[...person.lines, ...own.flatMap((one) => one.lines)].join(', ')]
  return { ...person, lines, source: joined([person, ...own]) }
}

const joined = (all: readonly Told[]): Told['source'] => ({
  page: all[0]!.source.page,
  quote: all.map(({ source }) => source.quote).join(' … '),
  boxes: all.flatMap(({ source }) => source.boxes),
})

const OF_PEOPLE = new Set(ATTRIBUTES.flatMap(({ kind, words }) => (kind === 'person' ? words.flatMap(wordsOf) : [])))

/** Whether a phone or an e-mail stands right below a label of a person whom no attribute names: 'Contact', then 'Phone'. */
export function isOfPerson(
  { label, source }: Told,
  page: Page,
  calledBy: (label: string) => Attribute | null,
): boolean {
  if (!/^(?:phone|email)$/.test(calledBy(label)?.part ?? '')) return false
  const [left = 0, top = 0, , height = 0] = source.boxes[0] ?? []
  return page.lines.some(({ box: [x, y], text }) => {
    const isAbove = Math.abs(x - left) < 3 && y < top && top - y < height * RIGHT_BELOW
    return isAbove && calledBy(text) === null && wordsOf(text).some((word) => OF_PEOPLE.has(word))
  })
}
