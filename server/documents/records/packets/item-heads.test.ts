import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
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
