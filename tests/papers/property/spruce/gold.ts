import type { PropertyCoverage, PropertyHeld, PropertyInterest } from '../paper.ts'

export type Place = PropertyHeld['places'][number]
type Address = NonNullable<PropertyInterest['address']>
type Told = Partial<Omit<PropertyCoverage, 'place' | 'name' | 'limit'>>

export const cover = (place: number | null, name: string, limit: string | null, told: Told = {}): PropertyCoverage => ({
  place,
  name,
  limit,
  deductible: null,
  causes: null,
  valuation: null,
  coinsurance: null,
  ...told,
})

export const address = (line1: string, city: string, state: string, zip: string, line2?: string): Address => ({
  line1,
  ...(line2 ? { line2 } : {}),
  city,
  state,
  zip,
})

export const interest = (
  place: number | null,
  kind: PropertyInterest['kind'],
  name: string,
  at: Address | null,
  loan: string | null,
): PropertyInterest => ({ place, kind, name, address: at, loan })
