import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { lineOf } from '../reading/lines.ts'
import type { Ruling, Table } from '../types.ts'
import { layOut } from './lay-out.ts'
import { headsOf, tableRows } from './table-rows.ts'

const textsOf = (table: Table) =>
  Array.from({ length: table.rows }, (_, row) =>
    table.cells
      .filter((cell) => cell.row === row)
      .sort((a, b) => a.column - b.column)
      .map(({ text }) => text),
  )

/** The four sides of a box, or the rulings of a grid over these edges. */
const grid = (xs: number[], ys: number[]): Ruling[] => [
  ...ys.map((at): Ruling => ({ axis: 'horizontal', at, from: xs[0]!, to: xs.at(-1)! })),
  ...xs.map((at): Ruling => ({ axis: 'vertical', at, from: ys[0]!, to: ys.at(-1)! })),
]
const column = (x: number, y: number, texts: string[], step = 10): DrawnText[] =>
  texts.map((text, index) => ({ x, y: y + index * step, text }))

describe('layOut', () => {
  it('parts rows of text stacked in one drawn row', () => {
    const texts = [
      ...[['COVERAGE', 33], ['LIMIT', 233], ['PREMIUM', 333]].map(([text, x]) => ({ x: Number(x), y: 33, text: String(text) })),
      ...column(33, 53, ['GENERAL AGGREGATE', '(other than products)', 'EACH OCCURRENCE', 'FIRE LEGAL -', 'ANY ONE FIRE']),
      ...[['$2,000,000', 53], ['$1,000,000', 73], ['$50,000', 83]].map(([text, y]) => ({ x: 233, y: Number(y), text: String(text) })),
      { x: 333, y: 53, text: '$70.99' },
    ] // biome-ignore format: a table
    const [table] = drawnPage(texts, grid([30, 230, 330, 430], [30, 45, 110])).tables!
    expect(textsOf(table!)).toEqual([
      ['COVERAGE', 'LIMIT', 'PREMIUM'],
      ['GENERAL AGGREGATE (other than products)', '$2,000,000', '$70.99'],
      ['EACH OCCURRENCE', '$1,000,000', ''],
      ['FIRE LEGAL - ANY ONE FIRE', '$50,000', ''],
    ])
  })

  it('parts columns that stand a wide space apart in rows in succession', () => {
    // Words of a drawn line stand 4 points apart, columns here 8: too near for a gap, and wider than a space.
    const row = (y: number, cells: [x: number, text: string][]) => {
      const words = cells.flatMap(([x, text]) => drawnPage([{ x, y, text }], []).lines[0]!.words)
      return lineOf(words)
    }
    const lines = [
      row(40, [[40, 'Claim No'], [92, 'Claimant Name']]),
      ...[200, 300, 400].map((x) => row(40, [[x, 'Amount']])),
      row(52, [[40, 'AB 12345'], [92, 'Mira Holt']]),
      row(64, [[40, 'AB 12346'], [92, 'Orla Finch Jr']]),
      row(100, [[40, 'Printed by'], [92, 'the office']]),
    ] // biome-ignore format: a table
    const { lines: found } = layOut({
      number: 1,
      width: 612,
      height: 792,
      origin: 'text',
      lines,
      fields: [],
      rulings: [],
    })
    expect(found.map(({ text }) => text)).toEqual(['Claim No', 'Claimant Name', 'Amount', 'Amount', 'Amount', 'AB 12345', 'Mira Holt', 'AB 12346', 'Orla Finch Jr', 'Printed by the office']) // biome-ignore format: a list
  })

  it('leaves wrapped cells and dates of two lines in one row', () => {
    const rows = [['Policy', 'Term', 'Insured'], ['A-1', '04/01/2026\n04/01/2027', 'A long name of a firm that wraps'], ['A-2', '04/01/2026\n04/01/2027', 'Short']] // biome-ignore format: a table
    const [table] = gridPage([{ widths: [60, 80, 90], rows, ruled: 'cells' }]).tables!
    expect(table!.rows).toBe(3)
  })

  it('parts rows by their tallest cells, beside whose middles the others stand', () => {
    const details = (name: string) => [
      `Insured: ${name}`,
      'Division: North',
      'Driver: Ann Lee',
      'State: OH',
      'Paid: $5.00',
      'Notes: None',
    ]
    const texts = [
      ...['No', 'Status', 'Details'].map((text, index) => ({ x: 33 + index * 100, y: 33, text })),
      ...column(233, 50, details('Oak'), 9),
      ...column(233, 50 + 6 * 9 + 4, details('Elm'), 9),
      { x: 33, y: 72, text: '#1' }, { x: 133, y: 72, text: 'Open' },
      { x: 33, y: 130, text: '#2' }, { x: 133, y: 130, text: 'Closed' },
    ] // biome-ignore format: a table
    const [table] = drawnPage(texts, grid([30, 130, 230, 430], [30, 45])).tables!
    expect(textsOf(table!).slice(1)).toEqual([
      ['#1', 'Open', details('Oak').join(' ')],
      ['#2', 'Closed', details('Elm').join(' ')],
    ])
  })

  it('takes the border of a page for no table, and a stamp across it for no word of one', () => {
    const border = grid([20, 770], [20, 590])
    const texts = [...column(33, 33, ['Make', 'Volvo', 'Mack'], 15), ...column(133, 33, ['Year', '2019', '2020'], 15)]
    const page = drawnPage(
      [...texts, { x: 60, y: 35, text: 'COPY', height: 60 }],
      [...border, ...grid([30, 130, 230], [30, 45, 60, 75])],
    )
    expect(page.tables!.map(textsOf)).toEqual([
      [
        ['Make', 'Year'],
        ['Volvo', '2019'],
        ['Mack', '2020'],
      ],
    ])
  })

  it('reads heads that run up their narrow columns, which a stamp of their height does not', () => {
    const heads = (x: number) => [
      { x, y: 33, text: 'Make', height: 60, width: 11 },
      { x: x + 30, y: 43, text: 'Year', height: 50, width: 11 },
    ]
    const texts = [...column(33, 103, ['Volvo', 'Mack', 'Ram'], 15), ...column(63, 103, ['2019', '2020', '2021'], 15)]
    const rulings = grid([30, 60, 90], [30, 100, 115, 130, 145])
    // The second time they stand across the border between the columns.
    const first = (at: number) => textsOf(drawnPage([...texts, ...heads(at)], rulings).tables![0]!)[0]
    expect(first(35)).toEqual(['Make', 'Year'])
    expect(first(52)).toEqual(['', ''])
  })

  it('takes cells with captions of their own, set smaller, for no heads', () => {
    const cell = (x: number, y: number, caption: string, value: string, height: number) => [
      { x, y, text: caption, height },
      { x, y: y + 8, text: value },
    ]
    const form = (height: number) => [
      ...cell(33, 33, 'Claim', 'Open', height),
      ...cell(133, 33, 'Claimant', 'Ann Lee', height),
      ...cell(33, 58, 'Paid', '$38,390.85', 8),
      ...cell(133, 58, 'Reserve', '$12,900.00', 8),
    ]
    const headsIn = (height: number) => drawnPage(form(height), grid([30, 130, 230], [30, 55, 80])).tables![0]!.heads
    expect(headsIn(5)).toBe(0)
    expect(headsIn(8)).toBe(1)
  })

  it('takes all rows of heads beside which one stands, and no row of values', () => {
    const xs = [30, 90, 150, 210, 270, 330]
    const over = [{ x: 33, y: 33, text: 'Name' }, { x: 93, y: 33, text: 'License' }, { x: 273, y: 33, text: 'Hired' }] // biome-ignore format: a row
    const parted = [{ x: 93, y: 48, text: 'Number' }, { x: 153, y: 48, text: 'State' }, { x: 213, y: 48, text: 'Class' }] // biome-ignore format: a row
    const values = ['Ann', 'X1', 'FL', 'C', '2019'].map((text, index) => ({ x: xs[index]! + 3, y: 63, text }))
    const across = (at: number, from: number, to: number): Ruling => ({ axis: 'horizontal', at, from, to })
    const down = (at: number, from: number): Ruling => ({ axis: 'vertical', at, from, to: 75 })
    const rulings = [across(30, 30, 330), across(45, 90, 270), across(60, 30, 330), across(75, 30, 330), ...[30, 90, 270, 330].map((at) => down(at, 30)), down(150, 45), down(210, 45)] // biome-ignore format: lists
    const [table] = drawnPage([...over, ...parted, ...values], rulings).tables!
    expect(headsOf(table!)).toEqual(['Name', 'License Number', 'License State', 'License Class', 'Hired'])
  })

  it('begins a new table where columns part', () => {
    const texts = [
      { x: 30, y: 30, text: 'CLAIMS' }, { x: 200, y: 30, text: 'Loss run report of all carriers and terms' }, { x: 600, y: 30, text: 'Page 1' },
      ...['INSURED', 'CUSTOMER', 'POLICY', 'TERM'].map((text, index) => ({ x: [30, 200, 300, 600][index]!, y: 44, text })),
      ...['Oak Haul', 'C0431', 'SC001', '04/12/19'].map((text, index) => ({ x: [30, 200, 300, 600][index]!, y: 54, text })),
    ] // biome-ignore format: a table
    const table = drawnPage(texts, []).tables!.at(-1)!
    expect(headsOf(table)).toEqual(['INSURED', 'CUSTOMER', 'POLICY', 'TERM'])
  })

  it('reads the head of a column over several lines, not a title above', () => {
    const rows = [
      ['Vehicles in use', '', ''],
      ['Model', 'Body', 'Plate'],
      ['year', 'type', 'no.'],
      ['2019', 'Truck', 'R100'],
      ['2020', 'Van', 'R200'],
    ]
    const page = gridPage([{ widths: [90, 90, 90], rows, ruled: 'cells' }])
    const [table] = page.tables!
    expect(headsOf(table!)).toEqual(['Model year', 'Body type', 'Plate no.'])
    expect(tableRows(table!, page).map(({ cells }) => cells.map(({ text }) => text))).toEqual(rows.slice(3))
  })
})
