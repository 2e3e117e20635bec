import { expect, it } from 'vitest'
import { fileOf } from '../../../tests/support/documents/file.ts'
import { linesPage, makePdf, type PdfPageSpec } from '../../../tests/support/documents/pdf.ts'
import { aPolicyPdf } from '../../../tests/support/policies.ts'
import { readDocument } from '../reading/read-document.ts'
import { formNamed } from './form-number.ts'
import { listedForms } from './listed-forms.ts'

it.each([
  ['CG 20 10 04 13 Additional Insured', 'CG2010', '04 13', 'Additional Insured'],
  ['CG 20 10', 'CG2010', null, ''],
  ['CG2010 0413 – Owners', 'CG2010', '04 13', 'Owners'],
  ['WC 00 03 13 04 84 Waiver', 'WC000313', '04 84', 'Waiver'],
  ['WC 00 03 13', 'WC000313', null, ''],
  ['CG 20 33 04/13', 'CG2033', '04 13', ''],
  ['CG 20 33 (04 2013) Automatic', 'CG2033', '04 13', 'Automatic'],
  ['2. CG D3 16 11 11 Broad Form', 'CGD316', '11 11', 'Broad Form'],
])('%s is a form', (text, number, edition, title) => expect(formNamed(text)).toEqual({ number, edition, title }))

it.each(['Policy period', 'LIMITS OF INSURANCE', '12 Example Street', '', 'OH 4'])('%s is no form', (text) => {
  expect(formNamed(text)).toBeNull()
})

const numbersIn = async (pdf: Buffer) => {
  const { pages } = await readDocument(fileOf('Policy.pdf', pdf), 'Policy.pdf')
  return listedForms(pages).map(({ number, edition, page }) => [number, edition, page])
}

it('a list of forms is whosever they are, and begins under its heading: a policy number above it is none', async () => {
  expect(await numbersIn(await aPolicyPdf())).toEqual([
    ['QF1001', '04 26', 1],
    ['QF2033', '04 26', 1],
  ])
})

const page = (rows: [string, string][], heading: string): PdfPageSpec => ({
  texts: [
    { x: 60, y: 60, text: heading, size: 11, bold: true },
    ...rows.flatMap(([number, title], index) => [
      { x: 60, y: 90 + index * 18, text: number, size: 10 },
      { x: 220, y: 90 + index * 18, text: title, size: 10 },
    ]),
  ],
})
const ROWS: [string, string][] = [
  ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
  ['QF 21 47', 'Exclusion without an edition'],
  ['QF 20 10 04 26', 'Additional Insured'],
]

it('goes on over the page, and ends where a page has no list any more', async () => {
  const pdf = await makePdf([
    page(ROWS, 'SCHEDULE OF FORMS'),
    page(
      [
        ['IL 00 17 11 98', 'Common Policy Conditions'],
        ['QF 30 01 04 26', 'Notice'],
      ],
      'Quillfeather Mutual',
    ),
    linesPage(['We will pay those sums.', 'CG 00 01 04 13']),
    page(
      [
        ['QF 40 01 04 26', 'Spoken of'],
        ['QF 41 01 04 26', 'Spoken of'],
      ],
      'Definitions',
    ),
  ])
  expect(await numbersIn(pdf)).toEqual([
    ['CG0001', '04 13', 1],
    ['QF2010', '04 26', 1],
    ['IL0017', '11 98', 2],
    ['QF3001', '04 26', 2],
  ])
})
