import { aProperty } from './certified.ts'
import { expect, expectAccessible, test } from './support.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`evidence of property is issued to a lender at ${String(width)} px: what no policy says is refused at its field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { list } = await aProperty(page)
    await page.goto(`${list}/new`)
    const dialog = page.getByRole('dialog', { name: 'Create certificate' })
    await expect(dialog.getByLabel('Form').locator('option')).toHaveText([
      /^ACORD 25/,
      /^ACORD 24/,
      /^ACORD 27/,
      /^ACORD 28/,
    ])
    await dialog.getByLabel('Form').selectOption('ACORD_28')
    await expect(dialog.getByText('General Liability is not shown on ACORD 28.')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /Property PR-2088/ })).toBeChecked()
    await expect(dialog.getByLabel('The holder is an additional insured')).toBeHidden()
    await dialog.getByLabel('Additional interest').fill('First Sample Bank')
    await page.getByLabel('Address', { exact: true }).fill('7 Vault Row')
    await page.getByLabel('City').fill('Testford')
    await page.getByLabel('State').selectOption('OH')
    await page.getByLabel('ZIP code').fill('43002')
    await dialog.getByLabel('Loan number').fill('77-120')
    await dialog.getByLabel('Interest', { exact: true }).selectOption('LOSS_PAYEE')
    await dialog.getByRole('button', { name: 'Issue certificate' }).click()
    await expect(dialog.getByText(/does not name First Sample Bank as loss payee/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Interest', { exact: true }).selectOption('MORTGAGEE')
    await dialog.getByRole('button', { name: 'Issue certificate' }).click()
    const issued = page.getByRole('dialog', { name: /^Certificate \d{4}-\d{4,}$/ })
    await expect(issued.getByText('ACORD 28 for First Sample Bank')).toBeVisible()
    await expect(issued.getByRole('img').first()).toHaveJSProperty('complete', true)
    await issued.getByText(/^Where the \d+ values are from$/).click()
    await expect(issued.getByText('Property PR-2088, Coverage descriptions')).toBeVisible()
    await page.goto(list)
    await expect(page.getByRole('row', { name: /First Sample Bank/ })).toBeVisible()
    await page.goto(`${list}/many`)
    await page.getByLabel('Form').selectOption('AS_HELD')
  })
