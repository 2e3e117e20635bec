import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

const HEADS = ['Unit', 'Year', 'Make', 'VIN', 'Cost New']
const FIRST = ['1', '2018', 'Freightliner', '3AKJHHDR0JSJT1182', '$142,000']
const SECOND = ['2', '2021', 'Ford', '1FTFW1E51MFA00921', '$48,500']

/** The fields of these names of each record listed in a table. */
const listed = (rows: string[][], names = ['year', 'vin']) =>
  readRecords([gridPage([{ widths: rows[0]!.map(() => 110), rows, ruled: 'cells' }])]).map(({ fields }) =>
    names.map((name) => fields[name]?.value),
  )
const [one, two] = [
  [2018, '3AKJHHDR0JSJT1182'],
  [2021, '1FTFW1E51MFA00921'],
]

describe('a vehicle that is insured no more', () => {
  it.each(['2 - DELETED 3/1/25', '2 (sold)', '2 – removed eff. 03/01/2025'])('is not listed: %s', (stamp) => {
    expect(listed([HEADS, FIRST, [stamp, ...SECOND.slice(1)]])).toEqual([one])
  })

  it('is told in a column of its own or in a note', () => {
    expect(listed([[...HEADS, 'Status'], [...FIRST, 'Active'], [...SECOND, 'Deleted']])).toEqual([one]) // biome-ignore format: a table
    expect(listed([[...HEADS, 'Date Deleted'], [...FIRST, ''], [...SECOND, '03/01/2025']])).toEqual([one]) // biome-ignore format: a table
    expect(listed([HEADS, FIRST, ['Deleted effective 03/01/2025'], SECOND])).toEqual([two])
  })

  it('may stand under a heading that says so of all below it', () => {
    const table = { widths: HEADS.map(() => 110), ruled: 'cells' as const }
    const under = (text: string) =>
      readRecords([gridPage([{ ...table, rows: [HEADS, FIRST, SECOND] }], [{ x: 30, y: 20, text }])]).length
    expect(under('VEHICLES DELETED SINCE LAST RENEWAL')).toBe(0)
    expect(under('Schedule of covered autos')).toBe(2)
    expect(under('Vehicles sold must be reported within 30 days')).toBe(2)
    expect(listed([HEADS, ['Active vehicles'], FIRST, ['Deleted vehicles'], SECOND])).toEqual([one])
    expect(listed([HEADS, ['Deleted vehicles'], FIRST, ['Active vehicles'], SECOND])).toEqual([two])
  })

  it('is listed where the word is one of a text', () => {
    expect(listed([[...HEADS, 'Remarks'], [...FIRST, 'Sold as is by dealer'], [...SECOND, 'Bed removed']])).toEqual([one, two]) // biome-ignore format: a table
    expect(
      listed([
        [...HEADS, 'Deleted'],
        [...FIRST, 'No'],
        [...SECOND, ''],
      ]),
    ).toEqual([one, two])
  })
})

describe('anything else that is listed though it is insured no more', () => {
  /** Of a table under this heading, what the last column of each record says. */
  const texts = (heading: string, rows: string[][]) =>
    readRecords([
      gridPage([{ widths: rows[0]!.map(() => 110), rows, ruled: 'cells' }], [{ x: 30, y: 20, text: heading }]),
    ]).map(({ fields }) => Object.values(fields)[0]?.value)
  const DRIVERS = [
    ['Driver Name', 'Date of Birth', 'License Number', 'State'],
    ['Ann Example', '01/02/1980', 'D1234567', 'OH'],
  ]
  const INTERESTS = [
    ['Mortgagee', 'Address', 'Loan Number', 'Status'],
    ['Alder Bank', '1 Elm St, Erie, PA 16501', '123456', 'Active'],
    ['Birch Trust', '2 Elm St, Erie, PA 16501', '99887', 'Deleted 04/01/2026'],
  ]
  const EQUIPMENT = [
    ['Item', 'Description', 'Serial Number', 'Limit', 'Status'],
    ['1', 'Skid steer', 'SK99123', '$40,000', 'Active'],
    ['2', 'Excavator', 'EX12345', '$90,000', 'Sold 4/1/2026'],
  ]
  const PLACES = [
    ['Loc #', 'Bldg #', 'Premises Address', 'Occupancy', 'Status'],
    ['1', '1', '1 Elm St, Erie, PA 16501', 'Office', 'Active'],
    ['2', '1', '2 Elm St, Erie, PA 16501', 'Shop', 'Deleted 04/01/2026'],
  ]

  it('is left out', () => {
    expect(texts('Scheduled equipment', EQUIPMENT)).toEqual(['1'])
    expect(texts('Mortgagees', INTERESTS)).toEqual(['Alder Bank'])
    expect(texts('Schedule of locations', PLACES)).toEqual(['1'])
  })

  it('stands under a heading that starts no list', () => {
    expect(texts('Drivers', DRIVERS)).toEqual(['Ann Example'])
    expect(texts('Excluded drivers', DRIVERS)).toEqual([])
    expect(texts('Excluded locations', PLACES)).toEqual([])
    expect(texts('Removed additional interests', INTERESTS)).toEqual([])
    expect(texts('Sold equipment', EQUIPMENT)).toEqual([])
  })
})

describe("a vehicle's number that its cell broke", () => {
  const broken = (vin: string) => listed([HEADS, FIRST.with(3, vin), SECOND])[0]

  it('is whole again where it has its length', () => {
    expect(broken('3AKJHHDR0JSJT\n1182')).toEqual(one)
    expect(broken('3AKJHHDR0JSJT')).toEqual([2018, '3AKJHHDR0JSJT'])
  })

  it('is left out where words of it are missing', () => {
    expect(broken('3AKJHHDR0JSJT\n118')).toEqual([2018, undefined])
  })
})
