import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 180, 320, 440, 540]
type Row = string | string[]

const page = (rows: Row[], number = 1) =>
  drawnPage(
    rows.flatMap((row, at): DrawnText[] =>
      [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * 12, text }] : [])),
    ),
    [],
    number,
  )
const TITLE = 'COMMERCIAL PROPERTY DECLARATIONS'
const told = (type: string, fields: string[], ...pages: ReturnType<typeof page>[]) =>
  readProperty(pages)
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))
const coverages = (...pages: ReturnType<typeof page>[]) =>
  told('property_coverage_item', ['location_number', 'building_number', 'coverage', 'limit', 'coinsurance'], ...pages)

test('premises may be columns, with what is said of each below', () => {
  const across = page([
    TITLE,
    '',
    ['', 'Building 1', 'Building 2'],
    ['Street', '9 Elm Street', '11 Elm Street'],
    ['Town', 'Erie, PA 16501', 'Erie, PA 16501'],
    ['Year built', '1978', '1990'],
    'Amounts of insurance',
    ['Building, expiring', '$480,000', '$90,000'],
    ['Building', '$500,000', '$95,000'],
    ['Stock', '$20,000', '-'],
    ['Coinsurance', '90%', '80%'],
    ['Premium', '$1,500', '$1,250'],
  ])
  expect(coverages(across)).toEqual([
    [null, '1', 'Building', '500,000', '90%'],
    [null, '1', 'Stock', '20,000', '90%'],
    [null, '2', 'Building', '95,000', '80%'],
  ])
  expect(told('policy_location_item', ['premises_address', 'year_built'], across)).toEqual([
    ['9 Elm Street, Erie, PA 16501', '1978'],
    ['11 Elm Street, Erie, PA 16501', '1990'],
  ])
})

test('columns of premises tell parts of a coverage by its name, and towns without a label', () => {
  const across = page([
    TITLE,
    '',
    ['', 'Building 1', 'Building 2'],
    ['Street', '9 Elm Street', '11 Elm Street'],
    ['', 'Erie, PA 16501', 'Erie, PA 16501'],
    ['Building limit', '$500,000', 'Not covered'],
    ['Building valuation', 'Replacement Cost', ''],
    ['Signs limit', '$15,000', '$5,000'],
    ['Property deductible', '$1,000', '$2,500'],
    ['Windstorm deductible', '$9,000', '$9,000'],
  ])
  const fields = ['building_number', 'coverage', 'limit', 'valuation', 'deductible']
  expect(told('property_coverage_item', fields, across)).toEqual([
    ['1', 'Building', '500,000', 'Replacement Cost', '1,000'],
    ['1', 'Signs', '15,000', null, '1,000'],
    ['2', 'Signs', '5,000', null, '2,500'],
  ])
  expect(told('policy_location_item', ['premises_address'], across)).toEqual([
    ['9 Elm Street, Erie, PA 16501'],
    ['11 Elm Street, Erie, PA 16501'],
  ])
})

const PREMISES = 'Premises 1: 9 Elm Street, Erie, PA 16501'

test('amounts beside names close under a place are its own', () => {
  const rows = ['Building ............. $500,000', 'Contents ............. $20,000']
  expect(coverages(page([TITLE, '', PREMISES, ...rows]))).toEqual([
    ['1', null, 'Building', '500,000', null],
    ['1', null, 'Contents', '20,000', null],
  ])
  expect(coverages(page([TITLE, '', PREMISES, '', '', ...rows]))).toEqual([])
  expect(coverages(page([TITLE, '', PREMISES, 'Values', ...rows]))).toEqual([])
})

test('a column that names buildings beside a limit is of coverages', () => {
  const list = (limit: string) =>
    page([
      TITLE,
      '',
      PREMISES,
      ['What we insure', limit, 'Deductible', 'Coinsurance'],
      ['Building', '$500,000', '$1,000', '80%'],
      ['Glass', '$20,000', '$500', '80%'],
    ])
  expect(coverages(list('Most we pay')).map((one) => one[3])).toEqual(['500,000', '20,000'])
  expect(coverages(list('Expiring amount'))).toEqual([])
})

