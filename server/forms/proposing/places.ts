import { addressFrom, limitConcept, normal, startsAddress } from '../../documents/index.ts'
import { mentions } from './mentions.ts'
import { bears, type Entry, fitting, numberOf, placed } from './placed.ts'

/**
 * The premises of a policy: those listed, each once, and those that only the numbers of what is `insured` there tell. Buildings of a
 * location have its address; of another location nothing tells it.
 */
export function placesOf(listed: Entry[], insured: Entry[]): Entry[] {
  const places = distinctPlaces(listed.filter(hasAddress))
  const described = distinctPlaces(listed.filter((entry) => !hasAddress(entry)))
  const told = distinctPlaces([...insured.filter((entry) => !isOfAll(entry)), ...described].map(numbersAlone))
    .filter(isPlaced)
    .map(placed)
  const [basesOf, rivalsOf] = [fitting(places.map(placed)), fitting(told)]
  const parted = new Set<Entry>()
  // The only address, told without a number, is that of the only location.
  const isOnly = places.length === 1 && new Set(told.map(({ location_number: own }) => own)).size === 1
  for (const own of told) {
    const [base, ...others] = basesOf(own)
    if (others.length || (base && (bears(base, own) || rivalsOf(base).length < 2))) continue
    const isItsBuilding =
      base !== undefined && (base.location_number !== null || (isOnly && own.location_number !== null))
    if (isItsBuilding) parted.add(base.entry)
    places.push(isItsBuilding ? new Map([...base.entry, ...own.entry]) : own.entry)
  }
  const only = places.length === 1 && described.length === 1 ? described[0] : undefined
  const byNumbers = new Map(described.map((entry) => [numbersOf(entry), entry]))
  return places
    .filter((place) => !parted.has(place))
    .map((place) => {
      const own = only ?? byNumbers.get(numbersOf(place))
      return own ? new Map([...own, ...place]) : place
    })
}

const hasAddress = (entry: Entry) => entry.has('premises_address')
const numbersOf = (entry: Entry) => JSON.stringify(NUMBERS.map(([part]) => numberOf(entry, part)))

function distinctPlaces(listed: Entry[]): Entry[] {
  const places = new Map<string, Entry>()
  for (const entry of listed) {
    const name = nameOfPlace(entry)
    const twin = places.get(name)
    if (!twin) places.set(name, entry)
    else for (const [part, told] of entry) if (!twin.has(part)) twin.set(part, told)
  }
  return [...places.values()]
}

const numbersAlone = (entry: Entry): Entry =>
  new Map([...entry].filter(([part]) => NUMBERS.some(([own]) => own === part)))

/** What a place is called: 'Location 1, Building 2, 9 Elm Street, Erie, PA 16501'. */
export function nameOfPlace(place: Entry): string {
  const said = (part: 'location_number' | 'building_number', word: string) => {
    const value = numberOf(place, part)
    return value === null ? [] : [`${word} ${value}`]
  }
  const address = place.get('premises_address')?.value
  return [
    ...said('location_number', 'Location'),
    ...said('building_number', 'Building'),
    ...(address ? [address] : []),
  ].join(', ')
}

/**
 * The place of several that the user's words tell: by its whole name, by its street, or by its numbers. Null where they tell none, or more.
 * A sentence that takes places out chooses none. `mailing`: the street of the insured's own address, which says where a letter goes unless a number stands with it.
 */
export function placeMeant(places: Entry[], instructions: string | undefined, mailing?: string): Entry | null {
  const sentences = withoutZeros(instructions ?? '').split(/(?<=[.;])\s+|\n/)
  const said = sentences.filter((sentence) => !TAKES_OUT.test(sentence)).join('\n')
  const numbers = NUMBERS.map(([part, words]) => [part, numbersSaid(said, words)] as const)
  const isNumbered = (place: Entry) =>
    NUMBERS.some(([part]) => place.has(part)) &&
    numbers.every(([part, told]) => !place.has(part) || told.has(numberOf(place, part)!))
  const street = (place: Entry) => addressFrom([place.get('premises_address')?.value ?? ''])?.line1 ?? ''
  const isMeant = (place: Entry) => isNumbered(place) || !mailing || normal(street(place)) !== normal(mailing)
  const named = places.filter((place) => mentions(said, withoutZeros(nameOfPlace(place))) && isMeant(place))
  if (named.length === 1) return named[0]!
  const onStreet = places.filter((place) => mentions(said, withoutZeros(street(place))) && isMeant(place))
  const numbered = (onStreet.length ? onStreet : places).filter(isNumbered)
  if (numbered.length === 1) return numbered[0]!
  return onStreet.length === 1 ? onStreet[0]! : null
}

