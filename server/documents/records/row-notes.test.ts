import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

const HEADS = ['Claim No', 'Date of Loss', 'Status', 'Paid']
const NOTES = ['Backed into a parked van', 'Hail on the roof', 'Slipped on ice', 'Fire in the kitchen']
const NUMBERS = ['A-1001', 'A-1002', 'A-1003', 'A-1004']

/** What is described of four claims with these texts below each, and what else the last column says. */
const described = (notes: string[][], column?: [head: string, values: string[]]) => {
  const rows = [
    column ? [...HEADS, column[0]] : HEADS,
    ...NUMBERS.flatMap((number, at) => [
      [number, `05/0${at + 1}/2019`, 'Open', '$5.00', ...(column ? [column[1][at]!] : [])],
      ...(notes[at] ?? []).map((note) => [note]),
    ]),
  ]
  const page = gridPage([{ widths: rows[0]!.map(() => 120), rows, ruled: 'cells' }])
  return readRecords([page]).map(({ fields }) => fields.description?.value ?? null)
}

describe('a text without a label under a record', () => {
  it('is its description where nearly every record has one', () => {
    expect(described(NOTES.map((note) => [note]))).toEqual(NOTES)
    expect(described(NOTES.slice(0, 3).map((note) => [note]))).toEqual([...NOTES.slice(0, 3), null])
  })

  it('is none where few records have one, it is a word alone or one of two', () => {
    expect(described([[], [NOTES[1]!], [NOTES[2]!]])).toEqual([null, null, null, null])
    expect(described(NUMBERS.map(() => ['Subrogated']))).toEqual([null, null, null, null])
    const two = [[NOTES[0]!], [NOTES[1]!, 'Adjuster was told'], [NOTES[2]!], [NOTES[3]!]]
    expect(described(two)).toEqual([NOTES[0], null, NOTES[2], NOTES[3]])
  })

  it('is none where a column is the description', () => {
    const column: [string, string[]] = ['Description', ['Hail', '', 'Theft', 'Fire']]
    expect(described(NOTES.map((note) => [note]), column)).toEqual(['Hail', null, 'Theft', 'Fire']) // biome-ignore format: a row
  })

  it('is beside what another one says under a label', () => {
    const labelled = NOTES.map((note) => [note, 'Adjuster: Mira Holt'])
    expect(described(labelled)).toEqual(NOTES)
    expect(described(NOTES.map((note) => [`Description: ${note}`]).slice(0, 1))).toEqual([NOTES[0], null, null, null])
  })
})

it('a label in a note names a field also by a word that may mean others', () => {
  expect(described(NOTES.map((note) => [`Injury: ${note}`]))).toEqual(NOTES)
})

describe('a label far below the last record', () => {
  it('says nothing of it', () => {
    const notes = (between: number) => {
      const rows = [
        HEADS,
        ...NUMBERS.map((number) => [number, '05/01/2019', 'Open', '$5.00']),
        ...Array.from({ length: between }, (_, at) => [`Another line ${String.fromCharCode(65 + at)}`]),
        ['Adjuster: Lena Fosse'],
      ]
      const page = gridPage([{ widths: HEADS.map(() => 120), rows, ruled: 'cells' }])
      return readRecords([page]).at(-1)?.fields.adjuster?.value
    }
    expect([notes(0), notes(30)]).toEqual(['Lena Fosse', undefined])
  })
})
