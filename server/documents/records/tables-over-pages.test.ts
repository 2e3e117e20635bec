import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { entryOf } from './lists.ts'
import { readRecords } from './read-records.ts'

/** How wide a letter is drawn. */
const LETTER = 4
const STEP = 12

type Column = { left: number } | { right: number }
/** A page of rows whose cells begin or end at these columns; empty ones are left out. */
const pageOf = (number: number, columns: Column[], rows: string[][], title: DrawnText[] = []) =>
  drawnPage(
    [
      ...title,
      ...rows.flatMap((cells, row) =>
        cells.flatMap((text, at): DrawnText[] => {
          const column = columns[at]!
          const x = 'left' in column ? column.left : column.right - text.length * LETTER
          return text ? [{ x, y: 60 + row * STEP, text }] : []
        }),
      ),
    ],
    [],
    number,
  )
const valuesOf = (pages: Page[], type: string, names: string[]) =>
  readRecords(pages)
    .filter((record) => record.type === type)
    .map(({ fields }) => names.map((name) => fields[name]?.value))

describe('claims that go on over a page without heads', () => {
  const COLUMNS: Column[] = [{ left: 40 }, { left: 140 }, { left: 240 }, { right: 400 }]
  const HEADS = ['Claim No', 'Date of Loss', 'Status', 'Total Paid']
  const claim = (number: string, paid: string) => [number, '05/02/2019', 'Open', paid]
  const first = pageOf(1, COLUMNS, [HEADS, claim('A-1001', '$10.00'), claim('A-1002', '$20.00')])
  const paidOn = (columns: Column[], rows: string[][]) =>
    valuesOf([first, pageOf(2, columns, rows)], 'claim', ['claim_number', 'claim_paid'])

  it('have columns that begin or end where those above do', () => {
    const rows = [claim('A-1003', '$2,500,000.00'), claim('A-1004', '$1,400,000.00')]
    expect(paidOn(COLUMNS, rows)).toEqual([['A-1001', 10], ['A-1002', 20], ['A-1003', 2_500_000], ['A-1004', 1_400_000]]) // biome-ignore format: a list
    expect(paidOn(COLUMNS.with(3, { right: 440 }), rows)).toHaveLength(2)
  })

  it('go on below a space of the same page too', () => {
    const rest = [claim('A-1003', '$30.00'), claim('A-1004', '$40.00')]
    const spaced = [HEADS, claim('A-1001', '$10.00'), claim('A-1002', '$20.00'), [], [], ...rest]
    const found = valuesOf([pageOf(1, COLUMNS, spaced)], 'claim', ['claim_number', 'claim_paid'])
    expect(found).toEqual([['A-1001', 10], ['A-1002', 20], ['A-1003', 30], ['A-1004', 40]]) // biome-ignore format: a list
  })

  it('have values of their kinds in these columns', () => {
    expect(paidOn(COLUMNS, [['B-1', '05/02/2019', 'North', '$5.00'], ['B-2', '05/03/2019', 'South', '$6.00']])).toHaveLength(2) // biome-ignore format: a list
  })
})

describe('a text that goes on over a page', () => {
  const ruled = (number: number, rows: string[][]) =>
    gridPage([{ widths: [80, 90, 160, 80], rows, ruled: 'cells' }], [], number)
  const [claim] = readRecords([
    ruled(1, [
      ['Claim No', 'Date of Loss', 'Description', 'Status'],
      ['A-1001', '05/02/2019', 'Struck a parked car', 'Open'],
    ]),
    ruled(2, [
      ['', '', 'and a wall behind it', ''],
      ['A-1002', '05/03/2019', 'Hail', 'Open'],
    ]),
  ])

  it('is quoted on both', () => {
    expect(claim!.fields.description).toMatchObject({
      value: 'Struck a parked car and a wall behind it',
      source: { page: 1, quote: 'Struck a parked car' },
      further: [{ page: 2, quote: 'and a wall behind it' }],
    })
  })

  it('is told by each with what it says', () => {
    expect(entryOf(claim!, 'claim').parts).toMatchObject([
      { page: 1, fields: { description: 'Struck a parked car' } },
      { page: 2, fields: { description: 'and a wall behind it' }, quote: 'and a wall behind it' },
    ])
  })
})

