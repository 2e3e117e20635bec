import type { ValueSource } from '../types.ts'

/**
 * What a list says of one thing: its parts by name, each with its source. `asOf`: the day (YYYYMMDD) of the earlier form that tells it, which gives
 * way to what is told later. `isInferred`: it follows from the words and is not printed in them.
 */
export type Entry = Map<string, { value: string; source: ValueSource; asOf?: string; isInferred?: boolean }>

/** Where an entry of a list is, as far as it tells. */
export type Placed = {
  entry: Entry
  location_number: string | null
  building_number: string | null
  address: string | null
}

const PARTS = ['location_number', 'building_number', 'address'] as const

export const placed = (entry: Entry): Placed => ({
  entry,
  location_number: numberOf(entry, 'location_number'),
  building_number: numberOf(entry, 'building_number'),
  address: entry.get('premises_address')?.value ?? null,
})

/** A number without zeros before it. */
export const numberOf = (entry: Entry, part: 'location_number' | 'building_number'): string | null =>
  entry
    .get(part)
    ?.value.replace(/^0+(?=\d)/, '')
    .toUpperCase() ?? null

/** Whether two entries tell the same numbers of where they are. */
export const isAtOnePlace = (one: Entry, other: Entry): boolean =>
  (['location_number', 'building_number'] as const).every((part) => numberOf(one, part) === numberOf(other, part))

/** Whether nothing that both tell of where they are differs. */
const fits = (one: Placed, other: Placed) =>
  PARTS.every((part) => one[part] === null || other[part] === null || one[part] === other[part])

/** Whether a place tells all that an entry tells of where it is. */
export const bears = (place: Placed, entry: Placed): boolean =>
  PARTS.every((part) => entry[part] === null || place[part] !== null)

/** Finds those of many that an entry fits: `fitting(all)(one)`. */
export function fitting(all: Placed[]): (one: Placed) => Placed[] {
  const by = PARTS.map((part) => ({ part, groups: Map.groupBy(all, (one) => one[part]) }))
  return (one) => {
    const likely = by.flatMap(({ part, groups }) =>
      one[part] === null ? [] : [[...(groups.get(one[part]) ?? []), ...(groups.get(null) ?? [])]],
    )
    const fewest = likely.toSorted((a, b) => a.length - b.length)[0] ?? all
    return fewest.filter((other) => fits(one, other))
  }
}
