import { expect, test } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { FORMS } from '../../forms/index.ts'
import { readFacts } from '../facts/read-facts.ts'
import { readValue } from './read-value.ts'

const TITLE: DrawnText = { x: 40, y: 20, text: 'NEW BUSINESS SUBMISSION', height: 14 }
const rows = (...texts: [label: string, value: string][]): DrawnText[] =>
  texts.flatMap(([label, value], at) => [
    { x: 40, y: 60 + at * 15, text: label },
    { x: 300, y: 60 + at * 15, text: value },
  ])
const SUMMARY = rows(
  ['Agency phone:', '(312) 555-0101'],
  ['Applicant:', 'Plover Ceramics LLC'],
  ['Telephone:', '(312) 555-0199'],
  ['Federal tax ID:', '36-1234567'],
  ['Proposed effective date:', '10/01/2026'],
  ['Current each occurrence limit:', '500,000'],
  ['Requested each occurrence limit:', '1,000,000'],
  ['Loc 2, Bldg 1:', '9 Kiln Street, Joliet, IL 60432 (tenant, 2,400 sq ft occupied)'],
  ['Loc 2 protection class:', '4'],
)
/** What is said under these labels, with enough beside them to be a submission. */
const saidUnder = (...texts: [label: string, value: string][]) =>
  saidOf(rows(['Applicant:', 'Plover Ceramics LLC'], ['Requested each occurrence limit:', '1,000,000'], ...texts))
const saidOf = (texts: DrawnText[]) => {
  const { kind, submitted = [] } = readFacts([drawnPage([TITLE, ...texts], [])])
  const of = (type: string) =>
    submitted
      .filter((one) => one.type === type)
      .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))
  return {
    kind,
    applicant: of('applicant'),
    request: of('request'),
    premises: of('premises'),
    coverages: of('premises_coverage'),
  }
}

test('labels say whose, of which location and whether it is asked for', () => {
  const said = saidOf(SUMMARY)
  expect(said.kind).toBe('application')
  expect(said.applicant).toEqual([{ name: 'Plover Ceramics LLC', phone: '(312) 555-0199', fein: '36-1234567' }])
  expect(said.request).toEqual([{ effective: '10/01/2026', 'gl.eachOccurrence': '1,000,000' }])
  expect(said.premises).toMatchObject([
    {
      location_number: '2',
      building_number: '1',
      line1: '9 Kiln Street',
      insured_interest: 'tenant',
      occupied_area: '2,400',
      protection_class: '4',
    },
  ])
})

test('an amount of the term before is not asked for', () => {
  const list = [
    ['Umbrella limit', 'On file 2025-26', 'Renewal 2026-27'],
    ['Aggregate', '$3,000,000', '$5,000,000'],
  ].flatMap((row, at) => row.map((text, column) => ({ x: 40 + column * 140, y: 300 + at * 15, text })))
  expect(saidOf([...SUMMARY, ...list]).request).toMatchObject([{ 'umbrella.aggregate': '5,000,000' }])
})

test('what is said in two ways, or of no fitting kind, is left out', () => {
  const said = saidOf([
    ...SUMMARY,
    ...rows(['FEIN:', '36-7654321'], ['Year built:', 'before the war']).map((one) => ({ ...one, y: one.y + 200 })),
  ])
  expect(said.applicant[0]).not.toHaveProperty('fein')
  expect(said.premises[0]).not.toHaveProperty('year_built')
})

test('the lines that the user names are applied for, whatever a submission asks for', () => {
  const facts = readFacts([
    drawnPage(
      [
        TITLE,
        ...SUMMARY,
        ...rows(['Lines requested:', 'General liability, property']).map((one) => ({ ...one, y: one.y + 200 })),
      ],
      [],
    ),
  ])
  const files = [{ fileId: '1', fileName: 'summary.pdf', facts }]
  const linesOf = (instructions: string) =>
    FORMS.find(({ id }) => id === '125')!
      .propose({ files, instructions, today: '2026-08-15' })
      .values.flatMap(({ field }) => /^Policy_LineOfBusiness_(\w+?)(?:Indicator)?_A$/.exec(field)?.[1] ?? [])
  expect(linesOf('Fill ACORD 125')).toEqual(['CommercialGeneralLiability', 'CommercialProperty'])
  expect(linesOf('Fill ACORD 125 for umbrella')).toEqual(['Umbrella'])
})

