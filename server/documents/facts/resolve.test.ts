import { describe, expect, test } from 'vitest'
import { drawnPage } from './drawn-pages.ts'
import { type Placed, resolveFindings } from './resolve.ts'
import { sheetOf, spanOf } from './sheet.ts'

const span = spanOf(sheetOf(drawnPage('Anything')).rows[0]!.cells[0]!)
const placed = (key: Placed['key'], value: string, more: Partial<Placed> = {}): Placed => ({
  key,
  value,
  spans: [span],
  valueSpan: span,
  page: 1,
  row: 0,
  sure: 0.9,
  topic: null,
  policy: 0,
  rank: 1,
  status: 'current',
  ...more,
})

describe('two carriers of one policy', () => {
  const conflictsOf = (...found: Placed[]) => resolveFindings(found).conflicts.map(({ key }) => key)
  const TIDEWRACK = placed('carrier.name', 'Tidewrack Casualty Company')

  test('conflict where neither is surer', () => {
    expect(conflictsOf(TIDEWRACK, placed('carrier.name', 'Lanternfish Indemnity Company'))).toEqual(['carrier.name'])
  })

  test.each([
    ['one is much surer', placed('carrier.name', 'Lanternfish Indemnity Company', { sure: 0.6 })],
    ['they are one, shortened', placed('carrier.name', 'Tidewrack Casualty')],
  ])('do not where %s', (_why, other) => {
    expect(conflictsOf(TIDEWRACK, other)).toEqual([])
  })
})

describe('of the NAIC numbers', () => {
  const numbers = (...found: Placed[]) =>
    resolveFindings([placed('carrier.name', 'Tidewrack Casualty Company'), ...found])
      .facts.filter(({ key }) => key === 'carrier.naic')
      .map(({ value }) => value)

  test.each<[string, Placed[], string[]]>([
    ['the carrier’s own is told', [placed('carrier.naic', '99123', { company: 'Tidewrack Casualty' })], ['99123']],
    ['one by no company is told', [placed('carrier.naic', '99123')], ['99123']],
    ['another company’s is not', [placed('carrier.naic', '99456', { company: 'Lanternfish Indemnity Company' })], []],
  ])('%s', (_which, found, told) => {
    expect(numbers(...found)).toEqual(told)
  })
})
