import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { letterOf, lettersIn } from './lettered.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 260, 360, 500]
type Row = string | string[]
const ROWS: Row[] = [
  ['Coverage', 'Limit of Liability'],
  ['A. Dwelling', '$322,000'],
  ['B. Other Structures', '$32,200'],
  ['C. Personal Property', '$161,000'],
  ['D. Loss of Use', '$64,400'],
  '',
  '',
]
const told = (field: string, ...rows: Row[]) =>
  readProperty([
    drawnPage(
      ['HOMEOWNERS DECLARATIONS', '', ...ROWS, ...rows].flatMap((row, at): DrawnText[] =>
        [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * 12, text }] : [])),
      ),
      [],
    ),
  ]).map(({ fields }) => fields[field]?.value ?? null)

const COST = 'Replacement Cost'

test('words that name coverages by their letters tell how these are settled', () => {
  const [first, second] = ['Loss settlement, Coverages A and B', 'Loss settlement, Coverage C']
  const all = [COST, COST, 'Actual Cash Value', null]
  expect(told('valuation', [first!, COST], [second!, 'Actual Cash Value'])).toEqual(all)
  expect(told('valuation', `Coverages A and B: ${COST}. Coverage C: Actual Cash Value.`)).toEqual(all)
  expect(told('valuation', [first!, COST], [first!, 'Actual Cash Value'])).toEqual([null, null, null, null])
  expect(told('valuation', [first!, 'Replacement Cost was declined'])).toEqual([null, null, null, null])
})

test('and against which perils', () => {
  const rows = [
    ['Perils insured, Coverages A, B and D', 'Special'],
    ['Perils insured, Coverage C', 'Broad (named perils)'],
  ]
  expect(told('causes_of_loss', ...rows)).toEqual(['Special', 'Special', 'Broad', 'Special'])
  expect(told('causes_of_loss', ['Form of Coverage A', 'Special'])).toEqual([null, null, null, null])
})

test('and their deductible', () => {
  const all = Array(4).fill('2,500')
  expect(told('deductible', ['Deductible, Coverages A, B, C and D', '$2,500'])).toEqual(all)
  const shares: Row[] = ['DEDUCTIBLES', ['Wind and hail', '2% of Coverage A, $6,440']]
  expect(told('deductible', ...shares, ['All other perils:', '1% of Coverage A = $3,220'])).toEqual(['3,220', null, '3,220', null]) // biome-ignore format: one line
  expect(told('deductible', 'Deductible - each loss, all coverages shown above: $1,000')).toEqual(['1,000', null, '1,000', null]) // biome-ignore format: one line
  expect(told('deductible', ['Deductible, Coverage C', '$1,500'])).toEqual([null, null, '1,500', null])
})

test('letters are told one by one or from one to another', () => {
  expect(lettersIn('All other causes, Coverages A to D')).toEqual(['A', 'B', 'C', 'D'])
  expect(lettersIn('Coverages A, B & E or F')).toEqual(['A', 'B', 'E', 'F'])
  expect(lettersIn('Coverage Basis')).toEqual([])
  expect(['Coverage A - Dwelling', 'Dwelling (Coverage A)', 'A. Dwelling', 'A Dwelling'].map(letterOf)).toEqual(Array(4).fill('A')) // biome-ignore format: one line
  expect(letterOf('Dwelling')).toBeNull()
})
