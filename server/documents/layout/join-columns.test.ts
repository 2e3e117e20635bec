import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { headsOf, tableRows } from './table-rows.ts'

/** How wide a letter is drawn. */
const LETTER = 4
type Place = { left: number } | { right: number }

/** A row of texts that begin or end at these places; an empty one is left out. */
const row = (y: number, cells: [text: string, place: Place][]): DrawnText[] =>
  cells.flatMap(([text, place]) =>
    text ? [{ text, y, x: 'left' in place ? place.left : place.right - text.length * LETTER }] : [],
  )
const tableOf = (texts: DrawnText[]) => {
  const page = drawnPage(texts, [])
  const [table] = page.tables!
  return {
    heads: headsOf(table!),
    rows: tableRows(table!, page).map(({ cells }) => cells.map(({ text }) => text)),
  }
}

const CLAIM = { left: 40 }
const [PAID, RESERVE, INCURRED] = [{ left: 120 }, { left: 220 }, { left: 320 }]
const HEADS: [string, Place][] = [['Claim', CLAIM], ['Paid', PAID], ['Reserve', RESERVE], ['Incurred', INCURRED]] // biome-ignore format: a list

describe('figures set right under heads set left', () => {
  it('go with the head on their left, also in several columns beside one another', () => {
    const figures = (y: number, [claim, ...amounts]: string[]) =>
      row(y, [[claim!, CLAIM], ...amounts.map((text, at): [string, Place] => [text, { right: 205 + at * 100 }])])
    const texts = [
      ...row(40, HEADS),
      ...figures(52, ['A-1', '$10.00', '$5.00', '$15.00']),
      ...figures(64, ['A-2', '$1,100.00', '$0.00', '$1,100.00']),
    ]
    expect(tableOf(texts)).toEqual({
      heads: ['Claim', 'Paid', 'Reserve', 'Incurred'],
      rows: [['A-1', '$10.00', '$5.00', '$15.00'], ['A-2', '$1,100.00', '$0.00', '$1,100.00']],
    }) // biome-ignore format: a table
  })

  it('go with none that has a value of its own in one of their rows', () => {
    const texts = [
      ...row(40, HEADS.slice(0, 2)),
      ...row(52, [['A-1', CLAIM], ['$10.00', { right: 205 }]]),
      ...row(64, [['A-2', CLAIM], ['none', PAID], ['$20.00', { right: 205 }]]),
    ] // biome-ignore format: a table
    expect(tableOf(texts).heads).toEqual(['Claim', 'Paid', ''])
  })

  it('go with none where the heads on both sides are over nothing', () => {
    const texts = [
      ...row(40, HEADS.slice(0, 3)),
      ...row(52, [['A-1', CLAIM], ['$10.00', { right: 205 }]]),
      ...row(64, [['A-2', CLAIM], ['$20.00', { right: 205 }]]),
      ...row(76, [['A-3', CLAIM], ['$30.00', { right: 205 }]]),
    ] // biome-ignore format: a table
    expect(tableOf(texts)).toEqual({
      heads: ['Claim', 'Paid', '', 'Reserve'],
      rows: [['A-1', '$10.00'], ['A-2', '$20.00'], ['A-3', '$30.00']],
    }) // biome-ignore format: a table
  })
})