test('a list goes on over a page with the place it stopped in', () => {
  const [first, second] = [
    page([TITLE, '', 'Premises 1', ['Coverage', 'Limit', 'Coinsurance'], ['Building', '500,000', '90%']]),
    (place: string) => page([TITLE, '', place, ['Contents', '20,000', '80%']], 2),
  ]
  expect(coverages(first, second('Premises 1 (cont)'))).toContainEqual(['1', null, 'Contents', '20,000', '80%'])
  expect(coverages(first, second('Premises 1 (rated)'))).toEqual([['1', null, 'Building', '500,000', '90%']])
})

test('an interest may stand beside its caption, its place before it', () => {
  const lender = page([
    TITLE,
    '',
    ['Coverage', 'Limit'],
    ['Building', '500,000'],
    '',
    '',
    ['13. Mortgagee', '', 'Premises 1 only:'],
    ['', '', 'First Bank, its successors and/or assigns'],
    ['', '', '500 Main Street, Mobile, AL 36602'],
    ['', '', 'Loan 44-90218'],
  ])
  expect(told('interest', ['name', 'location_number', 'loan_number', 'interest'], lender)).toEqual([
    ['First Bank, its successors and/or assigns', '1', '44-90218', 'mortgagee'],
  ])
})

test('of columns of which one is in force, that one tells the limits', () => {
  const amounts: Row[] = [
    ['Building', '$480,000', '$500,000', 'replacement cost'],
    ['Outdoor signs', '$4,000', '$5,000'],
    ['Deductible, building', '$500', '$1,000'],
    ['Money', '$3,000', '$4,000'],
  ]
  const list = (heads: string[], title = 'Property') =>
    coverages(page([TITLE, '', '', title, ['', ...heads], ...amounts]))
  const told = [
    [null, null, 'Building', '500,000', null],
    [null, null, 'Outdoor signs', '5,000', null],
  ]
  expect(list(['WAS', 'NOW'])).toEqual(told)
  expect(list(['Last year', 'This year'])).toEqual(told)
  expect(list(['Last year', 'Change'])).toEqual([])
  expect(list(['Last year', 'Cost new'])).toEqual([])
  expect(list(['WAS', 'NOW'], 'Premium')).toEqual([])
  expect(list(['WAS', 'NOW'], 'Values on file')).toEqual([])
})

test('terms in a column that is bound are of all, or of the coverage they name', () => {
  const rows: Row[] = [
    ['Building', '$500,000', '$600,000'],
    ['Contents', '$20,000', '$30,000'],
    ['Valuation, Contents', 'Actual Cash Value', 'Replacement Cost'],
    ['Causes of loss', 'Broad', 'Special'],
    ['All other perils deductible', '$5,000', '$2,500'],
    ['Wind deductible', '$9,000', '$8,000'],
  ]
  const heads: Row[] = [['', 'Option 1', 'Option 2'], ['', 'quoted', 'BOUND']] // biome-ignore format: a table
  const fields = ['coverage', 'valuation', 'causes_of_loss', 'deductible']
  expect(told('property_coverage_item', fields, page([TITLE, '', ...heads, ...rows]))).toEqual([
    ['Building', null, 'Special', '2,500'],
    ['Contents', 'Replacement Cost', 'Special', '2,500'],
  ])
})

const NOW = ['', 'WAS', 'NOW']

test('a list of what was and is without a place sums up what others tell, or is of one that was not understood', () => {
  const summary: Row[] = [NOW, ['Building', '$900,000', '$950,000']]
  const schedule: Row[] = ['', '', 'Premises 1', ['Coverage', 'Limit'], ['Building', '$500,000']]
  expect(coverages(page([TITLE, '', '', ...summary, ...schedule]))).toEqual([['1', null, 'Building', '500,000', null]])
  const other: Row[] = ['', '', NOW, ['Building', '$90,000', '$95,000'], ['Contents', '$1,000', '$2,000']]
  expect(coverages(page([TITLE, '', '', ...summary, ...other]))).toEqual([])
})

