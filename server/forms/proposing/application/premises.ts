import { addressFrom, normal } from '../../../documents/index.ts'
import type { ProposalInput } from '../../types.ts'
import { listedPlaces } from '../entries.ts'
import { mergedEntries, plain } from '../entry-lists.ts'
import type { FiledPolicy } from '../filed-policies.ts'
import { type Entry, numberOf } from '../placed.ts'
import { addressedPlace } from '../places.ts'

/** The premises that policies tell of, each once. A place that one of them numbers otherwise than another has no number. */
export const premisesOf = (input: ProposalInput, policies: readonly FiledPolicy[]): Entry[] =>
  mergedEntries(
    policies.map((policy) => listedPlaces(input, policy).map(addressedPlace).filter(hasAddress)),
    isOnePlace,
  )

/** Premises in the order of their numbers. */
export const inOrder = (places: readonly Entry[]): Entry[] => places.toSorted((a, b) => order(a) - order(b))

export const hasAddress = (place: Entry) => place.has('line1')

/** Whether two places have one address and neither tells of another building than the other. */
export function isOnePlace(one: Entry, other: Entry): boolean {
  const buildings = [one, other].map((place) => numberOf(place, 'building_number'))
  const isOneBuilding = buildings[0] === buildings[1] || buildings.includes(null)
  return isOneBuilding && isOneAddress(one, other)
}

/** Premises apart from those that do not tell which of the buildings at their address they are of. */
export function byBuilding(places: readonly Entry[]): { placed: Entry[]; open: Entry[] } {
  const isOpen = (place: Entry) =>
    numberOf(place, 'building_number') === null && places.filter((one) => isOnePlace(one, place)).length > 2
  return { placed: places.filter((one) => !isOpen(one)), open: places.filter(isOpen) }
}

/** Whether two places have one address. */
const isOneAddress = (one: Entry, other: Entry): boolean => {
  const street = streetOf(one)
  return street !== '' && street === streetOf(other) && isOneTown(one, other)
}

/** '' where documents tell the street in two ways. */
const streetOf = (place: Entry) => {
  const told = place.get('line1')?.value ?? ''
  return plain(normal(addressFrom([told])?.line1 ?? told))
}
const isOneTown = (one: Entry, other: Entry) =>
  (['city', 'state'] as const).every((part) => {
    const [a, b] = [one, other].map((place) => place.get(part)?.value)
    return !a || !b || plain(a) === plain(b)
  })

const order = (place: Entry) => {
  const [location, building] = (['location_number', 'building_number'] as const).map((part) =>
    Number(numberOf(place, part) ?? NaN),
  )
  return Number.isNaN(location) ? Number.MAX_SAFE_INTEGER : location! * 1000 + (building || 0)
}
