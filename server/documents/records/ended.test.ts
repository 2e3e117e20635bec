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
