import { aContractorsSupplement } from '../support/forms/contractors-supplement.ts'
import { aPolicyFile, expect, expectAccessible, test } from './support.ts'

test('an attached PDF form is filled from the policy, opens by itself, and takes a choice by hand', async ({
  page,
}) => {
  await page.goto('/app/home')
  const supplement = {
    name: 'Contractors supplement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aContractorsSupplement()),
  }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([supplement, await aPolicyFile()])
  await page
    .getByRole('textbox')
    .first()
    .fill('Fill the attached supplement from the policy. Number of employees is 14.')
  await page.getByRole('button', { name: /^(?:Send|Ask|Start)/ }).click()
  await expect(page.getByRole('tab', { name: 'PDF' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Otter & Thimble Joinery LLC').first()).toBeVisible()
  await expect(page.getByText('on the attached PDF, which stays fillable')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /Type of work/ })
    .first()
    .click()
  await page.getByRole('combobox').selectOption('Roofing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/version=2/)
  await page.getByRole('tab', { name: 'PDF' }).click()
  await expect(page.getByRole('img', { name: /1/ }).first()).toBeVisible()
})
