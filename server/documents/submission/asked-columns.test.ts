import { expect, it } from 'vitest'
import { drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { askedInColumns } from './asked-columns.ts'

const LEFTS = [30, 300, 380]
const asked = (...rows: string[]) => {
  const texts = rows.flatMap((row, at) =>
    row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })),
  )
  return askedInColumns(drawnPage(texts, [])).map(({ part, parts }) => [part, parts['']])
}
const GL = [
  'Each occurrence | 500,000 | 1,000,000',
  'Medical expense | 5,000 | $10K',
  'Products aggregate | 5,000 | Excluded',
]
const UMBRELLA = ['Each occurrence | 5,000,000 | 9,000,000']

it('limits are those under what is asked for, of the line that heads each list', () => {
  const rows = ['General liability | Expiring | Requested', ...GL, 'Umbrella | Expiring | Requested', ...UMBRELLA]
  expect(asked(...rows)).toEqual([
    ['gl.eachOccurrence', '1,000,000'],
    ['gl.medicalExpense', '10,000'],
    ['umbrella.eachOccurrence', '9,000,000'],
  ])
  expect(asked('UMBRELLA LIABILITY', 'Limit | In force | Requested', ...UMBRELLA)).toEqual([
    ['umbrella.eachOccurrence', '9,000,000'],
  ])
})

it('the deductible of property damage stands among the limits', () => {
  const rows = ['General liability | Expiring | Requested', 'Property damage deductible, per claim | 1,000 | 2,500']
  expect(asked(...rows, ...GL.slice(0, 1))).toEqual([
    ['gl.pdDeductible', '2,500'],
    ['gl.deductiblePer', 'per claim'],
    ['gl.eachOccurrence', '1,000,000'],
  ])
})

it('a row of what is in force alone ends no list', () => {
  const rows = ['General liability | Expiring | Requested', 'Carrier | Maple Mutual', ...GL.slice(0, 1)]
  expect(asked(...rows)).toEqual([['gl.eachOccurrence', '1,000,000']])
})

it('nothing is asked for where no line is named, or beside what is neither in force nor ended', () => {
  expect(asked('Limit | Expiring | Requested', ...GL)).toEqual([])
  expect(asked('General liability | Option A | Requested', ...GL)).toEqual([])
})

it('of two terms what is asked for is of the later one', () => {
  expect(asked('General liability | On file 2025-26 | Renewal 2026-27', ...GL.slice(0, 1))).toEqual([
    ['gl.eachOccurrence', '1,000,000'],
  ])
  expect(asked('General liability | 2026-27 | 2025-26', ...GL.slice(0, 1))).toEqual([])
})

it('nothing is asked for under a later term that is an option, ended itself, or past, or of three', () => {
  const under = (heads: string, ...more: string[]) => asked(`General liability | ${heads}`, ...GL.slice(0, 1), ...more)
  expect(under('2026-27 | 2027-28 (option)')).toEqual([])
  expect(under('Expired 2024-25 | Expiring 2025-26')).toEqual([])
  expect(under('2023-24 | 2024-25', 'Effective 12/10/2026')).toEqual([])
  expect(asked('2024-25 | 2025-26 | 2026-27', ...GL.slice(0, 1))).toEqual([])
  expect(under('2025-26 | 2026-27', 'Effective 12/10/2026')).toEqual([['gl.eachOccurrence', '1,000,000']])
})
