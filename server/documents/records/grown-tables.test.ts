import { expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../types.ts'
import { readRecords } from './read-records.ts'

const EDGES = [30, 270, 340, 400, 470, 600]
const HEADS = ['EMPLOYER', 'POLICY NUMBER', 'FROM', 'TO', 'AGENCY']
const RULINGS: Ruling[] = [
  ...[30, 60].map((at): Ruling => ({ axis: 'horizontal', at, from: 30, to: 600 })),
  ...EDGES.map((at): Ruling => ({ axis: 'vertical', at, from: 30, to: 60 })),
]

/** A card on a page under a small ruled table that its lines follow closely. */
const card: DrawnText[] = [
  ['Claim No: Q-20011', 'Date of Injury: 03/04/2022', '', 'Paid', 'Reserve'],
  ['Employee: Ida Moss', 'Status: Open', 'Medical', '10.00', '1.00'],
  ['', 'Adjuster: Mira Holt', 'Indemnity', '20.00', '.00'],
  ['', '', 'Claim total', '30.00', '1.00'],
].flatMap((cells, row) => cells.flatMap((text, at) => (text ? [{ x: [34, 150, 345, 430, 500][at]!, y: 66 + row * 11, text }] : []))) // biome-ignore format: a row
const head = (cells: string[], y: number) => cells.map((text, at) => ({ x: EDGES[at]! + 4, y, text }))

it('a card below a small ruled table is none of its rows', () => {
  const values = ['Elm Works', 'WQ-77120', 'Jan', 'May', 'Quill Agency']
  const texts = [...head(HEADS, 34), ...head(values, 46), ...card]
  const [found] = readRecords([drawnPage(texts, RULINGS)])
  expect(Object.entries(found!.fields).map(([name, { value }]) => [name, value])).toEqual(
    expect.arrayContaining([['claim_number', 'Q-20011'], ['claim_paid', 30], ['claim_reserves', 1], ['adjuster', 'Mira Holt']]), // biome-ignore format: a list
  )
})

it('rows below ruled heads of records stay theirs', () => {
  const heads = ['Claim Number', 'Claimant', 'Status', 'Paid', 'Notes']
  const rows = [['Q-1', 'Ida Moss', 'Open', '5.00', 'Claim: see file'], ['Q-2', 'Ivo Lund', 'Closed', '6.00', 'Towed']] // biome-ignore format: a list
  const texts = [...head(heads, 40), ...rows.flatMap((cells, row) => head(cells, 66 + row * 12))]
  const found = readRecords([drawnPage(texts, RULINGS)])
  expect(found.map(({ fields }) => [fields.claim_number?.value, fields.claim_paid?.value])).toEqual([['Q-1', 5], ['Q-2', 6]]) // biome-ignore format: a list
})
