import type { Route } from '@playwright/test'
import { linesPage, makePdf } from '../support/documents/pdf.ts'
import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

/** A subcontract whose insurance the invented policy meets in part. */
const aContractFile = async () => ({
  name: 'Joinery subcontract.pdf',
  mimeType: 'application/pdf',
  buffer: await makePdf([
    linesPage([
      'SUBCONTRACT AGREEMENT',
      'Otter & Thimble Joinery LLC shall install cabinets at 4 Sample Road.',
      'ARTICLE 9 INSURANCE',
      '9.1 Subcontractor shall maintain commercial general liability insurance with limits of not less than',
      '$2,000,000 each occurrence and $2,000,000 general aggregate.',
      '9.2 Subcontractor shall maintain automobile liability insurance with a combined single limit of not less',
      'than $1,000,000.',
      '9.3 Contractor shall be named as an additional insured on the general liability policy.',
    ]),
  ]),
})

test('a contract is reviewed: findings with words on either side, dealt with, noted and taken along', async ({
  page,
}) => {
  await page.goto('/app/home?preset=CONTRACT_REVIEW')
  const dialog = page.getByRole('dialog', { name: 'Contract Review' })
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.getByText('Add the contract whose requirements Cara should check.')).toBeVisible()
  await dialog.getByLabel('Contract', { exact: true }).setInputFiles(await aContractFile())
  await dialog.getByLabel('Quote or policy').setInputFiles(await aPolicyFile())
  await dialog.getByRole('button', { name: 'Review' }).click()
  const panel = page.getByRole('complementary', { name: 'What is open' })
  await expect(panel.getByRole('tab', { name: /Findings/ })).toBeVisible({ timeout: 60_000 })
  const short = panel.getByRole('listitem').filter({ hasText: 'Each occurrence: $2,000,000' })
  await expect(short).toContainText('Short')
  await expect(short).toContainText('$1,000,000 is $1,000,000 less than the $2,000,000 asked for.')
  await page.screenshot({ path: test.info().outputPath('review-1440.png') })
  await expectAccessible(page)

  await short.getByRole('button', { name: '$1,000,000', exact: true }).click()
  await expect(panel.getByRole('region', { name: 'Source page' })).toContainText('Otter policy.pdf')
  await short.getByRole('button', { name: /Add a note/ }).click()
  await short.getByRole('textbox').fill('Asked Quillfeather on Monday.')
  await short.getByRole('button', { name: 'Save note' }).click()
  await expect(short).toContainText('Asked Quillfeather on Monday.')
  await page.screenshot({ path: test.info().outputPath('review-source.png') })
  // It waits for half a second before it leaves the browser, as it does behind other requests.
  const slowly = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.continue().catch(() => undefined)
  }
  await page.route('**/graphql', slowly)
  await short.getByRole('checkbox', { name: /Dealt with/ }).check()
  await page.reload()
  await page.unroute('**/graphql', slowly)
  await expect(short.getByRole('checkbox', { name: /Dealt with/ })).toBeChecked()
  await panel.getByRole('button', { name: /Not shown/ }).click()
  await expect(short).toBeHidden()

  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toBe('Contract review.csv')
  await panel.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /e-mail/ }).click()
  await expect(panel.getByLabel('Subject')).toHaveValue('Contract review: what is open')
  await page.screenshot({ path: test.info().outputPath('review-email.png') })
})

test('a contract that asks for no insurance opens a review that says so', async ({ page }) => {
  const contract = {
    name: 'Mail service agreement.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf([
      linesPage([
        'MAIL SERVICE AGREEMENT',
        'Otter & Thimble Joinery LLC shall collect the letters of Sample Mills every day at noon.',
        'The fee is $40 a month. Either party may end this agreement by notice of thirty days.',
      ]),
    ]),
  }
  await page.goto('/app/home?preset=CONTRACT_REVIEW')
  const dialog = page.getByRole('dialog', { name: 'Contract Review' })
  await dialog.getByLabel('Contract', { exact: true }).setInputFiles(contract)
  await dialog.getByRole('button', { name: 'Review' }).click()
  const panel = page.getByRole('complementary', { name: 'What is open' })
  await expect(panel.getByText('Nothing was found.')).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(panel.getByText('Nothing was found.')).toBeVisible()
  await panel.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('menuitem', { name: /CSV/ })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /e-mail/ })).toHaveCount(0)
})

test('on a phone a review fills the screen and its sides stand under each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/home?preset=CONTRACT_REVIEW')
  await page.getByLabel('Contract', { exact: true }).setInputFiles(await aContractFile())
  await page.screenshot({ path: test.info().outputPath('review-dialog-390.png') })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page.getByRole('tab', { name: /Findings/ })).toBeVisible({ timeout: 60_000 })
  await page.screenshot({ path: test.info().outputPath('review-390.png') })
  await expectAccessible(page)
})
