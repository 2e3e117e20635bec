import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { RecordValue } from '../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 80, 140, 300, 350, 400, 500]
/** A page of rows whose cells stand in columns; the lines of a list begin anew at each. */
const pageOf = (rows: string[]) =>
  drawnPage(
    rows.flatMap((row, at) => row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text }))),
    [],
  )
const told = (rows: string[], starts: number | null = null) =>
  readHandedIn([pageOf(rows)], starts, false).map(
    ({ fields }): Record<string, RecordValue> =>
      Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

const HEADS = 'Loc | Code | Duties | FT | PT | Payroll 2026 audited | Payroll 2027 projected'
const ROWS = ['1 | 5403 | Carpentry | 4 | 1 | 210,000 | 240,000', '1 | 8810 | Clerical | 2 | 0 | 80,000 | 84,000']

it('amounts of several years are those of the term that begins', () => {
  const all = told([HEADS, ...ROWS, 'Total | 6 | 1 | 290,000 | 324,000'], 2027)
  expect(all.map(({ exposure }) => exposure)).toEqual(['240,000', '84,000'])
})

it('a column that was audited is of no term to come, and one of years before it neither', () => {
  const heads = 'Loc | Code | Duties | FT | PT | Payroll audited'
  expect(told([heads, '1 | 5403 | Carpentry | 4 | 1 | 210,000'])[0]).not.toHaveProperty('exposure')
  expect(told([HEADS, ...ROWS], 2029)[0]).not.toHaveProperty('exposure')
})

it('what is not insured, sold or quoted is no entry of a list', () => {
  const heads = 'No | Name | Entity | FEIN'
  const rows = ['1 | Otter Works | Corporation | 12-3456789', '2 | Lark Works (sold, not insured) | LLC | 12-3456780']
  expect(told([heads, ...rows]).map(({ name }) => name)).toEqual(['Otter Works'])
  const prior = 'Year | Carrier | Policy number | Premium'
  const years = ['QUOTE | Larch Mutual | LQ-182 | 9,000', '2025 | Elm Mutual | EM-4410 | 8,000']
  expect(told([prior, ...years]).map(({ carrier }) => carrier)).toEqual(['Elm Mutual'])
})

const VALUES = [
  '1 | 1988 | 12 Elm Street, Macon, GA 31201 | 12,500 | 1,250',
  '2 | 1990 | 9 Oak Street, Macon, GA 31201 | 4,800 | 20,000',
]
const valuesUnder = (heads: string, ...over: string[]) =>
  told([...over, heads, ...VALUES]).map((one) => Object.keys(one).filter((name) => name.startsWith('value: ')).length)

it('amounts that leave zeros out are not told', () => {
  expect(valuesUnder('Loc | Year built | Address | Building | Contents')).toEqual([2, 2])
  expect(valuesUnder('Loc | Year built | Address | Bldg ($000) | Contents')).toEqual([1, 1])
  expect(valuesUnder('Loc | Year built | Address | Building | Contents', 'Statement of values (in thousands)')).toEqual(
    [0, 0],
  )
})

it('a value without zeros is no building number', () => {
  const rows = [
    '1 | 1988 | 12 Elm Street, Macon, GA 31201 | 850 | 125',
    '2 | 1990 | 9 Oak Street, Macon, GA 31201 | 480 | 200',
  ]
  for (const one of told(['Loc | Year built | Address | Building | Contents', ...rows]))
    expect(one).not.toHaveProperty('building_number')
  const numbered = rows.map((row, at) => row.replace(/ \d+ \| \d+$/, ` ${at + 1} | Brick`))
  expect(
    told(['Loc | Year built | Address | Building | Construction', ...numbered]).map((one) => one.building_number),
  ).toEqual(['1', '2'])
})

it('who leases out is no tenant', () => {
  const rows = [
    '1 | 1988 | 12 Elm Street, Macon, GA 31201 | Owner',
    '2 | 1990 | 9 Oak Street, Macon, GA 31201 | Leased to others',
  ]
  expect(told(['Loc | Year built | Address | Interest', ...rows]).map((one) => one.insured_interest)).toEqual([
    'Owner',
    undefined,
  ])
  const ofAll = (words: string) =>
    told([
      'Loc | Year built | Address',
      ...rows.map((row) => row.split(' | ').slice(0, 3).join(' | ')),
      '',
      words,
    ]).flatMap((one) => (typeof one.insured_interest === 'string' ? one.insured_interest : []))
  expect(ofAll('All buildings are owned by the insured.')).toEqual(['owned'])
  expect(ofAll('All buildings are leased to tenants.')).toEqual([])
  expect(ofAll('Not all buildings are owned by the insured.')).toEqual([])
  const aside = (words: string) => told([`Location 1: 12 Elm Street, Macon, GA 31201 (${words})`])[0]!.insured_interest
  expect([aside('tenant, 3,800 sq ft'), aside('leased to tenants')]).toEqual(['tenant', undefined])
})

it('each amount of a row of underlying insurance is of the words before it', () => {
  const limits = (...rows: string[]) => {
    const [first, ...more] = rows.map((text, at) => ({ x: 300, y: 86 + at * 10, text }))
    const heads = ['Type', 'Insurer, policy, term', 'Limits'].map((text, at) => ({
      x: [30, 120, 300][at]!,
      y: 72,
      text,
    }))
    const own = ['Elm Mutual', 'EM-44100-01', '01/01/2026 to 01/01/2027'].map((text, at) => ({
      x: 120,
      y: 86 + at * 10,
      text,
    }))
    const page = drawnPage(
      [
        { x: 30, y: 50, text: 'Schedule of underlying insurance' },
        ...heads,
        { x: 30, y: 86, text: 'Liability' },
        ...own,
        first!,
        ...more,
      ],
      [],
    )
    const fields = readHandedIn([page], null, false).find(({ type }) => type === 'underlying')?.fields ?? {}
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, { value }]) =>
        name.startsWith('limit: ') ? [[name.slice(7), value]] : [],
      ),
    )
  }
  expect(limits('General aggregate $2,000,000 each occurrence $1,000,000')).toEqual({
    'General aggregate': '2,000,000',
    'each occurrence': '1,000,000',
  })
  expect(limits('$2,000,000 each occurrence', '$1,000,000')).toEqual({})
  expect(limits('Each occurrence $2,000,000', 'Each occurrence $1,000,000')).toEqual({})
})

it('a state over rows is told by its code', () => {
  const rows = (state: string) => [`State: ${state}`, '1 | 5403 | Carpentry | 4 | 1', '1 | 8810 | Clerical | 2 | 0']
  const states = (state: string) => told(['Loc | Code | Duties | FT | PT', ...rows(state)]).map((one) => one.state)
  expect(states('Georgia')).toEqual(['GA', 'GA'])
  expect(states('GA')).toEqual(['GA', 'GA'])
  expect(states('see below')).toEqual([undefined, undefined])
})

it('earlier policies have the term over their list, and quotes are none', () => {
  const heads = 'Line | Carrier | Policy number | Premium'
  const row = 'Automobile | Elm Mutual | EM-4410 | 8,000'
  const [policy] = told(['2024-25 (10/01/2024 to 10/01/2025)', heads, row])
  expect(policy).toMatchObject({
    policy_number: 'EM-4410',
    effective_date: '10/01/2024',
    expiration_date: '10/01/2025',
  })
  expect(told(['Offers', heads.replace('Policy number', 'Quote no.'), row])).toEqual([])
})
