import { describe, expect, it } from 'vitest'
import { type DrawnTable, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { layOut } from '../reading/layout/paper.ts'
import type { Page } from '../types.ts'
import { readRecords } from './read-records.ts'

const valuesOf = (pages: Page[]) =>
  readRecords(pages).map(({ type, fields }) => ({
    type,
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  }))

const VEHICLES = [
  ['5467', '100', 'R143342', '2011', 'Great Western', 'VNL', 'TRACTOR'],
  ['5216', '', '', '2026', 'Utility', '579', 'TRAILER'],
  ['75', '', 'R882108', '2003', 'Utility', 'T', 'TKTR'],
]

/** Heads as schedules print them, with the column of each among those of VEHICLES. */
const VEHICLE_HEADS: [head: string, column: number][][] = [
  [['Veh. no.', 0], ['Company unit', 1], ['Plate no.', 2], ['Year', 3], ['Make', 4], ['Model', 5], ['Body type', 6]],
  [['Unit No', 1], ['Auto #', 0], ['Type', 6], ['Make', 4], ['Model', 5], ['Yr', 3], ['License Plate', 2]],
  [['Model Year', 3], ['Trade Name', 4], ['Model', 5], ['Body Style', 6], ['Schedule No.', 0], ['Fleet Unit', 1], ['Tag', 2]],
] // biome-ignore format: a table

describe('readRecords', () => {
  it('passes over rules that are typed, whatever their length', () => {
    const rows = [VEHICLE_HEADS[0]!.map(([head]) => head), ['-'.repeat(600)], ['a-'.repeat(600)], VEHICLES[0]!]
    expect(valuesOf([gridPage([{ widths: VEHICLES[0]!.map(() => 90), rows, ruled: 'cells' }])])).toHaveLength(1)
  })

  const layouts: DrawnTable['ruled'][] = ['cells', 'heads', undefined]
  for (const [index, heads] of VEHICLE_HEADS.entries()) {
    for (const ruled of layouts) {
      it(`reads vehicles under heads ${index + 1}, ${ruled ?? 'nothing'} ruled`, () => {
        const rows = [heads.map(([head]) => head), ...VEHICLES.map((row) => heads.map(([, column]) => row[column]!))]
        const found = valuesOf([gridPage([{ widths: heads.map(() => 90), rows, ...(ruled && { ruled }) }])])
        expect(found).toEqual([
          { type: 'vehicle', veh_number: '5467', company_vehicle_number: '100', plate_number: 'R143342', year: 2011, make: 'Great Western', model: 'VNL', body_type: 'TRACTOR' },
          { type: 'vehicle', veh_number: '5216', year: 2026, make: 'Utility', model: '579', body_type: 'TRAILER' },
          { type: 'vehicle', veh_number: '75', plate_number: 'R882108', year: 2003, make: 'Utility', model: 'T', body_type: 'TKTR' },
        ]) // biome-ignore format: a table
      })
    }
  }

  it('reads vehicles of a spreadsheet below a title, over pages', () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`${index + 100}`, '2019', 'Utility', `V${index}`])
    const { pages } = layOut(
      [{ table: [['Fleet schedule as of May'], ['Unit No', 'Model Year', 'Make', 'Model'], ...rows] }],
      10,
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(valuesOf(pages)).toEqual(
      rows.map(([unit, , make, model]) => ({ type: 'vehicle', company_vehicle_number: unit, year: 2019, make, model })),
    )
  })

  it('reads vehicles of a spreadsheet whose heads stand below titles with values', () => {
    const rows = [['Fleet of', 'Elm Works', '', '05/01/2024'], ['Prepared by', 'Vale Agency', '', ''], ['Unit No', 'Model Year', 'Make', 'Model'], ['7', '2019', 'Utility', 'V1'], ['9', '2020', 'Mack', 'VNL']] // biome-ignore format: a table
    expect(valuesOf(layOut([{ table: rows }], 10).pages)).toEqual([
      { type: 'vehicle', company_vehicle_number: '7', year: 2019, make: 'Utility', model: 'V1' },
      { type: 'vehicle', company_vehicle_number: '9', year: 2020, make: 'Mack', model: 'VNL' },
    ]) // biome-ignore format: a table
  })

  it('takes neither of two columns that may be one field, and no amount that is a part', () => {
    const page = gridPage([
      {
        widths: [90, 90, 90, 90, 90, 90],
        ruled: 'cells',
        rows: [
          ['Claim No', 'Date of Loss', 'Kind', 'Paid', 'Reserve', 'Reserve'],
          ['A-1001', '05/02/19', 'MED', '$10.00', '$1.00', '$2.00'],
          ['', '', 'EXP', '$5.00', '$0.00', '$0.00'],
          ['A-1002', '05/03/19', 'MED', '$11.00', '$1.00', '$2.00'],
          ['', '', 'EXP', '$4.00', '$0.00', '$0.00'],
          ['', '', 'TOTAL', '$15.00', '$1.00', '$2.00'],
        ],
      },
    ]) // biome-ignore format: a table
    expect(valuesOf([page])).toEqual([
      { type: 'claim', claim_number: 'A-1002', date_of_loss: '05/03/2019', claim_paid: 15 },
    ])
  })

  it('reads claims told in labels, each from its number on, and adds nothing to the last one from a total', () => {
    const lines = ['Claim Number: Z-5001', 'Claimant: Ann Lee', 'Date of Loss: 02/03/2024', 'Date Reported: 02/05/2024', 'Status: Open', 'Reserve: $500.00', 'Claim Number: Z-5002', 'Claimant: Bo Tate', 'Date of Loss: 03/04/2024', 'Status: Closed', 'Paid: $70.00', 'Total Paid: $570.00'] // biome-ignore format: a list
    const page = gridPage(
      [],
      lines.map((text, index) => ({ x: 40, y: 40 + index * 12, text })),
    )
    expect(valuesOf([page])).toEqual([
      { type: 'claim', claim_number: 'Z-5001', claimant: 'Ann Lee', date_of_loss: '02/03/2024', date_reported: '02/05/2024', claim_status: 'Open', claim_reserves: 500 },
      { type: 'claim', claim_number: 'Z-5002', claimant: 'Bo Tate', date_of_loss: '03/04/2024', claim_status: 'Closed', claim_paid: 70 },
    ]) // biome-ignore format: a table
  })

  it('reads no list of locations from where vehicles are kept', () => {
    const heads = ['Veh. no.', 'Year', 'Make', 'Model', 'Location No.', 'Premises Address', 'Class Code', 'Classification'] // biome-ignore format: a list
    const rows = [heads, ['1', '2019', 'Mack', 'VNL', '1', '3 Oak Road', '21499', 'Trucks'], ['2', '2020', 'Isuzu', 'NPR', '2', '8 Elm Road', '21199', 'Vans']] // biome-ignore format: a table
    const found = valuesOf([gridPage([{ widths: heads.map(() => 82), rows, ruled: 'cells' }])])
    expect(found.map(({ type }) => type)).toEqual(['vehicle', 'vehicle'])
  })

  it('begins no claim at a number of claims', () => {
    const lines = ['Claim Number: Z-5001', 'Claimant: Ann Lee', 'Date of Loss: 02/03/2024', 'Date Reported: 02/05/2024', 'Status: Open', 'Number of claims: 33', 'Claimant: Bo Tate', 'Date of Loss: 03/04/2024', 'Paid: $70.00'] // biome-ignore format: a list
    const found = valuesOf([gridPage([], lines.map((text, index) => ({ x: 40, y: 40 + index * 12, text })))]) // biome-ignore format: a list
    expect(found).toEqual([expect.objectContaining({ claim_number: 'Z-5001' })])
  })

  it('keeps what stands under a head it does not know, and nothing under one that may be a field', () => {
    const rows = [
      ['Veh. no.', 'Year', 'Make', 'Model', 'Radius (mi.)', 'Plate No.', 'Tag'],
      ['1', '2019', 'Mack', 'VNL', 'Local', 'R1', 'R2'],
    ]
    const [record] = valuesOf([gridPage([{ widths: rows[0]!.map(() => 90), rows, ruled: 'cells' }])])
    expect(record).toEqual({
      type: 'vehicle',
      veh_number: '1',
      year: 2019,
      make: 'Mack',
      model: 'VNL',
      radius_mi: 'Local',
      plate_no: 'R1',
      tag: 'R2',
    })
  })

  it('reads what classes are rated on, and no class without it', () => {
    const widths = [90, 150, 90, 90]
    const rated = gridPage([
      { widths, ruled: 'cells', rows: [['Class', 'Classification', 'Basis', 'Exposure'], ['91340', 'Carpentry', 'Payroll', '210,000'], ['16916', 'Subcontracted work', 'Cost', '115,531']] },
    ]) // biome-ignore format: a table
    expect(valuesOf([rated])).toEqual([
      { type: 'exposure', class_code: '91340', classification: 'Carpentry', exposure_basis: 'Payroll', exposure: '210,000' },
      { type: 'exposure', class_code: '16916', classification: 'Subcontracted work', exposure_basis: 'Cost', exposure: '115,531' },
    ]) // biome-ignore format: a table
    const unrated = gridPage([
      { widths, ruled: 'cells', rows: [['Code', 'Description', 'State', 'Territory'], ['91340', 'Carpentry', 'OH', '003']] },
    ]) // biome-ignore format: a table
    expect(valuesOf([unrated])).toEqual([])
  })

  it('reads the property part of a package of several lines from the pages under its title', () => {
    const part = (number: number, title: string, ...rows: string[][]) =>
      gridPage([{ widths: [110, 110, 160, 110], rows, ruled: 'heads' }], [{ x: 40, y: 30, text: title }], number)
    const liability = (number: number) =>
      part(
        number,
        'GENERAL LIABILITY COVERAGE PART DECLARATIONS',
        ['Location No.', 'Class Code', 'Classification', 'Premium'],
        [String(number), '11127', 'Clothing stores', '$1,486'],
      )
    const property = part(
      2,
      'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS',
      ['Premises No.', 'Coverage', 'Limit', 'Coinsurance'],
      ['1', 'Building', '$880,000', '90%'],
      ['2', 'Business Personal Property', '$310,000', '90%'],
    )
    const listed = readRecords([liability(1), property, liability(3)])
    const items = ['cgl_exposure_item', 'property_coverage_item'].map((own) =>
      listed.flatMap(({ type, page, fields }) => (type === own ? [[page, fields.coverage?.value]] : [])),
    )
    const insured = [[2, 'Building'], [2, 'Business Personal Property']] // biome-ignore format: a list
    expect(items).toEqual([[[1, undefined]], insured])
  })

  it('quotes each value where it stands', () => {
    const rows = [['Veh. no.', 'Year', 'Make', 'Model'], ...VEHICLES.map((row) => [row[0]!, row[3]!, row[4]!, row[5]!])]
    const [record] = readRecords([gridPage([{ widths: [90, 90, 120, 90], rows, ruled: 'cells' }], [], 7)])
    expect(record!.fields.make).toEqual({
      value: 'Great Western',
      source: { page: 7, quote: 'Great Western', boxes: [expect.any(Array)] },
    })
  })

  it('joins what a roster and a motor vehicle record say of one driver', () => {
    const roster = gridPage([
      { widths: [120, 50, 120, 90, 90], ruled: 'cells', rows: [['Name', 'State', 'Lic. No.', 'DOB', 'Date hired'], ['Ada Quill', 'OH', 'OH 123 456', '05/10/1978', '05/02/2016'], ['Bo Marsh', 'TX', 'TX 555 111', '1/2/1980', '3/4/2015']] },
    ]) // biome-ignore format: a table
    const report = gridPage(
      [
        { widths: [120, 90, 90], rows: [['FULL NAME', 'DATE OF BIRTH', 'LICENSE CLASS'], ['ADA QUILL', '05/10/1978', 'A']] },
        { widths: [120, 90], rows: [['Accidents', '0'], ['Moving violations', 'Speeding - 2024-11-04']], ruled: 'cells' },
      ],
      [],
      2,
    ) // biome-ignore format: a table
    expect(valuesOf([roster, report])).toEqual([
      expect.objectContaining({ name: 'Ada Quill', license_class: 'A', accidents_last_5_years: '0', mvr_violations: 'Speeding - 2024-11-04', date_hired: '05/02/2016' }),
      expect.objectContaining({ name: 'Bo Marsh', date_of_birth: '01/02/1980' }),
    ]) // biome-ignore format: a table
  })

  it('names the number of a license as lists of such drivers do', () => {
    const driverUnder = (...heads: string[]) => {
      const values: Record<string, string> = { Driver: 'Ada Quill', 'Date of birth': '05/10/1978', 'License number': 'K1234567', 'Date hired': '05/02/2016', Class: 'A', Violations: 'None' } // biome-ignore format: a list
      const rows = [heads, heads.map((head) => values[head]!)]
      return valuesOf([gridPage([{ widths: heads.map(() => 110), rows, ruled: 'cells' }])])[0]
    }
    const roster = ['Driver', 'Date of birth', 'License number', 'Date hired']
    expect(driverUnder(...roster)).toMatchObject({ driver_license_number: 'K1234567', date_hired: '05/02/2016' })
    for (const column of ['Class', 'Violations']) {
      const found = driverUnder(...roster, column)
      expect(found).toMatchObject({ name: 'Ada Quill', license_number: 'K1234567', date_hired: '05/02/2016' })
      expect(found).not.toHaveProperty('driver_license_number')
    }
  })

  it('reads claims with notes below them, under the policy told above, and no totals', () => {
    const heads = ['Claim Number', 'Claimant', 'Date of Loss', 'Status', 'Adjuster', 'Reserve', 'Paid', 'Recovered']
    const page = gridPage([
      { widths: [150, 120, 150], rows: [['INSURED NAME', 'POLICY NO.', 'POLICY TERM'], ['Northern Haul', 'SC001', '04/12/19 - 04/11/20']] },
      {
        widths: [100, 100, 80, 70, 110, 80, 80, 80],
        ruled: 'cells',
        rows: [
          heads,
          ['77-10001', 'Juniper Yard', '05/02/19', 'Open', 'Morgan Larkin', '$1,200.77', '$0.00', '$0.00'],
          ['Claim Description: scrape at the island; salvage was open | Driver: Jo Foster'],
          ['77-10002', 'East Collision', '05/09/19', 'Closed', 'see ledger', 'see below', '$5.00', '($10.50)'],
          ['Claim ledger: adjuster Reese Carver; reserve $0.00; paid $9.00; recovery $1.00.'],
          ['Policy total', '', '', '', '', '$1,200.77', '$5.00', '$0.00'],
        ],
      },
    ]) // biome-ignore format: a table
    expect(valuesOf([page])).toEqual([
      { type: 'claim', policy_number: 'SC001', effective_date: '04/12/2019', policy_period: '04/12/2019 - 04/11/2020', claim_number: '77-10001', claimant: 'Juniper Yard', date_of_loss: '05/02/2019', claim_status: 'Open', adjuster: 'Morgan Larkin', claim_reserves: 1200.77, claim_paid: 0, claim_recovered: 0, description: 'scrape at the island; salvage was open', driver: 'Jo Foster' },
      { type: 'claim', policy_number: 'SC001', effective_date: '04/12/2019', policy_period: '04/12/2019 - 04/11/2020', claim_number: '77-10002', claimant: 'East Collision', date_of_loss: '05/09/2019', claim_status: 'Closed', adjuster: 'Reese Carver', claim_reserves: 0, claim_paid: 5, claim_recovered: -10.5 },
    ]) // biome-ignore format: a table
  })
})
