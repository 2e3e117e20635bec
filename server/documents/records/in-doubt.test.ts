import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage, gridPage } from '../../../tests/support/documents/grid-page.ts'
import type { Page } from '../types.ts'
import { readRecords } from './read-records.ts'

const valuesOf = (page: Page) =>
  readRecords([page]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
const grid = (rows: string[][], texts: DrawnText[] = []) =>
  gridPage([{ widths: rows[0]!.map(() => 150), rows, ruled: 'cells' }], texts)
const lines = (...rows: string[]): Page =>
  drawnPage(
    rows.map((text, row) => ({ x: 40, y: 40 + row * 14, text })),
    [],
  )
const at = (xs: number[], y: number, cells: string[]): DrawnText[] =>
  cells.flatMap((text, i) => (text ? [{ x: xs[i]!, y, text }] : []))
const CARD = ['Claim Number: Z-5001', 'Claimant: Ann Lee', 'Date of Loss: 02/03/2024', 'Date Reported: 02/05/2024']
const CLAIM = [
  ['Claim No', 'Date of Loss', 'Paid'],
  ['A-1001', '05/02/2019', '$10.00'],
  ['A-1002', '05/03/2019', '$11.00'],
]
const withColumn = (...column: string[]) => CLAIM.map((row, index) => [...row, column[index]!])

describe('what a list leaves in doubt', () => {
  it('a row whose details name its policy is no group row', () => {
    const rows = withColumn('Details', 'Policy: QX-440012\nDriver: Ann Lee', 'Driver: Ed Ash')
    const found = valuesOf(grid(rows))
    expect(found).toHaveLength(2)
    expect(found[1]).not.toHaveProperty('policy_number')
  })
  it('a label nobody knows is no status', () => {
    expect(valuesOf(lines(...CARD, 'Subrogation: Pending', 'Status: Open'))[0]!.claim_status).toBe('Open')
    expect(valuesOf(lines(...CARD, 'Litigation: Closed', 'Paid: $5.00'))[0]).not.toHaveProperty('claim_status')
  })
  it('a cause in a card is not its description', () => {
    expect(valuesOf(lines(...CARD, 'Status: Open', 'Cause: Fall', 'Description: Slipped on ice'))[0]!.description).toBe(
      'Slipped on ice',
    )
    expect(valuesOf(lines(...CARD, 'Status: Open', 'Nature of injury: Sprain'))[0]).not.toHaveProperty('description')
  })
  it('headings of groups, or a foot line of a list of one, are no descriptions', () => {
    const rows = [
      CLAIM[0]!,
      ['Dover terminal'],
      CLAIM[1]!,
      ['Vale terminal'],
      CLAIM[2]!,
      ['Elm terminal'],
      ['A-1003', '05/02/2019', '$12.00'],
      ['Oak terminal'],
      ['A-1004', '05/02/2019', '$13.00'],
    ]
    expect(valuesOf(grid(rows)).some((found) => 'description' in found)).toBe(false)
    expect(
      valuesOf(grid([...CLAIM.slice(0, 2), ['No other claims were reported in this term']]))[0],
    ).not.toHaveProperty('description')
  })
  it('a sum of two fields is neither', () => {
    expect(
      valuesOf(
        grid(
          withColumn('Claimant', 'Ann Lee', 'Bo Tate').map((row) =>
            row.with(2, row[2]!.replace('Paid', 'Paid and Reserve')),
          ),
        ),
      )[0],
    ).not.toHaveProperty('claim_paid')
  })
  it('a lesser head over dates or codes is no description', () => {
    expect(
      valuesOf(
        grid([
          ['Claim No', 'Accident', 'Status', 'Paid', 'Reserve'],
          ['A-1', '05/02/2019', 'Open', '$5.00', '$6.00'],
          ['A-2', '05/03/2019', 'Open', '$5.00', '$6.00'],
        ]),
      )[0],
    ).not.toHaveProperty('description')
    expect(
      valuesOf(
        grid(withColumn('Cause', '27', '45').map((row) => [...row, row[0] === 'Claim No' ? 'Status' : 'Open'])),
      )[0],
    ).not.toHaveProperty('description')
  })
  it('values alone do not tell a field whose head says another thing', () => {
    expect(valuesOf(grid(withColumn('Subrogation', 'Closed', 'Pending')))[0]).not.toHaveProperty('claim_status')
    expect(
      valuesOf(
        grid([
          ['Unit No', 'Make', 'Model', 'Inspected'],
          ['7', 'Mack', 'VNL', '2024'],
          ['9', 'Volvo', 'T', '2025'],
        ]),
      ).some(({ year }) => year),
    ).toBe(false)
    expect(
      valuesOf(
        grid([
          ['Driver', 'Date of Birth', 'License Number', 'Terminal'],
          ['Mira Holt', '12/08/1964', 'K1234567', 'OH'],
          ['Orla Finch', '03/04/1970', 'K7654321', 'PA'],
        ]),
      )[0],
    ).not.toHaveProperty('state_licensed')
    expect(
      valuesOf(
        grid([
          ['Location No.', 'Code', 'Classification', 'Mortgagee'],
          ['1', '91580', 'Contractors', '3 Oak Road, Dover, DE 19901'],
          ['2', '45192', 'Hotels', '8 Elm Road, Dover, DE 19904'],
        ]),
      )[0],
    ).not.toHaveProperty('premises_address')
  })
  it('a row of its own under a blank place does not go on with the cell above', () => {
    const xs = [40, 100, 180, 300, 400]
    const page = drawnPage(
      [
        { x: 40, y: 20, text: 'BUSINESSOWNERS DECLARATIONS' },
        ...at(xs, 60, ['Loc', 'Class', 'Coverage', 'Limit', 'Deductible']),
        ...at(xs, 72, ['1', '64100', 'Building', '$100,000', '$500']),
        ...at(xs, 84, ['', '', 'Contents', '$50,000', '']),
        ...at(xs, 96, ['2', '64101', 'Building', '$200,000', '$500']),
      ],
      [],
    )
    expect(valuesOf(page)[0]!.coverage).not.toBe('Building Contents')
  })
  it('figures without a head go with no head beside them but that of figures set right under it', () => {
    const xs = [40, 140, 240, 340, 440]
    const page = drawnPage(
      [
        ...at(xs, 40, ['Claim No', 'Loss Date', 'Paid', '', 'Recovered']),
        ...at(xs, 52, ['A-1', '05/02/2019', '$5.00', '$7.00', '']),
        ...at(xs, 64, ['A-2', '05/03/2019', '$6.00', '$8.00', '']),
      ],
      [],
    )
    expect(valuesOf(page)[0]).not.toHaveProperty('claim_recovered')
  })
  it('limits in a sentence name no line', () => {
    const rows = [
      ['Location No.', 'Code', 'Classification'],
      ['1', '91580', 'Contractors'],
      ['2', '45192', 'Hotels'],
    ]
    expect(
      valuesOf(
        grid(rows, [{ x: 40, y: 30, text: 'This insurance does not apply to bodily injury by accident of employees' }]),
      )[0],
    ).not.toHaveProperty('lob')
  })
})
