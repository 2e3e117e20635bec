import { describe, expect, it } from 'vitest'
import { gridPage } from '../../../../tests/support/documents/grid-page.ts'
import { askedOf, recordsOf } from '../lists.ts'
import { readRecords } from '../read-records.ts'

const claims = recordsOf(
  readRecords([
    gridPage([
      {
        widths: [60, 62, 62, 62, 130, 56, 56, 56],
        ruled: 'cells',
        rows: [
          ['Claim No', 'Date of loss', 'Reported', 'Date closed', 'Description', 'Status', 'Paid', 'Reserve'],
          ['C-1001', '03/04/2023', '01/05/2024', '06/01/2024', 'Gate left open at 2023 Elm St 77', 'Closed', '$12,400', '$0'],
          ['C-1002', '11/30/2024', '12/02/2024', '', 'Backed into fence', 'Open', '$1,000', '$8,500'],
          ['C-1003', '03/01/2025', '03/01/2025', '', 'Fell from ladder', 'Reopened', '$250', '$2,023'],
          ['C-1004', '05/05/2019', '05/06/2019', '02/02/2020', 'Hail', 'Closed w/o pay', '$2,025', '$0'],
        ], // biome-ignore format: a table
      },
    ]),
  ]),
  'claim',
)
const drivers = recordsOf(
  readRecords([
    gridPage([
      {
        widths: [110, 80, 50, 90, 50, 80],
        ruled: 'cells',
        rows: [
          ['Driver name', 'Date of birth', 'State', 'License No', 'Class', 'Date hired'],
          ['Ines Marlow', '02/11/1971', 'IN', 'K145265', 'A', '06/25/2016'],
          ['Otto Finch', '09/30/1999', 'OH', 'K255016', 'B', '03/01/2020'],
          ['Ada Quill', '05/05/1985', 'OR', 'A104477', 'A', '01/2016'],
        ], // biome-ignore format: a table
      },
    ]),
  ]),
  'driver',
)
const vehicles = recordsOf(
  readRecords([
    gridPage([
      {
        widths: [50, 80, 50, 90, 90, 80, 80],
        ruled: 'cells',
        rows: [
          ['Veh No', 'Company unit', 'Year', 'Make', 'Body type', 'Plate no', 'Cost new'],
          ['1', '103', '2019', 'Ford', 'Truck', 'R143342', '$41,000'],
          ['2', '104', '2008', 'Great Dane', 'Dry van trailer', '', '$18,500'],
          ['3', '2019', '2021', 'Volvo', 'Trailer', 'R255774', '$22,000'],
        ], // biome-ignore format: a table
      },
    ]),
  ]),
  'vehicle',
)
const lists = { claim: claims, driver: drivers, vehicle: vehicles }
const keys = { claim: 'claim_number', driver: 'name', vehicle: 'veh_number' }
type Of = keyof typeof lists

const asked = (of: Of, words: string) => askedOf(lists[of], of, words)
const chosen = (of: Of, words: string) => {
  const { records, unused } = asked(of, words)
  return { unused, entries: records.map(({ fields }) => `${fields[keys[of]]!.value as string | number}`) }
}

