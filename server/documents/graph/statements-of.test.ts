import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { lines, table, told } from '../../../tests/support/documents/told.ts'

const tablesOf = (...pages: Parameters<typeof told>[0]) => [
  ...new Set(told(pages).flatMap(({ table: name }) => name || [])),
]
const cellsOf = (pages: Parameters<typeof told>[0]) => told(pages).filter(({ table: name }) => name)
const LETTER = expect.stringContaining('letter')

describe('what a table tells', () => {
  it('goes on over pages under the same names, in whatever order they stand', () => {
    const pages = [
      table([
        ['Vehicle', 'Year', 'Stated amount'],
        ['Ford', '2019', '$40,000'],
      ]),
      table(
        [
          ['Year', 'Vehicle', 'Stated amount'],
          ['2021', 'Mack', '$61,000'],
        ],
        2,
      ),
    ]
    expect(tablesOf(...pages)).toHaveLength(1)
    const between = table([['Driver', 'Born', 'License'], ['Ann Lee', '1990', '$20']], 3) // biome-ignore format: a table
    expect(tablesOf(pages[0]!, between, pages[1]!)).toHaveLength(2)
  })

  it('holds the rows that leave cells empty, and calls its rows by its first column', () => {
    const rows = cellsOf([
      table([
        ['Unit', 'Vehicle', 'Deductible', 'Stated amount'],
        ['', 'Ford', '$500', '$40,000'],
        ['2', 'Kenworth', '', '$61,000'],
        ['3', 'Isuzu', '$500', '$30,000'],
        ['', 'Hino', '', '$20,000'],
      ]),
    ])
    const amounts = rows.filter(({ attribute }) => attribute === 'Stated amount')
    expect(amounts).toHaveLength(4)
    expect(new Set(rows.map(({ table: name }) => name)).size).toBe(1)
    expect(amounts.slice(1).map(({ also }) => also)).toEqual(['Unit', 'Unit', 'Unit'])
  })

  it('is another one under a heading, on a page that follows, or with names of its own', () => {
    const limits = ['Coverage', 'Limit', 'Premium']
    const auto = { widths: [150, 90], ruled: 'cells' as const, rows: [limits.slice(0, 2), ['Collision', '$500']] }
    const gl = { widths: [150, 90, 90], ruled: 'cells' as const, rows: [limits, ['Fire damage', '$50,000', '$120']] }
    expect(tablesOf(gridPage([gl]), gridPage([auto], [], 2))).toHaveLength(2)
    const heading = { widths: [240], rows: [['AUTOMOBILE COVERAGES']] }
    expect(tablesOf(gridPage([gl, heading, auto]))).toHaveLength(2)
    expect(tablesOf(gridPage([gl, auto]))).toHaveLength(1)
    const fees = { ...gl, rows: [['Fee', 'Limit', 'Due'], ['Policy fee', '$5,000', '$25']] } // biome-ignore format: a table
    expect(tablesOf(gridPage([gl, fees]))).toHaveLength(2)
  })

  it('without names is what stands together', () => {
    const widths = [150, 90, 90]
    const [doors, fords] = [
      { widths, rows: [['Gate', '$1,500', '$2,500'], ['Door', '$3,500', '$4,500']] },
      { widths, rows: [['Ford', '$1,000', '$2,000'], ['Mack', '$3,000', '$4,000']] },
    ] // biome-ignore format: tables
    const named = { widths, ruled: 'cells' as const, rows: [['Fee', 'Amount', 'Tax'], ['Policy', '$5', '$1']] } // biome-ignore format: a table
    expect(tablesOf(gridPage([doors!]), gridPage([named], [], 2), gridPage([fords!], [], 3))).toHaveLength(3)
    // What stands first in a row without a name is what the row is called.
    expect(told([gridPage([doors!])]).map(({ entity, value }) => [entity, value])).toEqual([
      ['Gate', '$1,500'],
      ['Gate', '$2,500'],
      ['Door', '$3,500'],
      ['Door', '$4,500'],
    ])
  })

  it('tells of each value its row in words and in numbers with their names, and no amounts', () => {
    const [amount] = cellsOf([
      table([
        ['Vehicle', 'Year', 'Premium', 'Stated amount'],
        ['Ford', '2019', '$812.00', '$40,000'],
      ]),
    ]).filter(({ attribute }) => attribute === 'Stated amount')
    expect(amount).toMatchObject({ entity: 'Ford', numbers: 'Year 2019', also: 'Vehicle' })
    expect(amount!.beside).toBe('Vehicle Year Premium')
  })

  it('cuts the words of a long row', () => {
    const widths = [500, 90]
    const rows = [['Operations', 'Payroll'], ['Roofing of all kinds and '.repeat(12).trim(), '$40,000']] // biome-ignore format: a table
    const [, payroll] = cellsOf([gridPage([{ widths, ruled: 'cells', rows }])])
    expect(payroll!.entity.length).toBeLessThan(200)
    expect(payroll!.entity).toMatch(/^Roofing of all kinds/)
  })

  it('knows the row that sums up the others by any of its cells', () => {
    const rows = [['Unit', 'Vehicle', 'Amount'], ['1', 'Ford', '$4,000'], ['9', 'Total', '$4,000']] // biome-ignore format: a table
    const totals = told([table(rows)]).filter(({ isTotal }) => isTotal)
    expect(totals.map(({ value }) => value)).toEqual(['9', 'Total', '$4,000'])
  })
})

