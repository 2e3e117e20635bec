import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { readRecords } from './read-records.ts'

const valuesOf = (pages: Page[], type: string) =>
  readRecords(pages)
    .filter((record) => record.type === type)
    .map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))

const row = (xs: number[], y: number, cells: string[]): DrawnText[] =>
  cells.flatMap((text, at) => (text ? [{ x: xs[at]!, y, text }] : []))

const FORMS = [['AB 00 17', '11 98', 'Common Conditions'], ['QF-1042', '01/22', 'No Asbestos'], ['ZP 101', '(03-15)', 'Devices']] // biome-ignore format: a list
const POLICY = { policy_number: 'TX-870655', policy_period: '09/15/2025 - 09/15/2026', named_insured: 'Oak Ridge Bakery LLC' } // biome-ignore format: a list

/** A policy told in rows of labels, and its schedules below one another in the same columns. */
function wholePolicy(named: string[]): Page {
  const xs = [40, 130, 200, 280, 400, 480]
  const heads = [40, 80, 280, 320]
  const lists = [
    ['Location #', 'Terr.', 'Code', 'Description', 'Basis'],
    ['1', '165', '61217', 'Office buildings', 'Area'],
    ['2', '727', '10042', 'Stores', 'Gross sales'],
    ['Schedule 2'],
    ['Location #', 'Code', 'Basis', 'Amount of Exposure', 'Rate', 'Annual Premium'],
    ['1', '61217', 'Area', '3,176,000', '12.835', '7,525'],
    ['2', '10042', 'Gross sales', '941,000', '11.331', '6,200'],
    ['Schedule 3'],
    ['Form', 'Ed. Date', 'Title'],
    ...FORMS,
  ]
  return drawnPage(
    [
      { x: 40, y: 30, text: 'GENERAL LIABILITY POLICY' },
      ...row(heads, 50, ['Policy no.', 'TX-870655', 'Term', 'September 15, 2025 – September 15, 2026']),
      ...row(heads, 60, ['Insured', named[0]!, 'Agency', 'Vale Agency']),
      ...row([80], 70, [named[1]!]),
      { x: 40, y: 120, text: 'Schedule 1' },
      ...lists.flatMap((cells, index) => row(xs, 134 + index * 13, cells)),
    ],
    [],
  )
}

