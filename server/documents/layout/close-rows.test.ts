import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { lineOf } from '../reading/lines.ts'
import type { Line } from '../types.ts'
import { layOut } from './lay-out.ts'
import { headsOf, tableRows } from './table-rows.ts'

const XS = [40, 120, 200, 280]
const row = (y: number, cells: string[], xs = XS): DrawnText[] =>
  cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y, text }] : []))

/** Words that stand so close that they are read as one line. */
const asOneLine = (y: number, cells: [x: number, text: string][]): Line =>
  lineOf(cells.flatMap(([x, text]) => drawnPage([{ x, y, text }], []).lines[0]!.words))

describe('rows and columns that stand close', () => {
  it('parts cells at the left edges of the columns of a table', () => {
    const lines = [
      ...['Claim', 'Status', 'Paid', 'Description'].map((text, at) => asOneLine(40, [[[40, 100, 132, 172][at]!, text]])),
      ...['A-1', 'A-2', 'A-3'].flatMap((claim, index) => [
        asOneLine(52 + index * 12, [[40, claim]]),
        asOneLine(52 + index * 12, [[100, 'Open'], [132, '$100.00']]),
        asOneLine(52 + index * 12, [[172, index === 1 ? 'Hail on the roof' : 'Fire']]),
      ]),
    ] // biome-ignore format: a table
    const page = layOut({ number: 1, width: 612, height: 792, origin: 'text', lines, fields: [], rulings: [] })
    const [table] = page.tables!
    expect(headsOf(table!)).toEqual(['Claim', 'Status', 'Paid', 'Description'])
    expect(tableRows(table!, page)[1]!.cells.map(({ text }) => text)).toEqual([
      'A-2',
      'Open',
      '$100.00',
      'Hail on the roof',
    ])
  })

  it('ends a table above the heads of the next one', () => {
    const page = drawnPage(
      [
        ...row(40, ['Location', 'Code', 'Rate', 'Premium']),
        ...row(52, ['1', '10042', '1.20', '$400']),
        ...row(64, ['2', '10042', '1.20', '$500']),
        ...row(76, ['Form', 'Edition', 'Title']),
        ...row(88, ['AB 10 01', '01 24', 'A title as long as this goes over columns']),
        ...row(100, ['AB 10 02', '01 24', 'A title as long as this goes over columns']),
      ],
      [],
    )
    expect(page.tables!.map(headsOf)).toEqual([
      ['Location', 'Code', 'Rate', 'Premium'],
      ['Form', 'Edition', 'Title'],
    ])
  })

  it('reads an amount below its sign as one', () => {
    const page = drawnPage(
      [
        ...row(40, ['Number', 'Coverage', 'Limit', 'Valuation']),
        ...row(52, ['1', 'Building', '$', 'Replacement']),
        ...row(60.5, ['', '', '2,950,000', 'Cost']),
        ...row(74, ['2', 'Building', '$ 100,000', 'Agreed']),
      ],
      [],
    )
    const [table] = page.tables!
    expect(tableRows(table!, page).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['1', 'Building', '$ 2,950,000', 'Replacement Cost'],
      ['2', 'Building', '$ 100,000', 'Agreed'],
    ])
  })

  it('takes heads that go on in some columns as one', () => {
    const page = drawnPage(
      [
        ...row(40, ['Claim', 'Date', 'Status', 'Description']),
        ...row(49, ['Number', 'Closed']),
        ...row(61, ['A-1', '05/01/2023', 'Closed', 'Hail']),
        ...row(73, ['A-2', '06/01/2023', 'Closed', 'Fire']),
      ],
      [],
    )
    expect(headsOf(page.tables![0]!)).toEqual(['Claim Number', 'Date Closed', 'Status', 'Description'])
  })
})