/** What is left out is not meant. */
const TAKES_OUT = /\b(?:except|excluding|not|other than|but)\b/i
const withoutZeros = (text: string) => text.replace(/(?<![\d.,-])0+(?=\d)/g, '')
/** Which numbers stand behind these words: 'building 2'. */
const numbersSaid = (text: string, words: string): Set<string> =>
  new Set(
    [...text.matchAll(new RegExp(`\\b(?:${words})\\s*(?:no\\.?|#)?\\s*([a-z\\d]+(?:[.-][a-z\\d]+)*)`, 'gi'))].map(
      ([, number]) => number!.toUpperCase(),
    ),
  )
const NUMBERS = [
  ['location_number', 'premises?|prem|locations?|loc'],
  ['building_number', 'buildings?|bldg|bld'],
] as const

export const isOfAll = (entry: Entry) => /^all$/i.test(entry.get('location_number')?.value ?? '')
export const isPlaced = (entry: Entry) => NUMBERS.some(([part]) => entry.has(part)) || entry.has('premises_address')

/**
 * The entries at a place of several, and those that are of all of them. What does not tell where it is stays out, unless none of them does
 * and none is of a single building.
 */
export function entriesAt(entries: Entry[], place: Entry, places: Entry[]): Entry[] {
  const unplaced = entries.filter((entry) => !isPlaced(entry))
  // Then they are of the policy as a whole.
  const isOfWhole = entries.every((entry) => !isPlaced(entry) || isOfAll(entry)) && !unplaced.some(isOfBuilding)
  const here = onlyAt(entries.filter(isPlaced), place, places)
  return entries.filter((entry) => isOfAll(entry) || here.has(entry) || (isOfWhole && !isPlaced(entry)))
}

const isOfBuilding = (entry: Entry) => limitConcept(normal(entry.get('name')?.value ?? '')) === 'building'

/** Of the entries of a policy with several places, those that tell this place, or all of them. */
export function entriesOnlyAt(entries: Entry[], place: Entry, places: Entry[]): Entry[] {
  const here = onlyAt(entries.filter(isPlaced), place, places)
  return entries.filter((entry) => isOfAll(entry) || here.has(entry))
}

/** Of the entries, those that are at a place and at no other of its policy; a place that bears an entry's numbers comes before one of fewer. */
function onlyAt(entries: Entry[], place: Entry, places: Entry[]): Set<Entry> {
  const meant = placed(place)
  const [isHere, placesOfEntry] = [fitting([meant]), fitting(places.map(placed))]
  return new Set(
    entries.filter((entry) => {
      const own = placed(entry)
      if (!isHere(own).length) return false
      const all = placesOfEntry(own)
      const bearing = all.filter((one) => bears(one, own))
      const [only, ...others] = bearing.length ? bearing : all
      return only?.entry === place && others.length === 0
    }),
  )
}

/** A place with the parts of its address, and the whole of it where it is understood as one. */
export function addressedPlace(place: Entry): Entry {
  const told = place.get('premises_address')
  const parts =
    told &&
    (addressFrom([told.value]) ??
      (startsAddress(told.value) && !/\d{5}(?:-\d{4})?$/.test(told.value) ? { line1: told.value } : null))
  return parts
    ? new Map([
        ...place,
        ['address', told],
        ...Object.entries(parts).map(([part, value]) => [part, { ...told, value }] as const),
      ])
    : place
}
