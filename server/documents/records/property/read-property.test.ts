import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../../tests/support/documents/grid-page.ts'
import type { Page } from '../../types.ts'
import { readProperty } from './read-property.ts'

const XS = [40, 180, 420, 600]
const STEP = 12

type Row = string | string[]

/** Lines and rows of cells below one another; an empty one is a gap. */
function page(rows: Row[], number = 1): Page {
  const texts = rows.flatMap((row, at): DrawnText[] =>
    [row].flat().flatMap((text, column) => (text ? [{ x: XS[column]!, y: 30 + at * STEP, text }] : [])),
  )
  return drawnPage(texts, [], number)
}

const TITLE = 'COMMERCIAL PROPERTY DECLARATIONS'
const BUILDING: Row[] = [TITLE, '', ['Coverage', 'Limit'], ['Building', '500,000'], '', '']
const valuesOf = (pages: Page[], type: string, ...fields: string[]) =>
  readProperty(pages)
    .filter((record) => record.type === type)
    .map((record) => fields.map((name) => record.fields[name]?.value ?? null))
const coverages = (...pages: Page[]) =>
  valuesOf(pages, 'property_coverage_item', 'location_number', 'coverage', 'limit')
const interests = (...pages: Page[]) => valuesOf(pages, 'interest', 'name', 'interest')

describe('interests in property', () => {
  const ELM = 'Elm Realty LLC'
  const rows: Row[] = [
    ['Name', 'Mailing Address'],
    [ELM, '12 Elm Street, Erie, PA 16501'],
  ]

  it('are rows of names and addresses under what says that they are interests', () => {
    expect(interests(page([...BUILDING, 'Schedule of Mortgageholders', ...rows]))).toEqual([[ELM, null]])
    const [[name, address], row] = rows as [string[], string[]]
    const typed = [
      [name!, address!, 'Interest'],
      [...row, 'Mortgagee'],
    ]
    expect(interests(page([...BUILDING, ...typed]))).toEqual([[ELM, 'mortgagee']])
  })

  it('are no other names with addresses', () => {
    expect(interests(page([...BUILDING, 'Schedule of Named Insureds', ...rows]))).toEqual([])
  })

  const bank = ['First Bank', '500 Main Street', 'Mobile, AL 36602']
  const auto = ['BUSINESS AUTO DECLARATIONS', 'Schedule of Covered Autos', '', '']

  it('stand in lines under what they are', () => {
    expect(interests(page([...BUILDING, 'Mortgageholder', ...bank]))).toEqual([['First Bank', 'mortgagee']])
    const two = ['Loss Payee', ...bank, '', 'Mortgageholder', 'Second Bank', ...bank.slice(1)]
    expect(interests(page([...BUILDING, ...two]))).toEqual([['First Bank', 'loss payee'], ['Second Bank', 'mortgagee']]) // biome-ignore format: a list
  })

  it.each([
    ['the heading', ['Mortgageholder Deleted', ...bank]],
    ['a heading that begins so', ['Deleted Mortgageholders', ...bank]],
    ['a line below', ['Mortgageholder', ...bank, 'Released 03/01/2025']],
    ['a cell', [['Name', 'Mailing Address', 'Interest'], ['First Bank', bank.slice(1).join(', '), 'Mortgagee - deleted']]],
    ['a cell with the date', [['Name', 'Mailing Address', 'Interest', 'Status'], ['First Bank', bank.slice(1).join(', '), 'Mortgagee', 'released 03/01/2025']]],
  ] as [string, Row[]][])('are none that %s says ended', (_, rows) => {
    expect(interests(page([...BUILDING, ...rows]))).toEqual([])
    const behind = ['Loss Payee', 'Other Bank', ...bank.slice(1), '', ...rows]
    expect(interests(page([...BUILDING, ...behind]))).toEqual([['Other Bank', 'loss payee']])
  }) // biome-ignore format: a table

  it('are none of another line of the policy', () => {
    expect(interests(page(BUILDING), page([...auto, 'Loss Payee', ...bank], 2))).toEqual([])
    expect(interests(page(BUILDING), page([TITLE, '', '', 'Loss Payee', ...bank], 2))).toHaveLength(1)
  })
})