test.each([
  ['FEIN (of parent):', '99-9999999'],
  ['Other named insured:', 'Wrong Example Inc'],
  ['Additional named insured:', 'Wrong Example Inc'],
  ['Full time employees 2019:', '9'],
])('“%s” is not of the applicant for the term to come', (label, value) => {
  const said = saidOf(
    rows(['Proposed effective date:', '10/01/2026'], ['Requested each occurrence limit:', '1,000,000'], [label, value]),
  )
  expect(said.kind).toBe('application')
  expect(said.applicant).toEqual([])
})

test('a label that names the year to come is of the term', () => {
  const said = saidOf(
    rows(
      ['Proposed effective date:', '10/01/2026'],
      ['Full time employees 2026:', '9'],
      ['FEIN (tax ID):', '36-1234567'],
    ),
  )
  expect(said.applicant).toEqual([{ full_time: '9', fein: '36-1234567' }])
})

test('what kind of interest somebody has is nobody’s name', () => {
  const names = [
    'First Example Bank, 9 Elm Street, Erie, PA 16501',
    "Lender's Loss Payable",
    'Loss Payee and Lienholder',
  ]
  expect(names.map((text) => readValue('mortgagee', [text])?.name)).toEqual([
    'First Example Bank',
    undefined,
    undefined,
  ])
})

const PLACE: [string, string] = ['Loc 1:', '9 Kiln Street, Joliet, IL 60432']

test('amounts that leave zeros out are not told', () => {
  expect(saidUnder(PLACE, ['Annual sales:', '4,800']).premises[0]).toMatchObject({ annual_revenue: '4,800' })
  for (const [label, value] of [
    ['Annual sales ($000):', '4,800'],
    ['Annual sales:', '4,800 (in thousands)'],
  ] as const)
    expect(saidUnder(PLACE, [label, value]).premises[0]).not.toHaveProperty('annual_revenue')
  const noted = saidOf([
    ...SUMMARY,
    ...rows(['Annual sales:', '4,800'], ['All amounts in thousands', '']).map((one) => ({ ...one, y: one.y + 200 })),
  ])
  expect(noted.premises[0]).not.toHaveProperty('annual_revenue')
  expect(noted.request[0]).toEqual({ effective: '10/01/2026' })
  expect(saidUnder(['Requested general aggregate limit:', '$2 million']).request[0]).toMatchObject({
    'gl.generalAggregate': '2,000,000',
  })
})

test('lines are asked for as far as nothing else is said of them', () => {
  const lines = (said: string) => saidUnder(['Coverages:', said]).request[0]!.lines
  expect(lines('Property, general liability and workers compensation')).toBe(
    'Property, general liability and workers compensation',
  )
  expect(lines('Property, general liability; no umbrella, auto is elsewhere')).toBe('Property, general liability')
  expect(lines('Umbrella but not auto')).toBe('Umbrella')
  expect(lines('Auto is with another carrier')).toBeUndefined()
})

test('a term is of one label, or of labels that agree', () => {
  const term = (...texts: [string, string][]) => {
    const { effective, expiration } = saidUnder(...texts).request[0]!
    return [effective, expiration]
  }
  const expiring: [string, string] = ['Policy period:', '04/01/2026 to 04/01/2027']
  expect(term(expiring)).toEqual(['04/01/2026', '04/01/2027'])
  expect(term(expiring, ['Proposed effective date:', '04/01/2027'])).toEqual(['04/01/2027', undefined])
  expect(term(expiring, ['Effective date:', '03/01/2026'])).toEqual([undefined, undefined])
  expect(term(expiring, ['Effective date:', '04/01/2026'])).toEqual(['04/01/2026', '04/01/2027'])
})

