import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const factsOf = (drawing: string, key: string) =>
  readFacts([drawnPage(drawing)])
    .facts.filter((fact) => fact.key === key)
    .map(({ value }) => value)

test('locations, and not the mailing address', () => {
  const drawing = `
    COMMERCIAL PROPERTY DECLARATIONS
    Named Insured: Two Dogs Warehouse LLC
    Mailing Address: 1 Post Road, Omaha, NE 68101
    LOCATIONS
    1     900 Rail St, Omaha, NE 68102
    2     12 Mill Lane, Lincoln, NE 68508`
  expect(factsOf(drawing, 'location')).toEqual(['900 Rail St, Omaha, NE 68102', '12 Mill Lane, Lincoln, NE 68508'])
})
