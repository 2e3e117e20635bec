import type { PropertyCoverage, PropertyInterest } from '../paper.ts'

/** A coverage of which nothing is told but what is given. */
export function coverage(
  place: number | null,
  name: string,
  limit: string | null,
  told: Partial<PropertyCoverage> = {},
): PropertyCoverage {
  return { place, name, limit, deductible: null, causes: null, valuation: null, coinsurance: null, ...told }
}

export function interest(
  place: number | null,
  kind: PropertyInterest['kind'],
  name: string,
  [line1, city, state, zip]: [line1: string, city: string, state: string, zip: string],
  loan: string | null = null,
): PropertyInterest {
  return { place, kind, name, address: { line1, city, state, zip }, loan }
}