describe('coverages of property', () => {
  const HEADS = ['Coverage', 'Limit', 'Status', 'Deductible']

  it('are those that the list says are bought', () => {
    expect(coverages(page([TITLE, '', HEADS, ['Flood', '500,000', 'Included', '10,000']]))).toEqual([[null, 'Flood', '500,000']]) // biome-ignore format: a list
  })

  it.each([
    ['Flood', '500,000', 'Declined'],
    ['Flood', '500,000', 'Excluded'],
    ['Flood', '500,000', '', 'Not purchased'],
    ['Flood', 'Not included'],
    ['Earthquake (not purchased)', '1,000,000', '', '10,000'],
  ])('%s %s %s are none where the row says so', (...row) => {
    expect(coverages(page([TITLE, '', HEADS, ['Building', '500,000', 'Included', '10,000'], row]))).toEqual([[null, 'Building', '500,000']]) // biome-ignore format: a list
  })
})

describe('columns of limits', () => {
  const under = (words: string) =>
    coverages(page([TITLE, '', ['Coverage', 'Limit', 'Deductible'], ['', words], ['Building', '500,000', '1,000']]))

  it('may have the rest of their head below it', () => {
    expect(under('of insurance')).toEqual([[null, 'Building', '500,000']])
    expect(under('this term')).toEqual([[null, 'Building', '500,000']])
  })

  it.each(['(expiring)', '(in thousands)', '(000s)', 'proposed'])('are none where “%s” stands there', (words) => {
    expect(under(words)).toEqual([])
  })
})

describe('heads over several columns', () => {
  const list = (over: string[]) =>
    page([TITLE, '', '', over, ['Coverage', 'Amount', 'Amount'], ['Building', '400,000', '500,000']])

  it('say whose amount it is', () => {
    expect(coverages(list(['', 'Last term', 'This term']))).toEqual([[null, 'Building', '500,000']])
    expect(coverages(list(['', 'This term', 'Last term']))).toEqual([[null, 'Building', '400,000']])
  })

  it('are none that say nothing of it', () => {
    expect(coverages(list(['', 'Left', 'Right']))).toEqual([])
    expect(coverages(list(['', '', '']))).toEqual([])
  })
})

describe('columns of amounts for what their heads name', () => {
  const list = (title: string) =>
    coverages(page([TITLE, '', title, ['Loc', 'Building', 'Contents', 'TIV'], ['2', '500,000', '80,000', '580,000']]))

  it('are limits where the words over them say so', () => {
    expect(list('VALUES AND LIMITS BOUND')).toEqual([['2', 'Building', '500,000'], ['2', 'Contents', '80,000']]) // biome-ignore format: a list
  })

  it.each(['STATEMENT OF VALUES', 'SCHEDULE OF LOCATIONS'])('are none under “%s”', (title) => {
    expect(list(title)).toEqual([])
  })
})

describe('words over a list of property', () => {
  const list: Row[] = [['Coverage', 'Limit'], ['Business Income', '500,000']] // biome-ignore format: a list

  it('are of it up to a line of dashes', () => {
    const others = page([...BUILDING, 'Flood is not covered.', '------------', ...list])
    expect(coverages(others)).toHaveLength(2)
    expect(coverages(page([...BUILDING, 'Flood is not covered.', 'Perils', ...list]))).toHaveLength(1)
  })
})

describe('cells of property', () => {
  it('are all the words of a column that stand a space apart', () => {
    const drawn = (gap: number) =>
      drawnPage([...[TITLE, 'Coverage', 'B'].map((text, at) => ({ x: 40, y: 30 + at * 30, text })), { x: 300, y: 60, text: 'Limit' }, { x: 44 + gap, y: 90, text: 'Building' }, { x: 290, y: 90, text: '500,000' }, { x: 400, y: 60, text: 'Premium' }], []) // biome-ignore format: a list
    expect(coverages(drawn(6))).toEqual([[null, 'B Building', '500,000']])
  })

  const right = (edge: number, y: number, text: string): DrawnText => ({ x: edge - text.length * 4, y, text })
  const row = (y: number, [name, limit, deductible]: string[]): DrawnText[] => [
    { x: 40, y, text: name! },
    ...(limit ? [right(300, y, limit)] : []),
    ...(deductible ? [right(340, y, deductible)] : []),
  ]

  it('are of the column whose right edge they share, though its head is short', () => {
    const rows = [['Coverage', 'Limit', 'Ded'], ['Building', '$500,000', '$25,000'], ['Equipment breakdown', '', '$10,000'], ['Business Income', '$100,000']] // biome-ignore format: a list
    const drawn = drawnPage(
      [{ x: 40, y: 30, text: TITLE }, ...rows.flatMap((cells, at) => row(60 + at * 12, cells))],
      [],
    )
    expect(coverages(drawn)).toEqual([[null, 'Building', '500,000'], [null, 'Business Income', '100,000']]) // biome-ignore format: a list
  })
})

