import { describe, expect, it } from 'vitest'
import { type DrawnText, drawnPage } from '../../../tests/support/documents/grid-page.ts'
import { readRecords } from './read-records.ts'

/** A claim's section: labels without colons on the left, its amounts in rows on the right. */
function section(
  top: number,
  number: string,
  reserved: [medical: string, expense: string, total: string],
): DrawnText[] {
  const row = (index: number, cells: [x: number, text: string][]) =>
    cells.map(([x, text]) => ({ x, y: top + index * 13, text }))
  return [
    ...row(0, [[40, `Claim Number: ${number}`], [240, 'Claimant Name:Ida Moss'], [500, 'Claim Status: Open/Indemnity']]),
    ...row(1, [[40, 'Date of Injury'], [160, '03/04/2022']]),
    ...row(2, [[40, 'Date Reported to Carrier'], [160, '03/09/2022 (5 Days To Report)'], [430, 'Paid'], [500, 'Reserved'], [580, 'Total Incurred']]),
    ...row(3, [[40, 'Close Date'], [300, 'Medical'], [420, '$500.00'], [500, reserved[0]], [580, '$600.00']]),
    ...row(4, [[40, 'Cause'], [160, 'Fall'], [300, 'Expense'], [420, '$20.00'], [500, reserved[1]], [580, '$20.00']]),
    ...row(5, [[300, 'Total'], [420, '$520.00'], [500, reserved[2]], [580, '$620.00']]),
  ] // biome-ignore format: a table
}

describe('sections of labels and amounts', () => {
  const page = drawnPage(
    [...section(40, 'Q-20011', ['$100.00', '$1.00', '$101.00']), ...section(180, 'Q-20012', ['$100.00', '$1.00', '$150.00'])],
    [],
  ) // biome-ignore format: a table
  const [first, second] = readRecords([page]).map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )

  it('takes values beside their labels and the totals of rows of amounts', () => {
    expect(first).toEqual({
      claim_number: 'Q-20011',
      claimant: 'Ida Moss',
      claim_status: 'Open/Indemnity',
      date_of_loss: '03/04/2022',
      date_reported: '03/09/2022',
      claim_paid: 520,
      claim_reserves: 101,
    })
  })

  it('takes neither a part nor a total that is not the sum of its parts', () => {
    expect(second).toMatchObject({ claim_number: 'Q-20012', claim_paid: 520 })
    expect(second).not.toHaveProperty('claim_reserves')
  })

  it('takes a total that stands alone under its heads', () => {
    const texts = [...section(40, 'Q-20013', ['', '', '$101.00']).filter(({ x, y }) => x < 300 || y < 79), { x: 300, y: 79, text: 'Total' }, { x: 420, y: 79, text: '$520.00' }, { x: 500, y: 79, text: '$101.00' }] // biome-ignore format: a list
    const [{ fields }] = readRecords([drawnPage(texts, [])]) as [ReturnType<typeof readRecords>[number]]
    expect([fields.claim_paid?.value, fields.claim_reserves?.value]).toEqual([520, 101])
  })
})

describe('several amounts beside one label', () => {
  /** A claim's labels with its amounts in rows, under heads where there are some. */
  const claim = (heads: string[], paid: string[]): DrawnText[] => {
    const row = (index: number, cells: [x: number, text: string][]) =>
      cells.map(([x, text]) => ({ x, y: 40 + index * 13, text }))
    return [
      ...row(0, [[40, 'Claim Number: Q-20011'], [240, 'Claimant: Ida Moss'], [440, 'Status: Open']]),
      ...row(1, [[40, 'Date of Loss: 03/04/2022'], [240, 'Date Reported: 03/09/2022']]),
      ...row(3, heads.map((text, at): [number, string] => [300 + at * 100, text])),
      ...row(4, [[200, 'Paid'], ...paid.map((text, at): [number, string] => [300 + at * 100, text])]),
    ] // biome-ignore format: a table
  }
  const paidIn = (heads: string[], paid: string[]) => {
    const [found] = readRecords([drawnPage(claim(heads, paid), [])])
    expect(found!.fields.claim_number!.value).toBe('Q-20011')
    return found!.fields.claim_paid?.value
  }
  const HEADS = ['Medical', 'Indemnity', 'Total']

  it('are told by that under the head of their total, where the others add up to it', () => {
    expect(paidIn(HEADS, ['$100.00', '$200.00', '$300.00'])).toBe(300)
    expect(paidIn(['Medical', 'Total', 'Indemnity'], ['$100.00', '$300.00', '$200.00'])).toBe(300)
  })

  it.each([
    ['they do not', HEADS, ['$100.00', '$200.00', '$400.00']],
    ['none has that head', HEADS.slice(0, 2), ['$100.00', '$200.00', '$300.00']],
    ['there are no heads', [], ['$100.00', '$200.00', '$300.00']],
  ])('tell nothing where %s', (_, heads, paid) => {
    expect(paidIn(heads, paid)).toBeUndefined()
  })
})
