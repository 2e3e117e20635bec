import { startsAddress } from '../../facts/addresses.ts'
import type { Line, Page } from '../../types.ts'
import { saysNotInForce } from '../in-force.ts'
import type { Level } from '../stacked-heads.ts'
import type { RecordField } from '../types.ts'
import { placeOfRow, type Scope } from './cells.ts'
import { headsAt, type Row } from './columns.ts'
import { addressAhead, placeNamed, saysAll } from './places.ts'
import { type Told, told, valueTold } from './told.ts'

export type ScopedRow = { row: Row; scope: Scope }
/** The place that a line among the rows of a list names with what it is: 'Location 1, building 2: boat storage'. */
export function placeDescribed(levels: Level[], at: number, page: Page): Scope {
  const [line, ...beside] = levels[at]!.lines
  const below = levels[at + 1]
  const isAmongRows = below !== undefined && below.lines.length > 1 && !headsAt(levels, at + 1, page)
  const place = beside.length || !isAmongRows || saysNotInForce(line!.text) ? null : placeNamed(line!.text)
  return place && !/\d|[.;]$/.test(place.rest)
    ? { place: { ...place, rest: '' }, told: told([line!], page.number) }
    : null
}

/** An address right below the name of its place. */
export function addressBelow(
  { place, told: own }: NonNullable<Scope>,
  above: Level,
  [first, ...beside]: Line[],
  page: number,
): RecordField | null {
  const isBelow = place.rest === '' && !place.all && above.lines.every((line) => own.lines.includes(line))
  const address = isBelow && !beside.length && startsAddress(first!.text) ? addressAhead(first!.text) : null
  return address ? valueTold(address, told([first!], page)) : null
}

/** What heads all that stands below it; 'both locations' in small letters ends the words above it. */
const OF_ALL = /^(?:[Aa]ll|ALL|Both|BOTH|[Cc]overages? (?:that )?appl|COVERAGES? (?:THAT )?APPL|[Bb]lanket|BLANKET)/
const MOST_LETTERS = 70

/** All places, where a line says that what stands below it is of them. */
export function allPlaces([line, ...beside]: Line[], page: number): Scope {
  const text = line!.text
  const isOfAll = !beside.length && OF_ALL.test(text) && saysAll(text) && text.length < MOST_LETTERS
  return isOfAll ? { place: { location: null, building: null, all: true, rest: '' }, told: told([line!], page) } : null
}

type Cell = (row: Row, field: string) => Told | undefined

/** What a row says of its place: itself, by what stands over it, and whether its cells for that are empty. */
type Said = { own: Scope; scope: Scope; isBlank: boolean; name: string }

/**
 * The place of each row of a list. A list may tell a place once for several rows: those below it with empty cells, where it does so for several
 * places; behind the last one those alone that are called as rows of places before, since the end of a list tells what is of all places too.
 */
export function placesOfRows(rows: readonly ScopedRow[], cell: Cell): { own: Scope; place: Scope }[] {
  const said = rows.map(({ row, scope }) => saidOf(row, scope, cell))
  const last = said.findLastIndex(({ own }) => own !== null)
  const groups = new Set<number>()
  let begun = -1
  for (const [at, { own, isBlank }] of said.entries()) {
    if (own) begun = at
    else if (isBlank && begun >= 0) groups.add(begun)
  }
  const goesOn = groups.size > 1
  const known = new Set(said.slice(0, last + 1).map(({ name }) => name))
  let above: Said | null = null
  let group = new Set<string>()
  return said.map((one, at) => {
    if (above?.scope !== one.scope) above = null
    const own = withLocation(one.own, above?.own ?? null, cell(rows[at]!.row, 'location_number'))
    if (own) {
      above = { ...one, own }
      group = new Set([one.name])
      return { own, place: own }
    }
    const isNew = one.isBlank && one.name !== '' && !group.has(one.name)
    const isIts = above && goesOn && isNew && (at < last || known.has(one.name))
    group.add(one.name)
    return { own: null, place: isIts ? above!.own : one.scope }
  })
}

function saidOf(row: Row, scope: Scope, cell: Cell): Said {
  const [place, location, building] = ['place', 'location_number', 'building_number'].map((field) => cell(row, field))
  const name = cell(row, 'coverage')?.text.toLowerCase() ?? ''
  return { own: placeOfRow(place, location, building), scope, isBlank: !place && !location && !building, name }
}

/** A building whose row leaves out the location is at that of the row above. */
const withLocation = (own: Scope, above: Scope, location: Told | undefined): Scope =>
  own && !own.place.all && !own.place.location && !location && above?.place.location
    ? { ...own, place: { ...own.place, location: above.place.location } }
    : own
