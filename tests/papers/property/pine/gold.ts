import type { PropertyCoverage, PropertyHeld, PropertyInterest } from '../paper.ts'

type Address = NonNullable<PropertyInterest['address']>
type Place = PropertyHeld['places'][number]

export function address(line1: string, city: string, state: string, zip: string, line2?: string): Address {
  return line2 ? { line1, line2, city, state, zip } : { line1, city, state, zip }
}

export function place(
  location: string | null,
  building: string | null,
  where: Address,
  told: Pick<Place, 'construction' | 'occupancy' | 'yearBuilt' | 'stories' | 'area'> = {},
): Place {
  return { location, building, ...where, ...told }
}

/** A coverage of which only what is told here is told by the document. */
export function cover(
  at: number | null,
  name: string,
  limit: string | null,
  told: Partial<PropertyCoverage> = {},
): PropertyCoverage {
  return { place: at, name, limit, deductible: null, causes: null, valuation: null, coinsurance: null, ...told }
}

export function interest(
  at: number | null,
  kind: PropertyInterest['kind'],
  name: string,
  where: Address | null,
  loan: string | null = null,
): PropertyInterest {
  return { place: at, kind, name, address: where, loan }
}
