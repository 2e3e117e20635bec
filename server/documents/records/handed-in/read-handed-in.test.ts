import { expect, it } from 'vitest'
import { drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { RecordValue } from '../types.ts'
import { readHandedIn } from './read-handed-in.ts'

const LEFTS = [30, 80, 140, 300, 350, 400, 500]
/** A page of rows whose cells stand in columns; the lines of a list begin anew at each. */
const pageOf = (rows: string[]) =>
  drawnPage(
    rows
      .flatMap((row, at) => row.split(' | ').map((text, column) => ({ x: LEFTS[column]!, y: 60 + at * 14, text })))
      .filter(({ text }) => text),
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

it('and of no other year where what stands under that one is not understood', () => {
  const heads = (year: string) => `Loc | Code | Duties | FT | PT | Payroll 2026 est | ${year}`
  expect(told([heads('2027 proj payroll'), ...ROWS], 2027)[0]).toHaveProperty('exposure', '240,000')
  expect(told([heads('2027 zone'), ...ROWS], 2027)[0]).not.toHaveProperty('exposure')
})

it('a column that is asked for beside one of an earlier term is that of the term to come', () => {
  const heads = 'Loc | Code | Duties | FT | PT | 2025-26 payroll | Payroll asked 2026-27'
  expect(told([heads, ...ROWS]).map(({ exposure }) => exposure)).toEqual(['240,000', '84,000'])
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

it('a year is that in which a term begins, and a line that of the page', () => {
  const rows = ['Year | Carrier | Policy number | Premium', '2025-2026 | Elm Mutual | EM-4410 | 8,000']
  expect(told(rows)[0]).toMatchObject({ year: 2025, carrier: 'Elm Mutual' })
  expect(told(rows)[0]).not.toHaveProperty('over')
  expect(told(['Workers compensation renewal', ...rows])[0]).toMatchObject({ over: 'Workers compensation renewal' })
  const two = ['Workers compensation renewal', 'General liability', 'PRIOR CARRIERS', ...rows]
  expect(told(two)[0]).toMatchObject({ over: 'PRIOR CARRIERS' })
})

it('whether it is to be quoted says nothing of a policy before', () => {
  const rows = ['Line | Carrier | Policy number | Premium | Quote', 'Auto | Elm Mutual | EM-4410 | 8,000 |']
  expect(told([rows[0]!, `${rows[1]} Yes`]).map(({ carrier }) => carrier)).toEqual(['Elm Mutual'])
  expect(told([rows[0]!, `${rows[1]} LQ-182`])).toEqual([])
})

it('amounts under a year alone are not of what another list above counts', () => {
  const rows = [
    'Loc | Code | Duties | FT | PT | Audited 2026 | Estimated 2027',
    '1 | 5403 | Carpentry | 4 | 1 | 210,000 | 240,000',
  ]
  const all = told(['ANNUAL PAYROLL', ...rows, 'ANNUAL PAYROLL', ...rows], 2027)
  expect(all.map(({ exposure, full_time_employees: staff }) => [exposure, staff])).toEqual([
    ['240,000', '4'],
    ['240,000', '4'],
  ])
})

it('amounts are of no term that a list has among those before', () => {
  const rows = [
    'Loc | County | Address | Sales 2025 | Sales 2026',
    '1 | Bibb | 12 Elm Street, Macon, GA 31201 | 310,000 | 340,000',
  ]
  const prior = ['Year | Carrier | Policy number | Premium', '2025 | Elm Mutual | EM-4410 | 8,000']
  expect(told(rows, 2025)[0]).toMatchObject({ annual_revenue: '310,000' })
  expect(told([...rows, 'PRIOR CARRIERS', ...prior], 2025)[0]).toMatchObject({ annual_revenue: '340,000' })
})

it('a place tells its side of the city limits, what it pays and its highest floor', () => {
  const heads = 'Loc | City limits | Address | Payroll | Highest floor'
  const rows = [
    '1 | Inside | 12 Elm Street, Macon, GA 31201 | 310,000 | 2',
    '2 | Partly | 9 Oak Street, Macon, GA 31201 | 90,000 | 1',
  ]
  const [first, second] = told([heads, ...rows])
  expect(first).toMatchObject({ city_limits: 'Inside', payroll: '310,000', highest_floor: '2' })
  expect(second).not.toHaveProperty('city_limits')
})

const VALUES = [
  '1 | 1988 | 12 Elm Street, Macon, GA 31201 | 12,500 | 1,250',
  '2 | 1990 | 9 Oak Street, Macon, GA 31201 | 4,800 | 20,000',
]
const valuesUnder = (heads: string, ...over: string[]) =>
  told([...over, heads, ...VALUES]).map((one) => Object.keys(one).filter((name) => name.startsWith('value: ')).length)

it('amounts that leave zeros out are told where it is sure', () => {
  expect(valuesUnder('Loc | Year built | Address | Building | Contents')).toEqual([2, 2])
  expect(valuesUnder('Loc | Year built | Address | Bldg ($000) | Contents')).toEqual([1, 1])
  expect(valuesUnder('Loc | Year built | Address | Building | Contents', 'Statement of values (in thousands)')).toEqual(
    [2, 2],
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

it('a street, a city, a state and a ZIP code in columns of their own are an address; a number alone is of the location', () => {
  const rows = ['1 | 17 Foundry Street | Macon | Bibb | GA | 31201', '2 | 4 Kiln Road | Dublin | Laurens | GA | 31021']
  const [first] = told(['No. | Street | City | County | State | ZIP', ...rows])
  expect(first).toMatchObject({ location_number: '1', line1: '17 Foundry Street', city: 'Macon', state: 'GA' })
  expect(first).not.toHaveProperty('building_number')
  const [building] = told(['Bldg No. | Street | City | County | State | ZIP', ...rows])
  expect(building).toMatchObject({ building_number: '1' })
})

it('the days of an underlying policy stand in columns of their own, its limits before their words', () => {
  const [policy] = told([
    'Schedule of underlying insurance',
    'Line | Insurer | Policy number | From | To | Limits',
    'Automobile | Prairie Anchor Insurance | PAA-661203 | 01/01/2027 | 01/01/2028 | 1,000,000 combined single limit',
  ])
  expect(policy).toMatchObject({
    policy_number: 'PAA-661203',
    effective_date: '01/01/2027',
    expiration_date: '01/01/2028',
    'limit: combined single limit': '1,000,000',
  })
})

it('whether officers are included may stand under their status', () => {
  const heads = 'Loc | Name | Title | Born | Own % | Status | Class'
  const rows = (...said: string[]) =>
    said.map((status, at) => `1 | ${at ? 'Jory' : 'Edda'} Bramble | President | 04/02/1971 | 50 | ${status} | 8810`)
  expect(told([heads, ...rows('Excluded', 'Included')]).map(({ inclusion }) => inclusion)).toEqual([
    'Excluded',
    'Included',
  ])
  expect(told([heads, ...rows('Active', 'Active')]).filter((one) => 'inclusion' in one)).toEqual([])
})

it('a further list of places by both their numbers in one column goes with them', () => {
  const places = 'Loc | Bldg | Street | City | State | ZIP'
  const at = ['1 | 1 | 17 Foundry Street | Macon | GA | 31201', '1 | 2 | 17 Foundry Street | Macon | GA | 31201']
  const parts = ['Loc/Bldg | Wiring | Plumbing | Roof year', '1/1 | 2012 | 2012 | 2021', '1/2 | 2004 | 2005 | 2006']
  const all = told([places, ...at, 'Details', ...parts])
  expect(all.map(({ wiring_year, line1 }) => [wiring_year, line1])).toEqual([
    [2012, '17 Foundry Street'],
    [2004, '17 Foundry Street'],
  ])
})

it('what a class is rated on may be headed by a time alone', () => {
  const row = '1 | 10100 | Bakeries | S | 1,310,000 | 1,420,000'
  const exposures = (heads: string) => told([`Loc | Class | Classification | ${heads}`, row]).map((one) => one.exposure)
  expect(exposures('Basis | Expiring | Requested')).toEqual(['1,420,000'])
  expect(exposures('Basis | Last year, actual | Coming year, estimated')).toEqual(['1,420,000'])
  expect(exposures('Zone | Expiring | Requested').filter(Boolean)).toEqual([])
})

it('a column may tell both days of a policy before, and what was written for it', () => {
  const row = 'EM-4410-05 | 08/01/2026 - 08/01/2027 | CGL | $9,815 | 0'
  const all = told(['GENERAL LIABILITY', 'Policy Number | Policy Period | Type | Written Prem | Paid', row])
  expect(all[0]).toMatchObject({ effective_date: '08/01/2026', expiration_date: '08/01/2027', premium: 9815 })
})

it('under an underlying policy stand brackets of its kind and further limits; beside them what it costs', () => {
  const [policy, another] = told([
    'Schedule of underlying insurance',
    'Coverage | Carrier | Policy No. | Term |  | Limits | Premium',
    'Automobile | Larch | LM-44120 | 07/01/27 - 07/01/28 |  | $1,000,000 Each Occ | $36,900',
    '(Any auto) |  |  |  |  | $2,000,000 Aggregate',
  ])
  expect(policy).toMatchObject({ policy_type: 'Automobile', remark: '(Any auto)', premium: 36900 })
  expect(policy).toMatchObject({ 'limit: Each Occ': '1,000,000', 'limit: Aggregate': '2,000,000' })
  expect(another).toBeUndefined()
})

it('a list of losses may tell the days of the claims alone, and whether each is open under a question', () => {
  const heads = 'Claim Date | Line | Description | Paid | Reserve | Open? (Y/N)'
  const [loss] = told([heads, '03/17/2025 | Auto | Van hit a pole | $24,860 | $0 | N'])
  expect(loss).toMatchObject({ date_reported: '03/17/2025', description: 'Van hit a pole', open: 'N' })
  expect(loss).not.toHaveProperty('date_of_loss')
})

it('the head of a column may tell which line policies before are of', () => {
  const heads = 'Year |  | Carrier (GL only) | Policy |  | Premium'
  const row = '2025 |  | Elm Mutual | EM-4410 |  | 8,000'
  expect(told(['PRIOR CARRIER AND LOSSES', heads, row])[0]).toMatchObject({ line: 'General liability' })
  expect(told(['PRIOR CARRIER AND LOSSES', heads.replace('GL', 'main'), row])[0]).not.toHaveProperty('line')
})

it('a firm without a number among insureds that have theirs, or said to be none, is not one', () => {
  const names = (...last: string[]) =>
    told([
      'No. | FEIN | Entity | Name | | | Relationship',
      '1 | 12-5550111 | LLC | Alder Kilns LLC | | | First',
      ...last,
    ]).map(({ name }) => name)
  const second = (number: string, said: string) => `${number} | 12-5550112 | LLC | Gem Kilns LLC | | | ${said}`
  expect(names(second('2', 'Affiliate'))).toEqual(['Alder Kilns LLC', 'Gem Kilns LLC'])
  expect(names(second('-', 'Affiliate'))).toEqual(['Alder Kilns LLC'])
  expect(names(second('2', 'Not on this account'))).toEqual(['Alder Kilns LLC'])
  expect(names(second('2', 'Excluded'))).toEqual(['Alder Kilns LLC'])
  expect(names(second('2', 'Not-for-profit arm'))).toEqual(['Alder Kilns LLC', 'Gem Kilns LLC'])
})

it('what kind of policy each one is may stand under "Type"', () => {
  const rows = [
    'Type |  | Carrier | Policy # | Effective | Expires | Premium',
    'Umbrella |  | Elm Mutual | EM-4410 | 10/15/2025 | 10/15/2026 | 9,250',
  ]
  expect(told(['Policies', ...rows])[0]).toMatchObject({ line: 'Umbrella', policy_number: 'EM-4410' })
})

it('premises tell how many work there and what is sold abroad, classes the number of their hazard', () => {
  const places = [
    'Loc | Address |  | Operations | Sales | Foreign sales | Empl.',
    '1 | 9 Kiln Street |  | Pottery | 840,000 | 12,000 | 14',
  ]
  expect(told(places)[0]).toMatchObject({ foreign_sales: '12,000', employees: '14' })
  const classes = ['Loc | Haz | Code | Classification |  | Exposure', '1 | 2 | 52967 | Pottery makers |  | 840,000']
  expect(told(classes)[0]).toMatchObject({ hazard_number: '2', class_code: '52967' })
})
