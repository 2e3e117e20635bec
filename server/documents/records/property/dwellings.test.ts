import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 220, 320, 500]
type Row = string | string[]

/** Declarations of a dwelling, row by row. */
const declarations = (...rows: Row[]) =>
  readProperty([
    drawnPage(
      ['HOMEOWNERS DECLARATIONS', '', ...rows].flatMap((row, at): DrawnText[] =>
        [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * 12, text }] : [])),
      ),
      [],
    ),
  ]).map(({ fields }) => ['coverage', 'limit', 'deductible'].map((name) => fields[name]?.value ?? null))

const ROWS = [
  ['Coverage A - Dwelling', '$322,000'],
  ['Coverage B - Other Structures', '$32,200'],
  ['Coverage C - Personal Property', '$161,000'],
]
const told = (deductible: string | null) => [
  ['Coverage A - Dwelling', '322,000', deductible],
  ['Coverage B - Other Structures', '32,200', null],
  ['Coverage C - Personal Property', '161,000', deductible],
]

test('rows under a title of limits are coverages, whatever place they are at', () => {
  expect(declarations('SECTION I - COVERAGES AND AMOUNTS OF INSURANCE', ...ROWS)).toEqual(told(null))
  expect(declarations('SECTION I - COVERAGES', ...ROWS)).toEqual([])
  expect(declarations('PRIOR LIMITS', ...ROWS)).toEqual([])
  const turned = ROWS.map((row) => row.toReversed())
  expect(declarations('Limit of Liability - Section 1', ...turned)).toEqual(told(null))
})

test('lists that stand side by side are read each for itself', () => {
  const heads = ['Coverage', 'Limit', 'Coverage', 'Limit']
  const beside = declarations(
    heads,
    ['Coverage A - Dwelling', '$322,000', 'Coverage C - Personal Property', '$161,000'],
    ['(in addition to the land)'],
    ['Coverage B - Other Structures', '$32,200', 'Coverage D - Loss of Use', '$64,400'],
    ['', '', 'Additional Living Expense', '12 Months'],
  )
  expect(beside.map((row) => row.slice(0, 2))).toEqual([
    ['Coverage A - Dwelling', '322,000'],
    ['Coverage B - Other Structures', '32,200'],
    ['Coverage C - Personal Property', '161,000'],
    ['Coverage D - Loss of Use', '64,400'],
    ['Additional Living Expense', '12 Months'],
  ])
})

const TITLED: Row[] = ['SECTION I - LIMITS', ...ROWS, '', '']

test.each<[string, Row[]]>([
  [
    'under a title, by peril',
    ['DEDUCTIBLES (Section I only)', ['Wind and hail', '$3,220', '(1%)'], ['All other perils', '$2,000']],
  ],
  [
    'under a title and heads',
    ['Deductible', ['Type of loss', 'Deductible'], ['Applicable to each covered loss', '$2,000']],
  ],
  ['under a title of its section', ['Section I Deductibles', ['All perils except windstorm', '$2,000']]],
  ['beside the word', ['Deductible - other covered perils $2,000', 'Wind or hail deductible $5,000']],
  ['before the word', ['$2,000 Deductible']],
  ['per occurrence', ['Deductible per occurrence $2,000']],
  ['in a sentence', ['Your deductible is $2,000']],
  ['under its caption', ['Property deductible', '$2,000', '', 'Glass', '$500 deductible']],
])('the deductible of all that is insured is told %s', (_, rows) => {
  expect(declarations(...TITLED, ...rows)).toEqual(told('2,000'))
})

test.each<[string, Row[]]>([
  ['that are of one peril', ['Wind or hail deductible $2,000']],
  ['that are of each occurrence of one peril', ['Windstorm deductible, each occurrence $2,000']],
  ['of which several may be meant', ['Deductible: $2,000', 'Deductible: $1,000']],
  ['that tell what they save', [['Deductible', '-$41.00']]],
  ['of another term', ['EXPIRING TERM', 'Deductible: $2,000']],
])('deductibles %s are none of all that is insured', (_, rows) => {
  expect(declarations(...TITLED, ...rows)).toEqual(told(null))
})

test('a title right under the heads is of all rows, and the letter of a coverage goes with its name', () => {
  const list = (title: string) =>
    declarations(
      ['Coverages', '', 'Limit of Liability', 'Premium'],
      [title],
      ['A', 'Dwelling', '$322,000', '$900'],
      ['B', 'Other Structures', '$32,200', 'Included'],
    ).map((row) => row.slice(0, 2))
  expect(list('Section I - Property')).toEqual([
    ['A Dwelling', '322,000'],
    ['B Other Structures', '32,200'],
  ])
  expect(list('Expiring amounts')).toEqual([])
})

test('a unit apart from its amount is no cell', () => {
  const rows = ROWS.map(([name, limit]) => [name!, '$', limit!.slice(1)])
  expect(declarations(['Coverage', '', 'Limit of Liability'], ...rows)).toEqual(told(null))
})

test('a deductible of several perils in one cell is that of all others', () => {
  const [first] = declarations(
    ['Coverage', 'Limit of Liability', 'Applicable Deductible(s)'],
    ['Dwelling Protection', '$304,306', '• $2,500 Windstorm and Hail'],
    ['', '', '• $1,000 All other perils'],
  )
  expect(first).toEqual(['Dwelling Protection', '304,306', '1,000'])
})

test('a list of places that says what they are built of is of property', () => {
  const list = (third: string) =>
    declarations(['Location', 'Address', 'Occupancy', third], ['1', '9 Elm Street, Erie, PA 16501', 'Tenant', 'Frame'])
  expect(list('Construction')).toHaveLength(1)
  expect(list('Payroll class')).toEqual([])
})

test('each amount has the word of its own term over it', () => {
  const rows: Row[] = [
    ['A. Dwelling', '$186,000', '$204,600', '$931'],
    ['B. Other Structures', '$18,600', '$20,460', 'Incl.'],
  ]
  const list = declarations(['', 'LAST TERM', 'THIS TERM', 'THIS TERM'], ['', 'AMOUNT', 'AMOUNT', 'PREMIUM'], ...rows)
  expect(list.map((row) => row.slice(0, 2))).toEqual([
    ['Dwelling', '204,600'],
    ['Other Structures', '20,460'],
  ])
})

test('a row of a deductible among coverages is none of them', () => {
  const heads = ['Coverage', 'Limit of Liability']
  const wind = ['Windstorm or Hail Deductible', '2% of Coverage A']
  expect(declarations(heads, ...ROWS, ['Deductible, all perils', '$2,000'], wind)).toEqual(told('2,000'))
  expect(declarations(heads, ...ROWS, ['Deductible Waiver', '$5,000'])).toHaveLength(4)
})

test('a list goes on under the titles of its sections, but for those of liability and of options not taken', () => {
  const list = (title: string, ...rows: Row[]) =>
    declarations(['Coverage', 'Limit of Liability', 'Premium'], ...ROWS, [title], ...rows)
      .slice(3)
      .map(([name]) => name)
  const water = ['Water Back Up', '$5,000', '$32']
  expect(list('ADDITIONAL COVERAGES', water)).toEqual(['Water Back Up'])
  expect(list('SECTION II - LIABILITY', ['Damage to Property of Others', '$1,000', '$8'])).toEqual([])
  expect(list('OPTIONAL COVERAGES', water)).toEqual([])
  expect(list('OPTIONAL COVERAGES', water, ['Sinkhole Loss', 'Not Purchased'])).toEqual(['Water Back Up'])
  expect(list('PREMIUM SUMMARY', ['Policy fee', '$1,025', '$25'])).toEqual([])
})
