import { describe, expect, it } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

type Row = [left: string, ...right: string[]]
/** The status of each card; what stands on one level begins at these places. */
const statuses = (...cards: Row[][]) => {
  const texts = cards.flatMap((rows, card) =>
    rows.flatMap((cells, row) =>
      cells.map((text, at) => ({ x: [40, 260, 400, 540][at]!, y: 40 + card * 90 + row * 14, text })),
    ),
  )
  return readRecords([drawnPage(texts, [])]).map(({ fields }) => fields.claim_status?.value)
}
const card = (number: string, ...right: string[]): Row[] => [
  [`Claim #: ${number}`, ...right],
  ['Claimant: Ann Lee', 'Adjuster: Mira Holt'],
  ['Date of Loss: 02/03/2024', 'Total Paid: $70.00'],
]

describe('a status without a label', () => {
  it('is a word alone on the level of the number of a claim', () => {
    expect(statuses(card('Z-1', 'Open'), card('Z-2', 'Closed'), card('Z-3', 'REOPENED'))).toEqual(['Open', 'Closed', 'REOPENED']) // biome-ignore format: a row
  })

  it('is not taken from the card beside it, nor from below', () => {
    expect(statuses(card('Z-1', 'Open'), card('Z-2'), card('Z-3', 'Closed'))).toEqual(['Open', undefined, 'Closed'])
    expect(statuses([...card('Z-1'), ['Open']])).toEqual([undefined])
  })

  it('is none beside another such word, and yields to one with a label', () => {
    expect(statuses(card('Z-1', 'Open', 'Closed'))).toEqual([undefined])
    expect(statuses([...card('Z-1', 'Open'), ['Closed']])).toEqual([undefined])
    expect(statuses([...card('Z-1', 'Open'), ['Status: Closed']])).toEqual(['Closed'])
    expect(statuses([...card('Z-1', 'Open'), ['Status: N/A']])).toEqual([undefined])
  })

  it('is a date of closing, where the word is its label', () => {
    expect(statuses([...card('Z-1', 'Open'), ['Closed', '05/06/2024']])).toEqual(['Open'])
    expect(statuses(card('Z-1', 'Closed', '05/06/2024'))).toEqual([undefined])
  })

  it('is none behind words that may be its label, and no single letter', () => {
    expect(statuses(card('Z-1', 'Subrogation', 'Open'))).toEqual([undefined])
    expect(statuses(card('Z-1', 'Litigation:', 'Open'))).toEqual([undefined])
    expect(statuses(card('Z-1', 'C'))).toEqual([undefined])
  })
})