test('an address of another place tells nothing of the only numbered one', () => {
  const elsewhere: [string, string] = ['Premises address:', '99 Oak Street, Suite 4, Atlanta, GA 31202']
  const { premises } = saidUnder(PLACE, ['Year built:', '1988'], ['County:', 'Fulton'])
  expect(premises).toMatchObject([{ line1: '9 Kiln Street', year_built: '1988', county: 'Fulton' }])
  const [place, ...more] = saidUnder(PLACE, elsewhere, ['County:', 'Fulton']).premises
  expect([place!.line1, place!.line2, place!.county, more]).toEqual(['9 Kiln Street', undefined, undefined, []])
  expect(saidUnder(PLACE, ['Loc 1 year built:', '1988'], ['Year built:', '1990']).premises[0]).not.toHaveProperty(
    'year_built',
  )
})

test('a small number is no limit of property', () => {
  const { coverages } = saidUnder(PLACE, ['Building:', '2'], ['Contents limit:', '25,000'])
  expect(coverages).toEqual([expect.objectContaining({ coverage: 'Contents', limit: '25,000' })])
})

test.each([
  ['Owner', 'Owner'],
  ['Owned by the insured', 'Owned'],
  ['Leased from others', 'Leased'],
  ['Leased to others', undefined],
  ['Leased (to others)', undefined],
  ['Owner, leased to tenants', undefined],
  ['Owned by landlord', undefined],
])('the interest of who says “%s” is %s', (said, interest) => {
  expect(readValue('interest', [said])?.['']).toBe(interest)
})

test('a state alone is one of workers compensation in a paper of that, away from an address', () => {
  const stated = (title: string, ...texts: [string, string][]) =>
    saidOf([
      { x: 300, y: 30, text: title },
      ...rows(['Applicant:', 'Plover Ceramics LLC'], ['Requested each occurrence limit:', '1,000,000'], ...texts),
    ]).request[0]?.states
  const title = 'Workers compensation worksheet'
  const mail: [string, string] = ['Mailing address:', '9 Kiln Street, Joliet, IL 60432']
  expect(stated(title, mail, ['FEIN:', '36-1234567'], ['State:', 'IL'])).toBe('IL')
  expect(stated('Submission of insurance', mail, ['FEIN:', '36-1234567'], ['State:', 'IL'])).toBeUndefined()
  expect(stated(title, mail, ['State:', 'IL'])).toBeUndefined()
  expect(stated(title, ['City:', 'Joliet'], ['State:', 'IL'])).toBeUndefined()
  expect(saidUnder(PLACE, ['City:', 'Joliet']).premises[0]).not.toHaveProperty('city_limits')
})

test('a street number behind a location is no clock', () => {
  expect(saidUnder(['Location 1: 12 Elm Street, Joliet, IL 60432', '']).premises).toMatchObject([
    { line1: '12 Elm Street' },
  ])
})

test.each([
  ['Sales (foreign):', '200,000', 'annual_revenue'],
  ['Loc 1 area (yard):', '9,000', 'area'],
])('what brackets add to “%s” makes it another thing', (label, value, part) => {
  expect(saidUnder(PLACE, [label, value]).premises[0]).not.toHaveProperty(part)
  expect(saidUnder(PLACE, [label.replace(/ \(.*\)/, ''), value]).premises[0]).toHaveProperty(part)
})

test('brackets of a label that tell whose it is are heeded', () => {
  expect(saidUnder(['Effective date (umbrella only):', '06/01/2027']).request[0]).not.toHaveProperty('effective')
  expect(saidUnder(['Effective date (proposed):', '06/01/2027']).request[0]).toMatchObject({ effective: '06/01/2027' })
  expect(saidUnder(['Full time employees (office):', '3']).applicant[0]).not.toHaveProperty('full_time')
})

