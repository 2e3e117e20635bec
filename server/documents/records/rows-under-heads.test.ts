import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

/** Lines below one another, each its texts with where they begin. */
type Placed = [x: number, text: string][]
const linesFrom = (top: number, lines: Placed[]): DrawnText[] =>
  lines.flatMap((line, at) => line.map(([x, text]) => ({ x, y: top + at * 14, text })))
const listOf = (...lines: Placed[]) =>
  readRecords([drawnPage(linesFrom(60, lines), [])]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const HEADS: Placed = [[40, 'Auto'], [85, 'Year'], [130, 'Make'], [210, 'Model'], [310, 'Body Type'], [420, 'Plate']] // biome-ignore format: a line
const FIRST: Placed = [[40, '1'], [85, '2018'], [130, 'Toyota'], [210, 'Tacoma'], [310, 'Cargo Van'], [420, 'ZY46795']] // biome-ignore format: a line
const SECOND: Placed = [[40, '2'], [85, '2025'], [130, 'Isuzu'], [210, 'NPR HD'], [310, 'Box Truck'], [420, 'PC59415']] // biome-ignore format: a line
const VINS = ['2AVR82E6VBD136147', '1YFF91P7HNY451170']
const AUTOS = [
  { veh_number: '1', year: 2018, make: 'Toyota', model: 'Tacoma', body_type: 'Cargo Van', plate_number: 'ZY46795' },
  { veh_number: '2', year: 2025, make: 'Isuzu', model: 'NPR HD', body_type: 'Box Truck', plate_number: 'PC59415' },
]

describe('records that go on below their line under the heads', () => {
  it('are read with what stands there behind labels', () => {
    const more = (at: number): Placed => [[85, `VIN ${VINS[at]}`], [310, 'Comp $500 Coll $500 Collision waived']] // biome-ignore format: a line
    const found = listOf(HEADS, FIRST, more(0), SECOND, more(1))
    expect(found).toEqual(AUTOS.map((auto, at) => expect.objectContaining({ ...auto, vin: VINS[at] })))
  })

  it('are read under a second level of heads, which stand where they like', () => {
    const heads: Placed = [
      [85, 'Vehicle identification'],
      [310, 'Territory'],
      [420, 'Deductibles'],
    ]
    const more = (at: number): Placed => [
      [85, `VIN ${VINS[at]}`],
      [310, 'Terr 01'],
      [420, 'Comp 500'],
    ]
    const found = listOf(HEADS, heads, FIRST, more(0), SECOND, more(1))
    expect(found).toEqual(AUTOS.map((auto, at) => expect.objectContaining({ ...auto, vin: VINS[at] })))
  })

  it('are read where two heads stand so close that they look like one', () => {
    const close: Placed = [[60, 'Auto Year'], ...HEADS.slice(2)]
    const narrow = (line: Placed): Placed => [[65, line[0]![1]], [84, line[1]![1]], ...line.slice(2)]
    const found = listOf(close, narrow(FIRST), [[130, 'Garaged at the depot of the firm']], narrow(SECOND))
    expect(found).toEqual(AUTOS.map((auto) => expect.objectContaining(auto)))
  })

  it('are read without the words of lines of figures below them', () => {
    const more = (premium: string): Placed => [
      [130, 'Collision'],
      [310, '1,000 ded'],
      [420, premium],
    ]
    const found = listOf(HEADS, FIRST, more('$450'), more('$20'), SECOND, more('$300'), more('$15'))
    expect(found).toEqual(AUTOS.map((auto) => expect.objectContaining(auto)))
  })

  it('are read under heads whose letters are set apart', () => {
    const heads: Placed = [[40, 'A u to'], [85, 'Y e ar'], [130, 'Ma k e'], [210, 'M o d el'], [310, 'B o d y'], [420, 'P l ate']] // biome-ignore format: a line
    expect(listOf(heads, FIRST, [[85, `VIN ${VINS[0]} is kept`]], SECOND)).toEqual(AUTOS.map((auto) => expect.objectContaining(auto))) // biome-ignore format: a line
  })

  it('are not taken over by others: captions in cards, and a line that begins like a record and is not understood', () => {
    const strange: Placed = [
      [40, '2'],
      [85, '2025 Isuzu'],
      [210, 'NPR HD'],
      [420, '$1'],
      [500, 'PC59415'],
    ]
    const third: Placed = [[40, '3'], ...SECOND.slice(1)]
    const more: Placed = [[85, `VIN ${VINS[1]} with all its equipment`]]
    for (const { vin } of listOf(HEADS, FIRST, strange, more, third)) expect(vin).toBeUndefined()
  })
})
