import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

type Row = [name: string, paid: string, reserve: string]
/** Cards with labels at the left and amounts in rows at the right. */
const amounts = (...cards: Row[][]) => {
  const texts = cards.flatMap((rows, at): DrawnText[] => {
    const top = 40 + at * 110
    const left = [`Claim No: Q-${at + 1}`, 'Employee: Ida Moss', 'Date of Injury: 03/04/2022', 'Status: Open']
    return [
      ...left.map((text, row) => ({ x: 40, y: top + row * 14, text })),
      { x: 420, y: top, text: 'Paid' },
      { x: 500, y: top, text: 'Reserve' },
      ...rows.flatMap((cells, row) =>
        cells.flatMap((text, column) =>
          text ? [{ x: 300 + [0, 120, 200][column]!, y: top + (row + 1) * 14, text }] : [],
        ),
      ),
    ]
  })
  return readRecords([drawnPage(texts, [])]).map(({ fields }) => [
    fields.claim_paid?.value,
    fields.claim_reserves?.value,
  ])
}
const MEDICAL: Row = ['Medical', '10.10', '1.00']
const INDEMNITY: Row = ['Indemnity', '20.20', '.00']
const EXPENSE: Row = ['Expense', '.30', '2.00']
const PARTS = [MEDICAL, INDEMNITY, EXPENSE]

describe('amounts in rows of a card', () => {
  it('are those of the total of the claim, where the others add up to it', () => {
    expect(amounts([...PARTS, ['Claim total', '30.60', '3.00']], [...PARTS, ['Total Claim', '30.60', '4.00']])).toEqual(
      [
        [30.6, 3],
        [30.6, undefined],
      ],
    )
    expect(amounts([...PARTS, ['Claims total', '30.60', '3.00']])).toEqual([[undefined, undefined]])
  })

  it('are added up where none has a total and all have the same rows', () => {
    const sums = [30.6, 3]
    expect(amounts(PARTS, PARTS)).toEqual([sums, sums])
    expect(amounts(PARTS)).toEqual([[undefined, undefined]])
  })

  it('are not where rows may be missing', () => {
    const nothing = [undefined, undefined]
    const two = [MEDICAL, INDEMNITY]
    expect(amounts(two, PARTS, two)).toEqual([nothing, nothing, nothing])
    const whole: Row[] = [...PARTS, ['Total', '30.60', '3.00']]
    expect(amounts(PARTS, whole, PARTS)).toEqual([nothing, [30.6, 3], nothing])
    const open: Row[] = [MEDICAL, ['Indemnity', '20.20', '']]
    expect(amounts(open, open)).toEqual([nothing, nothing])
  })

  it.each(['Medical', 'Net', 'Deductible', 'Recoveries', ''])('are not where one is of %j', (name) => {
    const rows: Row[] = [MEDICAL, [name, '5.00', '.00']]
    expect(amounts(rows, rows)).toEqual([[undefined, undefined], [undefined, undefined]]) // biome-ignore format: a row
  })
})
