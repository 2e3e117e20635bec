import { expect, it } from 'vitest'
import { whatDecides } from './what-decides.ts'

const titled = (title: string, ...groups: string[]) => ({ title, groups })

it.each([
  [
    'New Single-Family Housing (except For-Sale Builders)',
    'New Multifamily Housing (except For-Sale Builders)',
    'single-family or multifamily',
  ],
  ['Freight Trucking, Local', 'Freight Trucking, Long-Distance', 'local or long-distance'],
  ['Roofing Contractors', 'Siding Contractors', 'roofing or siding'],
  ['Full-Service Restaurants', 'Restaurants', 'full-service or not'],
])('between %s and %s: %s', (first, other, what) => {
  expect(whatDecides(titled(first), titled(other))).toBe(`Decides: ${what}`)
})

it('titles that say the same are told apart by their groups', () => {
  expect(whatDecides(titled('Furniture', 'Wholesale Trade'), titled('Furniture', 'Retail Trade'))).toBe(
    'Decides: wholesale or retail',
  )
  expect(whatDecides(titled('Furniture'), titled('Furniture'))).toBeNull()
})
