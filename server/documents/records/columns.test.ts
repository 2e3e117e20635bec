import { describe, expect, it } from 'vitest'
import { type DrawnText, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

/** The first record of a list under these heads. */
const firstOf = (rows: string[][], title: DrawnText[] = []) => {
  const widths = rows[0]!.map(() => 120)
  const [first] = readRecords([gridPage([{ widths, rows, ruled: 'cells' }], title)])
  return Object.fromEntries(Object.entries(first?.fields ?? {}).map(([name, { value }]) => [name, value]))
}

const CLAIM = [['Claim No', 'Date of Loss', 'Paid'], ['A-1001', '05/02/2019', '$10.00'], ['A-1002', '05/03/2019', '$11.00']] // biome-ignore format: a table
/** The claims with more columns, each with its head first. */
const claimsWith = (...columns: string[][]) => CLAIM.map((row, at) => [...row, ...columns.map((column) => column[at]!)])

describe('a head that names a field where nothing names it better', () => {
  const cause = ['Cause', 'Fall from ladder', 'Fire']

  it('is the description where there is no other', () => {
    expect(firstOf(claimsWith(cause))).toMatchObject({ claim_number: 'A-1001', description: 'Fall from ladder' })
  })

  it('is a column of its own beside a description', () => {
    const both = firstOf(claimsWith(cause, ['Description', 'Slipped on ice', 'Burnt roof']))
    expect(both).toMatchObject({ description: 'Slipped on ice', cause: 'Fall from ladder' })
  })
})

it('a head of two letters parted by a bar is one word', () => {
  expect(firstOf(claimsWith(['O/C', 'O', 'C']).slice(0, 2)).claim_status).toBe('O')
})

it('a status may say how it came', () => {
  const told = firstOf(claimsWith(['Status', 'Closed w/o pay', 'Open']))
  expect(told.claim_status).toBe('Closed w/o pay')
  expect(firstOf(claimsWith(['Rept Date', '05/04/2019', '05/05/2019'])).date_reported).toBe('05/04/2019')
})

describe('a head that has a word of a field', () => {
  it('is over the status where all its values are one', () => {
    expect(firstOf(claimsWith(['State of claim', 'Open', 'Closed'])).claim_status).toBe('Open')
  })

  it('is over none where it has one value, one value is another or two columns may be it', () => {
    expect(firstOf(claimsWith(['Position', 'Open', 'Closed']).slice(0, 2))).not.toHaveProperty('claim_status')
    expect(firstOf(claimsWith(['Position', 'Open', 'North']))).not.toHaveProperty('claim_status')
    const two = firstOf(claimsWith(['Position', 'Open', 'Closed'], ['Suit', 'Closed', 'Closed']))
    expect(two).toMatchObject({ claim_number: 'A-1001', position: 'Open', suit: 'Closed' })
    expect(two).not.toHaveProperty('claim_status')
  })

  it.each([
    ['the model year', [['Unit No', 'Make', 'Model', 'Year built'], ['7', 'Mack', 'VNL', '2019'], ['9', 'Volvo', 'T', '2021']], { year: 2019 }],
    ['the state', [['Driver', 'Date of Birth', 'License Number', 'Issued in state'], ['Mira Holt', '12/08/1964', 'K1234567', 'OH'], ['Orla Finch', '03/04/1970', 'K7654321', 'PA']], { state_licensed: 'OH' }],
    ['the address', [['Location No.', 'Situated', 'Code', 'Classification'], ['1', '3 Oak Road, Dover, DE 19901', '91580', 'Contractors'], ['2', '8 Elm Road, Dover, DE 19904', '45192', 'Hotels']], { premises_address: '3 Oak Road, Dover, DE 19901' }],
    ['the edition', [['Location No.', 'Code', 'Form', 'Date', 'Title'], ['1', '91580', 'AB 10 01', '01 24', 'Devices'], ['2', '45192', 'AB 10 02', '03 15', 'Premises']], { edition_date: '01 24' }],
  ])('is over %s where its values look so', (_, rows, told) => {
    const title = { x: 40, y: 20, text: 'Workers Compensation Declarations' }
    expect(firstOf(rows, 'edition_date' in told ? [title] : [])).toMatchObject(told)
  }) // biome-ignore format: a table
})

it('heads under the titles of a sheet are read without them', () => {
  const rows = [['Loss experience', 'Otter Towing Company', '', ''], ...claimsWith(['Status', 'Open', 'Closed'])]
  expect(firstOf(rows)).toMatchObject({ claim_number: 'A-1001', claim_status: 'Open', claim_paid: 10 })
})

it('a count of none under the numbers of claims is no claim', () => {
  const rows = [CLAIM[0]!, ['0', '05/02/2019', '$0.00']]
  const widths = rows[0]!.map(() => 120)
  expect(readRecords([gridPage([{ widths, rows, ruled: 'cells' }])])).toEqual([])
})

describe('a head of two fields', () => {
  it.each(['Claimant / Cause', 'Claimant and cause'])('gives each the value in its order: %s', (head) => {
    const found = firstOf(claimsWith([head, 'Mira Holt\nFall from ladder', 'Orla Finch\nFire']))
    expect(found).toMatchObject({ claimant: 'Mira Holt', description: 'Fall from ladder' })
  })

  it('is none where an “and” joins a field with what is none', () => {
    const found = firstOf(claimsWith(['Claimant and counsel', 'Mira Holt\nIvo Lund', 'Orla Finch\nBo Tate']))
    expect(found).toMatchObject({ claim_number: 'A-1001', claimant_and_counsel: 'Mira Holt Ivo Lund' })
    expect(found).not.toHaveProperty('claimant')
  })

  it('is one where both are names of it, and the value keeps its dashes', () => {
    const rows = [
      ['Location No.', 'Class Code', 'Occupancy / Classification'],
      ['1', '45192', 'Hotels - with pools'],
      ['2', '91580', 'Contractors'],
    ]
    expect(firstOf(rows, [{ x: 40, y: 20, text: 'General Liability Declarations' }])).toMatchObject({
      classification: 'Hotels - with pools',
    })
  })

  it('is not that of both names where another head names it alone', () => {
    const rows = [
      ['Location No.', 'Class Code', 'Occupancy / Operations', 'Classification'],
      ['1', '45192', 'Motel with pool', 'Hotels'],
      ['2', '91580', 'Roofers', 'Contractors'],
    ]
    const found = firstOf(rows, [{ x: 40, y: 20, text: 'General Liability Declarations' }])
    expect(found).toMatchObject({ classification: 'Hotels' })
  })
})

it('an amount told in parts and as a whole is the whole', () => {
  const parts = ['Loss', 'Expense', 'Total'].flatMap((of, at) => [
    [`Paid to Date ${of}`, ['40.00', '2.00', '42.00'][at]!, ['0.00', '3.00', '3.00'][at]!],
  ])
  expect(firstOf(claimsWith(...parts).map((row) => row.toSpliced(2, 1)))).toMatchObject({ claim_paid: 42 })
})

it('what a figure is counted in stands in brackets behind its head', () => {
  const paid = ['Paid (dollars)', '10.00', '11.00']
  const [heads, ...rows] = claimsWith(paid)
  expect(firstOf([heads!, ...rows].map((row) => row.toSpliced(2, 1)))).toMatchObject({ claim_paid: 10 })
})