test('one word under a heading of something else is none of the premises', () => {
  const under = (heading: string) =>
    saidOf([
      ...SUMMARY,
      { x: 40, y: 280, text: heading, height: 10 },
      ...rows(['Year:', '2019']).map((one) => ({ ...one, y: 300 })),
    ]).premises[0]
  expect(under('Vehicle 1')).not.toHaveProperty('year_built')
  expect(under('Building details')).toMatchObject({ year_built: '2019' })
})

const placed = (...texts: [x: number, y: number, text: string][]): DrawnText[] =>
  texts.map(([x, y, text]) => ({ x, y, text }))

test('labels over their values are not read with what stands in the next column', () => {
  const { applicant } = saidOf(
    placed(
      [40, 60, 'APPLICANT'],
      [40, 74, 'Plover Ceramics LLC'],
      [40, 100, 'FEIN'],
      [40, 114, '36-1234567'],
      [40, 140, 'TELEPHONE'],
      [40, 154, '(312) 555-0199'],
      [240, 60, 'Who they are'],
      [240, 74, 'They make plates and bowls.'],
      [240, 100, 'They ship to shops.'],
    ),
  )
  expect(applicant).toEqual([{ name: 'Plover Ceramics LLC', fein: '36-1234567', phone: '(312) 555-0199' }])
})

test('a label beside its value is no head, whatever stands under it', () => {
  const { applicant } = saidOf(
    placed(
      [40, 60, 'Insured'],
      [160, 60, 'Plover Ceramics LLC'],
      [40, 74, 'Known for'],
      [160, 74, 'Glazed bowls'],
      [40, 88, 'FEIN'],
      [160, 88, '36-1234567'],
    ),
  )
  expect(applicant).toEqual([{ name: 'Plover Ceramics LLC', fein: '36-1234567' }])
})

test('where a lender is tells nothing of the applicant', () => {
  const list = (title: string) =>
    saidOf([
      ...rows(['Applicant:', 'Plover Ceramics LLC']),
      ...placed(
        [40, 120, title],
        [40, 140, 'Location'],
        [120, 140, 'Name'],
        [240, 140, 'Mailing address'],
        [40, 154, '1'],
        [120, 154, 'First Example Bank'],
        [240, 154, '9 Elm Street, Erie, PA 16501'],
      ),
    ]).applicant
  for (const title of ['Mortgagee', 'Lender - location 1'])
    expect(list(title), title).toEqual([{ name: 'Plover Ceramics LLC' }])
  expect(list('Where we are')[0]).toHaveProperty('line1', '9 Elm Street')
})

test('a value ends where the next label begins', () => {
  const { applicant } = saidOf(
    placed(
      [40, 60, 'Insured'],
      [100, 60, 'Plover Ceramics LLC'],
      [200, 60, 'FEIN'],
      [260, 60, '36-1234567'],
      [40, 74, 'Legal entity'],
      [100, 74, 'LLC'],
      [200, 74, 'Phone'],
      [260, 74, '(312) 555-0199'],
    ),
  )
  expect(applicant).toEqual([
    { name: 'Plover Ceramics LLC', fein: '36-1234567', entity: 'LLC', phone: '(312) 555-0199' },
  ])
})

/** Two columns of labels, each with its values beside it. */
const panel = (...texts: [label: string, value: string, label: string, value: string][]) =>
  texts.flatMap((cells, at) =>
    cells.map((text, column): DrawnText => ({ x: 40 + column * 130, y: 60 + at * 13, text, height: 9 })),
  )
const PANEL = panel(
  ['Company name', 'Plover Ceramics LLC', 'Coverage starts', '10/01/2026'],
  ['Your FEIN', '36-1234567', 'Inspection contact', 'Ansel Fern'],
  ['Mailing address', 'PO Box 540', 'Telephone', '(312) 555-0107'],
  ['City, state, ZIP', 'Joliet, IL 60432', 'Years in business', '9'],
  ['Phone', '(312) 555-0199', 'Contact', 'Emil Larch'],
  ['Website', 'plover.example', 'Phone', '(312) 555-0156'],
)