describe('schedules nobody saw before', () => {
  it('reads those below one another, of a policy told in rows of labels', () => {
    const pages = [wholePolicy(['Oak Ridge Bakery LLC', '12 Main Street'])]
    const common = { lob: 'CGL', ...POLICY }
    const places = [
      { location_number: '1', territory: '165', class_code: '61217', classification: 'Office buildings', exposure_basis: 'Area' },
      { location_number: '2', territory: '727', class_code: '10042', classification: 'Stores', exposure_basis: 'Gross sales' },
    ] // biome-ignore format: a table
    expect(valuesOf(pages, 'policy_location_item')).toEqual(places.map((place) => ({ ...common, ...place })))
    expect(valuesOf(pages, 'policy_premium_item').map(({ location_number, exposure, rate, premium }) => [location_number, exposure, rate, premium])).toEqual([['1', '3,176,000', '12.835', '7,525'], ['2', '941,000', '11.331', '6,200']]) // biome-ignore format: a list
    expect(valuesOf(pages, 'policy_form_item')).toEqual(
      FORMS.map(([form_number, edition_date, form_title]) => ({ ...common, form_number, edition_date, form_title })),
    )
    expect(valuesOf(pages, 'exposure')).toEqual([])
  })

  it('reads a term told as the two dates of a line', () => {
    const heads = [40, 200, 350]
    const lists = [['LOC', 'TER', 'CLASS CD', 'CLASS DESCRIPTION'], ['1', '165', '61217', 'Office buildings'], ['2', '727', '10042', 'Stores']] // biome-ignore format: a list
    const page = drawnPage(
      [
        { x: 40, y: 30, text: 'GENERAL LIABILITY DECLARATIONS' },
        ...row(heads, 50, ['POLICY NBR TX-870655', 'EFF DT 03/29/2023', 'EXP DT 03/29/2024']),
        ...lists.flatMap((cells, index) => row([40, 80, 130, 220], 90 + index * 13, cells)),
      ],
      [],
    )
    expect(valuesOf([page], 'policy_location_item')).toEqual([
      expect.objectContaining({
        policy_period: '03/29/2023 - 03/29/2024',
        territory: '165',
        policy_number: 'TX-870655',
      }),
      expect.objectContaining({ policy_period: '03/29/2023 - 03/29/2024', territory: '727' }),
    ])
  })

  it('leaves an insured out whose name goes on below', () => {
    const [first] = valuesOf([wholePolicy(['The Oak Ridge Bakery Company of', 'Lower Vale, Inc.'])], 'policy_form_item')
    expect(first).toMatchObject({ policy_number: 'TX-870655' })
    expect(first?.named_insured).not.toBe('The Oak Ridge Bakery Company of')
  })

  it('reads a list of places that names no line of business', () => {
    const rows = [['Location No.', 'Address', 'Code', 'Classification', 'Premium Basis'], ['1', '3 Oak Road', '91580', 'Contractors', 'Payroll'], ['2', '8 Elm Road', '45192', 'Hotels', 'Sales']] // biome-ignore format: a table
    expect(valuesOf([gridPage([{ widths: [90, 110, 80, 120, 100], rows }])], 'policy_location_item')).toEqual([
      { location_number: '1', premises_address: '3 Oak Road', class_code: '91580', classification: 'Contractors', exposure_basis: 'Payroll' },
      { location_number: '2', premises_address: '8 Elm Road', class_code: '45192', classification: 'Hotels', exposure_basis: 'Sales' },
    ]) // biome-ignore format: a table
  })

  it('takes numbers that count a list as its own, also on pages without heads', () => {
    const heads = ['Unit #', 'Year', 'Make', 'Model']
    const widths = [60, 60, 100, 100]
    const vehicle = (number: number) => [String(number), String(2000 + number), 'Isuzu', 'NPR']
    const pages = [
      gridPage([{ widths, rows: [heads, vehicle(1), vehicle(2)] }], [], 1),
      gridPage([{ widths, rows: [vehicle(3), vehicle(4), vehicle(5)] }], [], 2),
    ]
    expect(valuesOf(pages, 'vehicle')).toEqual(
      [1, 2, 3, 4, 5].map((number) => ({
        veh_number: String(number),
        year: 2000 + number,
        make: 'Isuzu',
        model: 'NPR',
      })),
    )
    const other = gridPage([{ widths, rows: [['3', 'Oak', '12', '5'], ['4', 'Elm', '13', '6'], ['5', 'Fir', '14', '7']] }], [], 2) // biome-ignore format: a table
    expect(valuesOf([pages[0]!, other], 'vehicle')).toHaveLength(2)
  })

  it('reads no year of birth to come', () => {
    const rows = [['Driver', 'Date of Birth', 'License Number', 'State'], ['Mira Holt', '12/08/64', 'K1234567', 'OH'], ['Orla Finch', '03/04/01', 'K7654321', 'OH']] // biome-ignore format: a table
    const births = valuesOf([gridPage([{ widths: [100, 100, 100, 60], rows }])], 'driver')
    expect(births.map(({ date_of_birth }) => date_of_birth)).toEqual(['12/08/1964', '03/04/2001'])
  })

  it('reads a number that is cut at its dash as one', () => {
    const rows = [['Claim Number', 'Date of Loss', 'Claimant', 'Status', 'Paid'], ['KP0882329-\n001', '02/17/2021', 'Mira Holt', 'Open', '$2,020.00'], ['C46-24519', '03/18/2021', 'Orla Finch', 'Open', '$10.00']] // biome-ignore format: a table
    const claims = valuesOf([gridPage([{ widths: [90, 80, 90, 60, 80], rows }])], 'claim')
    expect(claims.map(({ claim_number }) => claim_number)).toEqual(['KP0882329-001', 'C46-24519'])
  })

  it('parts an edition that stands right before the title it looks like a part of', () => {
    const xs = [40, 120, 152]
    const heads = [40, 120, 200]
    const places = [['Location No.', 'Code', 'Description'], ['1', '91580', 'Contractors'], ['2', '45192', 'Hotels']] // biome-ignore format: a table
    const page = drawnPage(
      [
        { x: 40, y: 30, text: 'GENERAL LIABILITY DECLARATIONS' },
        ...places.flatMap((cells, at) => row([40, 130, 220], 60 + at * 13, cells)),
        ...row(heads, 140, ['Form', 'Edition', 'Title']),
        ...row(xs, 153, ['AB 10 01', '', '12 19 Additional Insured']),
        ...row(xs, 166, ['AB 10 02', '', '01 24 Mobile Equipment']),
        ...row(xs, 179, ['AB 10 03', '03 15', '12 19 Floods and Storms']),
      ],
      [],
    )
    const forms = valuesOf([page], 'policy_form_item')
    expect(forms.map(({ form_number, edition_date, form_title }) => [form_number, edition_date, form_title])).toEqual([
      ['AB 10 01', '12 19', 'Additional Insured'],
      ['AB 10 02', '01 24', 'Mobile Equipment'],
      ['AB 10 03', '03 15', '12 19 Floods and Storms'],
    ])
  })
})