describe('lists of property that are not in force', () => {
  const list = (limit: string): Row[] => [['Coverage', 'Limit'], ['Building', limit], ['Business Personal Property', limit], ['Business Income', limit]] // biome-ignore format: a list
  const limits = (...pages: Page[]) => [...new Set(coverages(...pages).map(([, , limit]) => limit))]

  it.each([
    'EXPIRING PROGRAM 2025-2026',
    'Optional coverages available',
    'Renewal quotation',
    'Proposed Program',
    'Last year',
    'Coverages not taken',
  ])('are those under “%s”', (title) => {
    const rows = [TITLE, ...list('500,000'), '', '', '', title, ...list('400,000')]
    expect(limits(page(rows))).toEqual(['500,000'])
    const two = [...rows, '', '', '', 'Location 2', ...list('300,000')]
    expect(limits(page(two))).toEqual(['500,000'])
  })

  it('go on over the end of a page, below its running head, up to the next title', () => {
    const first = [TITLE, '', ...list('500,000'), '', '', '', 'EXPIRING PROGRAM', ...list('400,000')]
    const next = [TITLE, '', ...list('300,000')]
    expect(limits(page(first), page(next, 2))).toEqual(['500,000'])
    expect(limits(page(first), page([...next, '', '', '', 'PROGRAM IN FORCE', ...list('200,000')], 2))).toEqual(['500,000', '200,000']) // biome-ignore format: a list
  })

  it('tell no interests either', () => {
    const bank = ['Mortgageholder', 'First Bank', '500 Main Street', 'Mobile, AL 36602']
    const rows = [TITLE, '', ...list('500,000'), '', '', '']
    expect(interests(page([...rows, 'EXPIRING PROGRAM', ...list('400,000'), '', '', ...bank]))).toEqual([])
    expect(interests(page([...rows, 'PROGRAM IN FORCE', ...list('400,000'), '', '', ...bank]))).toHaveLength(1)
  })
})

describe('places that head lists of property', () => {
  const location = 'Location 1'
  const building: Row[] = [
    ['Coverage', 'Limit'],
    ['Building', '500,000'],
  ]
  const contents: Row[] = [
    ['Coverage', 'Limit'],
    ['Business Personal Property', '80,000'],
  ]
  const at = (over: string) => coverages(page([TITLE, '', location, ...building, '', '', over, ...contents]))[1]![0]

  it('hold for the next list until another is named', () => {
    expect(at('Coverages that follow')).toBe('1')
    expect(at('Location 2')).toBe('2')
  })

  it.each(['Location 2 - storage yard', 'Locations 1 and 2 together', 'Building 4, as described'])(
    'hold no longer where “%s” follows',
    (over) => expect(at(over)).toBeNull(),
  )

  it('hold no longer within a list either', () => {
    const rows = [...building, ['Business Personal Property', '80,000'], 'Location 2, storage yard of the insured', ...contents.slice(1)]
    expect(coverages(page([TITLE, '', location, ...rows])).map(([place]) => place).slice(0, 2)).toEqual(['1', '1'])
    expect(coverages(page([TITLE, '', location, ...rows])).slice(2).filter(([place]) => place === '1')).toEqual([])
  }) // biome-ignore format: a list
})

it('an address that stands in cells apart is parted there', () => {
  const apart = page([
    TITLE,
    '',
    ['PREM 001 BLDG 02', '12 ELM STREET REAR', 'ERIE PA 16501'],
    ['Coverage', 'Limit'],
    ['Building', '500,000'],
  ])
  expect(valuesOf([apart], 'policy_location_item', 'premises_address')).toEqual([['12 ELM STREET REAR, ERIE PA 16501']])
})

describe('causes of loss of a whole policy', () => {
  const causes = (...pages: Page[]) => valuesOf(pages, 'property_coverage_item', 'causes_of_loss')[0]![0]
  it.each([
    ['Causes of loss: Special for the building.', 'Broad for contents.'],
    ['Causes of loss: Special for locations 1 and 2', ''],
  ])('are not those of a part: “%s %s”', (...rows) => expect(causes(page([...BUILDING, ...rows]))).toBeNull())

  it.each([
    ['Covered causes of loss: Special', 'Special'],
    ['CP 10 30 Causes of Loss - Special Form', 'Special'],
    ['Special form causes of loss apply', 'Special'],
    [['Perils insured', 'Broad form'], 'Broad'],
  ] as [Row, string][])('are told by “%s”', (row, form) => expect(causes(page([...BUILDING, row]))).toBe(form))

  it.each(['MAN-114 Broad Form Named Insured', 'Special Multi-Peril Policy', 'Contractors equipment, special form'])(
    'are not told by “%s”',
    (row) => expect(causes(page([...BUILDING, row]))).toBeNull(),
  )

  it('are not told on a page of another line', () => {
    const crime = page(['CRIME DECLARATIONS', 'Employee Theft', '', 'Causes of loss: Broad'], 2)
    expect(causes(page(BUILDING), crime)).toBeNull()
  })
})