test('two columns of labels are no list; a place goes with its street, and a phone with the person above it', () => {
  const { applicant } = saidOf(PANEL)
  expect(applicant).toEqual([
    {
      ...{ name: 'Plover Ceramics LLC', fein: '36-1234567', years: '9', phone: '(312) 555-0199' },
      ...{ line1: 'PO Box 540', city: 'Joliet', state: 'IL', zip: '60432', website: 'plover.example' },
      ...{ inspection_name: 'Ansel Fern', inspection_phone: '(312) 555-0107' },
    },
  ])
})

test('how somebody is reached may stand beside the name, a cell each', () => {
  const beside = (text: string, ...reach: string[]): DrawnText[] => [
    { x: 40, y: 120, text: 'Inspection contact' },
    { x: 180, y: 120, text: 'Lena Fosse' },
    ...[text, ...reach].map((one, at): DrawnText => ({ x: 300 + at * 120, y: 120, text: one })),
  ]
  const named = (...texts: DrawnText[]) =>
    JSON.stringify(saidOf([...rows(['Applicant:', 'Plover Ceramics LLC'], ['Telephone:', '(312) 555-0199']), ...texts]))
  expect(named(...beside('859-555-0142', 'lena@plover.example.com'))).toMatch(/Lena Fosse.*859-555-0142.*lena@plover/)
  expect(named(...beside('Plover Row', 'Joliet'))).not.toContain('Lena Fosse')
})

test('premises at the address of mail have that address, where it is told', () => {
  const mail: [string, string] = ['Mailing address:', '4 Quay Street, Mobile, AL 36602']
  const own: [string, string] = ['Location 1:', 'Our mailing address']
  expect(saidUnder(mail, own).premises).toMatchObject([{ location_number: '1', line1: '4 Quay Street' }])
  expect(saidUnder(own).premises).toEqual([])
  expect(saidUnder(mail, ['Location 1:', 'Our sister’s address']).premises).toEqual([])
})

test('a heading beside a label is nobody’s name', () => {
  expect(readValue('name', ['Who they are'])).toBeNull()
  expect(readValue('name', ['Bakery of the Hills'])).toEqual({ '': 'Bakery of the Hills' })
})

test('a label over figures of several places, whose addresses go on between them, heads a list', () => {
  const staff = (second: DrawnText[]) =>
    saidOf([
      ...rows(['Applicant:', 'Plover Ceramics LLC'], ['Requested each occurrence limit:', '1,000,000']),
      { x: 40, y: 200, text: 'Address' },
      { x: 300, y: 200, text: 'Full time' },
      { x: 40, y: 212, text: '9 Kiln Street' },
      { x: 300, y: 212, text: '19' },
      { x: 40, y: 224, text: 'Joliet, IL 60432' },
      ...second,
    ]).applicant[0]?.full_time
  const another = [
    { x: 40, y: 236, text: '2 Wheel Road' },
    { x: 300, y: 236, text: '4' },
  ]
  expect(staff(another)).toBeUndefined()
})

test('states are those of item 3.A, and others those of 3.C', () => {
  const { request } = saidUnder(['States 3.A.:', 'IL'], ['States 3.C.:', 'IN, WI'])
  expect(request[0]).toMatchObject({ states: 'IL', other_states: 'IN, WI' })
})

/** Questions in two columns, each with its answer set in under it. */
const questions = (...texts: [left: [string, string], right?: [string, string]][]): DrawnText[] =>
  texts.flatMap((columns, row) =>
    columns.flatMap((column, at) => {
      const [x, y] = [at ? 300 : 40, 100 + row * 28]
      return [
        { x, y, text: column![0] },
        { x: x + 10, y: y + 12, text: column![1] },
      ]
    }),
  )
const askedOpenly = (...texts: Parameters<typeof questions>) =>
  saidOf([
    ...rows(['Applicant:', 'Plover Ceramics LLC'], ['Requested each occurrence limit:', '1,000,000']),
    ...questions(...texts),
  ])

