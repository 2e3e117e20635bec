import { expect, test } from 'vitest'
import { makePdf } from '../../../tests/support/documents/pdf.ts'
import { sheetOf } from '../facts/sheet.ts'
import { readPdfPages } from '../reading/pdf/read-pdf.ts'
import { readFields } from './named-fields.ts'

/** What a page with the street of an applicant and a line under it, so far down and of no known name, says. */
async function linesSay(under: string, y = 62) {
  const field = { x: 40, width: 220, height: 12 }
  const pages = await makePdf([
    {
      texts: [{ x: 40, y: 38, text: 'MAILING ADDRESS' }],
      fields: [
        { ...field, name: 'NamedInsured_MailingAddress_LineOne_A', y: 50, value: '41 Shore Road' },
        { ...field, name: 'Insured Address Line 2', y, value: under },
      ],
    },
  ])
  const [page] = await readPdfPages(pages)
  return Object.fromEntries(readFields(sheetOf(page!), []).map(({ name, value }) => [name, value]))
}

const STREET = { NamedInsured_MailingAddress_LineOne_A: '41 Shore Road' }

test('a field of no known element under a street holds its city, state and ZIP code', async () => {
  expect(await linesSay('Mobile, AL 36602')).toEqual({
    ...STREET,
    NamedInsured_MailingAddress_CityName_A: 'Mobile',
    NamedInsured_MailingAddress_StateOrProvinceCode_A: 'AL',
    NamedInsured_MailingAddress_PostalCode_A: '36602',
  })
})

test('but not one that says less, or stands elsewhere', async () => {
  expect(await linesSay('Suite 4')).toEqual({ ...STREET, 'Insured Address Line 2': 'Suite 4' })
  expect(await linesSay('Mobile, AL 36602', 110)).toEqual({ ...STREET, 'Insured Address Line 2': 'Mobile, AL 36602' })
})