describe('a list asked in the words of a question', () => {
  it.each<[Of, string, string[]]>([
    ['claim', 'how many claims are open?', ['C-1002']],
    ['claim', 'which claims were reopened', ['C-1003']],
    ['claim', 'closed claims', ['C-1001', 'C-1004']],
    ['claim', 'claims that are not closed', ['C-1002', 'C-1003']],
    ['claim', 'open or reopened claims', ['C-1002', 'C-1003']],
    ['claim', 'claims from 2023', ['C-1001']],
    ['claim', 'claims reported in 2024', ['C-1001', 'C-1002']],
    ['claim', 'claims reported in 2019 or 2025', ['C-1003', 'C-1004']],
    ['claim', 'closed in 2020', ['C-1004']],
    ['claim', 'losses in March 2025', ['C-1003']],
    ['claim', 'losses in March', ['C-1001', 'C-1003']],
    ['claim', 'claims before 2020', ['C-1004']],
    ['claim', 'claims since 11/30/2024', ['C-1002', 'C-1003']],
    ['claim', 'claims with paid over 2,000', ['C-1001', 'C-1004']],
    ['claim', 'claims with a reserve of at least $8,500', ['C-1002']],
    ['claim', 'claims with reserves', ['C-1002', 'C-1003']],
    ['claim', 'paid between 1,000 and 2,100', ['C-1002', 'C-1004']],
    ['claim', 'claim 1002', ['C-1002']],
    ['claim', 'claim C-1009', []],
    ['claim', 'anything with a ladder', ['C-1003']],
    ['driver', 'drivers with class A', ['Ines Marlow', 'Ada Quill']],
    ['driver', 'drivers in Indiana', ['Ines Marlow']],
    ['driver', 'how many drivers in IN', ['Ines Marlow']],
    ['driver', 'drivers licensed in Oregon or Ohio', ['Otto Finch', 'Ada Quill']],
    ['driver', 'drivers in Texas', []],
    ['driver', 'when was Finch, Otto born?', ['Otto Finch']],
    ['driver', 'drivers hired in 2016', ['Ines Marlow', 'Ada Quill']],
    ['driver', 'drivers hired before 02/01/2016', ['Ada Quill']],
    ['driver', 'drivers hired in January 2016', ['Ada Quill']],
    ['driver', 'drivers hired after 01/20/2016', ['Ines Marlow', 'Otto Finch']],
    ['driver', 'drivers born after 1980', ['Otto Finch', 'Ada Quill']],
    ['vehicle', 'how many trailers', ['2', '3']],
    ['vehicle', 'vehicles of 2019', ['1']],
    ['vehicle', 'unit 2019', ['3']],
    ['vehicle', 'unit 103', ['1']],
    ['vehicle', 'vehicles 2019 or newer', ['1', '3']],
    ['vehicle', 'vehicles with a plate', ['1', '3']],
    ['vehicle', 'vehicles without a plate', ['2']],
    ['vehicle', 'vehicles over $20,000', ['1', '3']],
    ['vehicle', 'plate r255774', ['3']],
  ])('%s: “%s” chooses by the field that is meant', (of, words, entries) => {
    expect(chosen(of, words)).toEqual({ entries, unused: [] })
  })

  it.each<[Of, string, string[]]>([
    ['driver', 'drivers under 25', ['under 25']],
    ['driver', 'drivers 2016', ['2016']],
    ['driver', 'drivers with a Hazmat endorsement', ['Hazmat endorsement']],
    ['claim', 'claims at 77', ['77']],
    ['claim', 'Largest claim of Smith', ['Largest', 'Smith']],
    ['vehicle', 'refrigerated vehicles', ['refrigerated']],
    ['vehicle', 'vehicles over 26,000 lbs', ['over 26,000 lbs']],
  ])('%s: “%s” comes back where it cannot be applied, and no figure with it', (of, words, unused) => {
    expect(asked(of, words)).toMatchObject({ unused, figures: [], records: lists[of] })
  })

  it('says which fields are named that no entry tells', () => {
    expect(asked('vehicle', 'VIN of unit 103')).toMatchObject({ records: [vehicles[0]], unused: [], blank: ['VIN'] })
    expect(asked('vehicle', 'vehicles with a VIN')).toMatchObject({ records: vehicles, blank: ['VIN'] })
  })

  it('says by which field it chose', () => {
    expect(asked('vehicle', 'Ford and Volvo').narrowedBy).toEqual(['make “Ford” or “Volvo”'])
    expect(asked('claim', 'open claims from 2024').narrowedBy).toEqual(['claim status “open”', 'date of loss in 2024'])
    expect(asked('claim', 'paid over 2,000').narrowedBy).toEqual(['claim paid over $2,000'])
  })

  it.each<[Of, string, object[]]>([
    ['claim', 'total incurred', [{ way: 'total', field: 'incurred (paid and reserves)', value: '$26,198', told: 4 }]],
    ['claim', 'largest incurred of closed claims', [{ way: 'highest', value: '$12,400', told: 2 }]],
    ['claim', 'total paid', [{ way: 'total', field: 'claim paid', value: '$15,675', told: 4, amount: 15_675 }]],
    ['claim', 'what is the sum of the reserves of open claims', [{ field: 'claim reserves', value: '$8,500', told: 1 }]],
    ['claim', 'largest paid', [{ way: 'highest', value: '$12,400', records: [claims[0]] }]],
    ['claim', 'top 2 claims by paid', [{ value: '$12,400', records: [claims[0], claims[3]] }]],
    ['claim', 'average paid', [{ way: 'average', value: '$3,918.75' }]],
    ['claim', 'largest claim', [{ field: 'incurred (paid and reserves)', value: '$12,400' }]],
    ['claim', 'most recent claim', [{ way: 'latest', field: 'date of loss', value: '03/01/2025' }]],
    ['claim', 'total number of claims', []],
    ['vehicle', 'oldest vehicle', [{ way: 'earliest', field: 'year', value: '2008', records: [vehicles[1]] }]],
    ['vehicle', 'most expensive vehicle', [{ field: 'cost new', value: '$41,000' }]],
    ['driver', 'youngest driver', [{ field: 'date of birth', value: '09/30/1999', records: [drivers[1]] }]],
  ])('%s: “%s” is worked out over the entries', (of, words, figures) => {
    const found = asked(of, words)
    expect(found.unused).toEqual([])
    expect(found.figures).toHaveLength(figures.length)
    expect(found.figures).toMatchObject(figures)
  }) // biome-ignore format: a table

  it('counts the entries that do not tell what was asked', () => {
    expect(asked('claim', 'claims closed before 2025')).toMatchObject({
      untold: 2,
      narrowedBy: ['date closed before 2025'],
    })
  })
})
