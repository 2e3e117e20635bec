import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { makeXlsx } from '../support/documents/office.ts'
import { ACCOUNTS_HEAD, aClient, csvOf } from '../support/imports.ts'
import { actAs } from './own-agency.ts'
import { IVES } from './people.ts'
import { expect, expectAccessible, test } from './support.ts'

actAs(IVES)
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function sendFile(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** Waits until an import stands in the line of the last ones with these words. */
const told = (page: Page, words: RegExp) =>
  expect(page.getByRole('region', { name: 'Imports' }).getByText(words).first()).toBeVisible()

async function undo(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
}

test('a book is brought along: its columns are looked at, what is refused is mended and sent again', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await page.goto('/app/accounts')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Choose a CSV or XLSX file.')).toBeVisible()
  await sendFile(page, 'clients.pdf', '%PDF-1.7')
  await expect(page.getByText('This is not a CSV or XLSX file. Save your list as one of these.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove clients.pdf' }).click()
  const head = ACCOUNTS_HEAD.map((name) => (name === 'Client ID' ? 'Code' : name))
  const namesake = aClient(3, { 'Client Name': 'Tin Kettle Bakery 00001' })
  const list = [aClient(1), aClient(2, { ST: 'OHI' }), namesake]
  await sendFile(page, 'clients.csv', csvOf([['Our clients'], head, ...list, ['Total: 3 clients']]))

  const rows = page.getByRole('region', { name: 'Rows' })
  await expect(rows.getByText('State “OHI” is not a US state. Did you mean OH?')).toBeVisible()
  await expect(rows.getByText('The same name is in row 3. This row makes an account of its own.')).toBeVisible()
  await expect(page.getByText('The headings are in row 2. Rows above it are left out.')).toBeVisible()
  await expect(page.getByText('The list ends above row 6. The totals there are left out.')).toBeVisible()
  await expect(page.getByText('Cara cannot tell')).toBeVisible()
  await expectAccessible(page)
  const code = page.getByRole('combobox', { name: 'Code in Cara' })
  await code.selectOption('Name')
  await expect(page.getByText('Another column goes to Name already.')).toBeVisible()
  await code.selectOption('Your reference')
  await expect(page.getByText('Chosen by you')).toBeVisible()
  await rows.getByRole('button', { name: /^Refuse/ }).click()
  await expect(page).toHaveURL(/tab=REFUSE/)
  await expect(rows.getByText('Tin Kettle Bakery 00001')).toHaveCount(0)
  await page.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
  await told(page, /^2 created, 1 refused/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    rows.getByRole('link', { name: 'Error file' }).click(),
  ])
  const errors = await readFile(await file.path(), 'utf8')
  expect(errors).toContain('What is wrong')
  await page.getByRole('link', { name: 'Choose another file' }).click()
  await sendFile(page, 'errors.csv', errors.replace(',OHI,', ',OH,'))
  await expect(page.getByText('From an error file, left out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
  await page.goto('/app/imports')
  await page
    .getByRole('row', { name: /^clients\.csv/ })
    .getByRole('button', { name: 'Undo' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('row', { name: /2 accounts taken back/ })).toBeVisible()
})

test('an import is begun and undone at 390 px', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/app/imports')
  await sendFile(page, 'phone.csv', csvOf([ACCOUNTS_HEAD, aClient(7), aClient(8, { Phone: '555-01' })]))
  await expect(page.getByText('Phone 555-01 has 5 digits, it needs 10.')).toBeVisible()
  expect(await isNarrow(page)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await told(page, /^1 created, 1 refused/)
  await undo(page)
  await told(page, /^1 account taken back/)
  expect(await isNarrow(page)).toBe(true)
  await page.goto('/app/accounts')
  await expect(page.getByRole('link', { name: 'Tin Kettle Bakery 00007' })).toBeHidden()
})

test('a day that may be two is asked for, and a sheet is chosen', async ({ page }) => {
  await page.goto('/app/policies')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('radio', { name: 'Policies' })).toBeChecked()
  const head = ['Account name', 'Type', 'Effective date']
  const sheets = [
    { name: '2025', rows: [head, ['Somebody Inc.', 'GL', '2025-01-01']] },
    { name: '2026', rows: [head, ['Nobody Inc.', 'GL', '03/04/2026']] },
  ]
  await sendFile(page, 'policies.xlsx', makeXlsx(sheets))
  const rows = page.getByRole('region', { name: 'Rows' })
  await expect(rows.getByText('No account is there for “Somebody Inc.”.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption({ label: '2026, 1 row' })
  const asked = page.getByRole('combobox', { name: 'Which day is 03/04/2026 in Effective date?' })
  await asked.selectOption({ label: 'Apr 3, 2026 (Day first)' })
  await expect(asked).toHaveValue('DMY')
  await expect(rows.getByText('No account is there for “Nobody Inc.”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
})

test('hidden rows are said and taken in by choice, one row is left out, and what is refused comes first', async ({
  page,
}) => {
  await page.goto('/app/imports?kind=ACCOUNTS')
  const rows = [ACCOUNTS_HEAD, aClient(901), aClient(902), aClient(903, { 'Contact email': 'no e-mail' })]
  // The state is read after the rows have been checked: rows that were read before are not left standing beside it.
  await page.route('/graphql', async (route) => {
    if (/query Import\(/.test(route.request().postData() ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await sendFile(page, 'hidden.xlsx', makeXlsx([{ name: 'Clients', rows, hiddenRows: [3] }]))
  const list = page.getByRole('region', { name: 'Rows' })
  await expect(page.getByText('1 row is hidden in this sheet, and left out until you take it in.')).toBeVisible()
  await expect(list.getByRole('row').nth(1)).toContainText('Refuse')
  await expect(list.getByRole('row').filter({ hasText: '00902' })).toContainText('Leave out')
  await page.getByRole('button', { name: 'Take it in' }).click()
  await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeVisible()
  await list.getByRole('button', { name: 'Leave out row 2' }).click()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Take in row 2' })).toBeVisible()
  await expectAccessible(page)
})

for (const viewport of [DESK, PHONE])
  test(`a list of policies sent as one of accounts says so and is turned, at ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/app/imports?kind=ACCOUNTS')
    const head = ['Client', 'Line of business', 'Policy number', 'Carrier', 'Effective date', 'Expiration date']
    const row = ['Nobody & Sons', 'GL', 'GL-1001', 'Quillfeather Mutual', '2026-01-01', '2027-01-01']
    await sendFile(page, 'policies.csv', csvOf([head, row, row.with(2, 'GL-1002')]))
    const rows = page.getByRole('region', { name: 'Rows' })
    for (const gap of ['No e-mail', 'No phone', 'No whole address', 'No contact'])
      await expect(rows.getByText(gap, { exact: true })).toBeVisible()
    await expect(
      rows.getByText('1 to create, 0 to change. To complete: 1 with no e-mail, 1 with no phone'),
    ).toBeVisible()
    await expect(page.getByText('This looks like a list of policies: 6 of its 6 columns are known there')).toBeVisible()
    await expectAccessible(page)
    expect(await isNarrow(page)).toBe(true)
    await page.getByRole('button', { name: 'Import as policies' }).click()
    await expect(page.getByRole('heading', { name: 'Import policies' })).toBeVisible()
    await expect(rows.getByText('No account is there for “Nobody & Sons”.').first()).toBeVisible()
    await expect(page.getByText('This looks like a list of')).toHaveCount(0)
  })
