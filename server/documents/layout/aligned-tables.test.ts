import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { lineOf } from '../reading/lines.ts'
import type { Page } from '../types.ts'
import { layOut } from './lay-out.ts'
import { headsOf, tableRows } from './table-rows.ts'

const XS = [40, 120, 200, 280]
const row = (y: number, cells: string[]): DrawnText[] =>
  cells.flatMap((text, at) => (text ? [{ x: XS[at]!, y, text }] : []))
const rows = (y: number, lines: string[][]) => lines.flatMap((cells, at) => row(y + at * 12, cells))
const rowsOf = (page: Page) =>
  page.tables!.flatMap((table) => tableRows(table, page).map(({ cells }) => cells.map(({ text }) => text)))

describe('a title over several columns of a table', () => {
  const PLACES = [['Location', 'Code', 'Premium'], ['1', '10042', '$400'], ['2', '10043', '$500']] // biome-ignore format: a list
  const FORMS = [['Form', 'Edition', 'Pages'], ['AB 10 01', '01 24', '12'], ['AB 10 02', '01 24', '13']] // biome-ignore format: a list

  it('begins another one with the heads under it', () => {
    const page = drawnPage(rows(40, [...PLACES, ['Forms and endorsements of this policy'], ...FORMS]), [])
    expect(page.tables!.map(headsOf)).toEqual([PLACES[0], FORMS[0]])
    expect(rowsOf(page)).toEqual([...PLACES.slice(1), ...FORMS.slice(1)])
  })

  it('begins none where no row stands above it but heads', () => {
    const page = drawnPage(rows(40, [['Location', 'Code', 'Premium'], ['Trucks, tractors and their trailers'], ['Own', 'Hired', 'Leased'], ['1', '10042', '$400'], ['2', '10043', '$500']]), []) // biome-ignore format: a list
    expect(page.tables!.map(({ rows: count }) => count)).toEqual([5])
  })
})

describe('a value cut at the end of its line', () => {
  const HEADS = ['Claim', 'Loss Date', 'Number', 'Status']

  it('goes on below, where both pieces begin or end at one place', () => {
    const page = drawnPage(
      [
        ...row(40, HEADS),
        ...row(52, ['A-1', '20-SEP-', 'KP0882329-', 'Open']),
        { x: 120, y: 61, text: '2022' },
        { x: 200 + 40 - 12, y: 61, text: '001' },
        ...row(74, ['A-2', '07-OCT-2022', 'KP0882329-002', 'Closed']),
      ],
      [],
    )
    expect(rowsOf(page)).toEqual([
      ['A-1', '20-SEP-2022', 'KP0882329-001', 'Open'],
      ['A-2', '07-OCT-2022', 'KP0882329-002', 'Closed'],
    ])
  })

  it('takes no number that stands below elsewhere', () => {
    const page = drawnPage(
      [
        ...row(40, HEADS),
        ...row(52, ['A-1', '20-SEP-', 'KP0882329-', 'Open']),
        { x: 210, y: 61, text: '001' },
        ...row(74, ['A-2', '07-OCT-2022', 'KP0882329-002', 'Closed']),
      ],
      [],
    )
    expect(rowsOf(page)[0]).toEqual(['A-1', '20-SEP-', 'KP0882329-', 'Open'])
  })

  it('is whole in a ruled cell, and a dash between words stays one', () => {
    const table = [['Claim', 'What'], ['A-1', 'Sub-\ncontractor'], ['A-2', 'Roof -\nhail']] // biome-ignore format: a list
    expect(rowsOf(gridPage([{ widths: [60, 90], rows: table, ruled: 'cells' }]))).toEqual([
      ['A-1', 'Sub-contractor'],
      ['A-2', 'Roof - hail'],
    ])
  })
})

describe('a word of a line at the edge of a column below', () => {
  /** The lines of a page whose first is of these words, the second over a column. `wide`: how many points a letter of the second has. */
  const headOver = ([first, second]: [string, string], wide: number) => {
    const word = (text: string, x: number, y: number, letter: number) =>
      lineOf([{ text, box: [x, y, text.length * letter, 9] }])
    const head = lineOf([first, second].map((text, at) => word(text, 40 + at * 32, 40, at ? wide : 4).words[0]!))
    const rows = [52, 64, 76].flatMap((y) => [word('100', 40, y, 4), word('Open', 72, y, 4)])
    const page = { number: 1, width: 792, height: 612, origin: 'text' as const, fields: [], rulings: [] }
    return layOut({ ...page, lines: [head, ...rows] }).lines.map(({ text }) => text)
  }

  it('is a head of its own, unless it is in small letters', () => {
    expect(headOver(['Premium', 'State'], 5)).toEqual(expect.arrayContaining(['Premium', 'State']))
    expect(headOver(['Premium', 'each'], 5)).toContain('Premium each')
  })

  it('is none where all letters are of one width and a space is before it', () => {
    expect(headOver(['Premium', 'State'], 4)).toContain('Premium State')
  })
})

describe('a label and its value right over the heads of a table', () => {
  const CLASSES = [['Class', 'Work', 'Payroll', 'Rate'], ['8810', 'Clerks', '$290,368', '4.27'], ['5551', 'Roofing', '$118,174', '6.21']] // biome-ignore format: a list
  const headsUnder = (over: DrawnText[]) => headsOf(drawnPage([...over, ...rows(52, CLASSES)], []).tables![0]!)

  it('are no heads, where they do not stand in line with any', () => {
    expect(headsUnder([{ x: 34, y: 40, text: 'Company' }, { x: 104, y: 40, text: 'Acme Mutual' }])).toEqual(CLASSES[0]) // biome-ignore format: a row
  })

  it('are of the heads below that they stand in line with', () => {
    expect(headsUnder([{ x: 40, y: 40, text: 'Our' }, { x: 200, y: 40, text: 'Yearly' }])).toEqual(['Our Class', 'Work', 'Yearly Payroll', 'Rate']) // biome-ignore format: a row
  })
})

it('what is told of the rows right under the heads goes on with none of these', () => {
  const values = [['8810', 'Clerks', '$290,368', '4.27'], ['5551', 'Roofing', '$118,174', '6.21']] // biome-ignore format: a list
  const headsOver = (first: string) =>
    headsOf(drawnPage([...row(40, ['Class', 'Work', 'Payroll', 'Rate']), ...row(49, [first]), ...rows(63, values)], []).tables![0]!)[0] // biome-ignore format: a page
  expect(headsOver('State: WA')).toBe('Class')
  expect(headsOver('code')).toBe('Class code')
})
