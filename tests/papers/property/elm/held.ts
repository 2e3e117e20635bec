import type { PropertyCoverage, PropertyInterest } from '../paper.ts'

type Address = NonNullable<PropertyInterest['address']>

export function address(line1: string, city: string, state: string, zip: string): Address {
  return { line1, city, state, zip }
}

/** A coverage of which nothing is told but what is given. */
export function coverage(
  place: number | null,
  name: string,
  limit: string | null,
  told: Partial<PropertyCoverage> = {},
): PropertyCoverage {
  return { place, name, limit, deductible: null, causes: null, valuation: null, coinsurance: null, ...told }
}
