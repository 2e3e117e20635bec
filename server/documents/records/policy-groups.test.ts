import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import type { Ruling } from '../types.ts'
import { readRecords } from './read-records.ts'

const WIDTH = 90
const STEP = 14
const HEADS = ['Claim No', 'Date of Loss', 'Claimant', 'Status', 'Paid', 'Reserve']
const claim = (number: string) => [number, '05/02/2019', 'Holt, Mira', 'Open', '$5.00', '$1.00']
const totals = (text: string) => [text, '1 claim', '', '', '$5.00', '$1.00']

/** A page of lines (a string) and of rows with rulings around every cell. */
function listed(rows: (string | string[])[]) {
  const texts: DrawnText[] = []
  const rulings: Ruling[] = []
  rows.forEach((row, at) => {
    const y = 40 + at * STEP
    if (typeof row === 'string') texts.push({ x: 30, y, text: row })
    else {
      const edges = [...row, ''].map((_, index) => 30 + index * WIDTH)
      row.forEach((text, index) => {
        if (text) texts.push({ x: edges[index]! + 3, y: y + 3, text })
      })
      for (const level of [y, y + STEP])
        rulings.push({ axis: 'horizontal', at: level, from: edges[0]!, to: edges.at(-1)! })
      for (const edge of edges) rulings.push({ axis: 'vertical', at: edge, from: y, to: y + STEP })
    }
  })
  return readRecords([drawnPage(texts, rulings)]).map(({ fields }) => [
    fields.claim_number?.value,
    fields.policy_number?.value,
    fields.effective_date?.value,
  ])
}

describe('groups of claims under their policies', () => {
  const first = ['Policy WSF-100-23 Term 01/01/2023 - 01/01/2024', HEADS, claim('A-1'), claim('A-2')]
  const head = 'Policy WSF-100-25 Term 01/01/2025 - 01/01/2026'
  const [one, two] = [
    ['A-1', 'WSF-100-23', '01/01/2023'],
    ['A-2', 'WSF-100-23', '01/01/2023'],
  ]
  const last = ['A-3', 'WSF-100-25', '01/01/2025']

  it('have the policy of the line above them, which says nothing of the last claim above it', () => {
    expect(listed([...first, '', head, '', HEADS, claim('A-3')])).toEqual([one, two, last])
  })

  it('have that of the last line where nothing is listed of those before', () => {
    const before = 'Policy WSF-100-24 Term 01/01/2024 - 01/01/2025'
    const none = 'No losses reported for this term.'
    expect(listed([...first, '', before, none, head, '', HEADS, claim('A-3')])).toEqual([one, two, last])
    expect(listed([before, head, '', HEADS, claim('A-3')])).toEqual([['A-3', undefined, undefined]])
  })

  it('have none where texts below the last claim name two others, and nothing follows', () => {
    const below = ['Policy WSF-100-24 Term 01/01/2024 - 01/01/2025', head]
    expect(listed([...first, '', ...below])).toEqual([one, ['A-2', undefined, undefined]])
  })

  it('may be of one claim above rows of totals', () => {
    const sums = [totals('Policy Total'), totals('Grand Total')]
    expect(listed([...first, '', head, '', HEADS, claim('A-3'), ...sums])).toEqual([one, two, last])
  })
})

it.each([
  ['Policy WSF-100-23 Term 01/01/2023 - 01/01/2024', 'WSF-100-23'],
  ['as agent WSF', undefined],
])('a line under a label goes on with it only where it has room beside the value: “%s”', (line, policy) => {
  const xs = [30, 130, 230, 330, 430]
  const row = (y: number, cells: string[]): DrawnText[] => cells.map((text, at) => ({ x: xs[at]!, y, text }))
  const head: DrawnText[] = [
    { x: 30, y: 40, text: 'Written by' },
    { x: 80, y: 40, text: 'Acme Mutual Insurance Company' },
    { x: 30, y: 49, text: line },
  ]
  const claims = [HEADS.slice(0, 5), claim('A-1').slice(0, 5), claim('A-2').slice(0, 5)]
  const page = drawnPage([...head, ...claims.flatMap((cells, at) => row(100 + at * STEP, cells))], [])
  expect(readRecords([page]).map(({ fields }) => fields.policy_number?.value)).toEqual([policy, policy])
})