describe('what labels and sentences tell', () => {
  it('is an amount behind an address as well, but not the last of several amounts', () => {
    expect(told([lines(['Location 1: 12 Main St, Dry Fork $2,900,000'])])).toMatchObject([
      { attribute: 'Location 1', entity: '12 Main St, Dry Fork', value: '$2,900,000' },
    ])
    expect(told([lines(['Premium: $47,157 + $125 fee + $2,292 tax = $49,574'])])[0]!.entity).toBe('')
  })

  it('is each of the two dates of a span, as what begins and what ends', () => {
    expect(told([lines(['Policy period: 01/01/2026 to 01/01/2027'])]).slice(1)).toMatchObject([
      { value: '01/01/2026', also: expect.stringContaining('effective') },
      { value: '01/01/2027', also: expect.stringContaining('expiration') },
    ])
    expect(told([lines(['Visits: 01/01/2026, 02/01/2026, 03/01/2026'])])).toHaveLength(1)
    const long = 'Surveyed: on 01/01/2026 (roof, stairs), on 01/09/2026 (boiler, tanks, yard, gate)'
    expect(told([lines([long])])).toHaveLength(1)
  })

  it('is what was and what is, where a sentence tells of a change', () => {
    const text = 'The general aggregate limit shown is changed from 2,000,000 to 9,000,000 as of this day.'
    expect(told([lines([text])])).toMatchObject([
      { value: '2,000,000', also: expect.stringContaining('old') },
      { value: '9,000,000', also: expect.stringContaining('new') },
    ])
  })

  it('is the day of a document where a date at its top is of nothing else', () => {
    const also = (...pages: string[][]) =>
      told(pages.map((page, at) => lines(page, at + 1))).find(({ value }) => value === '12/17/2026')!.also
    expect(also(['Westmarch Claims Office', 'Prepared: 12/17/2026'])).toEqual(LETTER)
    expect(also(['Westmarch Claims Office', '12/17/2026', 'Dear Ms. Lee'])).toEqual(LETTER)
    expect(also(['Date of loss: 09/03/2026', 'Prepared: 12/17/2026'])).toEqual(LETTER)
    expect(also(['Westmarch Claims Office', 'Effective: 12/17/2026'])).toBe('')
    expect(also(['Westmarch Claims Office'], ['Prepared: 12/17/2026'])).toBe('')
    const many = Array.from({ length: 9 }, (_, at) => `Unit ${at}: Ford`)
    expect(also([...many, 'Prepared: 12/17/2026'])).toBe('')
  })
})
