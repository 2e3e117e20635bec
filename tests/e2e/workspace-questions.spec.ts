import { linesPage, makePdf } from '../support/documents/pdf.ts'
import { expect, test } from './support.ts'

/** A property policy that ended years ago. */
const ended = () =>
  makePdf([
    linesPage([
      'COMMERCIAL PROPERTY DECLARATIONS',
      'Policy Number: CP-2021-77',
      'Policy Period: 03/03/2021 to 03/03/2022',
      'Insurer: Thornbury Casualty Company',
      'Named Insured: Heron Example Builders LLC',
      'Mailing Address: 9 New Street, Mobile, AL 36602',
      'Location 1: 9 New Street, Mobile, AL 36602',
      'Building Limit: $1,000,000',
    ]),
  ])

test('while a second question waits, nothing of the first answer wants an eye; then each list names its form', async ({
  page,
}) => {
  await page.goto('/app/home')
  await page.getByRole('textbox').first().fill('Fill ACORD 28 and ACORD 35')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'Ended policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await ended()) }])
  await page.getByRole('button', { name: /^(?:Send|Ask|Start)/ }).click()
  const answers = page.getByRole('group', { name: 'Answers to choose from' })
  const eye = page.getByRole('region', { name: /^Needs your eye/ })
  await answers.getByRole('button', { name: 'Use policy CP-2021-77' }).click({ timeout: 60_000 })
  await expect(answers.getByRole('button')).toHaveText(['Cancellation request', 'Policy release'])
  await expect(eye).toHaveCount(0)
  await answers.getByRole('button', { name: 'Policy release' }).click()
  await expect(answers).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Needs your eye: ACORD 28/ })).toBeVisible()
})
