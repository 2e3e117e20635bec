import { expect, it } from 'vitest'
import { gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readFacts } from './read-facts.ts'

const CLASSES = {
  widths: [70, 70, 180, 90, 90],
  rows: [
    ['Location', 'Class Code', 'Classification', 'Exposure', 'Premium'],
    ['1', '91580', 'Contractors', '120,000', '$500'],
    ['2', '45192', 'Hotels', '340,000', '$600'],
  ],
  ruled: 'cells' as const,
}
const HEAD = [
  'Quillfeather Mutual Insurance Company',
  'Policy Number: QF-000-1042',
  'Named Insured: Otter Joinery LLC',
  'Policy Period: 04/01/2026 to 04/01/2027',
]

const kindOf = (lines: string[], tables = [CLASSES]) => {
  const drawn = lines.map((text, index) => ({ x: 30, y: 30 + index * 14, text }))
  const { kind, title, papers } = readFacts([gridPage(tables, drawn)])
  expect(papers!.map((paper) => paper.kind)).toEqual([kind])
  return { kind, title }
}

it('a schedule of a policy that stands alone is no declarations', () => {
  expect(kindOf(['COMMERCIAL GENERAL LIABILITY SCHEDULE', ...HEAD])).toEqual({
    kind: 'schedule',
    title: 'COMMERCIAL GENERAL LIABILITY SCHEDULE',
  })
})

it('declarations that hold a schedule are declarations', () => {
  const titled = ['COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS', ...HEAD, 'Schedule of Classifications']
  expect(kindOf(titled).kind).toBe('declarations')
  const limited = ['COMMERCIAL GENERAL LIABILITY SCHEDULE', ...HEAD, 'Each Occurrence Limit: $1,000,000']
  expect(kindOf(limited).kind).toBe('declarations')
})

it('a page that lists nothing is taken for what it looks like', () => {
  expect(kindOf(['COMMERCIAL GENERAL LIABILITY SCHEDULE', ...HEAD], []).kind).not.toBe('schedule')
})
