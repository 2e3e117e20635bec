import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { headsOf, tableRows } from './table-rows.ts'

/** A row of texts at these places; an empty one is left out. */
const row = (y: number, xs: number[], cells: string[]): DrawnText[] =>
  cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y, text }] : []))
const tablesOf = (texts: DrawnText[]) => {
  const page = drawnPage(texts, [])
  return page.tables!.map((table) => ({
    heads: headsOf(table),
    rows: tableRows(table, page).map(({ cells }) => cells.map(({ text }) => text)),
  }))
}

describe('heads that stand apart from their rows', () => {
  const XS = [40, 140, 240, 340]
  const HEADS = ['Claim No', 'Claimant', 'Loss Date', 'Paid']
  const CLAIMS = [['A-1001', 'Mira Holt', '03/04/2024', '$10.00'], ['A-1002', 'Orla Finch', '03/05/2024', '$20.00']] // biome-ignore format: a list
  const claims = (y: number) => CLAIMS.flatMap((cells, at) => row(y + at * 12, XS, cells))

  it('are found over a line that says what the rows are of', () => {
    const group = row(52, [50, 210], ['Elm Works of Dover and Vale', 'Auto Liability policies'])
    expect(tablesOf([...row(40, XS, HEADS), ...group, ...claims(64)])).toEqual([{ heads: HEADS, rows: CLAIMS }])
  })

  it('are those over their columns where not all columns have one', () => {
    const heads = [HEADS[0]!, HEADS[1]!, '', HEADS[3]!]
    const group = row(52, [50, 210], ['Elm Works of Dover and Vale', 'Auto Liability policies'])
    expect(tablesOf([...row(40, XS, heads), ...group, ...claims(64)])[0]!.heads).toEqual(heads)
  })

  it.each([
    ['a value', ['Loss run', 'Elm Works', 'Dover', '04/30/2024']],
    ['a label with what it tells', ['Claim No: 1 of 2', 'Loss run', 'Elm Works', 'Dover']],
    ['a label', ['Loss run', 'Insured:', 'Elm Works', 'Dover']],
    ['prose', ['Loss run', 'paid as of', 'the end of', 'the month in which it was made']],
  ])('are none where one of them is %s', (_, above) => {
    expect(tablesOf([...row(30, XS, above), ...claims(64)])[0]!.heads).toEqual(['', '', '', ''])
  })
})

describe('heads in levels close to one another and to their rows', () => {
  const XS = [40, 100, 190, 260, 320]
  const ROWS = [['1', 'Building', '$900', '$1,000', 'Replacement'], ['2', 'Contents', '$850', '$2,500', 'Actual cash']] // biome-ignore format: a list
  const values = (y: number) => ROWS.flatMap((cells, at) => row(y + at * 12, XS, cells))
  const WHOLE = ['Loc No', 'Covered Property', 'Limit of Insurance', 'Deductible', 'Valuation']

  it('are read word by word, each for the column it stands over', () => {
    const heads = [
      ...row(40, [40, 100, 190], ['Loc', 'Covered', 'Limit of']),
      ...row(49, [40, 100, 190, 262], ['No', 'Property', 'Insurance', 'Deductible Valuation']),
    ]
    expect(tablesOf([...heads, ...values(60)])).toEqual([{ heads: WHOLE, rows: ROWS }])
  })

  it('have a word over no figure for the only column between those beside it', () => {
    const heads = [
      ...row(40, [40, 100], ['Loc', 'Covered']),
      ...row(49, [40, 100, 160, 262], ['No', 'Property', 'Limit', 'Deductible Valuation']),
    ]
    expect(tablesOf([...heads, ...values(60)])[0]!.heads).toEqual([
      'Loc No',
      'Covered Property',
      'Limit',
      'Deductible',
      'Valuation',
    ])
  })

  it('are none where a word stands over two columns', () => {
    const heads = row(49, [40, 100, 190, 262], ['No', 'Property', 'Limit', 'DeductibleAndValuation'])
    expect(tablesOf([...heads, ...values(60)])[0]!.heads).toEqual(['', '', '', '', ''])
  })
})

it('two heads that run together are parted where the first ends with its figures, and nowhere else', () => {
  const figures = [['5183', '$814,403', '15.05'], ['8742', '$802,641', '13.71'], ['7219', '$688,601', '1.95']] // biome-ignore format: a list
  const ends = [56, 232, 280]
  const below = figures.flatMap((cells, at) =>
    cells.map((text, column) => ({ x: ends[column]! - text.length * 4, y: 52 + at * 12, text })),
  )
  const headsAt = (x: number) =>
    tablesOf([{ x: 40, y: 40, text: 'Class' }, { x, y: 40, text: 'Annual Payroll Manual Rate' }, ...below])[0]!.heads
  expect(headsAt(232 - 14 * 4)).toEqual(['Class', 'Annual Payroll', 'Manual Rate'])
  expect(headsAt(228 - 14 * 4)).toEqual(['', '', ''])
})
