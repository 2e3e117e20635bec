import { expect, it } from 'vitest'
import { makePdf, type TextAt } from '../../../tests/support/documents/pdf.ts'
import { paperOf } from '../../../tests/support/rehearsal/made-paper.ts'

/** Texts that end where their column ends: digits of this font are as wide as each other. */
const ended = (end: number, y: number, text: string): TextAt => {
  const width = [...text].reduce((sum, letter) => sum + (/\d/.test(letter) ? 5.004 : 2.502), 0)
  return { x: end - width, y, text, size: 9 }
}
const row = (y: number, figures: string[]) => figures.map((text, at) => ended(380 + at * 60, y, text))

it('of several figures behind one label the one under the column of the claims is its total', async () => {
  const claims = [
    ['C-1001', '03/04/2024', '1,000', '400', '1,400'],
    ['C-1002', '05/06/2024', '2,000', '300', '2,300'],
  ]
  const texts: TextAt[] = [
    { x: 50, y: 60, text: 'LOSS RUN REPORT' },
    ...['Claim No', 'Date of Loss'].map((text, at) => ({ x: 50 + at * 90, y: 100, text, size: 9 })),
    ...[
      ['Indem', 380],
      ['Medical', 440],
      ['Total Paid', 500],
    ].map(([text, end]) => ({ x: Number(end) - 40, y: 100, text: String(text), size: 9 })),
    ...claims.flatMap(([number, day, ...figures], at) => [
      { x: 50, y: 120 + at * 16, text: number!, size: 9 },
      { x: 140, y: 120 + at * 16, text: day!, size: 9 },
      ...row(120 + at * 16, figures),
    ]),
    { x: 50, y: 220, text: 'Report Totals', size: 9 },
    ...['2', '1', '3'].map((text, at) => ({ x: 160 + at * 30, y: 220, text, size: 9 })),
    { x: 290, y: 220, text: 'Paid', size: 9 },
    ...row(220, ['3,000', '700', '3,700']),
  ]
  const { facts } = await paperOf('Run.pdf', await makePdf([{ texts }]))
  const total = facts!.claimLists!.totals.find(({ name }) => name.source.quote.startsWith('Report Totals'))!
  expect(total.fields).toMatchObject({ claim_paid: { value: 3700 }, count: { value: 3 } })
  expect(total.name.value).not.toMatch(/,/)
})