test('a place is told once for the rows below it, where others follow', () => {
  const list = (...rows: Row[]) =>
    coverages(page([TITLE, '', ['Premises', 'Building No.', 'Coverage', 'Limit'], ...rows])).map((row) =>
      row.slice(0, 3),
    )
  const first: Row[] = [
    ['1', '1', 'Building', '500,000'],
    ['', '', 'Contents', '20,000'],
    ['', '2', 'Building', '90,000'],
  ]
  expect(list(...first, ['', '', 'Contents', '3,000'], ['', '', 'Equipment breakdown', '70,000'])).toEqual([
    ['1', '1', 'Building'],
    ['1', '1', 'Contents'],
    ['1', '2', 'Building'],
    ['1', '2', 'Contents'],
    [null, null, 'Equipment breakdown'],
  ])
})

test('names may stand before the heads of their amounts, with the place above them', () => {
  const rows: Row[] = [
    'Location 1: the mill',
    ['Building under construction', '', '$500,000', '$1,000'],
    'Location 2: the barn',
    ['Building under construction', '', '$90,000', '$500'],
  ]
  const heads = ['', '', 'Limit', 'Deductible']
  expect(
    coverages(
      page(['COMMERCIAL PROPERTY', '', 'Item 5. Limits', heads, ['Scaffolding', '', '$10,000', '$500'], ...rows]),
    ).map((row) => row.slice(0, 4)),
  ).toEqual([
    [null, null, 'Scaffolding', '10,000'],
    ['1', null, 'Building under construction', '500,000'],
    ['2', null, 'Building under construction', '90,000'],
  ])
})

const BANK = ['First Bank', '500 Main Street', 'Mobile, AL 36602']
const lenders = (...rows: Row[]) =>
  told('interest', ['name', 'location_number', 'loan_number', 'interest'], page([TITLE, '', '', ...rows]))

test.each<[string, Row[]]>([
  [
    'in the cells of a row',
    [['Premises 2', 'Mortgagee', ...BANK.slice(0, 1), '500 Main Street, Mobile, AL 36602', 'Loan 44-9']],
  ],
  ['below its place and loan', [['Premises 2', 'Mortgagee', 'Loan', '44-9'], ...BANK.map((text) => ['', text])]],
  ['in a sentence', ['Mortgagee of premises 2: First Bank, 500 Main Street, Mobile, AL 36602, loan 44-9.']],
  ['with its loan below', ['Mortgagee of premises 2: First Bank, 500 Main Street, Mobile, AL 36602,', 'loan 44-9.']],
])('an interest may stand %s', (_, rows) => {
  expect(lenders(...rows)).toEqual([['First Bank', '2', '44-9', 'mortgagee']])
})

test('an interest that has ended is none', () => {
  expect(lenders(['Mortgagee', ...BANK.slice(0, 1)], ['', BANK[1]!, 'Deleted 9/5/25'], ['', BANK[2]!])).toEqual([])
  const bank = ['Mortgagee', ...BANK]
  expect(lenders(...bank, '', '', 'First Bank is deleted as mortgagee at premises 1.')).toEqual([])
  expect(lenders(...bank, '', '', 'Second Bank is deleted as mortgagee at premises 1.')).toHaveLength(1)
})

test('what is not in force ends with a page that begins with titles of its own side by side', () => {
  const first = page(['Acme Mutual', '', '', 'What Changed Since Last Year', ['Building', '$480,000']])
  const second = (...heads: string[]) => page([heads, '', ['Coverage', 'Limit'], ['Building', '500,000']], 2)
  expect(coverages(first, second('Acme Mutual', 'Property Declarations'))).toHaveLength(1)
  expect(coverages(page([['Coverage', 'Limit'], '', '', 'Expiring Policy']), second('Coverage', 'Limit'))).toEqual([])
})

test('an additional interest below a lender is another, of no kind', () => {
  const own = ['Additional interest', 'Elm Association', '12 Elm Street', 'Erie, PA 16501']
  expect(lenders('Mortgagee', ...BANK, '', ...own).map((row) => [row[0], row[3]])).toEqual([
    ['First Bank', 'mortgagee'],
    ['Elm Association', null],
  ])
})

test('a column tells what interests are by what stands in it', () => {
  const list = (...said: string[]) =>
    lenders(['Prem', 'Name', 'Mailing address', 'Clause'], ...said.map((one, at) => [String(at + 1), `Bank ${'AB'[at]}`, BANK.slice(1).join(', '), one])) // biome-ignore format: a list
  expect(list('Mortgageholder', "Lender's loss payable").map((row) => row[3])).toEqual([
    'mortgagee',
    "lender's loss payable",
  ])
  expect(list('A', 'B')).toEqual([])
})

