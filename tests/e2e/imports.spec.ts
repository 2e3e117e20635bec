import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ACCOUNTS_HEAD, aClient, csvOf } from '../support/imports.ts'
import { actAs } from './own-agency.ts'
import { IVES } from './people.ts'
import { expect, expectAccessible, test } from './support.ts'

actAs(IVES)
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function sendFile(page: Page, name: string, content: string) {
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

for (const size of [DESK, PHONE])
  test(`a book is brought along, looked at, imported, mended and undone at ${String(size.width)} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/app/accounts')
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText('Choose a CSV or XLSX file.')).toBeVisible()
    await sendFile(page, 'clients.pdf', '%PDF-1.7')
    await expect(page.getByText('This is not a CSV or XLSX file. Save your list as one of these.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove clients.pdf' }).click()
    await expectAccessible(page)
    const head = ACCOUNTS_HEAD.map((name) => (name === 'Client ID' ? 'Code' : name))
    const bad = aClient(2, { ST: 'OHI' })
    await sendFile(page, 'clients.csv', csvOf([head, aClient(1), bad, aClient(3)]))

    const rows = page.getByRole('region', { name: 'Rows' })
    await expect(rows.getByText('State “OHI” is not a US state. Did you mean OH?')).toBeVisible()
    await expect(page.getByText('Cara cannot tell')).toBeVisible()
    expect(await isNarrow(page)).toBe(true)
    await expectAccessible(page)
    const code = page.getByRole('combobox', { name: 'Code in Cara' })
    await code.selectOption('Name')
    await expect(page.getByText('Another column goes to Name already.')).toBeVisible()
    await code.selectOption('Your reference')
    await expect(page.getByText('Chosen by you')).toBeVisible()
    await rows.getByRole('button', { name: /^Refuse/ }).click()
    await expect(page).toHaveURL(/tab=REFUSE/)
    await expect(rows.getByText('Tin Kettle Bakery 00001')).toBeHidden()
    await rows.getByRole('button', { name: /^All/ }).click()

    await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
    const last = page.getByRole('region', { name: 'Imports' })
    await expect(last.getByText(/^2 created, 1 refused/).first()).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), rows.getByRole('link', { name: 'Error file' }).click()])
    const errors = await readFile(await file.path(), 'utf8')
    expect(errors).toContain('What is wrong')
    await page.getByRole('link', { name: 'Choose another file' }).click()
    await sendFile(page, 'errors.csv', errors.replace(',OHI,', ',OH,'))
    await expect(page.getByText('From an error file, left out')).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(last.getByText(/^1 created/).first()).toBeVisible()
    await page.goto('/app/accounts')
    await expect(page.getByRole('link', { name: /^Tin Kettle Bakery/ })).toHaveCount(3)

    for (const name of ['clients.csv', 'errors.csv']) {
      await page.goto('/app/imports')
      await page.getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { name: 'Import accounts' })).toBeVisible()
      const card = last.locator('div').filter({ has: page.getByRole('link', { name, exact: true }) })
      await card.getByRole('button', { name: 'Undo' }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
      await expect(page.getByRole('contentinfo').or(page.locator('footer')).getByText(/taken back/)).toBeVisible()
    }
    await page.goto('/app/accounts')
    await expect(page.getByText('No accounts found')).toBeVisible()
  })

test('a day that may be two is asked for, and a sheet is chosen', async ({ page }) => {
  await page.goto('/app/policies')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('radio', { name: 'Policies' })).toBeChecked()
  await sendFile(page, 'policies.csv', 'Account name,Type,Effective date\nNobody Inc.,GL,03/04/2026\n')
  const asked = page.getByRole('combobox', { name: 'Which day is 03/04/2026 in Effective date?' })
  await asked.selectOption({ label: 'Apr 3, 2026 (day first)' })
  await expect(asked).toHaveValue('DMY')
  await expect(page.getByRole('region', { name: 'Rows' }).getByText('No account is there for “Nobody Inc.”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
})