test('open questions have their answers in words below them', () => {
  const said = askedOpenly(
    [
      ['What is your mailing address?', 'P.O. Box 38, Joliet, IL 60432'],
      ['Where is the business located?', '9 Kiln Street, Joliet, IL 60431'],
    ],
    [
      ['What is your federal ID number (FEIN)?', '36-1234567'],
      ['When was it built?', '1957'],
    ],
    [
      ['When should the new policies begin?', '10/01/2026'],
      ['How many square feet do you occupy?', '2,400'],
    ],
    [
      ['General aggregate limit wanted?', '$2,000,000 (we have $1,000,000 now)'],
      ['Contents limit wanted?', '$420,000 (now $395,000)'],
    ],
  )
  expect(said.applicant).toMatchObject([{ line1: 'P.O. Box 38', fein: '36-1234567' }])
  expect(said.request).toMatchObject([{ effective: '10/01/2026', 'gl.generalAggregate': '2,000,000' }])
  expect(said.premises).toMatchObject([{ line1: '9 Kiln Street', year_built: '1957', occupied_area: '2,400' }])
  expect(said.coverages).toMatchObject([{ coverage: 'Contents', limit: '420,000' }])
})

test('an open question about somebody else or another time, or without an answer, tells nothing', () => {
  const said = askedOpenly(
    [
      ['What was your revenue last year?', '$985,000'],
      ['Who holds the mortgage?', 'Elm Savings Bank'],
    ],
    [
      ['What is the telephone number of your current agent?', '(312) 555-0101'],
      ['At what address?', '12 Court Square, Joliet, IL 60433'],
    ],
    [
      ['What is your federal ID number?', 'See attached'],
      ['How many square feet do you occupy?', 'How many stories?'],
    ],
  )
  expect(said.applicant).toEqual([{ name: 'Plover Ceramics LLC' }])
  expect(said.premises).toEqual([])
})

test('a deductible of property damage says what it is taken from, and how often is paid stands beside the bill', () => {
  const said = saidUnder(
    ['PD deductible, per claim:', '$2,500'],
    ['Billing:', 'Direct bill, quarterly; audit at expiration'],
  ).request[0]
  expect(said).toMatchObject({ 'gl.pdDeductible': '2,500', 'gl.deductiblePer': 'per claim' })
  expect(said).toMatchObject({
    billing: 'Direct bill, quarterly',
    payment_plan: 'quarterly',
    audit: 'audit at expiration',
  })
  const other = saidUnder(['Deductible:', '$1,000'], ['Payment plan:', '10-Pay']).request[0]
  expect(other).not.toHaveProperty('gl.pdDeductible')
  expect(other).toHaveProperty('payment_plan', '10-Pay')
})

test('labels tell what stands beside the building and where its alarms report to', () => {
  const { premises } = saidUnder(
    ['Location address:', '9 Kiln Street, Joliet, IL 60432'],
    ['Left exposure, distance:', 'Net loft, 20 ft.'],
    ['Rear exposure:', 'None'],
    ['Fire alarm:', 'Local gong'],
    ['Burglar alarm:', 'No central station'],
  )
  expect(premises[0]).toMatchObject({
    exposure_left: 'Net loft',
    exposure_left_distance: '20 ft.',
    fire_alarm: 'Local gong',
  })
  for (const name of ['exposure_rear', 'burglar_alarm']) expect(premises[0]).not.toHaveProperty(name)
})

test('where mail goes may be called in other words, but not for somebody who has an interest', () => {
  const address = (label: string) => saidUnder([label, '2 Covey Circle, Tucson, AZ 85718']).applicant[0]!.line1
  expect(['Mail to the association:', 'Owner mailing address:', 'Mail goes to:'].map(address)).toEqual(
    Array(3).fill('2 Covey Circle'),
  )
  expect(['Mail to the mortgagee:', 'Mailing street:', 'Mail of your agency:'].map(address)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
