import { describe, expect, it } from 'vitest'
import { type DrawnTable, type DrawnText, gridPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

const CLAIMS: DrawnTable = {
  widths: [100, 80, 90, 90, 90, 90, 90],
  ruled: 'cells',
  rows: [
    ['Claim # / ServiceFile #', 'Loss Date', 'Loss Reserve', 'Indemnity Paid', 'Expense Paid', 'Recoveries', 'Incurred'],
    ['A-1001/77', '05/02/19', '$1.00', '$10.00', '$2.50', '$0.00', '$13.50'],
    ['A-1002/78', '05/03/19', '$1.00', '$10.00', '$2.50', '$0.00', '$99.00'],
  ],
} // biome-ignore format: a table

const claimsUnder = (...texts: string[][]) => {
  const drawn = texts.flatMap((cells, row): DrawnText[] =>
    cells.map((text, at) => ({ x: 40 + at * 180, y: 40 + row * 14, text })),
  )
  return readRecords([gridPage([CLAIMS], drawn)]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
}

describe('what stands above a group of records', () => {
  it('is their policy, and the term beside it', () => {
    for (const told of [
      ['Policy : QX-440012', 'Elm Works', '02/01/2020 - 02/01/2021'],
      ['Policy Number: QX-440012', 'Policy Period: 02/01/2020 to 02/01/2021'],
    ])
      expect(claimsUnder(told)[0]).toMatchObject({ policy_number: 'QX-440012', effective_date: '02/01/2020' })
    expect(claimsUnder(['Policy : GL 1234567890-222-444'])[0]!.policy_number).toBe('GL 1234567890-222-444')
  })

  it('may be parts of a heading between dashes', () => {
    const heading = (number: string) => [`Elm Works — General Liability — ${number} — 05-01-2024 to 05-01-2025`]
    expect(claimsUnder(heading('2457221124'))[0]).toMatchObject({
      policy_number: '2457221124',
      effective_date: '05/01/2024',
    })
    expect(claimsUnder(heading('Otter'))[0]).not.toHaveProperty('policy_number')
  })

  it('is left out where more than one policy is told, or one that is not understood', () => {
    expect(claimsUnder(['Policy: QX-440012'], ['Policy: QX-440013'])[0]).not.toHaveProperty('policy_number')
    const [, , next] = readRecords([
      gridPage([CLAIMS], [{ x: 40, y: 40, text: 'Policy: QX-440012' }]),
      gridPage([CLAIMS], [{ x: 40, y: 40, text: 'Policy: all of them' }], 2),
    ])
    expect(next!.fields).not.toHaveProperty('policy_number')
  })

  it('is left out for a record that a text below it says to be of another policy', () => {
    const rows = [
      ['Claim Number', 'Claimant', 'Date of Loss', 'Date Reported', 'Status', 'Reserve'],
      ['Z-5001', 'Ann Lee', '02/03/2024', '02/05/2024', 'Open', '$500.00'],
    ]
    const claimAbove = (policy: string) => {
      const below: DrawnTable = { widths: [200, 200], ruled: 'cells', rows: [[`Policy: ${policy}`, 'Open Claims: 1']] }
      const table: DrawnTable = { widths: rows[0]!.map(() => 100), ruled: 'cells', rows }
      return readRecords([gridPage([table, below], [{ x: 40, y: 40, text: 'Policy: QX-440012' }])])[0]!.fields
    }
    expect(claimAbove('QX-440012').policy_number?.value).toBe('QX-440012')
    expect(claimAbove('QX-440099')).not.toHaveProperty('policy_number')
  })

  it('has amounts in parts added up where they make the whole, and only there', () => {
    const [first, second] = claimsUnder()
    expect(first).toMatchObject({ claim_number: 'A-1001', claim_paid: 12.5, claim_reserves: 1, claim_recovered: 0 })
    expect(second).not.toHaveProperty('claim_paid')
  })

  it('is told with its term by a row within a table, for the rows down to the next', () => {
    const claim = (number: string) => [number, 'Ann Lee', '02/03/2024', 'Open', '$500.00']
    const rows = [
      ['Claim Number', 'Claimant', 'Date of Loss', 'Status', 'Reserve'],
      claim('Z-5001'),
      ['Policy QX-440012 Elm Works, Term 02/01/2024 - 02/01/2025'],
      claim('Z-5002'),
      claim('Z-5003'),
      ['Policy QX-440013 Elm Works, Term 02/01/2025 - 02/01/2026'],
      claim('Z-5004'),
      ['Policy QX-440014 Elm Works'],
      claim('Z-5005'),
    ]
    const found = readRecords([gridPage([{ widths: rows[0]!.map(() => 100), rows, ruled: 'cells' }])])
    const policies = found.map(({ fields }) => [fields.policy_number?.value, fields.effective_date?.value])
    expect(policies).toEqual([
      [undefined, undefined],
      ['QX-440012', '02/01/2024'],
      ['QX-440012', '02/01/2024'],
      ['QX-440013', '02/01/2025'],
      ['QX-440014', undefined],
    ])
    expect(found.some(({ fields }) => 'description' in fields)).toBe(false)
  })
})