describe('a count in a row of its own', () => {
  const COLUMNS: Column[] = [{ left: 40 }, { left: 120 }, { left: 180 }, { left: 280 }]
  const HEADS = ['Unit #', 'Year', 'Make', 'Model']
  const vehicle = (unit: number) => [String(unit), String(2000 + unit), 'Isuzu', 'NPR']
  const unitsIn = (pages: Page[]) => valuesOf(pages, 'vehicle', ['company_vehicle_number', 'year'])

  it('does not keep the rows above it from going on', () => {
    const count = { x: 30, y: 60 + 2 * STEP, text: '4 vehicles' }
    const pages = [
      pageOf(1, COLUMNS, [HEADS, vehicle(7), vehicle(9)]),
      pageOf(2, COLUMNS, [vehicle(12), vehicle(15)], [count]),
    ]
    expect(unitsIn(pages)).toEqual([['7', 2007], ['9', 2009], ['12', 2012], ['15', 2015]]) // biome-ignore format: a list
  })

  it('is no part of the cell above', () => {
    const ruled = (number: number, rows: string[][]) =>
      gridPage([{ widths: [80, 60, 100, 100], rows, ruled: 'cells' }], [], number)
    const pages = [ruled(1, [HEADS, vehicle(7), vehicle(9)]), ruled(2, [['2 vehicles', '', '', ''], vehicle(12)])]
    expect(unitsIn(pages)).toEqual([['7', 2007], ['9', 2009], ['12', 2012]]) // biome-ignore format: a list
  })
})

describe('a schedule of a packet', () => {
  const COLUMNS: Column[] = [{ left: 40 }, { left: 120 }, { left: 180 }, { left: 400 }]
  const HEADS = ['Location No.', 'Code', 'Classification', 'Premium Basis']
  const NAMES = ['location_number', 'class_code', 'classification', 'exposure_basis']
  const FIRST = [['1', '91580', 'Contractors', 'Payroll'], ['2', '45192', 'Hotels', 'Sales']] // biome-ignore format: a list
  const title = [{ x: 40, y: 30, text: 'GENERAL LIABILITY DECLARATIONS' }]
  const itemsIn = (pages: Page[]) => valuesOf(pages, 'cgl_exposure_item', NAMES)

  it('goes on over a page without heads', () => {
    const rest = [['3', '10042', 'Stores', 'Area'], ['4', '61217', 'Offices', 'Area']] // biome-ignore format: a list
    const first = pageOf(1, COLUMNS, [HEADS, ...FIRST], title)
    expect(itemsIn([first, pageOf(2, COLUMNS, rest)])).toEqual([...FIRST, ...rest])
  })

  it('has the words of a cell that wraps into a row of its own', () => {
    const rows = [HEADS, FIRST[0]!.with(2, 'Contractors of sewers'), ['', '', 'and of drains', ''], FIRST[1]!]
    expect(itemsIn([pageOf(1, COLUMNS, rows, title)])).toEqual([
      FIRST[0]!.with(2, 'Contractors of sewers and of drains'),
      FIRST[1],
    ])
  })

  it('has entries of their own in rows that begin with a place, or say most of what there is to say', () => {
    for (const third of [
      ['3', '', 'Stores', ''],
      ['', '10042', 'Stores', 'Area'],
    ]) {
      const items = itemsIn([pageOf(1, COLUMNS, [HEADS, ...FIRST, third], title)])
      expect(items).toEqual([...FIRST, third.map((text) => text || undefined)])
    }
  })
})
