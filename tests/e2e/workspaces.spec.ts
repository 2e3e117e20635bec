import { expect, expectAccessible, test } from './support.ts'

/** Starts a workspace from free text and gives it a title that no other test has. */
async function aWorkspace(page: import('@playwright/test').Page, title: string) {
  await page.goto('/app/home')
  await page.getByLabel('Ask Cara').fill('What can you do?')
  await page.getByLabel('Ask Cara').press('Enter')
  await expect(page).toHaveURL(/\/app\/workspaces\/.+/)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Title').press('Enter')
  await expect(page).toHaveTitle(`${title} – Cara`)
}

test('the list is filtered, remembered and archived from', async ({ page }) => {
  await aWorkspace(page, 'Kiln renewal alpha')
  await aWorkspace(page, 'Kiln renewal beta')
  await page.goto('/app/workspaces')
  await expectAccessible(page)
  await page.getByLabel('Filter workspaces').fill('kiln renewal')
  const rows = page.getByRole('table', { name: 'Workspaces' }).getByRole('link')
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('menuitemradio', { name: 'Title' }).click()
  await expect(rows).toHaveText(['Kiln renewal alpha', 'Kiln renewal beta'])
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Workspaces', exact: true }).click()
  await expect(page).toHaveURL(/sort=TITLE_ASC/)

  await page.getByLabel('Filter workspaces').fill('kiln renewal')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Select Kiln renewal beta').check()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('1 workspace archived')).toBeVisible()
  await expect(rows).toHaveText(['Kiln renewal alpha'])

  await page.getByLabel('Filter workspaces').fill('no workspace is called this')
  await expect(page.getByText('No workspaces found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(rows.first()).toBeVisible()
})

test('the list groups by status and stands on a phone in two lines a row', async ({ page }) => {
  await aWorkspace(page, 'Lantern question')
  await page.goto('/app/workspaces?group=status')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Lantern question' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
})
