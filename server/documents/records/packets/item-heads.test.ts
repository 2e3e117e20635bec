import { describe, expect, it } from 'vitest'
import { drawnPage, gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { readPacket } from './read-packet.ts'

const CLASSES = [
  ['Class Code', 'Classification', 'Premium'],
  ['91580', 'Contractors', '$500'],
  ['45192', 'Hotels', '$600'],
]

/** The places that a schedule of general liability tells under these lines, or of workers compensation. */
function placesUnder(over: string[], rows = CLASSES, type = 'policy_location_item') {
  const texts = over.map((text, index) => ({ x: 30, y: 30 + index * 14, text }))
  return readPacket([gridPage([{ widths: rows[0]!.map(() => 110), rows, ruled: 'cells' }], texts)])
    .filter((record) => record.type === type)
    .map(({ fields }) =>
      ['location_number', 'building_number', 'state', 'premises_address', 'class_code', 'classification']
        .filter((name) => fields[name])
        .map((name) => fields[name]!.value),
    )
}

const LIABILITY = 'COMMERCIAL GENERAL LIABILITY'

describe('the place that is named for the items below', () => {
  it('is told of those of a table by the line over it', () => {
    const place = ['1', '2', '9 Elm Street, Erie, PA 16501']
    expect(placesUnder([LIABILITY, 'Location No. 1 Building No. 2 9 Elm Street, Erie, PA 16501'])).toEqual([
      [...place, '91580', 'Contractors'],
      [...place, '45192', 'Hotels'],
    ])
  })

  it('is told with labelled lines about it between, and not from beyond other words', () => {
    const place = 'Location: 1 Building: 2 9 Elm Street, Erie, PA 16501'
    const named = ['1', '2', '9 Elm Street, Erie, PA 16501', '91580', 'Contractors']
    expect(placesUnder([LIABILITY, place, 'Description of business: Hotels'])[0]).toEqual(named)
    expect(placesUnder([LIABILITY, place, 'Limits apply per occurrence'])).toEqual([])
    for (const other of ['Location: All other', 'Address: 12 Oak Street, Dover', 'Applies to: all premises'])
      expect(placesUnder([LIABILITY, place, other]), other).toEqual([])
  })

  it('is read of a line between heads and items, parted by a wide space, and of none where it is not understood', () => {
    const items = (top: number) => [
      { x: 30, y: top, text: 'Building' }, { x: 220, y: top, text: '$100,000' }, { x: 320, y: top, text: '$500' }, { x: 400, y: top, text: 'Replacement Cost' },
      { x: 30, y: top + 14, text: 'Contents' }, { x: 220, y: top + 14, text: '$70,000' }, { x: 320, y: top + 14, text: '$500' }, { x: 400, y: top + 14, text: 'Replacement Cost' },
    ] // biome-ignore format: a table
    const heads = [{ x: 30, y: 60, text: 'Coverage' }, { x: 220, y: 60, text: 'Limit' }, { x: 320, y: 60, text: 'Deductible' }, { x: 400, y: 60, text: 'Valuation' }] // biome-ignore format: a table
    const places = [
      { x: 30, y: 74, text: 'Location 1 Building 1 9 Elm Street, Erie, PA' },
      { x: 290, y: 74, text: '16501' },
      { x: 30, y: 116, text: 'Location 2, the annex across the yard' },
    ]
    const title = { x: 30, y: 30, text: 'BUSINESSOWNERS POLICY' }
    const told = readPacket([drawnPage([title, ...heads, ...places, ...items(88), ...items(130).slice(0, 4)], [])])
      .filter(({ type }) => type === 'bop_coverage_item')
      .map(({ fields }) => [fields.premises_address?.value, fields.location_number?.value])
    const first = ['9 Elm Street, Erie, PA 16501', '1']
    expect(told).toEqual([first, first, [undefined, undefined]])
  })

  it('is told with a colon behind its number, and the subtotal of its items is none of them', () => {
    const rows = [...CLASSES, ['', 'Location 1 subtotal', '$1,100']]
    const told = placesUnder([LIABILITY, 'Location 1: 9 Elm Street, Erie, PA 16501'], rows)
    const place = ['1', '9 Elm Street, Erie, PA 16501']
    expect(told).toEqual([[...place, '91580', 'Contractors'], [...place, '45192', 'Hotels']]) // biome-ignore format: a list
  })

  it('is that of the row over the heads where one table holds several', () => {
    const rows = [
      ['Coverage', 'Limit', 'Deductible', 'Valuation'],
      ['Building', '$100,000', '$500', 'Replacement Cost'],
      ['Location: 2 Building: 1 7 Oak Street, Erie, PA 16501'],
      ['Business: Bakery'],
      ['Coverage', 'Limit', 'Deductible', 'Valuation'],
      ['Contents', '$200,000', '$500', 'Replacement Cost'],
    ]
    const texts = ['BUSINESSOWNERS POLICY', 'Location: 1 Building: 1 9 Elm Street, Erie, PA 16501', 'Business: Hotel']
    const drawn = texts.map((text, index) => ({ x: 30, y: 30 + index * 14, text }))
    const told = readPacket([gridPage([{ widths: [110, 110, 110, 110], rows }], drawn)])
      .filter(({ type }) => type === 'bop_coverage_item')
      .map(({ fields }) => [fields.location_number?.value, fields.coverage?.value])
    expect(told).toEqual([
      ['1', 'Building'],
      ['2', 'Contents'],
    ])
  })

  it('is that of the title over the heads of a table of its own', () => {
    const building = (place: string, coverage: string) => ({
      widths: [110, 110, 110, 110],
      ruled: 'cells' as const,
      rows: [
        [place],
        ['Coverage', 'Limit', 'Deductible', 'Valuation'],
        [coverage, '$100,000', '$500', 'Replacement Cost'],
        ['Outdoor Signs', '$5,000', '$500', 'Replacement Cost'],
      ],
    })
    const tables = [
      building('Location No. 1 Building No. 1 9 Elm Street, Erie, PA 16501', 'Building'),
      building('Location No. 2 Building No. 1 7 Oak Street, Erie, PA 16501', 'Contents'),
    ]
    const told = readPacket([gridPage(tables, [{ x: 30, y: 30, text: 'BUSINESSOWNERS POLICY' }])])
      .filter(({ type }) => type === 'bop_coverage_item')
      .map(({ fields }) => [fields.location_number?.value, fields.coverage?.value])
    expect(told).toEqual([
      ['1', 'Building'],
      ['1', 'Outdoor Signs'],
      ['2', 'Contents'],
      ['2', 'Outdoor Signs'],
    ])
  })

  it('is none of the forms listed below it', () => {
    const rows = [
      ['Form Number', 'Edition Date', 'Form Title'],
      ['QF 00 17', '11 98', 'Conditions'],
      ['QF 24 04', '05 09', 'Waiver'],
    ]
    const texts = [LIABILITY, 'Location: 1 Building: 2 9 Elm Street, Erie, PA 16501']
    const drawn = texts.map((text, index) => ({ x: 30, y: 30 + index * 14, text }))
    const records = readPacket([gridPage([{ widths: [110, 110, 110], rows, ruled: 'cells' }], drawn)])
    expect(records.map(({ type, fields }) => [type, fields.form_number?.value, fields.location_number?.value])).toEqual(
      [
        ['policy_form_item', 'QF 00 17', undefined],
        ['policy_form_item', 'QF 24 04', undefined],
      ],
    )
  })

  const listed = CLASSES.map((row, index) => [['Location No.', '3', '4'][index]!, ...row])

  it('is not told of items that tell their own', () => {
    expect(placesUnder([LIABILITY, 'Location No. 1 9 Elm Street, Erie, PA 16501'], listed)).toEqual([
      ['3', '91580', 'Contractors'],
      ['4', '45192', 'Hotels'],
    ])
  })

  it('is named by no title, and by no address alone', () => {
    expect(placesUnder([LIABILITY, 'Location No. 1 Premises and Operations Summary'])).toEqual([])
    for (const line of ['Premises and Operations Summary', 'Premises Address: 9 Elm Street, Erie, PA 16501'])
      expect(placesUnder([LIABILITY, line], listed)).toEqual([
        ['3', '91580', 'Contractors'],
        ['4', '45192', 'Hotels'],
      ])
  })

  it('may be a state in a row of its own; a total is no part of the last item', () => {
    const rows = [
      ['Class Code', 'Classification', 'Payroll', 'Rate', 'Premium'],
      ['State: KY', '', '', '', ''],
      ['8810', 'Clerical', '$41,000', '0.42', '$172'],
      ['7380', 'Drivers', '$82,000', '5.10', '$4,182'],
      ['', 'Total for KY', '', '', ''],
      ['State: OH', '', '', '', ''],
      ['5437', 'Carpentry', '$10,000', '7.20', '$720'],
    ]
    const told = placesUnder(['WORKERS COMPENSATION POLICY'], rows, 'wc_class_code_item')
    expect(told).toEqual([
      ['KY', '8810', 'Clerical'],
      ['KY', '7380', 'Drivers'],
      ['OH', '5437', 'Carpentry'],
    ])
  })
})

describe('the columns that a row leaves blank at its front', () => {
  const told = (second: string[]) =>
    readPacket([
      gridPage(
        [{ widths: [60, 60, 150, 110, 90], rows: [['Loc', 'Bldg', 'Coverage', 'Limit', 'Deductible'], ['1', '2', 'Building', '$100,000', '$500'], second], ruled: 'cells' }],
        [{ x: 30, y: 30, text: 'BUSINESSOWNERS POLICY' }],
      ), // biome-ignore format: a table
    ])
      .filter(({ type }) => type === 'bop_coverage_item')
      .map(({ fields }) => [fields.location_number?.value, fields.building_number?.value, fields.coverage?.value])

  it('say that it is where the one above is', () => {
    expect(told(['', '', 'Contents', '$200,000', '$500'])).toEqual([
      ['1', '2', 'Building'],
      ['1', '2', 'Contents'],
    ])
  })

  it('say nothing of a row that is of no item', () => {
    expect(told(['', '', '', '$300,000', '$1,000'])).toEqual([['1', '2', 'Building']])
  })
})

describe('cells with captions of their own', () => {
  const form = (last: string) =>
    readPacket([
      gridPage(
        [{ widths: [150, 150, 150], rows: [['State\nWA', 'Class Code\n5403', 'Classification\nCarpentry'], ['Annual Payroll\n$75,210', 'Manual Rate\n4.87', last]], ruled: 'cells' }],
        [{ x: 30, y: 30, text: 'WORKERS COMPENSATION' }],
      ), // biome-ignore format: a form
    ])
      .filter(({ type }) => type === 'wc_class_code_item')
      .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

  it('are of one item, row over row', () => {
    expect(form('Estimated Premium\n$3,663')).toMatchObject([{ state: 'WA', class_code: '5403', classification: 'Carpentry', annual_payroll: '$75,210', manual_rate: '4.87', estimated_premium: '$3,663' }]) // biome-ignore format: a record
  })

  it('are not where a caption stands again', () => {
    expect(form('Class Code\n8742')).toEqual([])
  })
})

it('classes of two typed lines are read under their two lines of heads', () => {
  const row = (y: number, xs: number[], cells: string[]) => cells.map((text, at) => ({ x: xs[at]!, y, text }))
  const first = [30, 70, 140, 220, 300]
  const texts = [
    { x: 30, y: 30, text: 'WORKERS COMPENSATION' },
    ...row(60, first, ['St', 'Class', 'Payroll', 'Rate', 'Premium']),
    { x: 70, y: 71, text: 'Classification' },
    ...row(94, first, ['MA', '5403', '$39,508', '14.56', '$5,751']),
    { x: 70, y: 105, text: 'Carpentry' },
    ...row(116, first, ['MA', '5551', '$243,825', '6.26', '$15,263']),
    { x: 70, y: 127, text: 'Work on roofs' },
  ]
  const told = readPacket([drawnPage(texts, [])]).filter(({ type }) => type === 'wc_class_code_item')
  expect(told.map(({ fields }) => [fields.class_code?.value, fields.classification?.value, fields.annual_payroll?.value])).toEqual([['5403', 'Carpentry', '$39,508'], ['5551', 'Work on roofs', '$243,825']]) // biome-ignore format: rows
})
