import { expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { readFacts } from './read-facts.ts'

const factsOf = (drawing: string, key: string) =>
  readFacts([drawnPage(drawing)])
    .facts.filter((fact) => fact.key === key)
    .map(({ value }) => value)

test('vehicles, by serial number or by the columns of a table', () => {
  const autos = `
    BUSINESS AUTO DECLARATIONS
    Covered Auto No.   Year  Model              Vehicle Identification Number     Original Cost New
    1                  2021  Ford Transit 250   1FTBR1C80MKA00001                 $ 41,200
    2                  2019  Chevrolet 2500     1GC1KREG4KF000002                 $ 39,900`
  expect(factsOf(autos, 'vehicle')).toEqual([
    '2021 Ford Transit 250 1FTBR1C80MKA00001',
    '2019 Chevrolet 2500 1GC1KREG4KF000002',
  ])
  const fleet = `
    SCHEDULE OF COVERED AUTOS
    Veh. no.     Company unit     Year      Make           Model
    5467         100              2011      Freightliner   TRACTOR
    5216                          2026      Volvo          TRAILER`
  expect(factsOf(fleet, 'vehicle')).toEqual(['5467 100 2011 Freightliner TRACTOR', '5216 2026 Volvo TRAILER'])
})

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

test('class codes with what they are rated on', () => {
  const drawing = `
    COMMERCIAL GENERAL LIABILITY DECLARATIONS
    CLASS        CLASSIFICATION             BASIS            EXPOSURE
    91340        Carpentry                  Payroll          210,000
    16916        Subcontracted work         Cost of work     115,531`
  expect(factsOf(drawing, 'classCode')).toEqual(['91340 Carpentry 210,000', '16916 Subcontracted work 115,531'])
})
