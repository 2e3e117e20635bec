import { cityStateZip, startsAddress, upToZip } from '../../facts/addresses.ts'

/** Which premises words speak of, by their numbers; `all`: of every one. `rest` stands behind it. */
export type PlaceNamed = { location: string | null; building: string | null; all: boolean; rest: string }

const NUMBER = '(?:\\s*(?:no\\.?|number|#))?\\s*(\\d{1,4}[A-Z]?)\\b(?![,.]\\d)'
const LOCATION = new RegExp(`^(?:(?:premises?|prem\\.?|locations?|loc\\.?)${NUMBER}|dwelling (\\d{1,2})$)`, 'i')
/** 'Premises B' */
const LETTERED = /^(?:[Pp]remises|PREMISES|[Ll]ocation|LOCATION|[Ss]ituation|SITUATION) ([A-H])(?=[:,]|$| \d)/
const BUILDING = new RegExp(`^(?:building|bldg\\.?|bld\\.?)${NUMBER}`, 'i')
/** 'Building 2-1': the first of location 2. */
const OF_LOCATION = /^(?:building|bldg\.?|bld\.?)\s*(\d{1,3})-(\d{1,3})\b/i
/** 'Building B, 9 Elm Street' */
const BUILDING_LETTERED = /^(?:[Bb]uilding|BUILDING|[Bb]ldg\.?|BLDG\.?) ([A-H])(?=[:,]|$)/
const ALL = /\b(?:all|both|every|each)\b(?: \w+){0,2} (?:premises|locations?|buildings)\b|\bblanket\b/i
/** 'Location 3 (continued), 44 Main Street' */
const CONTINUED = /^\(?cont(?:inued|['’]d|\.|(?=\)))\)?[\s,;:–-]*/i
const BETWEEN = /^[\s,;:/–-]+/

/** The premises that words begin with; null where they begin with none. */
export function placeNamed(text: string): PlaceNamed | null {
  const location = LOCATION.exec(text) ?? LETTERED.exec(text)
  const after = location ? text.slice(location[0].length).replace(BETWEEN, '') : text
  const building = BUILDING.exec(after) ?? BUILDING_LETTERED.exec(after)
  if (!location && !building) return null
  const [whole, at, own] = (!location && OF_LOCATION.exec(after)) || []
  // 'Building 1-3' may be three buildings.
  if (whole && Number(own) <= Number(at))
    return { location: at!, building: own!, all: false, rest: after.slice(whole.length).replace(BETWEEN, '') }
  const rest = (building ? after.slice(building[0].length) : after).replace(BETWEEN, '').replace(CONTINUED, '')
  return { location: location?.[1] ?? location?.[2] ?? null, building: building?.[1] ?? null, all: false, rest }
}

/** The numbers that words tell wherever they stand: 'Mortgageholder, building 1 and building 2'. */
export function buildingsNamed(text: string): PlaceNamed[] {
  const starts = [
    ...text.matchAll(/\b(?:premises?|prem\.?|locations?|loc\.?|building|bldg\.?)(?=[\s#]*(?:no\.?|number)?\s*\d)/gi),
  ]
  const found = starts.flatMap(({ index }) => placeNamed(text.slice(index)) ?? [])
  // A building behind its location is told with it.
  return found.filter((one, at) => !(at > 0 && one.location === null && found[at - 1]!.building === one.building))
}

/** Whether words speak of places by their numbers, and not of this one. */
export function isOfOthers(text: string, own: { place: PlaceNamed } | null): boolean {
  const named = buildingsNamed(text)
  return own !== null && named.length > 0 && named.every(({ location }) => location && location !== own.place.location)
}

export const saysAll = (text: string): boolean => ALL.test(text)

/** Whether words begin with an address, perhaps with what is in front of its street: 'Kiosk 14, 500 Mill Road'. */
export function beginsAddress(text: string): boolean {
  const [first, second = ''] = text.split(/,\s*/)
  return startsAddress(text) || (/ \d{1,4}$/.test(first!) && startsAddress(second))
}

/** Words up to the ZIP code of an address they begin with; null where they hold none. */
export function addressAhead(text: string): string | null {
  const whole = upToZip(text)
  return cityStateZip(whole) ? whole : null
}