test('a year beside what buildings are built of is theirs', () => {
  const list = (...heads: string[]) =>
    told(
      'policy_location_item',
      ['year_built'],
      page([TITLE, '', ['Prem', 'Location', ...heads], ['1', '9 Elm Street, Erie, PA 16501', 'Frame', '1978']]),
    )
  expect(list('Construction', 'Year')).toEqual([['1978']])
  expect(list('Construction', 'Roof')).toEqual([[null]])
})

test('a sentence below a row is no part of its name', () => {
  const rows: Row[] = [
    ['1', 'Building', '$500,000', '90%'],
    ['', 'The limit is one for all.'],
  ]
  expect(coverages(page([TITLE, '', ['Premises', 'Coverage', 'Limit', 'Coinsurance'], ...rows]))).toEqual([
    ['1', null, 'Building', '500,000', '90%'],
  ])
})

test('coverages offered are insured where others of their list are told to be not', () => {
  const list = (...rows: Row[]) =>
    coverages(page([TITLE, '', '', 'OPTIONAL COVERAGES', ['Coverage', 'Limit', 'Deductible'], ...rows]))
  const water: Row = ['Water backup', '$25,000', '$1,000']
  expect(list(water, ['Spoilage', 'Not covered'])).toEqual([[null, null, 'Water backup', '25,000', null]])
  expect(list(water, ['Spoilage', '$5,000', '$500'])).toEqual([])
})

test('a deductible is that of the coverages it names', () => {
  const insured: Row[] = [
    ['Building', '$500,000'],
    ['Contents', '$20,000'],
    ['Signs', '$5,000'],
  ]
  const said = (...rows: Row[]) =>
    readProperty([page([TITLE, '', ['Coverage', 'Limit'], ...insured, '', '', 'DEDUCTIBLE', ...rows])])
  const list = (...rows: Row[]) =>
    said(...rows).map(({ fields }) => [fields.coverage!.value, fields.deductible?.value ?? null])
  expect(list(['$5,000 per occurrence', 'Building and Contents'])).toEqual([
    ['Building', '5,000'],
    ['Contents', '5,000'],
    ['Signs', null],
  ])
  expect(said(['$5,000 per occurrence', 'Building and Contents'])[0]!.fields.deductible!.source.quote).toBe(
    '$5,000 per occurrence … Building and Contents',
  )
  expect(list(['$5,000 per occurrence', 'Windstorm to Building']).map((row) => row[1])).toEqual([null, null, null])
})

test('a limit of a coverage is told under a head of both words, with its letter before it', () => {
  const list = (...rows: Row[]) =>
    coverages(page([TITLE, '', ['', 'COVERAGE LIMIT', 'DEDUCTIBLE', 'PREMIUM'], ...rows])).map((row) => row.slice(2, 4))
  expect(list(['A - BUILDING', '$250,000', '$2,000', '$1,407'], ['B - CONTENTS', '$80,000', '$1,250', '$322'])).toEqual(
    [
      ['BUILDING', '250,000'],
      ['CONTENTS', '80,000'],
    ],
  )
})

test('what a coverage costs is no coverage', () => {
  const rows = ['Contents ............. $20,000', 'Contents premium ............. $1,322']
  expect(coverages(page([TITLE, '', PREMISES, ...rows])).map((row) => row.slice(2, 4))).toEqual([
    ['Contents', '20,000'],
  ])
})

test('an address under a caption goes on with its town', () => {
  const texts = (town: string): DrawnText[] => [
    { x: 40, y: 30, text: TITLE },
    { x: 40, y: 60, text: 'PROPERTY LOCATION', height: 5 },
    { x: 240, y: 60, text: 'AGENCY CODE', height: 5 },
    { x: 40, y: 67, text: '9 ELM STREET' },
    { x: 240, y: 67, text: '30-7' },
    { x: 40, y: 77, text: town },
  ]
  const places = (town: string) =>
    readProperty([drawnPage(texts(town), [])]).map(({ fields }) => fields.premises_address!.value)
  expect(places('ERIE PA 16501')).toEqual(['9 ELM STREET, ERIE PA 16501'])
  expect(places('A RENEWAL')).toEqual([])
})