describe('places of property', () => {
  const placesOf = (...streets: string[]) =>
    valuesOf(
      [page([...BUILDING, ['Loc', 'Address', 'Occupancy'], ...streets.map((street, at) => [`${at + 1}`, street, 'Office'])])],
      'policy_location_item',
      'location_number',
      'premises_address',
    ) // biome-ignore format: a list
  const [elm, oak] = ['12 Elm Street, Erie, PA 16501', '9 Oak Street, Erie, PA 16501']

  it.each(['Same', '(same)', 'Same as above.'])('have the street of the last row where they say “%s”', (same) => {
    expect(placesOf(elm!, oak!, same)).toEqual([['1', elm], ['2', oak], ['3', oak]]) // biome-ignore format: a list
  })

  it('have none that is of another row', () => {
    expect(placesOf(elm!, oak!, 'Same as Loc 1', 'Same')).toEqual([['1', elm], ['2', oak]]) // biome-ignore format: a list
  })
})

describe('panels of property', () => {
  const small = (x: number, y: number, text: string): DrawnText => ({ x, y, text, height: 6 })
  const panel = (y: number, place: string, street: string, amount: string): DrawnText[] => [
    ...[{ x: 40, y, text: place }, small(190, y, 'LOCATION'), { x: 190, y: y + 10, text: street }],
    ...[small(40, y + 30, 'BUILDING LIMIT'), small(190, y + 30, 'VALUATION'), small(320, y + 30, 'PREMIUM')],
    ...[{ x: 40, y: y + 40, text: amount }, { x: 190, y: y + 40, text: 'Replacement cost' }, { x: 320, y: y + 40, text: '$214' }], // biome-ignore format: a list
  ]
  const places = [
    ...[{ x: 40, y: 20, text: TITLE }, ...panel(60, 'Premises 1 Building 1', '12 Elm Street, Erie, PA 16501', '$685,000')], // biome-ignore format: a list
    ...panel(130, 'Premises 1 Building 2', '14 Elm Street, Erie, PA 16501', '$96,000'),
  ]
  const drawn = (...more: DrawnText[]) => drawnPage([...places, ...more], [])

  it('tell places, and what is insured at each', () => {
    expect(valuesOf([drawn()], 'policy_location_item', 'building_number', 'premises_address')).toEqual([['1', '12 Elm Street, Erie, PA 16501'], ['2', '14 Elm Street, Erie, PA 16501']]) // biome-ignore format: a list
    expect(valuesOf([drawn()], 'property_coverage_item', 'building_number', 'coverage', 'limit', 'valuation')).toEqual([['1', 'BUILDING', '685,000', 'Replacement cost'], ['2', 'BUILDING', '96,000', 'Replacement cost']]) // biome-ignore format: a list
  })

  it('are of no place that they stand apart from', () => {
    const apart = (y: number) =>
      coverages(drawn(small(40, y, 'BUSINESS INCOME'), { x: 40, y: y + 10, text: '$50,000' })).at(-1)![0]
    expect(apart(182)).toBe('1')
    expect(apart(205)).toBeNull()
  })
})

describe('options of property', () => {
  const list = (...heads: string[]) => [
    ...[TITLE, 'Location 2', '', 'OPTIONS QUOTED AND OPTION BOUND', ['', ...heads]],
    ['Location 1 - Building', '900,000', '800,000'],
    ['Business Income,', '90,000', '80,000'],
    'both locations',
    ['Annual premium', '9,000', '8,000'],
  ]
  const bound = (...heads: string[]) => coverages(page(list(...heads)))

  it('are in force where one is bound, for the places that they name', () => {
    expect(bound('Option 1', 'Option 2 BOUND')).toEqual([['1', 'Building', '800,000'], ['All', 'Business Income, both locations', '80,000']]) // biome-ignore format: a list
    expect(bound('Bound', 'Expiring').map(([, , limit]) => limit)).toEqual(['900,000', '90,000'])
  })

  it.each([
    ['Option 1', 'Option 2'],
    ['Bound', 'Bound'],
    ['Expiring', 'Option 2, not bound'],
    ['Bound', 'Broker'],
  ])('are none in “%s” and “%s”', (...heads) => expect(bound(...heads)).toEqual([]))
})
